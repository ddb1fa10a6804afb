/* Reports what a language still lacks: `npm run words` for all of them, `npm run words -- fr` for one folder.
   Fails where a message is missing or nobody asks for it; what still reads as in English is only listed,
   since some words are the same in two languages. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const FOLDER = fileURLToPath(new URL("../src/messages/", import.meta.url));

const REGISTER = readFileSync(`${FOLDER}index.svelte.ts`, "utf8");

// A nation may have more forms than English needs: `nations.DE.adjective`.
const FREE = /^nations\.[A-Z]{2}\./;

const folders = () =>
  readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() && entry.name !== "en" ? [entry.name] : []));

async function load(language, file) {
  const path = `${FOLDER}${language}/${file}`;
  if (!existsSync(path)) return {};
  return (await runnerImport(path, { configFile: false, logLevel: "error" })).module;
}

/** `lobby.quick.link`: every sentence by its path; a function by its source. */
function* sentences(part, path) {
  if (typeof part === "string" || typeof part === "function") yield [path, String(part)];
  else if (part && typeof part === "object")
    for (const [name, inner] of Object.entries(part)) yield* sentences(inner, `${path}.${name}`);
}

/** Has words of its own to translate: not `21`, not `+${gap}`. */
const speaks = (text) =>
  /\p{L}{2}/u.test(/=>|^function/.test(text) ? [...text.matchAll(/(["'`])(.*?)\1/g)].map(([, , inside]) => inside.replace(/\$\{[^}]*\}/g, "")).join(" ") : text);

async function report(language, english) {
  const [missing, extra, same] = [[], [], []];
  for (const [file, asked] of english) {
    const spoken = await load(language, file);
    const wanted = new Map(asked.flatMap(([name, part]) => [...sentences(part, name)]));
    const found = new Map(asked.flatMap(([name]) => [...sentences(spoken[name], name)]));
    for (const [path, text] of wanted) {
      if (!found.has(path)) missing.push(path);
      else if (found.get(path) === text && speaks(text)) same.push(path);
    }
    extra.push(...[...found.keys()].filter((path) => !wanted.has(path) && !FREE.test(path)));
  }
  console.log(`${language}: ${missing.length} missing, ${extra.length} extra, ${same.length} as in English`);
  for (const [title, paths] of Object.entries({ missing, extra, "as in English": same }))
    for (const path of paths) console.log(`  ${title.padEnd(13)} ${path}`);
  if (!REGISTER.includes(`import("./${language}")`)) console.log("  not yet in LANGUAGES and LOADERS of src/messages/index.svelte.ts");
  return missing.length + extra.length;
}

const INDEXES = ["index.ts", "library.ts"];
const en = Object.assign({}, ...(await Promise.all(INDEXES.map((file) => load("en", file)))).map((loaded) => loaded.default));
const english = [];
for (const file of readdirSync(`${FOLDER}en`).filter((name) => !INDEXES.includes(name))) {
  const asked = Object.entries(await load("en", file)).filter(([name, part]) => name in en && typeof part === "object");
  if (asked.length) english.push([file, asked]);
}
const asked = process.argv.slice(2);
const unknown = asked.filter((language) => !existsSync(`${FOLDER}${language}`));
for (const language of unknown) console.error(`There is no folder src/messages/${language}; copy src/messages/en to begin.`);
let wrong = unknown.length;
for (const language of asked.length ? asked.filter((one) => !unknown.includes(one)) : folders()) wrong += await report(language, english);
process.exit(wrong ? 1 : 0);
