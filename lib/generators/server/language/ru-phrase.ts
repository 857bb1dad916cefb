import "server-only";
import {
  isPreposition,
  likeWritten,
  parse,
  type RuCase,
  type RuGender,
  type RuNumber,
  type RuParse,
} from "@/lib/generators/server/language/ru-words";

/** A part of a phrase: a word, or what stands between words; words in quotation marks are one part that never changes. */
type Piece = { text: string; isWord: boolean };

/** The beginning of a noun phrase, by indices of pieces: numerals, the adjectives that agree, and the noun they agree with. */
type Group = {
  numerals: number[];
  adjectives: { at: number; reading: RuParse }[];
  head: number;
  reading: RuParse;
};

type Weight = (reading: RuParse) => number;

/** Wishes and names of things mostly stand in the nominative or the accusative, where many forms are alike. */
const asNamed: Weight = ({ case: name }) => (name === "nomn" ? 3 : name === "accs" ? 2 : 1);
/** Beside a figure a noun mostly stands in the genitive: «62 электромеханика» are persons, not a branch of engineering. */
const afterNumber: Weight = ({ case: name }) => (name === "gent" ? 3 : 1);

const PIECES = /«[^»]*»|"[^"]*"|“[^”]*”|[\p{L}\p{N}][\p{L}\p{N}'’-]*|[^\p{L}\p{N}«"“]+|[«"“]/gu;
export const piecesOf = (phrase: string): Piece[] =>
  (phrase.match(PIECES) ?? []).map((text) => ({ text, isWord: /^[\p{L}\p{N}]/u.test(text) }));
const joinedOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join("");

/** «QR-код», «3D-модель»: what stands before the part that the dictionary can have. */
const foreign = (text: string): string => /^[a-z0-9]+-(?=[а-яё]+$)/i.exec(text)?.[0] ?? "";
const readingsAt = (pieces: readonly Piece[], at: number) => {
  const { text } = pieces[at] ?? { text: "" };
  return parse(text.slice(foreign(text).length));
};

/** «2» and «восемь»; «один» agrees like an adjective and is read as one. */
const isNumeral = (text: string) => /^\d+$/.test(text) || parse(text)[0]?.pos === "NUMR";
const isAgreeing = ({ pos }: RuParse) => pos === "ADJF" || pos === "PRTF";

const isSame = <T>(one: T | undefined, other: T | undefined) =>
  one === undefined || other === undefined || one === other;
/** «новых мастеров» is an accusative of persons only, «новые журналы» one of things only. */
const agree = (adjective: RuParse, noun: RuParse): boolean =>
  adjective.case === noun.case &&
  adjective.number === noun.number &&
  (noun.number === "plur" || isSame(adjective.gender, noun.gender)) &&
  isSame(adjective.animacy, noun.animacy);

/** The likeliest reading of a head with which all the adjectives before it agree. */
function headedBy(
  pieces: readonly Piece[],
  adjectives: readonly number[],
  head: number,
  weigh: Weight,
): Omit<Group, "numerals"> | undefined {
  const heads = readingsAt(pieces, head).flatMap((reading) => {
    if (reading.pos !== "NOUN" && !(adjectives.length === 0 && isAgreeing(reading))) return [];
    const found = adjectives.flatMap((at) => {
      const agreeing = readingsAt(pieces, at).find((one) => isAgreeing(one) && agree(one, reading));
      return agreeing ? [{ at, reading: agreeing }] : [];
    });
    const weight = reading.score * weigh(reading) * (reading.pos === "NOUN" ? 1 : 0.2);
    return found.length === adjectives.length ? [{ adjectives: found, head, reading, weight }] : [];
  });
  return heads.sort((one, other) => other.weight - one.weight)[0];
}

/** The group that begins at a piece; `undefined` when another kind of word comes before a noun. */
export function groupAt(pieces: readonly Piece[], start: number, weigh: Weight = asNamed): Group | undefined {
  const numerals: number[] = [];
  const adjectives: number[] = [];
  let last: Omit<Group, "numerals"> | undefined;
  for (let at = start; at < pieces.length; at += 1) {
    const { text, isWord } = pieces[at] ?? { text: "", isWord: false };
    if (/^\s+$/.test(text)) continue;
    if (!isWord) break;
    const readings = readingsAt(pieces, at);
    const whole = headedBy(pieces, adjectives, at, weigh);
    if (last === undefined && isNumeral(text)) numerals.push(at);
    else if (readings.some(isAgreeing)) {
      last = whole ?? last;
      adjectives.push(at);
    } else if (whole !== undefined) return { ...whole, numerals };
    else if (last !== undefined || !/^(?:ADVB|PRCL|COMP)$/.test(readings[0]?.pos ?? "")) break;
  }
  // «дежурному», «накладные»: an adjective that stands for a noun, when no noun follows it.
  return last && { ...last, numerals };
}

/** Form of an adjective or participle beside a noun. */
export function adjectiveForm(reading: RuParse, noun: RuParse, target: RuCase, number: RuNumber) {
  const kind = "actv pssv past pres Supr Cmp2".split(" ").filter((tag) => reading.tags.has(tag));
  const place = number === "plur" ? ["plur", target] : ["sing", noun.gender ?? "masc", target];
  const lively = target === "accs" && noun.animacy ? [noun.animacy] : [];
  return (
    reading.form(reading.pos, ...kind, ...place, ...lively) ?? reading.form(reading.pos, ...kind, ...place)
  );
}

/** Form of a noun; «лет» and «человек» after numbers belong to other words than their plural. */
function nounForm(reading: RuParse, { noun, number, isCounted }: Turn): string | undefined {
  if (isCounted && number === "plur" && noun === "gent") {
    if (reading.normal === "человек") return "человек";
    if (reading.normal === "год") return "лет";
  }
  if (reading.pos !== "NOUN") return adjectiveForm(reading, reading, noun, number);
  return reading.form("NOUN", noun, number) ?? reading.form("NOUN", noun);
}

type Turn = { noun: RuCase; adjective: RuCase; number: RuNumber; isCounted?: boolean };

function put(pieces: Piece[], at: number, form: string | undefined) {
  const piece = pieces[at];
  if (piece === undefined || form === undefined) return;
  const before = foreign(piece.text);
  pieces[at] = { ...piece, text: before + likeWritten(form, piece.text.slice(before.length)) };
}

function turnGroup(pieces: Piece[], { adjectives, head, reading }: Group, turn: Turn) {
  // A form that is right already keeps the visitor's spelling.
  if (reading.case === turn.noun && reading.number === turn.number && !turn.isCounted) return;
  const number = turn.isCounted ? "plur" : turn.number;
  for (const { at, reading: one } of adjectives)
    put(pieces, at, adjectiveForm(one, reading, turn.adjective, number));
  put(pieces, head, nounForm(reading, turn));
}

/** Cases after a figure or numeral in the nominative: «21 новый лифт», «2 новых лифта», «5 новых лифтов». */
function afterNumeral(text: string, gender: RuGender | undefined): Turn {
  const value = Number(text.slice(-2));
  const isTeen = value >= 11 && value <= 14;
  const isFew = /^\d/.test(text)
    ? !isTeen && value % 10 >= 2 && value % 10 <= 4
    : ["два", "три", "четыре", "оба", "полтора"].includes(parse(text)[0]?.normal ?? "");
  if (!isTeen && value % 10 === 1) return { noun: "nomn", adjective: "nomn", number: "sing" };
  if (!isFew) return { noun: "gent", adjective: "gent", number: "plur", isCounted: true };
  return { noun: "gent", adjective: gender === "femn" ? "nomn" : "gent", number: "sing", isCounted: true };
}

/** Words that stand beside the head in the same case: «бронирование и оплату», «карточку, доступную всем». */
function turnSiblings(pieces: Piece[], group: Group, turn: Turn, number: RuNumber | undefined) {
  const { normal, number: own } = group.reading;
  const alike = readingsAt(pieces, group.head).filter((one) => one.normal === normal && one.number === own);
  const cases = new Set(alike.map((one) => one.case));
  let isJoined = false;
  // Behind other words the next noun may belong to them: «учёт масла и воды».
  let isBeside = true;
  for (let at = group.head + 1; at < pieces.length; at += 1) {
    const { text = "", isWord = false } = pieces[at] ?? {};
    if (isPreposition(text)) return;
    if (!isWord || /^(?:и|или|либо)$/i.test(text)) {
      isJoined ||= isWord || text.includes(",");
      continue;
    }
    const weight = isBeside ? 9 : 1;
    const sibling = isJoined
      ? groupAt(pieces, at, (one) => one.score * (cases.has(one.case) ? weight : 1))
      : undefined;
    isBeside &&= isJoined;
    isJoined = false;
    if (sibling && cases.has(sibling.reading.case) && sibling.numerals.length === 0)
      turnGroup(pieces, sibling, { ...turn, number: number ?? sibling.reading.number ?? turn.number });
  }
}

/**
 * The phrase with its head, its adjectives and its numerals in a case; the rest stays. It is taken to stand in the nominative or
 * accusative where its form allows that. A phrase without a Russian noun at its beginning comes back as it is.
 */
export function inCase(phrase: string, target: RuCase, number?: RuNumber): string {
  const pieces = piecesOf(phrase);
  const named = groupAt(pieces, 0);
  if (named === undefined) return phrase;
  const numeral = pieces[named.numerals.at(-1) ?? -1]?.text;
  if (numeral === undefined) {
    const turn: Turn = { noun: target, adjective: target, number: number ?? named.reading.number ?? "sing" };
    // First the siblings: they are recognised by the form that the head still has.
    turnSiblings(pieces, named, turn, number);
    turnGroup(pieces, named, turn);
    return joinedOf(pieces);
  }
  const group = groupAt(pieces, 0, afterNumber) ?? named;
  const { gender } = group.reading;
  const counted = afterNumeral(numeral, gender);
  const plural: RuNumber = counted.noun === "nomn" ? "sing" : "plur";
  const isPlain = target === "nomn" || target === "accs";
  turnGroup(
    pieces,
    group,
    isPlain ? counted : { noun: target, adjective: target, number: plural, isCounted: true },
  );
  for (const at of group.numerals) {
    const reading = readingsAt(pieces, at).find(({ pos }) => pos === "NUMR");
    put(pieces, at, reading?.form("NUMR", target, gender ?? "masc") ?? reading?.form("NUMR", target));
  }
  return joinedOf(pieces);
}

/** «карточку лифта с историей поломок» → «карточка лифта с историей поломок». */
export const nominative = (phrase: string): string => inCase(phrase, "nomn");

/** Nominative plural: «карточку лифта» → «карточки лифта»; a noun without plural stays singular. */
export const plural = (phrase: string): string => inCase(phrase, "nomn", "plur");

const headOf = (phrase: string) => groupAt(piecesOf(phrase), 0)?.reading;
/** The head noun of a phrase in its dictionary form: «живые остатки по грядам» → «остаток». */
export const headNoun = (phrase: string): string | undefined => headOf(phrase)?.normal;
/** The phrase begins with a noun group that can be turned: other helpers ask before they build on a case. */
export const canTurn = (phrase: string): boolean => headOf(phrase) !== undefined;

/** The phrase in the form that a figure asks for, without the figure: `afterFigure(21, "лифтов")` → «лифт». */
export function afterFigure(value: number, phrase: string): string {
  const pieces = piecesOf(phrase);
  const group = groupAt(pieces, 0, afterNumber);
  if (group === undefined || group.numerals.length > 0) return phrase;
  // «2,5 тонны»: a fraction asks for the form of two.
  turnGroup(
    pieces,
    group,
    afterNumeral(String(Number.isInteger(value) ? Math.abs(value) : 2), group.reading.gender),
  );
  return joinedOf(pieces);
}
