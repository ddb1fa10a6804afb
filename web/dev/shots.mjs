/* Pictures of what we draw, three widths in both lights: node dev/shots.mjs OUT [scene...] (a dev server must run). */
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const [out = "shots", ...asked] = process.argv.slice(2);
const BASE = process.env.BASE ?? "http://127.0.0.1:5173";
const SIZES = { 1440: [1440, 900], 820: [820, 1180], 390: [390, 844] };
const widths = (process.env.WIDTHS ?? "1440,820,390").split(",");
const lights = (process.env.LIGHTS ?? "light,dark").split(",");

// name: address, then a card of the hand to choose, or a number of steps to play.
const SCENES = {
  art: { at: "scene=art" },
  pieces: { at: "scene=pieces" },
  spectator: { at: "scene=board&frame=51&seat=-1" },
  cards: { at: "scene=cards&frame=CARDS", card: true },
  board: { at: "scene=board&frame=BOARD", card: true },
  duel: { at: "scene=duel&frame=DUEL", card: true },
  cards5: { at: "scene=cards5&frame=30" },
  clubs: { at: "scene=special&frame=0" },
  club: { at: "scene=special&frame=1" },
  twelve: { at: "scene=special&frame=2", card: true },
  close: { at: "scene=special&frame=3" },
  jokers: { at: "scene=special&frame=4", card: true },
  waiting: { at: "scene=special&frame=5" },
  help: { at: "scene=cards&help" },
  curtain: { at: "scene=pieces&curtain" },
};
const FRAMES = { CARDS: process.env.CARDS ?? 20, BOARD: process.env.BOARD ?? 24, DUEL: process.env.DUEL ?? 12 };

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
for (const width of widths) {
  for (const light of lights) {
    const [w, h] = SIZES[width];
    const page = await browser.newPage({ viewport: { width: w, height: h }, colorScheme: light, hasTouch: w < 500 });
    page.on("pageerror", (error) => console.log("error", error.message));
    for (const name of asked.length ? asked : Object.keys(SCENES)) {
      const { at, card } = SCENES[name];
      await page.goto(`${BASE}/dev.html?${at.replace(/[A-Z]{4,}/, (key) => FRAMES[key])}`);
      await page.waitForTimeout(900);
      if (card) await page.locator(".hand .card:not(.dim) button").first().click({ timeout: 2000 }).catch(() => console.log("no card to choose"));
      await page.mouse.move(5, 5);
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${out}/${name}-${width}-${light}.png`, fullPage: process.env.FULL === "1" });
    }
    await page.close();
  }
}
await browser.close();
