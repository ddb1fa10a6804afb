import type { LibraryTexts } from "../en/library";
import { italian, typeset } from "../typeset";
import { captions } from "./captions";
import { rulebook } from "./rulebook";
import { rules } from "./rules";

export default typeset({ captions, rulebook, rules }, italian) satisfies LibraryTexts;
