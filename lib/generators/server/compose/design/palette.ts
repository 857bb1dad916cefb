import "server-only";
import {
  chromaOf,
  contrast,
  hexOf,
  lightnessOf,
  readable,
} from "@/lib/generators/server/compose/design/colour";
import type { DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { hues, type Hue, type NamedColour, type Tone } from "@/lib/generators/server/compose/design/looks";

/** Colours by what they are for, in the order of a style file. */
export const colourNames = [
  "paper",
  "surface",
  "soft",
  "line",
  "ink",
  "muted",
  "primary",
  "onPrimary",
  "link",
  "alert",
] as const;

/**
 * Every text pair has a contrast of at least 4.5 by construction. `primary` fills buttons and marks, `link` is text of the same hue:
 * darkened until it can be read, an orange is a brown, so the fill keeps its own.
 */
export type Palette = { tone: Tone; hue: Hue; dark: boolean; radius: number } & Record<
  (typeof colourNames)[number],
  string
>;

const TEXT = 4.5;
const BODY = 7;
const PART = 3;

/** Strength of a mood's colours, and its hue when no colour is named. */
const MOODS: Readonly<Record<Tone, { chroma: number; hue: Hue }>> = {
  calm: { chroma: 0.09, hue: "sea" },
  strict: { chroma: 0.1, hue: "ocean" },
  bright: { chroma: 0.19, hue: "plum" },
  dense: { chroma: 0.11, hue: "amber" },
  friendly: { chroma: 0.14, hue: "pine" },
};

/** A grey has less chroma. */
const GREYISH = 0.05;
/** From here on a colour is named for itself and not as a ground. */
const SATURATED = 0.1;
/** A fill this light or lighter stays as it is and takes a dark text. */
const BRIGHT = 0.68;

const ACCENT = /акцент|accent|кнопк|button|brand|бренд|фирменн/iu;

/** The colour that is called the accent, else the first with a hue that is wanted, a given value before a name. */
function wanted({ colours, text }: DesignSheet): NamedColour | undefined {
  const own = colours.filter(({ hue, isDenied }) => hue !== undefined && !isDenied);
  const accent = own.find(({ at, text: name }) =>
    ACCENT.test(text.slice(at + name.length, at + name.length + 16)),
  );
  if (accent !== undefined) return accent;
  return own.find(({ isExact, hex }) => isExact && chromaOf(hex).c > SATURATED) ?? own[0];
}

function hueOf(sheet: DesignSheet, colour: NamedColour | undefined): Hue {
  if (colour?.hue !== undefined) return colour.hue;
  const denied = new Set(sheet.colours.flatMap(({ hue, isDenied }) => (isDenied && hue ? [hue] : [])));
  const order = [MOODS[sheet.tone].hue, ...(Object.keys(hues) as Hue[])];
  return order.find((hue) => !denied.has(hue)) ?? "pine";
}

/** The palette of a described screen: its named colours first, then its mood. */
export function paletteOf(sheet: DesignSheet): Palette {
  const { tone, isDark: dark, radius } = sheet;
  const colour = wanted(sheet);
  const hue = hueOf(sheet, colour);
  const value = colour && { l: lightnessOf(colour.hex), ...chromaOf(colour.hex) };
  const h = value?.h ?? hues[hue];
  const paper = hexOf({ l: dark ? 0.19 : 0.975, c: dark ? 0.02 : 0.008, h });
  const surface = hexOf({ l: dark ? 0.24 : 0.995, c: dark ? 0.022 : 0.003, h });
  const soft = hexOf({ l: dark ? 0.3 : 0.93, c: dark ? 0.045 : 0.032, h });
  const grounds = [paper, surface, soft];
  const towards = dark ? "light" : "dark";
  // A mood of few colours takes the strength of a named one back, unless its value was given.
  const c =
    value && (colour.isExact || tone === "bright")
      ? value.c
      : Math.min(value?.c ?? 1, MOODS[tone].chroma + 0.05);
  const least = Math.max(TEXT, sheet.contrast ?? 0);
  const link = readable({ l: value?.l ?? (dark ? 0.74 : 0.52), c, h }, grounds, least, towards);
  const isBright = value !== undefined && value.l >= BRIGHT && value.c > GREYISH;
  const primary = colour && (colour.isExact || isBright) ? colour.hex : link;
  const deep = hexOf({ l: 0.18, c: 0.03, h });
  const onPrimary = contrast("#FFFFFF", primary) >= least ? "#FFFFFF" : deep;
  const text = (l: number, chroma: number, at: number, ratio: number) =>
    readable({ l, c: chroma, h: at }, grounds, Math.max(ratio, least), towards);
  return {
    tone,
    hue,
    dark,
    radius,
    paper,
    surface,
    soft,
    line: readable({ l: dark ? 0.45 : 0.72, c: 0.03, h }, [paper, surface], PART, towards),
    ink: text(dark ? 0.95 : 0.26, 0.025, h, BODY),
    muted: text(dark ? 0.72 : 0.52, 0.025, h, TEXT),
    primary,
    link,
    onPrimary,
    // A red main colour takes a red away from errors.
    alert: text(dark ? 0.72 : 0.53, 0.17, hue === "brick" ? 350 : 28, TEXT),
  };
}
