import type { Guest, Nation, Place, Sex } from "../../wire/game";
import { startOf, type Paid, type Who } from "../words";
import { club, guest, list, paid, plural, signed, table, tables } from "./cards";
import { adjective } from "./nations";

/** `Tu installes`, `Anna installe`: verbs in -er. */
function does(who: Who, verb: string): string {
  return who.you ? `Tu ${verb}s` : `${who.name} ${verb}`;
}

const PILES = { "+": "montante", "-": "descendante" } as const;

/** Names in one sentence, the reader last: `Anna et toi`. */
export function together(people: readonly Who[]): string {
  const others = people.filter(({ you }) => !you).map(({ name }) => name);
  return list(people.some(({ you }) => you) ? [...others, "toi"] : others);
}

/** `Anna et toi partagez la victoire`, `Anna et Bruno partagent la victoire` */
export const sharing = (people: readonly Who[]): string =>
  `${together(people)} ${people.some(({ you }) => you) ? "partagez" : "partagent"} la victoire`;

export const events = {
  seated: (who: Who, code: Guest, _seat: Place, earned: readonly Paid[], waits: boolean) => {
    const seats = `${does(who, "installe")} ${guest(code)}`;
    if (waits) return `${seats}, qui attend de la compagnie.`;
    return earned.length ? `${seats} : ${paid(earned)}.` : `${seats}.`;
  },
  clubStarted: (who: Who, nation: Nation | undefined, sex: Sex) =>
    `${who.you ? "Tu fais" : `${who.name} fait`} de ${table(nation)} une ${club(sex)}.`,
  laidDown: (who: Who) => `${does(who, "pose")} une carte face cachée.`,
  wentToBar: (who: Who, code: Guest, points: number) =>
    `${does(who, "envoie")} ${guest(code)} au bar : ${signed(points)}.`,
  laid: (who: Who, card: number, pile: "+" | "-", gap: number) => {
    const how = gap > 0 ? `écart de ${gap}` : "retour de dix";
    return `${does(who, "pose")} le ${card} sur la pile ${PILES[pile]}, ${how}.`;
  },
  gave: (who: Who, other: Who, card: number, pile: "+" | "-") =>
    other.you
      ? `${who.name} t'offre le ${card} sur ta pile ${PILES[pile]}.`
      : `${does(who, "offre")} le ${card} à ${other.name}, sur la pile ${PILES[pile]}.`,
  closed: (who: Who) => `${does(who, "déclare")} la partie terminée.`,
  moved: (who: Who, earned: readonly Paid[]) =>
    `${does(who, "joue")}${earned.length ? ` : ${paid(earned)}` : ""}.`,
  cleared: (all: readonly Nation[]) =>
    startOf(`${all.length ? tables(all) : "une table"} ${all.length > 1 ? "sont complètes" : "est complète"} : on débarrasse.`),
  tableLaid: (nation: Nation) => `On dresse une table ${adjective(nation)}.`,
  drawnGuests: (who: Who, count: number) =>
    `${does(who, "pioche")} ${plural(count, { one: "un client", other: "# clients" })}.`,
  drawnCards: (who: Who, count: number) =>
    `${does(who, "pioche")} ${plural(count, { one: "une carte", other: "# cartes" })}.`,
  turnOf: (who: Who) => (who.you ? "À toi de jouer." : `À ${who.name} de jouer.`),
  takenBack: (who: Who) => `${does(who, "annule")} ${who.you ? "ton" : "son"} dernier coup.`,
  gameOver: (winners: readonly Who[]) => {
    const [first] = winners;
    if (!first) return "La partie est terminée.";
    if (winners.length > 1) return `La partie est terminée : ${sharing(winners)}.`;
    return `La partie est terminée : ${first.you ? "tu as gagné" : `${first.name} a gagné`}.`;
  },
};
