/* Pictures of every page, three widths in both lights: node dev/pages.mjs OUT [page...] (a house must run at BASE). */
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const [out = "shots", ...asked] = process.argv.slice(2);
const BASE = process.env.BASE ?? "http://127.0.0.1:8000";
const SIZES = { 1440: [1440, 900], 820: [820, 1180], 390: [390, 844], 360: [360, 740], 2560: [2560, 1440] };
const widths = (process.env.WIDTHS ?? "1440,820,390").split(",");
const lights = (process.env.LIGHTS ?? "light,dark").split(",");
const GAMES = ["cafe-cards", "cafe-board", "face-to-face"];

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});

/** Tables of one's own in every state, so that no page is empty. */
const layTables = (page) =>
  page.evaluate(async () => {
    const post = async (path, data = {}) =>
      (await fetch(`/api${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(data) })).json();
    const lay = async (game, seats, more = {}) => (await post("/tables", { game, seats: [{ kind: "me" }, ...seats], ...more })).table.id;
    const bot = { kind: "bot", level: "greedy" };
    const waiting = await lay("cafe-cards", [bot, { kind: "open" }, { kind: "invited" }], { public: true, limit: 300 });
    const hotSeat = await lay("cafe-board", [{ kind: "friend", name: "Ben" }]);
    const over = await lay("cafe-cards", [bot]);
    const running = {};
    for (const game of ["cafe-cards", "cafe-board", "face-to-face"]) running[game] = await lay(game, [bot], { limit: 300 });
    for (const id of [hotSeat, over, ...Object.values(running)]) await post(`/tables/${id}/ready`, { ready: "" });
    await post(`/tables/${over}/resign`, { resign: 0 });
    return { waiting, hotSeat, over, running };
  });

for (const width of widths) {
  for (const colorScheme of lights) {
    const [w, h] = SIZES[width];
    const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme, hasTouch: w < 500 });
    const page = await context.newPage();
    page.on("pageerror", (error) => console.log("error", error.message));
    await page.goto(BASE);
    await page.waitForSelector(".me a");
    const { waiting, hotSeat, over, running } = await layTables(page);
    const pages = {
      home: "/", new: "/new/cafe-cards", waiting: `/table/${waiting}`, curtain: `/table/${hotSeat}`, end: `/table/${over}`,
      ...Object.fromEntries(GAMES.map((game) => [game, `/table/${running[game]}`])),
      me: "/me", best: "/best", rules: "/rules/cafe-board", lost: "/nowhere",
    };
    for (const [name, path] of Object.entries(pages)) {
      if (asked.length && !asked.includes(name)) continue;
      await page.goto(BASE + path);
      await page.waitForTimeout(1500);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) console.log(`${name} is ${over} px too wide at ${width}`);
      await page.screenshot({ path: `${out}/${name}-${width}-${colorScheme}.png`, fullPage: !path.startsWith("/table/") || name === "waiting" });
    }
    await context.close();
  }
}
await browser.close();
