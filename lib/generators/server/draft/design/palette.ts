import "server-only";
import type { IndustryId } from "@/content/knowledge/ids";
import type { Tone } from "@/content/knowledge/interface-texts";
import { contrast, hexOf, readable } from "@/lib/generators/server/draft/design/colour";
import {
  hexesIn,
  hueOf,
  hues,
  isDark,
  radiusOf,
  seedOf,
  toneIn,
  usualTone,
  type Hue,
} from "@/lib/generators/server/draft/design/wishes";

/** Colours by what they are for; every text pair has a contrast of at least 4.5 by construction. */
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
  const h = hues[hue] + (seed % 17) - 8;
  const depth = (seed % 7) * 0.012;
  const c = CHROMA[tone];
  const paper = hexOf({ l: dark ? 0.19 : 0.975, c: dark ? 0.02 : 0.008, h });
  const surface = hexOf({ l: dark ? 0.24 : 0.995, c: dark ? 0.022 : 0.003, h });
  const soft = hexOf({ l: dark ? 0.3 : 0.93, c: dark ? 0.045 : 0.032, h });
  const grounds = [paper, surface, soft];
  const towards = dark ? "light" : "dark";
  const primary =
    namedColour(text, grounds) ??
    readable({ l: dark ? 0.74 + depth : 0.52 - depth, c, h }, grounds, TEXT, towards);
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
    onPrimary,
    alert: readable(
      { l: dark ? 0.72 : 0.53, c: 0.17, h: hue === "brick" ? 350 : 28 },
      grounds,
      TEXT,
      towards,
    ),
  };
}

/** A colour the text names by its value, when text can be read in it on every ground; white and black are no main colours. */
const namedColour = (text: string, grounds: readonly string[]): string | undefined =>
  hexesIn(text).find(
    (hex) =>
      hex.length === 7 &&
      contrast(hex, "#000000") > 1.5 &&
      grounds.every((ground) => contrast(hex, ground) >= TEXT),
  );
