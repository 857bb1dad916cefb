import "server-only";
import { readReading } from "@/lib/content/reading";
import { parse } from "@/lib/generators/server/language/ru-words";

/** Words that tell what is wanted, in both languages, matched against a phrase in lower case with «е» for «ё». */
export const wishWords = () => readReading().wishes;

export const wordsIn = (text: string) => text.match(/[\p{L}\d'’-]+/gu) ?? [];
/** The text has a verb that tells something. */
export const tells = (text: string) =>
  wishWords().acts.test(text) ||
  wordsIn(text).some((word) => /^(?:VERB|PRTS|PRED)$/.test(parse(word)[0]?.pos ?? ""));
