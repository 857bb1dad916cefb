import "server-only";

/** Numbers of English nouns: irregular ones from a short table, all others by rule. */

const irregular = new Map(
  "person:people man:men woman:women child:children foot:feet tooth:teeth goose:geese mouse:mice ox:oxen leaf:leaves half:halves life:lives shelf:shelves loaf:loaves calf:calves wolf:wolves knife:knives wife:wives thief:thieves analysis:analyses crisis:crises basis:bases diagnosis:diagnoses criterion:criteria medium:media larva:larvae quiz:quizzes"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);
const singulars = new Map([...irregular].map(([one, many]) => [many, one]));
/** Nouns of one form that stand for many, and others of one form. */
const MANY =
  /^(?:people|ppl|staff|personnel|crew|cattle|poultry|livestock|sheep|fish|deer|aircraft|premises|data|folk|headcount)$/;
const MASS =
  /^(?:series|species|equipment|software|hardware|information|news|feedback|luggage|salmon|trout|headquarters|works)$/;
const ONE_IN_S = /(?:us|is|ous|ss)$|^(?:gas|lens|news|series|species|canvas|atlas|has|was|yes|always)$/;
/** Plurals that mostly stand before another noun: "sales reps", "sports halls". */
export const attributive =
  /^(?:sales|sports|goods|customs|savings|operations|logistics|claims|parts|arts|systems|accounts|communications)$/;

/** The word is a plural by its form: "growers", "people", not "glass", "status". */
export function isPlural(word: string): boolean {
  const lower = word.toLowerCase();
  if (singulars.has(lower) || MANY.test(lower) || /[a-z]men$/.test(lower)) return true;
  return /.s$/.test(lower) && !ONE_IN_S.test(lower);
}

const endings: Record<string, string> = { men: "man", ies: "y", man: "men", y: "ies" };
const NEEDS_E = /(?:s|x|z|ch|sh|potato|tomato|hero|echo|cargo)$/i;
const toPlural = (word: string) =>
  word.replace(
    /(?<=[a-z])(?<!hu|ger)man$|(?<=[^aeiou])y$|$/i,
    (ending) => endings[ending] ?? (NEEDS_E.test(word) ? "es" : "s"),
  );
const toSingular = (word: string) =>
  word.replace(
    /(?<=[a-z])men$|(?<=.[^s])ies$|(?<=ss|x|z|ch|sh|to|ro)es$|s$/i,
    (ending) => endings[ending] ?? "",
  );

const TAIL =
  / (?:of|from|for|to|in|on|at|by|with|without|that|which|who|per|about|between|across|after|before|when|where|and|or|is|are|can|must|should|will|may|they|we|you|i|it)(?: |$)|[,;:(]/;

/** The phrase with its head in another number: "job tracker from shop to lab" → "job trackers from shop to lab". */
function turned(phrase: string, table: ReadonlyMap<string, string>, isToMany: boolean): string {
  const words = phrase.slice(0, TAIL.exec(phrase)?.index).split(" ");
  // "statements growers can read": of two plurals the first is the head, but "sales reports".
  const plurals = words.filter((word) => isPlural(word) && !attributive.test(word.toLowerCase()));
  const head = (plurals.length > 1 ? plurals[0] : words.at(-1)) ?? "";
  const word = head.slice(head.lastIndexOf("-") + 1);
  const lower = word.toLowerCase();
  const own = table.get(lower);
  const isRight = isPlural(word) === isToMany || MANY.test(lower) || MASS.test(lower);
  const ruled = isRight ? word : isToMany ? toPlural(word) : toSingular(word);
  const form = own && /^\p{Lu}/u.test(word) ? own.charAt(0).toUpperCase() + own.slice(1) : own;
  const end = words.slice(0, words.indexOf(head) + 1).join(" ").length;
  return phrase.slice(0, end - word.length) + (form ?? ruled) + phrase.slice(end);
}

export const plural = (phrase: string): string => turned(phrase, irregular, true);
/** "pallet runs" → "pallet run", "statements for growers" → "statement for growers". */
export const singular = (phrase: string): string => turned(phrase, singulars, false);
