import "server-only";
import { z } from "zod";
import { barred, knowledge } from "@/lib/content/knowledge";

const kinds = ["card", "form", "metrics", "table"] as const;
/** What a sample of styles draws. */
export type SampleKind = (typeof kinds)[number];

const shown = (text: string) => {
  const [title = "", rows = "", buttons = ""] = text.split(" / ");
  return { title, rows: rows.split("; "), buttons: buttons.split("; ") };
};
const sample = barred("words", "ru", "en").transform(({ words, ru, en }) => ({
  words: new RegExp(words, "iu"),
  ru: shown(ru),
  en: shown(en),
}));

/** What a sample shows where the description names no parts, by the words that tell its subject; the last one of a kind is neutral. */
export const readSamples = knowledge("samples.yaml", z.record(z.enum(kinds), z.array(sample)));
