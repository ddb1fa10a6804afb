import type { Nation } from "../../wire/game";
import type { Messages } from "../en";

type Forms = Messages["nations"][Nation];

/** The adjective of a table, and of several: `italiano`, `italiani`. */
const TABLES: Record<Nation, readonly [one: string, many: string]> = {
  CF: ["centrafricano", "centrafricani"],
  CN: ["cinese", "cinesi"],
  CU: ["cubano", "cubani"],
  DE: ["tedesco", "tedeschi"],
  ES: ["spagnolo", "spagnoli"],
  FR: ["francese", "francesi"],
  GB: ["inglese", "inglesi"],
  IN: ["indiano", "indiani"],
  IT: ["italiano", "italiani"],
  RU: ["russo", "russi"],
  TR: ["turco", "turchi"],
  US: ["americano", "americani"],
};

export const adjective = (nation: Nation, many = false): string => TABLES[nation][many ? 1 : 0];

const forms = (nation: Nation, name: string, from: string, woman: string, man: string): Forms => ({
  name,
  from,
  woman,
  man,
  table: `il tavolino ${adjective(nation)}`,
});

export const nations: Record<Nation, Forms> = {
  CF: forms("CF", "Africa Centrale", "dall'Africa Centrale", "una centrafricana", "un centrafricano"),
  CN: forms("CN", "Cina", "dalla Cina", "una cinese", "un cinese"),
  CU: forms("CU", "Cuba", "da Cuba", "una cubana", "un cubano"),
  DE: forms("DE", "Germania", "dalla Germania", "una tedesca", "un tedesco"),
  ES: forms("ES", "Spagna", "dalla Spagna", "una spagnola", "uno spagnolo"),
  FR: forms("FR", "Francia", "dalla Francia", "una francese", "un francese"),
  GB: forms("GB", "Gran Bretagna", "dalla Gran Bretagna", "un'inglese", "un inglese"),
  IN: forms("IN", "India", "dall'India", "un'indiana", "un indiano"),
  IT: forms("IT", "Italia", "dall'Italia", "un'italiana", "un italiano"),
  RU: forms("RU", "Russia", "dalla Russia", "una russa", "un russo"),
  TR: forms("TR", "Turchia", "dalla Turchia", "una turca", "un turco"),
  US: forms("US", "Stati Uniti", "dagli Stati Uniti", "un'americana", "un americano"),
};
