/* Fails when the types of the wire are not those of the server: `npm run types` writes them anew. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";
import { HEAD, OPTIONS, schemaText } from "./types.mjs";

const kept = (name) => readFileSync(new URL(`../src/wire/${name}`, import.meta.url), "utf8");

const schema = schemaText(execFileSync);
const types = HEAD + astToString(await openapiTS(JSON.parse(schema), OPTIONS));
const stale = [["openapi.json", schema], ["api.ts", types]].filter(([name, text]) => kept(name) !== text);
for (const [name] of stale) console.error(`src/wire/${name} is not what the server says; run \`npm run types\`.`);
process.exit(stale.length ? 1 : 0);
