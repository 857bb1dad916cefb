import "server-only";
import { z } from "zod";
import { inBothLanguages, knowledge } from "@/lib/content/knowledge";

/** How the concept draws a part. */
const blocks = ["fields", "rows", "cards", "chart", "map", "days", "photo", "steps", "bar", "lines"] as const;
export type Block = (typeof blocks)[number];

/** States that a person meets sooner or later. */
const states = ["empty", "loading", "error", "done", "offline"] as const;
export type State = (typeof states)[number];

/** The words that name a thing, after what has to stand before them. */
const words = (before: string) =>
  z.string().transform((source) => new RegExp(`${before}(?:${source})`, "iu"));

const { shape: advice } = inBothLanguages("advice", "why", "check");

/** Rows by their names, as a list in which each knows its own. */
const named = <Row extends z.ZodType<object>>(row: Row) =>
  z
    .record(z.string(), row)
    .transform((rows) => Object.entries(rows).map(([id, found]) => ({ id, ...found })));

const shown = z.strictObject({ drawn: z.enum(blocks), states: z.array(z.enum(states)) });
const schema = z.strictObject({
  parts: named(z.strictObject({ words: words("(?<![\\p{L}\\d])"), shown, ...advice })),
  problems: named(z.strictObject({ words: words(""), ...advice })),
  counts: named(z.strictObject({ words: words("^").optional(), most: z.number(), ...advice })),
});

type ScreenAdvice = z.infer<typeof schema>;
export type ScreenPart = ScreenAdvice["parts"][number];
export type ScreenProblem = ScreenAdvice["problems"][number];

/** What the design tools know of screens. */
export const readScreenAdvice = knowledge("screen-advice.yaml", schema);
