import "server-only";
import { z } from "zod";
import { inBothLanguages, knowledge } from "@/lib/content/knowledge";

/** How the concept draws a part. */
export const blockNames = [
  "fields",
  "rows",
  "cards",
  "chart",
  "metrics",
  "map",
  "days",
  "picture",
  "steps",
  "bar",
  "talk",
  "lines",
] as const;
export type Block = (typeof blockNames)[number];

/** States that a person meets sooner or later. */
export const states = ["empty", "loading", "error", "done", "offline"] as const;
export type State = (typeof states)[number];

/** The words that name a thing, after what has to stand before them. */
const words = (before: string) =>
  z.string().transform((source, context) => {
    try {
      return new RegExp(`${before}(?:${source})`, "iu");
    } catch {
      context.addIssue({ code: "custom", message: "is no regular expression" });
      return z.NEVER;
    }
  });

const { shape: advice } = inBothLanguages("advice", "why", "check");

const withIds = <Row extends object>(rows: Readonly<Record<string, Row>>) =>
  Object.entries(rows).map(([id, row]) => ({ id, ...row }));

const schema = z
  .strictObject({
    parts: z.record(
      z.string(),
      z.strictObject({
        words: words("(?<![\\p{L}\\d])"),
        drawn: z.enum(blockNames),
        states: z.array(z.enum(states)),
        ...advice,
      }),
    ),
    problems: z.record(z.string(), z.strictObject({ words: words(""), ...advice })),
    counts: z.record(
      z.string(),
      z.strictObject({ words: words("^").optional(), most: z.number(), ...advice }),
    ),
  })
  .transform(({ parts, problems, counts }) => ({
    parts: withIds(parts),
    problems: withIds(problems),
    counts: withIds(counts),
  }));

type ScreenAdvice = z.infer<typeof schema>;
export type ScreenPart = ScreenAdvice["parts"][number];
export type ScreenProblem = ScreenAdvice["problems"][number];

/** What the design tools know of screens. */
export const readScreenAdvice = knowledge("screen-advice.yaml", schema);
