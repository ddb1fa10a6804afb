import type { Nation } from "../../wire/game";
import type { Messages } from "../en";

type Forms = Messages["nations"][Nation];

/** The adjective of a table: `italienne`. */
const TABLES: Record<Nation, string> = {
  CF: "centrafricaine",
  CN: "chinoise",
  CU: "cubaine",
  DE: "allemande",
  ES: "espagnole",
  FR: "française",
  GB: "britannique",
  IN: "indienne",
  IT: "italienne",
  RU: "russe",
  TR: "turque",
  US: "américaine",
};

export const adjective = (nation: Nation): string => TABLES[nation];

const forms = (nation: Nation, name: string, from: string, woman: string, man: string): Forms => ({
  name,
  from,
  woman: `une ${woman}`,
  man: `un ${man}`,
  table: `la table ${TABLES[nation]}`,
});

export const nations: Record<Nation, Forms> = {
  CF: forms("CF", "Centrafrique", "de Centrafrique", "Centrafricaine", "Centrafricain"),
  CN: forms("CN", "Chine", "de Chine", "Chinoise", "Chinois"),
  CU: forms("CU", "Cuba", "de Cuba", "Cubaine", "Cubain"),
  DE: forms("DE", "Allemagne", "d'Allemagne", "Allemande", "Allemand"),
  ES: forms("ES", "Espagne", "d'Espagne", "Espagnole", "Espagnol"),
  FR: forms("FR", "France", "de France", "Française", "Français"),
  GB: forms("GB", "Grande-Bretagne", "de Grande-Bretagne", "Britannique", "Britannique"),
  IN: forms("IN", "Inde", "d'Inde", "Indienne", "Indien"),
  IT: forms("IT", "Italie", "d'Italie", "Italienne", "Italien"),
  RU: forms("RU", "Russie", "de Russie", "Russe", "Russe"),
  TR: forms("TR", "Turquie", "de Turquie", "Turque", "Turc"),
  US: forms("US", "États-Unis", "des États-Unis", "Américaine", "Américain"),
};
