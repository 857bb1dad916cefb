import "server-only";
import { z } from "zod";
import { barred, kindList, knowledge, wordPattern } from "@/lib/content/knowledge";
import { functionKinds } from "@/lib/content/function-kinds";
import { cells } from "@/lib/content/function-words";

const row = barred("kind", "name", "records", "fields", ...cells).transform(
  ({ kind, name, fields, ...words }) => ({
    kind: z.enum(functionKinds).parse(kind),
    name,
    words: { ...words, fields: fields.split(", ") },
  }),
);

/** What is said of one of these functions, and what its records are called and hold. */
export type ImpliedWords = z.infer<typeof row>["words"];

/** What work consists of that a description names in one word: the first row of each list stands for the wish itself. */
export const readImplied = knowledge(
  "implied.yaml",
  z.array(z.strictObject({ kinds: kindList, words: wordPattern, ru: z.array(row), en: z.array(row) })),
);
