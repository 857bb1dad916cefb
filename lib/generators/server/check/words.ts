import "server-only";

/** Words too general to tell what a text is about. */
const GENERAL =
  /^(?:систем|проект|работ|данн|нужн|котор|чтоб|тольк|можн|долж|будет|быть|этот|свой|наш|ваш|все|всё|для|или|при|под|над|без|the|and|for|with|that|this|should|must|will|have|our|your|their|any|all|system|project|data|work|only)/u;

/** The beginning of a word, which its forms share. */
export const stem = (word: string): string => {
  const lower = word.toLowerCase().replaceAll("ё", "е");
  return lower.slice(0, Math.max(4, Math.min(6, lower.length - 2)));
};

export const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}\d-]+/gu) ?? [];

/** What a phrase is about: the stems of its words that are not general. */
export const stemsOf = (phrase: string): string[] => [
  ...new Set(
    wordsIn(phrase)
      .filter((word) => word.length > 2 && !GENERAL.test(word.toLowerCase()))
      .map(stem),
  ),
];

/** One of some beginnings of words, with bars between them. */
export const startingWith = (beginnings: string): RegExp => new RegExp(`(?<!\\p{L})(?:${beginnings})`, "iu");
