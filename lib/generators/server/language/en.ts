import "server-only";

/** Numbers of English nouns: regular forms by rule, irregular ones from a short table; what is unknown takes the regular form. */

const irregular = new Map(
  "person:people man:men woman:women child:children foot:feet tooth:teeth goose:geese mouse:mice ox:oxen leaf:leaves half:halves life:lives shelf:shelves loaf:loaves calf:calves wolf:wolves knife:knives wife:wives thief:thieves analysis:analyses crisis:crises basis:bases diagnosis:diagnoses criterion:criteria medium:media larva:larvae quiz:quizzes"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);
const singulars = new Map([...irregular].map(([one, many]) => [many, one]));
/** Nouns that have one form. */
const unchanged = new Set(
  "staff personnel crew sheep fish deer aircraft series species cattle poultry livestock equipment software hardware information data news feedback luggage salmon trout headquarters works folk headcount".split(
    " ",
  ),
);
/** Those of them, and others, that stand for many. */
const many = new Set(
  "people ppl staff personnel crew cattle poultry livestock sheep fish deer aircraft premises data folk headcount kids".split(
    " ",
  ),
);
const ONE_IN_S = /(?:us|is|ous)$|^(?:gas|lens|news|series|species|canvas|atlas|has|was|yes|always)$/;
/** Plurals that mostly stand before another noun: "sales reps", "sports halls". */
export const attributive =
  /^(?:sales|sports|goods|customs|savings|operations|logistics|claims|parts|arts|systems|accounts|communications)$/;

/** The word is a plural by its form: "growers", "people", not "glass", "status". */
export function isPlural(word: string): boolean {
  const lower = word.toLowerCase();
  if (singulars.has(lower) || many.has(lower) || /[a-z]men$/.test(lower)) return true;
  return /[^s]s$/.test(lower) && !ONE_IN_S.test(lower);
}

function pluralWord(word: string): string {
  const lower = word.toLowerCase();
  if (unchanged.has(lower) || isPlural(word)) return word;
  if (/[a-z]man$/.test(lower) && !/(?:human|german)$/.test(lower)) return word.replace(/man$/i, "men");
  if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|potato|tomato|hero|echo|cargo)$/.test(lower) ? `${word}es` : `${word}s`;
}

function singularWord(word: string): string {
  const lower = word.toLowerCase();
  if (unchanged.has(lower) || !isPlural(word)) return word;
  if (/[a-z]men$/.test(lower)) return word.replace(/men$/i, "man");
  if (/[^s]ies$/.test(lower) && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:ss|x|z|ch|sh|to|ro)es$/.test(lower) ? word.slice(0, -2) : word.replace(/s$/i, "");
}

const TAIL =
  / (?:of|from|for|to|in|on|at|by|with|without|that|which|who|per|about|between|across|after|before|when|where|and|or|is|are|can|must|should|will|may|they|we|you|i|it)(?: |$)|[,;:(]/;

/** The phrase with its head in another number: "job tracker from shop to lab" → "job trackers from shop to lab". */
function turned(phrase: string, table: ReadonlyMap<string, string>, turn: (word: string) => string): string {
  const words = phrase.slice(0, TAIL.exec(phrase)?.index).split(" ");
  // "statements growers can read": of two plurals the first is the head, but "sales reports".
  const plurals = words.filter((word) => isPlural(word) && !attributive.test(word.toLowerCase()));
  const head = (plurals.length > 1 ? plurals[0] : words.at(-1)) ?? "";
  const start = words.slice(0, words.indexOf(head)).join(" ").length + (words.indexOf(head) > 0 ? 1 : 0);
  const hyphen = head.lastIndexOf("-") + 1;
  const word = head.slice(hyphen);
  const own = table.get(word.toLowerCase());
  const form = own && /^\p{Lu}/u.test(word) ? own.charAt(0).toUpperCase() + own.slice(1) : own;
  return (
    phrase.slice(0, start) + head.slice(0, hyphen) + (form ?? turn(word)) + phrase.slice(start + head.length)
  );
}

export const plural = (phrase: string): string => turned(phrase, irregular, pluralWord);

/** "pallet runs" → "pallet run", "statements for growers" → "statement for growers". */
export const singular = (phrase: string): string => turned(phrase, singulars, singularWord);
