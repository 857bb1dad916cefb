/** The words of the editor's interface. */
import { readFileSync } from "node:fs";

export type Words = { [name: string]: string | Words };

const readWords = (file: string | URL) => JSON.parse(readFileSync(file, "utf8")) as Words;

/** Ours first, group by group. */
function together(ours: Words, theirs: Words): Words {
  const merged = { ...theirs, ...ours };
  for (const [name, words] of Object.entries(ours)) {
    const others = theirs[name];
    if (typeof words === "object" && typeof others === "object") merged[name] = together(words, others);
  }
  return merged;
}

/** The package's own Russian, and in `russian.json` what it has in English only or calls by a word that no editor of texts uses. */
export const russian = (file: string): Words =>
  together(readWords(new URL("russian.json", import.meta.url)), readWords(file));
