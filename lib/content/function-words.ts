import "server-only";
import { z } from "zod";
import { barred, kindList, knowledge, wordPattern } from "@/lib/content/knowledge";
import { functionKinds } from "@/lib/content/function-kinds";

/** What is said of a function, in the order of a line. */
export const cells = ["day", "decide", "requires", "check", "does", "then", "writes"] as const;
const row = barred(...cells);
const rows = z.record(z.enum(functionKinds), row);
const added = barred("fields", ...cells);

/** What the documents say of a function. */
export type FunctionWords = z.infer<typeof row>;

/** What the documents say of a function by language and kind, and of what some kinds do besides: `added`. */
export const readFunctionWords = knowledge(
  "functions.yaml",
  z.strictObject({
    ru: rows,
    en: rows,
    added: z.array(
      z.strictObject({
        kinds: kindList,
        words: wordPattern,
        first: barred("ru", "en").optional(),
        ru: added,
        en: added,
      }),
    ),
  }),
);
