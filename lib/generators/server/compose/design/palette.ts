import "server-only";
import { contrast, hexOf, hueGap, oklchOf, type Oklch } from "@/lib/generators/colour";
import { moods, type Looks } from "@/lib/generators/server/compose/design/looks";

export type Palette = ReturnType<typeof paletteOf>;

/** Contrast of texts, of the main text, and of lines. */
const TEXT = 4.5;
const BODY = 7;
const PART = 3;
/** A fill this light or lighter stays as it is and takes a dark text. */
const BRIGHT = 0.68;
/** Hues nearer than this look alike. */
const ALIKE = 30;

/** The colour that is called the accent, else the first with a hue that is wanted, a given value before a name; without one a hue. */
function wanted({ colours, tone }: Looks) {
  const own = colours.filter(({ isGrey, isDenied }) => !isGrey && !isDenied);
  const colour = own.find(({ isAccent }) => isAccent) ?? own.find(({ isExact }) => isExact) ?? own[0];
  const refused = colours.filter(({ isDenied }) => isDenied).map(({ hex }) => oklchOf(hex).h);
  const hues = [moods[tone], ...Object.values(moods)].map(({ hue }) => hue);
  const free = hues.find((hue) => refused.every((other) => hueGap(hue, other) >= ALIKE));
  return { colour, value: colour && oklchOf(colour.hex), hue: free ?? moods[tone].hue };
}

/** Makes a colour darker (or lighter, by the sign of the step) until it stands out from every ground as much as asked. */
function readable(colour: Oklch, grounds: readonly string[], least: number, step: number): string {
  for (let { l } = colour; ; l += step) {
    const hex = hexOf({ ...colour, l });
    if (l <= 0 || l >= 1 || grounds.every((ground) => contrast(hex, ground) >= least)) return hex;
  }
}

/**
 * The palette of a described screen: its named colours first, then its mood. Every text has a contrast of at least 4.5 by construction.
 * `primary` fills buttons and marks, `link` is text of the same hue: darkened until it can be read, an orange is a brown.
 */
export function paletteOf(looks: Looks & { contrast: number | undefined }) {
  const { tone, isDark, radius } = looks;
  const { colour, value, hue } = wanted(looks);
  const h = value?.h ?? hue;
  const shade = (l: number, c: number) => hexOf({ l, c, h });
  const paper = isDark ? shade(0.19, 0.02) : shade(0.975, 0.008);
  const surface = isDark ? shade(0.24, 0.022) : shade(0.995, 0.003);
  const soft = isDark ? shade(0.3, 0.045) : shade(0.93, 0.032);
  const least = Math.max(TEXT, looks.contrast ?? 0);
  const step = isDark ? 0.01 : -0.01;
  const text = (l: number, c: number, ratio = least, own = h) =>
    readable({ l, c, h: own }, [paper, surface, soft], ratio, step);
  // A mood of few colours takes the strength of a named one back, unless its value was given.
  const isOwn = colour?.isExact === true || tone === "bright";
  const link = text(
    value?.l ?? (isDark ? 0.74 : 0.52),
    Math.min(value?.c ?? 1, isOwn && value ? 1 : moods[tone].chroma + 0.05),
  );
  const isKept = colour?.isExact === true || (value !== undefined && value.l >= BRIGHT);
  const primary = colour && isKept ? colour.hex : link;
  return {
    radius,
    paper,
    surface,
    soft,
    line: text(isDark ? 0.45 : 0.72, 0.03, PART),
    ink: text(isDark ? 0.95 : 0.26, 0.025, Math.max(BODY, least)),
    muted: text(isDark ? 0.72 : 0.52, 0.025),
    primary,
    onPrimary: contrast("#FFFFFF", primary) >= least ? "#FFFFFF" : shade(0.18, 0.03),
    link,
    // A red main colour takes a red away from errors.
    alert: text(isDark ? 0.72 : 0.53, 0.17, least, hueGap(h, 28) < ALIKE ? 350 : 28),
  };
}
