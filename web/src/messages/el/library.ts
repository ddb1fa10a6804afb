import type { LibraryTexts } from "../en/library";
import { captions } from "./captions";
import { rulebook } from "./rulebook";
import { rules } from "./rules";

export default { captions, rulebook, rules } satisfies LibraryTexts;
