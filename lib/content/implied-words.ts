import "server-only";
import { z } from "zod";
import { barred, kindList, knowledge, wordPattern } from "@/lib/content/knowledge";
import { cells } from "@/lib/content/function-words";

const kindsOf = (cell: string) => {
  const [main = "general", ...others] = kindList.parse(cell);
  return [main, ...others] as const;
};
const row = barred("kind", "name", "records", "fields", ...cells).transform(
  ({ kind, name, fields, ...words }) => ({
    kinds: kindsOf(kind),
    name,
    words: { ...words, fields: fields.split(", ") },
  }),
);

/** What is said of one of these functions, and what its records are called and hold. */
export type ImpliedWords = z.infer<typeof row>["words"];

/** Numbers of the functions whose records one reads, and whether it takes from the neighbours of the wish as well. */
const sources = z.string().transform((cell) => ({
  isFed: cell.includes("обмен"),
  numbers: (cell.match(/\d+/gu) ?? []).map(Number),
}));

/** What work consists of that a description names in one word: the first row of each list stands for the wish itself. */
export const readImplied = knowledge(
  "implied.yaml",
  z.array(
    z.strictObject({
      kinds: kindList,
      words: wordPattern,
      reads: z.array(sources),
      ru: z.array(row),
      en: z.array(row),
    }),
  ),
);
