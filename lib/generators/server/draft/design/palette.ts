import "server-only";
import type { IndustryId } from "@/content/knowledge/ids";
import type { Tone } from "@/content/knowledge/interface-texts";
import {
  chromaOf,
  contrast,
  hexOf,
  lightnessOf,
  readable,
} from "@/lib/generators/server/draft/design/colour";
import {
  degreesOf,
  hexesIn,
  hueOf,
  isDark,
  isVivid,
  radiusOf,
  seedOf,
  toneIn,
  usualTone,
  type Hue,
} from "@/lib/generators/server/draft/design/wishes";

/**
 * Colours by what they are for; every text pair has a contrast of at least 4.5 by construction. `primary` fills buttons and marks,
 * `link` is text of the same hue: darkened until it can be read, an orange is a brown, so the fill keeps its own.
 */
export type Palette = {
  tone: Tone;
  hue: Hue;
  dark: boolean;
  radius: number;
  paper: string;
  surface: string;
  soft: string;
  line: string;
  ink: string;
  muted: string;
  primary: string;
  link: string;
  onPrimary: string;
  alert: string;
};

const TEXT = 4.5;
const BODY = 7;
const PART = 3;

const CHROMA: Readonly<Record<Tone, number>> = {
  calm: 0.09,
  strict: 0.1,
  bright: 0.19,
  dense: 0.11,
  friendly: 0.14,
};

/** The palette of a description: its words first, then the trade, then the text itself. */
export function paletteOf(text: string, industry: IndustryId | undefined): Palette {
  const tone = toneIn(text) ?? (industry ? usualTone[industry] : "calm");
  const hue = hueOf(text, industry);
  const dark = isDark(text);
  // A few degrees to either side, so that two clinics do not look the same.
  const seed = seedOf(text);
  const h = degreesOf(text, hue) + ((seed % 17) - 8) / (hue === "amber" ? 2 : 1);
  const depth = (seed % 7) * 0.012;
  const c = CHROMA[tone];
  const paper = hexOf({ l: dark ? 0.19 : 0.975, c: dark ? 0.02 : 0.008, h });
  const surface = hexOf({ l: dark ? 0.24 : 0.995, c: dark ? 0.022 : 0.003, h });
  const soft = hexOf({ l: dark ? 0.3 : 0.93, c: dark ? 0.045 : 0.032, h });
  const grounds = [paper, surface, soft];
  const towards = dark ? "light" : "dark";
  const named = namedColour(text, grounds);
  const link = named
    ? readable({ l: lightnessOf(named), ...chromaOf(named) }, grounds, TEXT, towards)
    : readable({ l: dark ? 0.74 + depth : 0.52 - depth, c, h }, grounds, TEXT, towards);
  const primary =
    named ?? (hue === "amber" ? hexOf({ l: BRIGHT[band(h)], c: isVivid(text) ? VIVID : SANDY, h }) : link);
  const white = "#FFFFFF";
  const deep = hexOf({ l: 0.18, c: 0.03, h });
  const onPrimary = contrast(white, primary) >= TEXT ? white : deep;
  return {
    tone,
    hue,
    dark,
    radius: radiusOf(text, tone),
    paper,
    surface,
    soft,
    line: readable({ l: dark ? 0.45 : 0.72, c: 0.03, h }, [paper, surface], PART, towards),
    ink: readable({ l: dark ? 0.95 : 0.26 - depth, c: 0.025, h }, grounds, BODY, towards),
    muted: readable({ l: dark ? 0.72 : 0.52 - depth, c: 0.025, h }, grounds, TEXT, towards),
    primary,
    link,
    onPrimary,
    alert: readable(
      { l: dark ? 0.72 : 0.53, c: 0.17, h: hue === "brick" ? 350 : 28 },
      grounds,
      TEXT,
      towards,
    ),
  };
}

/** Orange, amber and yellow are themselves only when bright; the text on them is dark. */
const BRIGHT = { orange: 0.73, amber: 0.78, yellow: 0.86 } as const;
const VIVID = 0.17;
const SANDY = 0.11;
const band = (h: number) => (h < 63 ? "orange" : h < 84 ? "amber" : "yellow");

/** From here on a colour is named for itself and not as a ground. */
const SATURATED = 0.1;

/**
 * A colour the text names by its value: a saturated one, or one that can be read on every ground; white and black are no main
 * colours.
 */
const namedColour = (text: string, grounds: readonly string[]): string | undefined =>
  hexesIn(text).find(
    (hex) =>
      hex.length === 7 &&
      contrast(hex, "#000000") > 1.5 &&
      (chromaOf(hex).c > SATURATED || grounds.every((ground) => contrast(hex, ground) >= TEXT)),
  );
