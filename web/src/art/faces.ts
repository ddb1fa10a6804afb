/* Who our guests are: a few plain words each. People from everywhere look every way; nobody wears a costume. */

import type { Nation, Sex } from "../wire/game";
import type { Beard, Collar, HairStyle } from "./outlines";

export const SKINS = ["#f6d8bf", "#eec19d", "#dfa97e", "#c48e62", "#9a6843", "#714830"] as const;

export const HAIR_COLOURS = {
  black: "#2b2320", dark: "#49321f", brown: "#72492b", auburn: "#91492a", blond: "#d3a95e", grey: "#a8a199", white: "#ddd7cc",
} as const;

export const CLOTHES = {
  wine: "#8c3b3a", teal: "#2f6f73", mustard: "#c2872b", forest: "#3f6b46", navy: "#364a70", plum: "#6d4468",
  clay: "#b95f3e", slate: "#5f666d", cream: "#e6d8bd", sky: "#6a95b2", rose: "#c57d88", olive: "#77763e",
} as const;

export interface Face {
  skin: (typeof SKINS)[number];
  hair: keyof typeof HAIR_COLOURS;
  style: HairStyle;
  clothes: keyof typeof CLOTHES;
  collar: Collar;
  beard?: Beard;
  glasses?: boolean;
  earrings?: boolean;
}

type Extra = Beard | "glasses" | "earrings";

function face(
  skin: 0 | 1 | 2 | 3 | 4 | 5,
  hair: Face["hair"],
  style: HairStyle,
  clothes: Face["clothes"],
  collar: Collar,
  ...extras: Extra[]
): Face {
  const beard = extras.find((extra): extra is Beard => extra !== "glasses" && extra !== "earrings");
  return {
    skin: SKINS[skin], hair, style, clothes, collar, beard,
    glasses: extras.includes("glasses"),
    earrings: extras.includes("earrings"),
  };
}

export const FACES: Record<Nation, Record<Sex, readonly Face[]>> = {
  CF: {
    f: [face(5, "black", "afro", "mustard", "round", "earrings"), face(4, "black", "braid", "teal", "vneck"), face(5, "grey", "bun", "wine", "round", "earrings")],
    m: [face(5, "black", "cropped", "sky", "shirt"), face(5, "grey", "cropped", "forest", "blazer", "full"), face(4, "black", "receding", "clay", "crew", "glasses")],
  },
  CN: {
    f: [face(1, "black", "bob", "wine", "round"), face(0, "black", "ponytail", "sky", "shirt", "glasses"), face(1, "grey", "pixie", "plum", "roll", "earrings")],
    m: [face(1, "black", "short", "slate", "shirt"), face(2, "black", "parted", "navy", "roll", "glasses"), face(1, "white", "receding", "olive", "blazer", "goatee")],
  },
  CU: {
    f: [face(3, "dark", "curls", "clay", "round", "earrings"), face(5, "black", "bun", "cream", "vneck", "earrings"), face(2, "brown", "long", "teal", "round")],
    m: [face(4, "black", "curly", "cream", "shirt", "goatee"), face(2, "grey", "wavy", "sky", "shirt", "moustache"), face(5, "black", "cropped", "mustard", "crew")],
  },
  DE: {
    f: [face(0, "blond", "long", "forest", "crew"), face(1, "brown", "pixie", "mustard", "scarf", "glasses"), face(0, "auburn", "bun", "navy", "shirt")],
    m: [face(0, "blond", "parted", "navy", "shirt"), face(1, "brown", "short", "olive", "roll", "full"), face(0, "grey", "receding", "wine", "blazer", "glasses")],
  },
  ES: {
    f: [face(2, "dark", "bun", "wine", "vneck", "earrings"), face(1, "brown", "curls", "forest", "round"), face(1, "black", "long", "rose", "shirt")],
    m: [face(2, "dark", "wavy", "clay", "shirt"), face(1, "black", "quiff", "slate", "crew", "full"), face(2, "grey", "parted", "navy", "blazer", "moustache")],
  },
  FR: {
    f: [face(0, "brown", "bob", "navy", "scarf"), face(4, "black", "curls", "cream", "roll", "earrings"), face(1, "blond", "pixie", "slate", "blazer")],
    m: [face(1, "brown", "quiff", "slate", "scarf"), face(0, "grey", "receding", "teal", "roll", "goatee"), face(3, "black", "short", "wine", "shirt")],
  },
  GB: {
    f: [face(0, "auburn", "curls", "teal", "crew", "glasses"), face(4, "black", "bob", "rose", "blazer"), face(0, "white", "pixie", "plum", "round", "earrings")],
    m: [face(0, "auburn", "short", "forest", "blazer", "moustache"), face(3, "black", "curly", "navy", "crew", "glasses"), face(0, "white", "parted", "slate", "shirt")],
  },
  IN: {
    f: [face(3, "black", "braid", "plum", "round", "earrings"), face(4, "black", "long", "mustard", "vneck", "glasses"), face(3, "grey", "bun", "forest", "scarf")],
    m: [face(3, "black", "parted", "teal", "shirt", "moustache"), face(4, "black", "wavy", "clay", "crew", "full"), face(3, "white", "short", "navy", "blazer", "glasses")],
  },
  IT: {
    f: [face(1, "dark", "long", "clay", "vneck", "earrings"), face(2, "black", "pixie", "cream", "blazer"), face(1, "brown", "ponytail", "olive", "round")],
    m: [face(2, "dark", "quiff", "sky", "shirt"), face(1, "black", "curly", "wine", "blazer", "goatee"), face(1, "grey", "wavy", "mustard", "roll", "glasses")],
  },
  RU: {
    f: [face(0, "blond", "braid", "wine", "roll"), face(1, "dark", "bob", "sky", "vneck", "earrings"), face(0, "brown", "ponytail", "slate", "shirt", "glasses")],
    m: [face(0, "brown", "short", "wine", "roll", "full"), face(1, "blond", "cropped", "slate", "shirt"), face(0, "grey", "wavy", "forest", "crew", "glasses")],
  },
  TR: {
    f: [face(2, "black", "long", "teal", "round", "earrings"), face(1, "auburn", "bob", "plum", "shirt"), face(2, "dark", "curls", "mustard", "crew", "glasses")],
    m: [face(2, "black", "short", "clay", "blazer", "moustache"), face(1, "dark", "curly", "forest", "crew"), face(2, "grey", "receding", "sky", "shirt", "full")],
  },
  US: {
    f: [face(0, "blond", "ponytail", "rose", "crew"), face(5, "black", "curls", "navy", "shirt", "glasses"), face(2, "dark", "long", "olive", "blazer", "earrings")],
    m: [face(5, "black", "cropped", "mustard", "crew", "goatee"), face(0, "brown", "parted", "sky", "shirt"), face(2, "black", "quiff", "slate", "blazer")],
  },
};

/** Some face of a nation: the same number always shows the same one. */
export function faceOf(nation: Nation, sex: Sex, number: number): Face {
  const faces = FACES[nation][sex];
  return faces[number % faces.length]!;
}

/** A number from a place, so that neighbours seldom look alike. */
export const faceNumber = (place: string): number => (place.charCodeAt(0) * 3 + place.charCodeAt(1) * 5) % 7;

/** A colour, darker: for the shade under a chin, for brows. */
export function darker(hex: string, by = 0.78): string {
  const part = (at: number): string =>
    Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * by).toString(16).padStart(2, "0");
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** A colour, mixed with white. */
export function lighter(hex: string, by = 0.35): string {
  const part = (at: number): string => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(value + (255 - value) * by).toString(16).padStart(2, "0");
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}
