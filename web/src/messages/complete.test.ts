/* Every language says everything, in its own words. The check of types sees what is missing; this sees what was left in English. */

import { describe, expect, it } from "vitest";
import { NATIONS, type Guest, type Nation } from "../wire/game";
import messages, { type Messages } from "./en";
import library, { type LibraryTexts } from "./en/library";
import { LANGUAGES } from "./index.svelte";
import same from "./same.json";
import type { Who } from "./words";

type Words = Messages & LibraryTexts;

const found = import.meta.glob<{ default: Messages }>("./*/index.ts", { eager: true });
const libraries = import.meta.glob<{ default: LibraryTexts }>("./*/library.ts", { eager: true });
const others = Object.keys(LANGUAGES).filter((code) => code !== "en");
const wordsOf = (code: string): Words => ({ ...found[`./${code}/index.ts`]!.default, ...libraries[`./${code}/library.ts`]!.default });
const en: Words = { ...messages, ...library };

/** What is the same in every language, or happens to be in one: names, signs, words that travel. */
const SHARED = [
  /^(games\.face-to-face\.(name|short)|help\.duelTitle|shell\.name|room\.title|help\.keyNames\.(enter|escape))$/,
  /^(cards\.signed|duel\.gap|setup\.choices\.(21|17)|analysis\.(percent|decimal|beside|share|score)|reasons\.all|setup\.kindHelp\.bot|shell\.labelled)$/,
];
const SAME: Record<string, readonly string[]> = same;

const you: Who = { name: "Anna", you: true };
const anna: Who = { name: "Anna", you: false };
const max: Who = { name: "Max", you: false };
const paid = [{ place: "c2", nation: "IT" as Nation, points: 4 }, { place: "bar", nation: null, points: 2 }];
const guests: Guest[] = [...NATIONS.flatMap((nation): Guest[] => [`${nation}f`, `${nation}m`]), "JKf", "JKm"];
const tables: Nation[][] = [...NATIONS.map((nation) => [nation]), ["GB", "IT"], ["GB", "IT", "RU"], ["GB", "GB"]];
const piles = ["+", "-"];
const sexes = ["f", "m"];

/** Every combination of what each parameter may be. */
const each = (...lists: readonly (readonly unknown[])[]): unknown[][] =>
  lists.reduce<unknown[][]>((all, list) => all.flatMap((told) => list.map((one) => [...told, one])), [[]]);

const COUNTS = each([0, 1, 2, 5, 21, 1234]);
const WHOS = each([you, anna, max]);
const TEXTS = each(["Anna"]);

const ASKED: Record<string, unknown[][]> = {
  "advice.seat": each(guests, tables), "advice.down": each(guests), "advice.club": each(sexes, [["IT"]]), "advice.bar": each(guests),
  "advice.lay": each([17], piles), "advice.give": each([17], piles),
  "analysis.waiting": COUNTS, "analysis.running": [[3, 180]], "analysis.at": [[0, "Anna"], [12, "Anna"]], "analysis.share": [["Anna", 0.54]],
  "analysis.score": [["Anna", 61.2]], "analysis.percent": [[0.54]], "analysis.decimal": [[3.2], [-1.5]], "analysis.beside": [[3.2], [-1.5]], "analysis.turningPoint": [[12, "Anna"]],
  "analysis.byBoth": [[3.2, 0.05]], "analysis.byPoints": [[3.2]], "analysis.byWins": [[0.05]], "analysis.setting": [["Anna", 8000]],
  "cafe.barNext": each([5, -16]), "cafe.barTaken": [[1, 21]], "cafe.club": each([...NATIONS, undefined], sexes),
  "cafe.clubShort": each(sexes), "cafe.clubOpen": each([...NATIONS, undefined], sexes),
  "cards.guest": each(guests), "cards.sex": each(sexes), "cards.signed": each([-4, 0, 4]), "cards.paid": [[paid]],
  "cards.seat": each(["c2"], [...tables, []], [undefined, ...guests]), "cards.seatOffer": [[paid], [[]]],
  "cards.table": each(["c2"], NATIONS, [[], ["ITf"], ["ITf", "FRm", "JKf"]]), "cards.inHand": [[1, 7]],
  "count.laidOf": [[12, 58]], "count.won": [[[you]], [[anna]], [[you, anna]], [[anna, max, you]]],
  "count.couldNot": WHOS, "count.laidAll": WHOS, "count.why.closed": WHOS,
  "duel.pile": each([you, anna, max], [true, false], [17]), "duel.offerOwn": [[17, 3], [17, -10]], "duel.gap": [[3]],
  "events.seated": each([you, anna], guests, ["c2"], [paid, []], [true, false]), "events.clubStarted": each([you, anna], NATIONS, sexes),
  "events.laidDown": WHOS, "events.wentToBar": each([you, anna], guests, [3, -16]), "events.laid": each([you, anna], [17], piles, [3, -10]),
  "events.gave": [[you, anna, 17, "+"], [anna, you, 17, "-"], [anna, max, 17, "+"]], "events.closed": WHOS,
  "events.moved": each([you, anna], [paid, []]), "events.cleared": each(tables), "events.tableLaid": each(NATIONS),
  "events.drawnGuests": each([you, anna], [1, 2]), "events.drawnCards": each([you, anna], [1, 2]), "events.turnOf": WHOS,
  "events.takenBack": WHOS, "events.gameOver": [[[]], [[you]], [[anna]], [[you, anna]], [[anna, max]]],
  "happenings.gotReady": WHOS, "happenings.started": WHOS, "happenings.wentAway": each([you, anna], ["left", "time"]),
  "happenings.cameBack": WHOS, "happenings.resigned": WHOS,
  "learn.step": [[1, 11]], "people.wonOf": [[1, 2]], "people.device": [["Chrome", "Linux"]],
  "reasons.earns": [[paid]], "reasons.all": [[["Anna", "Max"]]], "reasons.clears": each(tables), "reasons.onlySeat": each(guests), "reasons.partner": each(guests, [4]),
  "reasons.opens": each([guests.slice(0, 1), guests.slice(0, 3)]), "reasons.leavesLess": [[1, 3], [0, 2]], "reasons.noHome": each(guests),
  "reasons.stepBack": each(piles), "reasons.gap": each(piles, [1, 3]), "reasons.smallestGap": each(piles, [1, 3]), "reasons.giftDraws": each([1, 17], [1, 4]),
  "refusals.occupied": each(guests), "refusals.nation": each(guests.filter((guest) => !guest.startsWith("JK")), [...tables, []]),
  "refusals.twoAlready": each([...NATIONS, undefined], sexes), "refusals.oneAlready": each([...NATIONS, undefined], sexes),
  "refusals.unbalanced": each([...NATIONS, undefined]), "refusals.clubOther": each([...NATIONS, undefined], sexes),
  "refusals.clubOnly": each(sexes), "refusals.partnerFirst": each(guests), "refusals.notInHand": each(guests),
  "refusals.direction": each([17], piles, [27]), "refusals.helpsNot": each([17], piles, [27]),
  "replay.move": [[31, 193]], "replay.origin": [["Anna", 31], ["Anna", 0]],
  "room.playedFor": WHOS, "room.resigned": WHOS,
  "rulebook.player.step": [[1, 3]], "shell.labelled": [["Anna", "Max"]], "statistics.strengthNow": [["27,1", "3,4"]], "table.clock": [["Anna", "0:42"]],
};
/** Where one thing is told: a count, or a name, a date, a title. */
const COUNTED =
  /^(best\.players|cafe\.\w*(Pile|PileShort|Count)|cards\.(points|guests|count|number)|count\.minusOf|duel\.\w+|lobby\.waits|people\.played|reasons\.(turnEarns|spares|littleNow|ahead|readies|gift|nextGap)|rulebook\.found|refusals\.(numberNotInHand|endTooSoon|noSecond)|room\.(waitingFor|seat|watching)|setup\.(opponent|friendUsual|drop))$/;

