// What a reader meets on a page: every text there is, and what is wrong with how it stands. In one function, to be asked of a page.
() => {
  const SHORTEST = /\p{L}{2}/u; // single letters are keys, signs, columns
  const SPOKEN = ["aria-label", "title", "placeholder", "alt"];
  const CLICKED = "a[href], button, select, summary, input, textarea";
  const SLACK = 2; // pixels
  const ARROW = 24; // what a list to choose from needs beside its text

  const seen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !node.closest(".unseen");
  const all = [...document.body.querySelectorAll("*")].filter((node) => !node.matches("script, style, noscript, noscript *"));
  const texts = [];
  for (const parent of all)
    for (const node of parent.childNodes)
      if (node.nodeType === Node.TEXT_NODE && SHORTEST.test(node.data)) texts.push({ parent, node, text: node.data.trim().replace(/\s+/g, " ") });

  const spoken = all.flatMap((node) => SPOKEN.map((name) => node.getAttribute(name)).filter((text) => text && SHORTEST.test(text)));
  const description = document.querySelector("meta[name=description]").content;

  const boxes = ({ node }) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width && height);
  };
  const shown = texts.filter(({ parent }) => !parent.closest("svg, option") && seen(parent)).map((text) => ({ ...text, boxes: boxes(text) }));

  /** What is sticky or fixed, or a ribbon, or unfolds, or lets clicks through, lies over the page; it is nobody's neighbour. */
  const layers = new Map();
  const layer = (node) => {
    if (!node) return null;
    if (!layers.has(node)) {
      const { position, pointerEvents } = getComputedStyle(node);
      const unfolded = position === "absolute" && node.matches("details > *");
      const own = /fixed|sticky/.test(position) || pointerEvents === "none" || node.matches("dialog, .ribbon") || unfolded;
      layers.set(node, own ? node : layer(node.parentElement));
    }
    return layers.get(node);
  };

  const isCut = ({ parent, boxes }) => {
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      if (box.matches("[data-cut]")) return false;
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX + overflowY)) return false; // the rest can be scrolled to
      if (/hidden|clip/.test(overflowX) && boxes.some(({ left, right }) => left < edge.left - SLACK || right > edge.right + SLACK)) return true;
      if (/hidden|clip/.test(overflowY) && boxes.some(({ top, bottom }) => top < edge.top - SLACK || bottom > edge.bottom + SLACK)) return true;
    }
    return false;
  };

  /** A word broken where no syllable ends; long ones may be hyphenated (theme/base.css). */
  const HYPHENATED = 12;
  const isTorn = ({ parent, node }) =>
    [...node.data.matchAll(/(?<![\p{L}\d])\p{L}{3,}(?![\p{L}\d])/gu)].some(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 && !(word.length >= HYPHENATED && getComputedStyle(parent).hyphens === "auto");
    });

  const pen = document.createElement("canvas").getContext("2d");
  const isShort = (list) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(list);
    pen.font = font;
    const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW;
    return pen.measureText(list.selectedOptions[0]?.text ?? "").width > room + SLACK;
  };

  /** Letters at the end of a bent line that is too short are not drawn at all. */
  const isBentTooFar = (bent) => seen(bent) && bent.getComputedTextLength() > document.querySelector(bent.getAttribute("href")).getTotalLength();

  /** The parts of a text that are in sight: not scrolled away, and not cut on purpose. */
  const inSight = ({ parent, boxes }) => {
    let parts = boxes.map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const edge = box.getBoundingClientRect();
      parts = parts.map(({ left, right, top, bottom }) => ({
        left: Math.max(left, edge.left), right: Math.min(right, edge.right), top: Math.max(top, edge.top), bottom: Math.min(bottom, edge.bottom),
      }));
    }
    return parts.filter(({ left, right, top, bottom }) => right > left && bottom > top).map((part) => ({ ...part, height: part.bottom - part.top }));
  };
  const meets = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom - one.height / 5, other.bottom) - Math.max(one.top + one.height / 5, other.top) > SLACK;
  /** A button without a word lies over its own picture. */
  const isFaceOf = (text, node) => !node.textContent.trim() && node.parentElement.contains(text);
  /** A link in a sentence takes fingers a little beyond its letters, where the sentence is. */
  const isInside = (text, node) => node.contains(text) || text.contains(node);
  const clicked = all.filter((node) => node.matches(CLICKED) && seen(node) && !node.closest("[inert]"));
  const overlaps = shown
    .filter(({ parent }) => !parent.closest("[aria-hidden=true], [inert]"))
    .flatMap((text) => clicked
      .filter((node) => !isInside(text.parent, node) && !isFaceOf(text.parent, node) && !text.parent.closest("label")?.contains(node) && layer(node) === layer(text.parent))
      .filter((node) => inSight(text).some((box) => [...node.getClientRects()].some((part) => meets(box, part))))
      .map((node) => `${text.text} | ${node.getAttribute("aria-label") ?? node.textContent.trim()}`));

  return {
    texts: [...texts.map(({ text }) => text), ...spoken, document.title, description],
    cut: [
      ...shown.filter(isCut).map(({ text }) => text),
      ...all.filter((node) => node.matches("select:not([data-cut])") && seen(node) && isShort(node)).map((list) => list.selectedOptions[0].text),
      ...all.filter((node) => node.matches("textPath") && isBentTooFar(node)).map((bent) => bent.textContent),
    ],
    torn: shown.filter(isTorn).map(({ text }) => text),
    overlaps,
    wide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  };
}
