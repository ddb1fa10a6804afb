import type { Nation } from "../../wire/game";

interface Forms {
  /** As a heading, and on the rim of a table. */
  name: string;
  /** 'a woman from ...' */
  from: string;
  woman: string;
  man: string;
  table: string;
}

const forms = (name: string, adjective: string, article = "a", from = name): Forms => ({
  name,
  from,
  woman: `${article} ${adjective} woman`,
  man: `${article} ${adjective} man`,
  table: `the ${adjective} table`,
});

export const nations: Record<Nation, Forms> = {
  CF: forms("Central Africa", "Central African"),
  CN: forms("China", "Chinese"),
  CU: forms("Cuba", "Cuban"),
  DE: forms("Germany", "German"),
  ES: forms("Spain", "Spanish"),
  FR: forms("France", "French"),
  GB: forms("Great Britain", "British"),
  IN: forms("India", "Indian", "an"),
  IT: forms("Italy", "Italian", "an"),
  RU: forms("Russia", "Russian"),
  TR: forms("Turkey", "Turkish"),
  US: forms("United States", "American", "an", "the United States"),
};
