/* The lessons of each game by name, as the house has them: whoever adds one there must find words for it here. */

type Cards = typeof import("../../../src/stammtisch/lessons/cafe-cards.json");
type Board = typeof import("../../../src/stammtisch/lessons/cafe-board.json");
type Duel = typeof import("../../../src/stammtisch/lessons/face-to-face.json");

export type LessonId = Exclude<keyof Cards | keyof Board | keyof Duel, "default">;

export interface LessonWords {
  title: string;
  /** What is to be known, in a sentence or two. */
  tell: string;
  /** What is to be done. */
  task: string;
  /** What has been learned by doing it. */
  done: string;
}
