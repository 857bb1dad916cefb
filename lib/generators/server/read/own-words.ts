import "server-only";
import { parse } from "@/lib/generators/server/language/ru";
import type { Token } from "@/lib/generators/server/read/tokens";

type Text = { description: string; tokens: readonly Token[] };

/** Names begin with a capital wherever they stand. */
const NAMED = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\p{L}+(?:ish|ese|ian|ench))(?!\p{L})/iu;
/** The words between two tokens; a noun that opens the sentence is written as inside of one. */
export function piece({ description, tokens }: Text, from: number, to: number): string {
  const text = description.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
  const isName = from > 0 || NAMED.test(text) || parse(tokens[0]?.text ?? "")[0]?.tags.has("Name");
  return isName ? text : text.replace(/^\p{Lu}(?=\p{Ll}+(?!\p{L}))/u, (letter) => letter.toLowerCase());
}
