/* The worked examples by their names in src/stammtisch/examples: each needs a caption in every language. */

export const EXAMPLE_IDS = [
  "cards-nation", "cards-alone", "cards-between", "cards-mixed-2-3-4", "cards-native-4-6-8", "cards-two-tables-4-2",
  "cards-two-tables-3-2", "cards-7", "cards-between-7", "cards-balance", "cards-23", "cards-clear-two",
  "cards-leftover-pair", "cards-club-20", "cards-club-40", "cards-twelve", "cards-last-guest", "cards-declare",
  "cards-too-few-tables", "cards-three-equals", "cards-four-round", "cards-five-close", "cards-three-club-neighbour",
  "cards-four-no-club", "cards-five-club-end",
  "board-strangers-1-2-3", "board-stranger-2", "board-stranger-3", "board-natives-2-4-6", "board-native-6",
  "board-mixed", "board-partner", "board-joker", "board-joker-bar", "board-clear-two", "board-short-bar",
  "board-last-field", "board-open-draw",
  "face-example-gift", "face-back-up", "face-back-down", "face-draw-two", "face-refill", "face-one-gift",
  "face-untouched", "face-strand", "face-stuck", "face-last-card", "face-last-card-wins",
] as const;

export type ExampleId = (typeof EXAMPLE_IDS)[number];
