import "server-only";
import { parse, type RuCase, type RuNumber, type RuParse } from "@/lib/generators/server/language/ru-words";

/** A part of a phrase: a word, or what stands between words; words in quotation marks are one part that never changes. */
export type Piece = { text: string; isWord: boolean };

/** The beginning of a noun phrase: numerals, the adjectives that agree, and the noun they agree with. */
export type Group = {
  /** Indices of pieces. */
  numerals: number[];
  adjectives: { at: number; reading: RuParse }[];
  head: number;
  reading: RuParse;
};

const PIECES = /«[^»]*»|"[^"]*"|“[^”]*”|[\p{L}\p{N}][\p{L}\p{N}'’-]*|[^\p{L}\p{N}«"“]+|[«"“]/gu;

export const piecesOf = (phrase: string): Piece[] =>
  (phrase.match(PIECES) ?? []).map((text) => ({ text, isWord: /^[\p{L}\p{N}]/u.test(text) }));

/** «QR-код», «3D-модель»: the part that the dictionary can have, and what stands before it. */
export function inflected(text: string): { before: string; word: string } {
  const mixed = /^([a-z0-9]+-)([а-яё]+)$/i.exec(text);
  return { before: mixed?.[1] ?? "", word: mixed?.[2] ?? text };
}

export const readingsOf = (text: string) => parse(inflected(text).word);

/** «2» and «восемь»; «один» agrees like an adjective and is read as one. */
const isNumeral = (text: string): boolean =>
  /^\d/.test(text) ? /^\d+$/.test(text) : parse(text)[0]?.pos === "NUMR";

const isAgreeing = ({ pos }: RuParse) => pos === "ADJF" || pos === "PRTF";
const isPassedOver = (text: string): boolean => {
  const [first] = parse(text);
  return first !== undefined && (first.pos === "ADVB" || first.pos === "PRCL" || first.pos === "COMP");
};

const agree = (adjective: RuParse, noun: RuParse): boolean =>
  adjective.case === noun.case &&
  adjective.number === noun.number &&
  (noun.number === "plur" ||
    noun.gender === undefined ||
    adjective.gender === undefined ||
    adjective.gender === noun.gender) &&
  // «новых мастеров» is an accusative of persons only, «новые журналы» one of things only.
  (adjective.animacy === undefined || noun.animacy === undefined || adjective.animacy === noun.animacy);

export type Weight = (reading: RuParse) => number;

/** Wishes and names of things mostly stand in the nominative or the accusative, where many forms are alike. */
export const asNamed: Weight = ({ case: name }) => (name === "nomn" ? 3 : name === "accs" ? 2 : 1);

type Candidate = Omit<Group, "numerals"> & { weight: number };

function candidate(
  pieces: readonly Piece[],
  adjectives: readonly number[],
  head: number,
  weigh: Weight,
): Candidate | undefined {
  let best: Candidate | undefined;
  for (const reading of readingsOf(pieces[head]?.text ?? "")) {
    if (reading.pos !== "NOUN" && !(adjectives.length === 0 && isAgreeing(reading))) continue;
    const agreeing = adjectives.map((at) => ({
      at,
      reading: readingsOf(pieces[at]?.text ?? "").find((one) => isAgreeing(one) && agree(one, reading)),
    }));
    const found = agreeing.flatMap(({ at, reading: one }) =>
      one === undefined ? [] : [{ at, reading: one }],
    );
    if (found.length !== agreeing.length) continue;
    const weight = reading.score * weigh(reading) * (reading.pos === "NOUN" ? 1 : 0.2);
    if (weight > (best?.weight ?? 0)) best = { adjectives: found, head, reading, weight };
  }
  return best;
}

/** The group that begins at a piece; `undefined` when another kind of word comes before a noun. */
export function groupAt(pieces: readonly Piece[], start: number, weigh: Weight = asNamed): Group | undefined {
  const numerals: number[] = [];
  const adjectives: number[] = [];
  let last: Candidate | undefined;
  for (let at = start; at < pieces.length; at += 1) {
    const { text, isWord } = pieces[at] ?? { text: "", isWord: false };
    if (!isWord) {
      if (/^\s+$/.test(text)) continue;
      break;
    }
    if (isNumeral(text) && last === undefined) {
      numerals.push(at);
      continue;
    }
    const readings = readingsOf(text);
    const whole = candidate(pieces, adjectives, at, weigh);
    const canAgree = readings.some(isAgreeing);
    if (whole !== undefined && whole.reading.pos === "NOUN" && !canAgree) return { ...whole, numerals };
    if (canAgree) {
      if (whole !== undefined) last = whole;
      adjectives.push(at);
      continue;
    }
    if (isPassedOver(text) && last === undefined) continue;
    break;
  }
  // «дежурному», «накладные»: an adjective that stands for a noun, when no noun follows it.
  return last && { ...last, numerals };
}

/** What a numeral asks of its noun. */
export function categoryOf(text: string): "one" | "few" | "many" {
  if (/^\d+$/.test(text)) {
    const value = Number(text.slice(-2));
    if (value >= 11 && value <= 14) return "many";
    return value % 10 === 1 ? "one" : value % 10 >= 2 && value % 10 <= 4 ? "few" : "many";
  }
  const normal = parse(text)[0]?.normal ?? "";
  return ["два", "три", "четыре", "оба", "полтора"].includes(normal) ? "few" : "many";
}

const tagOf = ({ tags }: RuParse, ...names: string[]) => names.filter((name) => tags.has(name));

/** Form of an adjective or participle beside a noun. */
export function adjectiveForm(
  reading: RuParse,
  noun: RuParse,
  target: RuCase,
  number: RuNumber,
): string | undefined {
  const same = [reading.pos, ...tagOf(reading, "actv", "pssv", "past", "pres", "Supr", "Cmp2")];
  const place = number === "plur" ? ["plur", target] : ["sing", noun.gender ?? "masc", target];
  const lively =
    target === "accs" && noun.animacy ? reading.form(...same, ...place, noun.animacy) : undefined;
  return lively ?? reading.form(...same, ...place);
}
