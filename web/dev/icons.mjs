/* Makes the PNG icons from public/icon.svg: node dev/icons.mjs */
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const svg = readFileSync(new URL("../public/icon.svg", import.meta.url), "utf8");
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] });
for (const [name, size, scale, ground] of [["icon-192", 192, 1, "transparent"], ["icon-512", 512, 1, "transparent"], ["icon-maskable-512", 512, 0.76, "#f6efe4"]]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}"><div style="width:${size * scale}px;height:${size * scale}px">${svg}</div>`);
  await page.screenshot({ path: new URL(`../public/${name}.png`, import.meta.url).pathname, omitBackground: true });
  await page.close();
}
await browser.close();
