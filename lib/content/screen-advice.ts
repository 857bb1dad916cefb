import "server-only";
import { parse } from "yaml";
import { z } from "zod";
import { ContentError, describeIssues } from "@/lib/content/errors";
import { memoise, readText } from "@/lib/content/source";

const FILE = "screen-advice.yaml";

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

const advice = z.strictObject({
  advice: z.string().min(1),
  why: z.string().min(1),
  check: z.string().min(1),
});

/** The words that name a thing, as the beginning of a word unless the expression says otherwise. */
const words = (before: string) =>
  z.string().transform((source, context) => {
    try {
      return new RegExp(`${before}(?:${source})`, "iu");
    } catch {
      context.addIssue({ code: "custom", message: "is no regular expression" });
      return z.NEVER;
    }
  });

const part = z.strictObject({
  words: words("(?<![\\p{L}\\d])"),
  drawn: z.enum(blockNames),
  states: z.array(z.enum(states)),
  ru: advice,
  en: advice,
});

const problem = z.strictObject({ words: words(""), ru: advice, en: advice });

const schema = z.strictObject({ parts: z.record(z.string(), part), problems: z.record(z.string(), problem) });

const withIds = <T>(rows: Readonly<Record<string, T>>) =>
  Object.entries(rows).map(([id, row]) => ({ id, ...row }));

/** What the design tools know of screens: `content/screen-advice.yaml`, read once. @throws ContentError when the file is not right */
export const readScreenAdvice = memoise(() => {
  const data: unknown = parse(readText(FILE));
  const checked = schema.safeParse(data);
  if (!checked.success) throw new ContentError(describeIssues(`content/${FILE}`, checked.error.issues, data));
  return { parts: withIds(checked.data.parts), problems: withIds(checked.data.problems) };
});

export type ScreenPart = ReturnType<typeof readScreenAdvice>["parts"][number];
export type ScreenProblem = ReturnType<typeof readScreenAdvice>["problems"][number];
