import "server-only";
import { lemma } from "@/lib/generators/server/language/ru";
import { wordSet } from "@/lib/generators/server/read/tokens";

/** Words that say nothing of what a clause is about. */
const empty = wordSet`и или а но что чтобы где как какой когда кто это этот тот весь все всё наш свой мы я они он она оно сам один каждый любой другой такой быть мочь надо нужно нужный хотеть сейчас уже ещё еще только очень примерно около год день неделя месяц час минута раз человек работа система для при под над без через после перед между который иметь делать сделать стать идти время прошлый тысяча миллион рубль штука сутки смена the and or but that which who what where when how this these those our your their its his her we you they them one each every all any some other such be is are was were been being can could will would should must may might do does did have has had not only very about around some year years day days week weeks month months hour hours minute minutes time times last next per out off over into onto from with without for per than then there here also just want wants need needs like love get gets got give make makes lot lots thing things people system work works new two three four five`;

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

/** "lessons" and "lesson", "owners" and "owner's" are one word. */
const englishStem = (word: string): string => {
  const plain = word.replace(/['’]s?$/u, "");
  if (plain.length < 4) return plain;
  const one = plain
    .replace(/ies$/u, "y")
    .replace(/(ss|sh|ch|x)es$/u, "$1")
    .replace(/([^su])s$/u, "$1");
  return one.replace(/(?:ing|ed|er|or|ion)$/u, (ending) => (one.length - ending.length >= 4 ? "" : ending));
};

/** What a word has in common with its other forms; `undefined` for words without a subject of their own. */
export function stemOf(word: string): string | undefined {
  const lower = word.toLowerCase();
  const isRussian = /[а-яё]/u.test(lower);
  const plain = isRussian ? lemma(lower) : lower;
  if (plain.length < 3 || empty.has(plain) || /^\d/u.test(plain)) return undefined;
  return (isRussian ? plain.slice(0, 7) : englishStem(plain)).replaceAll("ё", "е");
}

/** Stems of the words that carry the sense of a text. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).flatMap((word) => stemOf(word) ?? []));

export const common = (first: ReadonlySet<string>, second: ReadonlySet<string>): number =>
  [...first].filter((stem) => second.has(stem)).length;

export const shareNouns = (a: string, b: string): boolean => common(stemsOf(a), stemsOf(b)) > 0;
