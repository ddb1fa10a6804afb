/* A ring around the places that some moves speak of. Boards know nothing of lessons: they are pointed at from
   outside, by the names that they give to their places. */

const SEATING = /@(\w\d)$/;
const BAR = /^bar /;
const CLUB = /^club /;
const LAYING = /([+-])(!?)$/;

const place = (name: string): string => `[data-drop="${name}"]`;
const button = (name: string): string => `[data-anchor="${name}"]`;

/** The place that a move of seat 0 speaks of, as a selector. */
function selectorFor(move: string): string {
  const [, seat] = SEATING.exec(move) ?? [];
  if (seat) return place(seat);
  if (BAR.test(move)) return place("bar");
  if (CLUB.test(move)) return button(move);
  const [, sign, gift] = LAYING.exec(move) ?? [];
  if (sign) return place(`${gift ? 1 : 0}${sign}`);
  return button(move === "close" ? "close" : "main");
}

export const pointsOf = (moves: readonly string[]): string[] => [...new Set(moves.map(selectorFor))];

const RING = `{ box-shadow: 0 0 0 3px var(--paper), 0 0 0 6px var(--accent); animation: pointed 1.1s ease-in-out 4 alternate }
@keyframes pointed { to { box-shadow: 0 0 0 3px var(--paper), 0 0 0 10px color-mix(in srgb, var(--accent) 55%, transparent) } }`;

// Inside a seat, since the names of its tables stand close by.
const SEAT_RING = `{ box-shadow: inset 0 0 0 3px var(--accent), inset 0 0 0 6px var(--paper); animation-name: pointed-seat }
@keyframes pointed-seat { to { box-shadow: inset 0 0 0 6px var(--accent), inset 0 0 0 9px var(--paper) } }`;

/** Points at what the moves speak of, inside `.learn`, until it is told to stop. A style sheet finds its places
    anew after every change of the board. */
export function pointAt(moves: readonly string[]): () => void {
  const points = pointsOf(moves);
  if (!points.length) return () => {};
  const sheet = new CSSStyleSheet();
  const places = `:is(${points.join(", ")})`;
  sheet.replaceSync(`.learn.learn ${places} ${RING}\n.learn.learn [data-seat]${places} ${SEAT_RING}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet));
}

/** Scrolls to the first place that the moves speak of, where it is beyond the edge or behind the speech or the hand. */
export function bringIntoSight(moves: readonly string[]): void {
  const [point] = pointsOf(moves);
  const found = point ? document.querySelector(`.learn ${point}`) : null;
  if (!found) return;
  const { left, top, width, height } = found.getBoundingClientRect();
  const inFront = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!inFront || !found.contains(inFront)) found.scrollIntoView({ block: "center" });
}
