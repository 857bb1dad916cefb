import "server-only";
import { z } from "zod";
import { barred, knowledge } from "@/lib/content/knowledge";

/** States that a person meets sooner or later, by the way the concept draws a part. */
export const blocks = {
  fields: ["error", "done"],
  rows: ["empty", "loading"],
  cards: ["empty", "loading"],
  chart: ["empty", "loading"],
  map: ["loading", "offline"],
  days: ["empty", "error"],
  photo: ["loading", "error"],
  lines: [],
} as const;
export type Block = keyof typeof blocks;
const drawn = z.enum(Object.keys(blocks) as Block[]);
export type State = "empty" | "loading" | "error" | "done" | "offline";

const rows = z.record(z.string(), barred("words", "advice", "why", "check"));

/** Rows of both languages under their key, its name and what stands beside it; the words are looked for in texts of either language. */
const table = <Beside>(before: string, afterEnglish: string, besides: z.ZodType<Beside>) =>
  z.strictObject({ ru: rows, en: rows }).transform((languages, context) =>
    Object.entries(languages.ru).map(([key, ru]) => {
      const en = languages.en[key] ?? ru;
      if (en === ru) context.addIssue({ code: "custom", message: `нет английского текста: ${key}` });
      const [id = "", text = ""] = key.split(" ");
      const beside = besides.parse(text);
      const words = new RegExp(`${before}(?:${ru.words}|(?:${en.words})${afterEnglish})`, "iu");
      return { id, beside, words, ru, en };
    }),
  );

/** What the design tools know of screens: beside a part stands how it is drawn, beside a count how many are too many. */
export const readScreenAdvice = knowledge(
  "screen-advice.yaml",
  z.strictObject({
    parts: table("(?<![\\p{L}\\d])", "(?![a-z])", drawn),
    problems: table("", "", z.string()),
    counts: table("^(?:\\p{L}+ )?", "(?!\\p{L})", z.coerce.number()),
    needed: z.string().transform((text): ReadonlySet<string> => new Set(text.split(" "))),
    strengths: z.array(
      barred("words", "ru", "en").transform(({ words, ...gain }) => ({
        words: new RegExp(words, "iu"),
        ...gain,
      })),
    ),
  }),
);
export type ScreenPart = ReturnType<typeof readScreenAdvice>["parts"][number];
