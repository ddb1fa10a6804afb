import type { Nation } from "../../wire/game";

interface Forms {
  /** As a heading, and on the rim of a table. */
  name: string;
  /** 'Gäste aus ...' */
  from: string;
  woman: string;
  man: string;
  /** The man as an object: 'Anna setzt einen Briten'. */
  manObject: string;
  table: string;
  /** 'britisch', to be declined. */
  adjective: string;
}

function forms(name: string, adjective: string, woman: string, man: string, more: { from?: string; manObject?: string } = {}): Forms {
  return {
    name,
    from: more.from ?? name,
    woman: `eine ${woman}`,
    man: `ein ${man}`,
    manObject: `einen ${more.manObject ?? man}`,
    table: `der ${adjective}e Tisch`,
    adjective,
  };
}

export const nations: Record<Nation, Forms> = {
  CF: forms("Zentralafrika", "zentralafrikanisch", "Zentralafrikanerin", "Zentralafrikaner"),
  CN: forms("China", "chinesisch", "Chinesin", "Chinese", { manObject: "Chinesen" }),
  CU: forms("Kuba", "kubanisch", "Kubanerin", "Kubaner"),
  DE: forms("Deutschland", "deutsch", "Deutsche", "Deutscher", { manObject: "Deutschen" }),
  ES: forms("Spanien", "spanisch", "Spanierin", "Spanier"),
  FR: forms("Frankreich", "französisch", "Französin", "Franzose", { manObject: "Franzosen" }),
  GB: forms("Großbritannien", "britisch", "Britin", "Brite", { manObject: "Briten" }),
  IN: forms("Indien", "indisch", "Inderin", "Inder"),
  IT: forms("Italien", "italienisch", "Italienerin", "Italiener"),
  RU: forms("Russland", "russisch", "Russin", "Russe", { manObject: "Russen" }),
  TR: forms("Türkei", "türkisch", "Türkin", "Türke", { from: "der Türkei", manObject: "Türken" }),
  US: forms("USA", "amerikanisch", "Amerikanerin", "Amerikaner", { from: "den USA" }),
};
