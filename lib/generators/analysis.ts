import * as z from "zod/mini";
import { listOf } from "@/lib/generators/analysis-parts";

/** An analysis of a design as the page shows it, or why there is none. */
export type Analysis =
  | { overview: string; strengths: string[]; improvements: string[]; accessibility: string }
  | { error: string };

const someText = z.string().check(z.trim(), z.minLength(1), z.maxLength(8_000));

const list = z.pipe(z.union([z.array(z.string()), z.string()]), z.transform(listOf));

/** Accepts an analysis with lists or texts for its lists, and makes them lists. A description may name no strengths. */
export const analysisSchema = z.union([
  z.strictObject({ error: someText }),
  z.strictObject({
    overview: someText,
    strengths: list.check(z.maxLength(20)),
    improvements: list.check(z.minLength(1), z.maxLength(20)),
    accessibility: z
      .pipe(
        z.union([z.string(), z.array(z.string())]),
        z.transform((value) => (typeof value === "string" ? value : value.join("\n")).trim()),
      )
      .check(z.minLength(1)),
  }),
]);
