import "server-only";
import { readFileSync } from "node:fs";
import az, { type AzParse } from "az";
import { processWide } from "@/lib/runtime/process-wide";

/** Words of Russian by the OpenCorpora dictionary, and guesses by their endings for words it does not have. */

export type RuCase = "nomn" | "gent" | "datv" | "accs" | "ablt" | "loct";
export type RuNumber = "sing" | "plur";

/** One way to read a word; grammemes are named as OpenCorpora names them. */
export type RuParse = {
  /** Part of speech: NOUN, ADJF, ADJS, COMP, VERB, INFN, PRTF, PRTS, GRND, NUMR, ADVB, NPRO, PRED, PREP, CONJ, PRCL … */
  pos: string;
  case?: RuCase;
  number?: RuNumber;
  gender?: "masc" | "femn" | "neut";
  animacy?: "anim" | "inan";
  /** Every grammeme: "perf", "past", "Geox", "Name", "Abbr" … */
  tags: ReadonlySet<string>;
  /** Dictionary form: nominative singular, infinitive. */
  readonly normal: string;
  /** How likely this reading is, 0…1. */
  score: number;
  /** The dictionary has the word; else it is guessed by its ending. */
  known: boolean;
  /** The form of the same word with these grammemes, in lower case. */
  form: (...grammemes: string[]) => string | undefined;
};

const KEPT = 4_000;
const WORD = /^[а-яё][а-яё-]{0,39}$/i;

const state = processWide("russianWords", () => ({ isLoaded: false }));
const kept = new Map<string, readonly RuParse[]>();

/** Reads 11 MB in about 150 ms. The package loads in the background only, so its loads are gathered and done one by one. */
function load() {
  if (state.isLoaded) return;
  state.isLoaded = true;
  const waiting: (() => void)[] = [];
  az.load = (path, type, done) =>
    waiting.push(() => {
      const data = readFileSync(path);
      if (type === "json") done(null, JSON.parse(data.toString("utf8")));
      else done(null, data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength));
    });
  az.Morph.init((error) => {
    if (error) throw error;
  });
  for (const one of waiting) one();
}

/** Loads the dictionaries when they are not there yet. Waiting for it is a courtesy: the first use loads them too. */
export function ready(): Promise<void> {
  load();
  return Promise.resolve();
}

/** Second genitive and locative («чаю», «в лесу») and the vocative count as the case they belong to. */
const rare: Record<string, RuCase> = { gen1: "gent", gen2: "gent", loc1: "loct", loc2: "loct", voct: "nomn" };

/** One reading; its dictionary form is made when it is asked for, for most readings are only looked at. */
function readingOf(found: AzParse): RuParse {
  const { tag } = found;
  let normal: string | undefined;
  return {
    pos: tag.POST ?? "UNKN",
    case: rare[tag.CAse ?? ""] ?? (tag.CAse as RuCase | undefined),
    number: tag.NMbr as RuNumber | undefined,
    gender: tag.GNdr as RuParse["gender"],
    animacy: tag.ANim as RuParse["animacy"],
    tags: new Set([...tag.stat, ...tag.flex]),
    score: Math.min(1, found.score),
    known: found.parser === "Dictionary",
    get normal() {
      return (normal ??= String(found.normalize() || found));
    },
    form: (...grammemes) => (found.inflect(grammemes) || undefined)?.toString(),
  };
}

/** «замер», «раскрой»: what is a noun as often as a verb is a noun here, where things are described; not so «берет». */
function nounsFirst(readings: readonly RuParse[]): readonly RuParse[] {
  const [first] = readings;
  const nouns = readings.filter(({ pos, known }) => pos === "NOUN" && known);
  const weight = nouns.reduce((sum, { score }) => sum + score, 0);
  const isNamed = nouns.some(({ case: name }) => name === "nomn") && weight >= (first?.score ?? 0);
  if (first?.pos !== "VERB" || first.tags.has("pres") || !isNamed) return readings;
  return [...nouns, ...readings.filter((one) => !nouns.includes(one))];
}

/** All readings of a word, the likeliest first; none for what is no Russian word. Upper case tells names from words. */
export function parse(word: string): readonly RuParse[] {
  const known = kept.get(word);
  if (known !== undefined) return known;
  let readings: readonly RuParse[] = [];
  load();
  try {
    // Stutter would read «тонн» as «тон».
    if (WORD.test(word)) readings = nounsFirst(az.Morph(word, { stutter: 0 }).map(readingOf));
  } catch {
    // Odd runs of hyphens make the package fail; such a run is no word.
  }
  if (kept.size >= KEPT) kept.clear();
  kept.set(word, readings);
  return readings;
}

/** The word can be one of these parts of speech; a reading five times rarer than the likeliest does not count. */
const canBe =
  (...parts: string[]) =>
  (word: string): boolean => {
    const readings = parse(word);
    const found = readings.find(({ pos }) => parts.includes(pos));
    return found !== undefined && found.score >= (readings[0]?.score ?? 0) * 0.2;
  };

export const isNoun = canBe("NOUN");
export const isVerb = canBe("VERB", "INFN");
export const isInfinitive = canBe("INFN");
export const isAdjective = canBe("ADJF", "PRTF");
export const isPreposition = canBe("PREP");

/** Dictionary form of the likeliest reading, in lower case; the word itself when it has none. */
export const lemma = (word: string): string => parse(word)[0]?.normal ?? word.toLowerCase();

/** Puts a form into the letters the visitor uses: capital first letter, all capitals. */
export function likeWritten(form: string, written: string): string {
  if (form.toLowerCase() === written.toLowerCase()) return written;
  if (written.length > 1 && written === written.toUpperCase()) return form.toUpperCase();
  return /^\p{Lu}/u.test(written) ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}
