/* The rules pages in English, and the type of every other language. They are fetched when they are read. */

import { captions } from "./captions";
import { rulebook } from "./rulebook";
import { rules } from "./rules";

const library = { captions, rulebook, rules };

export type LibraryTexts = typeof library;
export default library;
