/* Takes a picture of a position: a drawing that needs nothing but itself, as SVG or, from that, as PNG. */

import { mount, unmount } from "svelte";
import type { View } from "../../wire/game";
import { dressed } from "./dressing";
import Picture from "./Picture.svelte";
import { embedFonts, embedImages } from "./embedding";

export type Kind = "svg" | "png";

interface Position {
  view: View;
  names: readonly string[];
  caption: string;
}

/** Pixels of a PNG for each unit of the drawing. */
const SCALE = 2;
const DRAFT = 0.25;

export async function take(position: Position, kind: Kind): Promise<Blob> {
  const svg = await drawn(position);
  return kind === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : painted(svg);
}

/** The drawing as text. It has to stand in the page for a moment, where the colours of the theme are. */
async function drawn(position: Position): Promise<string> {
  const easel = document.createElement("div");
  easel.inert = true;
  easel.style.cssText = "position:fixed;left:-10000px;top:0";
  document.body.append(easel);
  const picture = mount(Picture, { target: easel, props: position });
  try {
    const copy = dressed(easel.querySelector("svg")!);
    await embedImages(copy);
    await embedFonts(copy);
    return new XMLSerializer().serializeToString(copy);
  } finally {
    await unmount(picture);
    easel.remove();
  }
}

async function painted(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  await untilStill(image);
  const canvas = canvasOf(image, SCALE);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

function canvasOf(image: HTMLImageElement, scale: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width * scale, image.height * scale];
  canvas.getContext("2d", { willReadFrequently: scale < 1 })!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The letters that a drawing brings along come after the drawing itself, and no event says when: it is painted, small,
    until it has stayed the same for a while. */
async function untilStill(image: HTMLImageElement): Promise<void> {
  let [before, still] = [0, 0];
  for (let tries = 0; tries < 40 && still < 4; tries += 1) {
    const now = inkOf(canvasOf(image, DRAFT));
    still = now === before ? still + 1 : 0;
    before = now;
    await new Promise((done) => setTimeout(done, 80));
  }
}

function inkOf(canvas: HTMLCanvasElement): number {
  const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
  return data.reduce((sum, value, at) => (sum + value * ((at % 251) + 1)) % Number.MAX_SAFE_INTEGER, 0);
}

/** Hands a file to whoever sits at the browser. */
export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
