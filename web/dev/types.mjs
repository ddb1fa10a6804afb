/* Writes src/wire/openapi.json, what the server says of itself, and src/wire/api.ts, its types. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const WEB = new URL("../", import.meta.url);
const PYTHON = process.env.PYTHON ?? fileURLToPath(new URL("../.venv/bin/python", WEB));

export const HEAD = "/* Made by `npm run types` from openapi.json; a change by hand is lost. */\n\n";

// A field with a default may be left out by the server, too.
export const OPTIONS = { alphabetize: true, defaultNonNullable: false, emptyObjectsUnknown: true };

export const schemaText = (run) => run(PYTHON, ["-m", "stammtisch.server.schema"], { encoding: "utf8", maxBuffer: 1 << 26 });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const schema = schemaText(execFileSync);
  writeFileSync(new URL("src/wire/openapi.json", WEB), schema);
  writeFileSync(new URL("src/wire/api.ts", WEB), HEAD + astToString(await openapiTS(JSON.parse(schema), OPTIONS)));
}
