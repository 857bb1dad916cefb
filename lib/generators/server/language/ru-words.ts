import "server-only";
import { readFileSync } from "node:fs";
import az, { type AzParse, type AzTag } from "az";
import { processWide } from "@/lib/http/process-wide";

/** Words of Russian by the OpenCorpora dictionary, and guesses by their endings for words it does not have. */

export type RuCase = "nomn" | "gent" | "datv" | "accs" | "ablt" | "loct";
export type RuNumber = "sing" | "plur";
export type RuGender = "masc" | "femn" | "neut";

/** One way to read a word; grammemes are named as OpenCorpora names them. */
export type RuParse = {
  /** NOUN, ADJF, ADJS, COMP, VERB, INFN, PRTF, PRTS, GRND, NUMR, ADVB, NPRO, PRED, PREP, CONJ, PRCL, INTJ, LATN, NUMB. */
  pos: string;
  case?: RuCase;
  number?: RuNumber;
  gender?: RuGender;
  animacy?: "anim" | "inan";
  /** Dictionary form: nominative singular, infinitive. */
  readonly normal: string;
  /** Every grammeme: "perf", "past", "Geox", "Name", "Abbr" … */
  tags: ReadonlySet<string>;
  /** How likely this reading is, 0…1. */
  score: number;
  /** The dictionary has the word; else it is guessed by its ending. */
  known: boolean;
  /** The form of the same word with these grammemes, in lower case. */
  form: (...grammemes: string[]) => string | undefined;
};

/** Words kept with their readings; about 10 MB at most. */
const KEPT = 6_000;
/** No word of the language is longer; a longer run of letters is noise and has no reading. */
const LONGEST = 40;
/** Stutter would read «тонн» as «тон». */
const OPTIONS = { stutter: 0 };

/** The package has one dictionary for the process. */
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

const cases = new Set(["nomn", "gent", "datv", "accs", "ablt", "loct"]);
/** Second genitive and locative («чаю», «в лесу») and the vocative count as the case they belong to. */
const caseOf = (name: string | undefined): RuCase | undefined => {
  const plain = name?.startsWith("gen")
    ? "gent"
    : name?.startsWith("loc")
      ? "loct"
      : name === "voct"
        ? "nomn"
        : name;
  return plain !== undefined && cases.has(plain) ? (plain as RuCase) : undefined;
};

/** What a tag says; the package has one object for each of its few thousand tags. */
const described = new WeakMap<AzTag, Omit<RuParse, "normal" | "score" | "known" | "form">>();
function describe(tag: AzTag) {
  const kept = described.get(tag);
  if (kept !== undefined) return kept;
  const made = {
    pos: tag.POST ?? "UNKN",
    case: caseOf(tag.CAse),
    number: tag.NMbr as RuNumber | undefined,
    gender: tag.GNdr as RuGender | undefined,
    animacy: tag.ANim as "anim" | "inan" | undefined,
    tags: new Set([...tag.stat, ...tag.flex]),
  };
  described.set(tag, made);
  return made;
}

/** One reading of a word; its dictionary form is made when it is asked for, for most readings are only looked at. */
class Reading implements RuParse {
  readonly pos: string;
  readonly case?: RuCase;
  readonly number?: RuNumber;
  readonly gender?: RuGender;
  readonly animacy?: "anim" | "inan";
  readonly tags: ReadonlySet<string>;
  readonly score: number;
  readonly known: boolean;
  readonly #parse: AzParse;
  #normal?: string;

  constructor(parse: AzParse) {
    const { pos, case: name, number, gender, animacy, tags } = describe(parse.tag);
    this.pos = pos;
    this.case = name;
    this.number = number;
    this.gender = gender;
    this.animacy = animacy;
    this.tags = tags;
    this.score = Math.min(1, parse.score);
    this.known = parse.parser === "Dictionary";
    this.#parse = parse;
  }

  get normal(): string {
    return (this.#normal ??= String(this.#parse.normalize() || this.#parse));
  }

  /** A property, so that it may be taken from its reading. */
  readonly form = (...grammemes: string[]): string | undefined => {
    const form = this.#parse.inflect(grammemes);
    return form === false ? undefined : form.toString();
  };
}

function analyse(word: string): readonly RuParse[] {
  if (word.length === 0 || word.length > LONGEST || !/^[а-яё][а-яё-]*$/i.test(word)) return [];
  load();
  try {
    return az.Morph(word, OPTIONS).map((one) => new Reading(one));
  } catch {
    // Odd runs of hyphens make the package fail; such a run is no word.
    return [];
  }
}

/** All readings of a word, the likeliest first; none for what is no Russian word. Upper case tells names from words. */
export function parse(word: string): readonly RuParse[] {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const readings = analyse(word);
  if (kept.size >= KEPT) {
    const oldest = kept.keys().next().value;
    if (oldest !== undefined) kept.delete(oldest);
  }
  kept.set(word, readings);
  return readings;
}

const isLikely = (word: string, test: (reading: RuParse) => boolean): boolean => {
  const readings = parse(word);
  const found = readings.find(test);
  return found !== undefined && found.score >= (readings[0]?.score ?? 0) * 0.2;
};

/** The word can be a noun; likewise the others. A reading five times rarer than the likeliest does not count. */
export const isNoun = (word: string) => isLikely(word, ({ pos }) => pos === "NOUN");
/** A finite verb or an infinitive. */
export const isVerb = (word: string) => isLikely(word, ({ pos }) => pos === "VERB" || pos === "INFN");
export const isInfinitive = (word: string) => isLikely(word, ({ pos }) => pos === "INFN");
/** A full adjective, participle or pronoun that agrees with a noun. */
export const isAdjective = (word: string) => isLikely(word, ({ pos }) => pos === "ADJF" || pos === "PRTF");
export const isPreposition = (word: string) => isLikely(word, ({ pos }) => pos === "PREP");

/** Dictionary form of the likeliest reading, in lower case; the word itself when it has none. */
export const lemma = (word: string): string => parse(word)[0]?.normal ?? word.toLowerCase();

/** Puts a form into the letters the visitor uses: capital first letter, all capitals. */
export function likeWritten(form: string, written: string): string {
  if (form.toLowerCase() === written.toLowerCase()) return written;
  if (written.length > 1 && written === written.toUpperCase()) return form.toUpperCase();
  const first = written.charAt(0);
  return first !== first.toLowerCase() ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}
