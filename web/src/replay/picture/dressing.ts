/* A copy of a drawing that looks the same without any style sheet: each piece is given what the page's styles say of it. */

// What a piece takes over from the one around it, so that only what differs has to be said.
const INHERITED = [
  "fill", "fill-opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "stroke-opacity",
  "font-family", "font-size", "font-weight", "letter-spacing", "text-anchor",
] as const;

const TRANSLUCENT = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/;

export function dressed(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  dress(drawing, copy, null);
  return copy;
}

function dress(piece: Element, copy: Element, around: CSSStyleDeclaration | null): void {
  const style = getComputedStyle(piece);
  if (style.display === "none" && !(piece.localName in UNSEEN)) return copy.remove();
  for (const name of INHERITED) if (!around || style.getPropertyValue(name) !== around.getPropertyValue(name)) say(copy, name, style.getPropertyValue(name));
  if (style.opacity !== "1") copy.setAttribute("opacity", style.opacity);
  copy.removeAttribute("class");
  copy.removeAttribute("style");
  const pairs = [...piece.children].map((child, at) => [child, copy.children[at]!] as const);
  for (const [child, twin] of pairs) dress(child, twin, style);
}

// These are never seen themselves, and are needed all the same.
const UNSEEN = { title: true, defs: true, clipPath: true, linearGradient: true, stop: true, pattern: true };

/** Not every program that shows drawings knows `rgba()`. */
function say(copy: Element, name: string, value: string): void {
  const found = TRANSLUCENT.exec(value);
  copy.setAttribute(name, found ? `rgb(${found[1]}, ${found[2]}, ${found[3]})` : value);
  if (found) copy.setAttribute(`${name}-opacity`, found[4]!);
}
