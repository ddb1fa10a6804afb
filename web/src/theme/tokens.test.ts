import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

function block(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(css.indexOf("{", start) + 1, css.indexOf("}", start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const morning = block(":root");
const evening = { ...morning, ...block(':root[data-theme="evening"]') };
const bySystem = { ...morning, ...block(":root:not([data-theme])") };

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const TEXT = [
  ["ink", "room"], ["ink", "room-deep"], ["ink", "floor"], ["ink", "paper"], ["ink", "paper-deep"],
  ["ink-soft", "room"], ["ink-soft", "room-deep"], ["ink-soft", "floor"], ["ink-soft", "paper"], ["ink-soft", "paper-deep"],
  ["on-rim", "rim"], ["on-counter", "counter"], ["on-counter", "counter-light"],
  ["on-accent", "accent"], ["accent", "paper"], ["accent", "room"], ["on-sit", "sit"], ["sit", "paper"],
  ["on-wait", "wait"], ["wait", "paper"], ["minus", "paper"], ["on-gold", "gold"], ["on-silver", "silver"],
  ["gold-text", "room"], ["silver-text", "room"], ["gold-text", "paper"], ["silver-text", "paper"],
  ["back-line", "back"],
] as const;

// Rings and outlines: WCAG asks for 3.
const SIGNS = [
  ["sit", "floor"], ["wait", "floor"], ["accent", "floor"], ["focus", "floor"], ["focus", "room"], ["focus", "paper"],
  ["line-strong", "paper"], ["line-strong", "room"], ["on-counter", "counter"], ["rim", "paper"],
] as const;

describe.each([["morning", morning], ["evening", evening]] as const)("%s", (_, tokens) => {
  it.each(TEXT)("%s on %s can be read", (ink, ground) => {
    expect(contrast(tokens[ink]!, tokens[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SIGNS)("%s on %s can be seen", (sign, ground) => {
    expect(contrast(tokens[sign]!, tokens[ground]!)).toBeGreaterThanOrEqual(3);
  });
});

it("is the same evening by choice and by system", () => {
  expect(bySystem).toEqual(evening);
});
