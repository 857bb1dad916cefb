import "server-only";

/**
 * Russian for readers and composers: forms of words and phrases from a dictionary, never guessed by their letters. All functions are
 * total: what they cannot turn comes back as it was given. `await ready()` once before the first use keeps the first call short.
 */
export {
  afterFigure,
  canTurn,
  counted,
  gender,
  headNoun,
  inCase,
  nominative,
  number,
  plural,
} from "@/lib/generators/server/language/ru-phrase";
export { infinitive, present, verbalNoun } from "@/lib/generators/server/language/ru-verbs";
export {
  isAdjective,
  isInfinitive,
  isNoun,
  isPreposition,
  isVerb,
  lemma,
  parse,
  ready,
  type RuCase,
  type RuParse,
} from "@/lib/generators/server/language/ru-words";
