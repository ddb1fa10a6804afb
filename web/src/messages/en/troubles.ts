/* What went wrong between the page and the house: what happened, and what can be done now. */

const known = {
  offline: "The house doesn't answer. Check your connection; we keep trying.",
  "our-fault": "Something went wrong in the house. Please try again.",
  "not-saved": "That could not be saved. Please try again.",
  "too-many": "That was a little fast. Wait a moment and try again.",
  "too-many-tables": "You sit at many tables already. Finish or leave one first.",
  "too-many-bots": "You have as many programs as the house allows. Delete one first.",
  "bad-input": "The house could not read that. A name has 1 to 40 letters, and no line breaks.",
  code: "This code is no good. Codes last ten minutes and work once; make a new one.",
  "no-table": "There is no such table.",
  "no-person": "There is nobody of this name.",
  closed: "The table was closed.",
  nobody: "This browser is a stranger here now. Load the page again.",
  "no-seat": "You don't sit at this table.",
  "not-host": "Only the one who laid the table may do that.",
  "not-now": "That isn't possible now.",
  "not-started": "The game hasn't begun.",
  "not-your-turn": "It is somebody else's turn.",
  "not-yours": "That is not your seat.",
  "old-version": "The table has moved on since. Look again.",
  over: "The game is over.",
  "played-for": "The computer plays for you. Take your seat back first.",
  "seats-free": "Some seats are still free.",
  "seats-taken": "Every seat is taken by now.",
  "not-invited": "This seat is for somebody with the link.",
  "not-over": "This game is still going on.",
  "no-record": "There is no such game or record.",
  "too-many-records": "You have opened as many records as the house keeps. Delete one first.",
  "too-large": "That is too large for this house.",
  "no-hints": "There are no hints at this table.",
};

export const troubles = {
  known: known as Record<string, string>,
  other: "That did not work. Please try again.",
};