type Said = [path: string, text: string];

/** Every sentence of a language, functions asked. */
function sentences(part: unknown, path = ""): Said[] {
  if (typeof part === "string") return [[path, part]];
  if (typeof part === "function") {
    const asked = ASKED[path] ?? (COUNTED.test(path) ? COUNTS : TEXTS);
    return asked.map((told) => [path, String((part as (...all: unknown[]) => unknown)(...told))]);
  }
  return Object.entries(part as object).flatMap(([name, one]) => sentences(one, path ? `${path}.${name}` : name));
}

/** The keys, and what stands at each: a text, a function, a list of so many. */
const shape = (part: unknown): unknown =>
  typeof part !== "object" || part === null
    ? typeof part
    : Object.fromEntries(Object.entries(part).map(([name, one]) => [name, shape(one)]).sort());

const english = sentences(en);

describe.each(others)("%s", (code) => {
  const words = wordsOf(code);

  it("has every message of the English", () => {
    const { nations: _, ...rest } = words;
    const { nations: __, ...wanted } = en;
    expect(shape(rest)).toEqual(shape(wanted)); // Nations may have more forms than the English ones.
    for (const nation of NATIONS) expect(words.nations[nation]).toMatchObject(Object.fromEntries(Object.keys(en.nations[nation]).map((form) => [form, expect.any(String)])));
  });

  it("leaves nothing in English", () => {
    const here = new Map(english.map(([path, text], index) => [`${path}#${index}`, text]));
    const said = sentences(Object.fromEntries(Object.keys(en).map((part) => [part, ordered(words[part as keyof Words], en[part as keyof Words])])));
    const left = said.filter(([path, text], index) =>
      here.get(`${path}#${index}`) === text && text !== "" && !SHARED.some((shared) => shared.test(path)) && !SAME[code]?.includes(text));
    expect(left).toEqual([]);
  });

  it("has no holes, no doubled spaces, no straight quotes, no shouting", () => {
    const odd = sentences(words).filter(([path, text]) =>
      /undefined|\bnull\b|NaN|\[object|#|  |^\s|\s$|"|!|\.\.|…/.test(text) || (text === "" && path !== "setup.kindHelp.bot"));
    expect(odd).toEqual([]);
  });
});

/** The same keys in the order of the English, so that sentences stand beside their like. */
function ordered(part: unknown, like: unknown): unknown {
  if (typeof like !== "object" || like === null) return part;
  return Object.fromEntries(Object.keys(like).map((name) => [name, ordered((part as Record<string, unknown>)[name], (like as Record<string, unknown>)[name])]));
}
