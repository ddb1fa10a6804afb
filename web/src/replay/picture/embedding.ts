/* Puts into a drawing what it would fetch: flags and the letters of its texts. */

const SVG = "http://www.w3.org/2000/svg";

export async function embedImages(drawing: SVGSVGElement): Promise<void> {
  await Promise.all(
    [...drawing.querySelectorAll("image")].map(async (image) => image.setAttribute("href", await inlined(image.getAttribute("href") ?? ""))),
  );
}

export async function embedFonts(drawing: SVGSVGElement): Promise<void> {
  const text = drawing.textContent ?? "";
  const faces = await Promise.all(facesFor(text).map(inlinedFace));
  const style = document.createElementNS(SVG, "style");
  style.textContent = faces.join("\n");
  drawing.prepend(style);
}

/** The page's own fonts, those files of them in which there is a letter of the text. */
function facesFor(text: string): CSSFontFaceRule[] {
  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0)!);
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule && covers(rule.style.getPropertyValue("unicode-range"), letters));
}

/** Whether one of the letters is in a range such as `U+0370-0377, U+2126`. */
export function covers(ranges: string, letters: readonly number[]): boolean {
  return ranges.split(",").some((range) => {
    const [first, last] = range.trim().slice(2).split("-").map((digits) => Number.parseInt(digits, 16));
    return first !== undefined && letters.some((letter) => letter >= first && letter <= (last ?? first));
  });
}

async function inlinedFace(face: CSSFontFaceRule): Promise<string> {
  const address = /url\("([^"]+)"\)/.exec(face.style.getPropertyValue("src"))?.[1];
  if (!address) return "";
  const [family, weight] = ["font-family", "font-weight"].map((name) => face.style.getPropertyValue(name));
  const from = face.parentStyleSheet?.href ?? location.href;
  const source = await inlined(new URL(address, from).href);
  return `@font-face{font-family:${family};font-weight:${weight};src:url("${source}") format("woff2");unicode-range:${face.style.getPropertyValue("unicode-range")}}`;
}

const known = new Map<string, Promise<string>>();

/** The file at an address, as an address that holds it. */
function inlined(address: string): Promise<string> {
  if (address.startsWith("data:")) return Promise.resolve(address);
  const found = known.get(address) ?? fetched(address);
  known.set(address, found);
  return found;
}

async function fetched(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error(address));
    reader.readAsDataURL(file);
  });
}
