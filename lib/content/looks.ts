import "server-only";
import { z } from "zod";
import { barred, knowledge } from "@/lib/content/knowledge";

const lookNames = [
  ...(["large", "elderly", "small", "figures", "buttons", "dense", "mono", "frameless", "framed"] as const),
  ...(["sans", "serif", "shadow", "flat", "theme", "pastel", "warm", "ratio"] as const),
];
const toneNames = ["calm", "strict", "bright", "dense", "friendly"] as const;
/** A look that a style file can have. */
export type Look = (typeof lookNames)[number];
export type Tone = (typeof toneNames)[number];

const pattern = z.string().transform((source) => new RegExp(source, "iu"));
const colour = barred("ru", "en", "value").transform(({ ru, en, value }) => ({
  words: new RegExp(`(?<!\\p{L})(?:(?:${ru})\\p{L}*|(?:${en})(?!\\p{L}))`, "giu"),
  hex: `#${value}`,
}));
/** `words`: whole and not refused, "not too bright", «неспокойный» and "dairy" have none. */
const mood = barred("said", "hue", "chroma", "radius").transform(({ said, hue, chroma, radius }) => ({
  said: new RegExp(said, "iu"),
  words: new RegExp(
    `(?<!(?:не|без|not|no|without) (?:слишком |очень |too |very )?)(?<!\\p{L})(?:${said})\\p{L}*`,
    "iu",
  ),
  hue: Number(hue),
  chroma: Number(chroma),
  radius: Number(radius),
}));
const rounding = barred("words", "radius").transform(({ words, radius }) => ({
  words: new RegExp(words, "iu"),
  radius: Number(radius),
}));

/** The words of colours, looks, moods and roundings, and what each of them gives a style file. */
export const readLooks = knowledge(
  "looks.yaml",
  z.strictObject({
    colours: z.array(colour),
    looks: z.record(z.enum(lookNames), pattern),
    moods: z.record(z.enum(toneNames), mood),
    roundings: z.array(rounding),
  }),
);
