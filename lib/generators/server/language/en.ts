import "server-only";
import { formatNumber, joined } from "@/lib/generators/numbers";

/**
 * Numbers of English nouns: regular forms by rule, irregular ones from a short table. All functions are total; what they do not know
 * takes the regular form.
 */

// prettier-ignore
const irregularNouns: Readonly<Record<string, string>> = {
  person: "people", man: "men", woman: "women", child: "children", foot: "feet", tooth: "teeth", goose: "geese", mouse: "mice",
  ox: "oxen", leaf: "leaves", half: "halves", life: "lives", shelf: "shelves", loaf: "loaves", calf: "calves", wolf: "wolves",
  knife: "knives", wife: "wives", thief: "thieves", analysis: "analyses", crisis: "crises", basis: "bases", diagnosis: "diagnoses",
  criterion: "criteria", phenomenon: "phenomena", medium: "media", alumnus: "alumni", quiz: "quizzes",
};
const singulars = new Map(Object.entries(irregularNouns).map(([one, many]) => [many, one]));
const unchanged =
  /^(?:staff|personnel|sheep|fish|deer|aircraft|series|species|cattle|poultry|equipment|software|hardware|information|data|news|feedback|luggage|livestock|salmon|trout|offspring|headquarters|works)$/;

const kept = (form: string, written: string) =>
  /^\p{Lu}/u.test(written) ? form.charAt(0).toUpperCase() + form.slice(1) : form;

/** Head noun and what stands around it: "job tracker from shop to lab" → "tracker". */
function split(phrase: string): { before: string; head: string; after: string } {
  const tail =
    / (?:of|from|for|to|in|on|at|by|with|without|that|which|who|per|about|between|across|after|before|when|where|and|or|is|are|can|must|should|will|may|they|we|you|i|it)(?: |$)|[,;:(]/.exec(
      phrase,
    );
  const words = (tail === null ? phrase : phrase.slice(0, tail.index)).split(" ");
  // "statements growers can read": of two plurals the first is the head, but "sales reports".
  const plurals = words.filter(
    (word) => isPlural(word) && !/^(?:sales|sports|goods|customs|operations|logistics)$/i.test(word),
  );
  const at = plurals.length > 1 ? words.indexOf(plurals[0] ?? "") : words.length - 1;
  const before = words
    .slice(0, at)
    .map((word) => `${word} `)
    .join("");
  const head = words[at] ?? "";
  return { before, head, after: phrase.slice(before.length + head.length) };
}

const last = (word: string, turn: (one: string) => string) => {
  const hyphen = word.lastIndexOf("-") + 1;
  return word.slice(0, hyphen) + turn(word.slice(hyphen));
};

function pluralWord(word: string): string {
  const lower = word.toLowerCase();
  if (unchanged.test(lower) || singulars.has(lower)) return word;
  const own =
    irregularNouns[lower] ??
    (/[a-z]man$/.test(lower) && !/(?:human|german)$/.test(lower) ? lower.replace(/man$/, "men") : undefined);
  if (own !== undefined) return kept(own, word);
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/i.test(word)) return isPlural(word) ? word : `${word}es`;
  return /^(?:potato|tomato|hero|echo|veto|cargo)$/.test(lower) ? `${word}es` : `${word}s`;
}

function singularWord(word: string): string {
  const lower = word.toLowerCase();
  if (unchanged.test(lower)) return word;
  const own = singulars.get(lower) ?? (/[a-z]men$/.test(lower) ? lower.replace(/men$/, "man") : undefined);
  if (own !== undefined) return kept(own, word);
  if (!isPlural(word)) return word;
  if (/ies$/i.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh|to|ro)es$/i.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The word is a plural by its form: "growers", "people", not "glass", "gas", "status". */
function isPlural(word: string): boolean {
  const lower = word.toLowerCase();
  if (
    singulars.has(lower) ||
    /^(?:people|staff|personnel|cattle|premises)$/.test(lower) ||
    /[a-z]men$/.test(lower)
  )
    return true;
  return (
    /[^s]s$/.test(lower) &&
    !/(?:us|is|ous)$/.test(lower) &&
    !/^(?:gas|bus|lens|news|yes|this|always|series|species|canvas|atlas|has|was)$/.test(lower)
  );
}

const turned = (phrase: string, turn: (word: string) => string): string => {
  const { before, head, after } = split(phrase);
  return before + last(head, turn) + after;
};

/** "job tracker from shop to lab" → "job trackers from shop to lab". */
export const plural = (phrase: string): string => turned(phrase, pluralWord);

/** "pallet runs" → "pallet run", "statements for growers" → "statement for growers". */
export const singular = (phrase: string): string => turned(phrase, singularWord);

/** "1,340 lifts", "1 lift", "2.5 tonnes"; the figure in the English way. */
export const counted = (value: number, phrase: string): string =>
  joined(formatNumber(value, "en"), value === 1 ? singular(phrase) : plural(phrase), "en");
