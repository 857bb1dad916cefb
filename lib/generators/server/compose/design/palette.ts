import "server-only";
import { contrast, hexOf, hueGap, oklchOf, readable } from "@/lib/generators/server/compose/design/colour";
import { moods, type Looks, type NamedColour } from "@/lib/generators/server/compose/design/looks";

export type Palette = ReturnType<typeof paletteOf>;

const TEXT = 4.5;
const BODY = 7;
const PART = 3;

/** From here on a colour is named for itself and not as a ground. */
const SATURATED = 0.1;
/** A fill this light or lighter stays as it is and takes a dark text. */
const BRIGHT = 0.68;
/** Hues nearer than this look alike. */
const ALIKE = 30;

/** The colour that is called the accent, else the first with a hue that is wanted, a given value before a name. */
function wanted({ colours }: Looks): NamedColour | undefined {
  const own = colours.filter(({ isGrey, isDenied }) => !isGrey && !isDenied);
  const given = own.find(({ isExact, hex }) => isExact && oklchOf(hex).c > SATURATED);
  return own.find(({ isAccent }) => isAccent) ?? given ?? own[0];
}

/** The hue of the mood, or of another one when it is refused. */
function freeHue({ colours, tone }: Looks): number {
  const refused = colours.filter(({ isDenied }) => isDenied).map(({ hex }) => oklchOf(hex).h);
  const all = [moods[tone], ...Object.values(moods)].map(({ hue }) => hue);
  return all.find((hue) => refused.every((other) => hueGap(hue, other) >= ALIKE)) ?? moods[tone].hue;
}

/**
 * The palette of a described screen: its named colours first, then its mood. Every text has a contrast of at least 4.5 by construction.
 * `primary` fills buttons and marks, `link` is text of the same hue: darkened until it can be read, an orange is a brown.
 */
export function paletteOf(looks: Looks & { contrast: number | undefined }) {
  const { tone, isDark, radius } = looks;
  const colour = wanted(looks);
  const value = colour && oklchOf(colour.hex);
  const h = value?.h ?? freeHue(looks);
  const shade = (l: number, c: number) => hexOf({ l, c, h });
  const paper = isDark ? shade(0.19, 0.02) : shade(0.975, 0.008);
  const surface = isDark ? shade(0.24, 0.022) : shade(0.995, 0.003);
  const soft = isDark ? shade(0.3, 0.045) : shade(0.93, 0.032);
  const least = Math.max(TEXT, looks.contrast ?? 0);
  const step = isDark ? 0.01 : -0.01;
  const text = (l: number, c: number, hue = h, ratio = least) =>
    readable({ l, c, h: hue }, [paper, surface, soft], ratio, step);
  // A mood of few colours takes the strength of a named one back, unless its value was given.
  const isOwn = colour?.isExact === true || tone === "bright";
  const c = Math.min(value?.c ?? 1, isOwn && value ? 1 : moods[tone].chroma + 0.05);
  const link = text(value?.l ?? (isDark ? 0.74 : 0.52), c);
  const isKept = colour?.isExact === true || (value !== undefined && value.l >= BRIGHT);
  const primary = colour && isKept ? colour.hex : link;
  return {
    radius,
    paper,
    surface,
    soft,
    line: readable({ l: isDark ? 0.45 : 0.72, c: 0.03, h }, [paper, surface], PART, step),
    ink: text(isDark ? 0.95 : 0.26, 0.025, h, Math.max(BODY, least)),
    muted: text(isDark ? 0.72 : 0.52, 0.025),
    primary,
    onPrimary: contrast("#FFFFFF", primary) >= least ? "#FFFFFF" : shade(0.18, 0.03),
    link,
    // A red main colour takes a red away from errors.
    alert: text(isDark ? 0.72 : 0.53, 0.17, hueGap(h, 28) < ALIKE ? 350 : 28),
  };
}
