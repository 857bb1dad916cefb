import "server-only";
import {
  isPreposition,
  likeWritten,
  parse,
  type RuCase,
  type RuNumber,
  type RuParse,
} from "@/lib/generators/server/language/ru-words";

/** Phrases and verbs of Russian. All functions are total: what they cannot turn comes back as it was given. */
export * from "@/lib/generators/server/language/ru-words";

/** A part of a phrase: a word, or what stands between words; words in quotation marks are one part that never changes. */
type Piece = { text: string; isWord: boolean };
/** The beginning of a noun phrase, by places of pieces: the noun and the adjectives before it that agree with it. */
type Group = { adjectives: { at: number; reading: RuParse }[]; head: number; reading: RuParse };
type Weight = (reading: RuParse) => number;

/** Wishes and names of things mostly stand in the nominative or the accusative, where many forms are alike. */
const asNamed: Weight = ({ case: name }) => (name === "nomn" ? 3 : name === "accs" ? 2 : 1);
/** Beside a figure a noun mostly stands in the genitive: «62 электромеханика» are persons, not a branch of engineering. */
const afterNumber: Weight = ({ case: name }) => (name === "gent" ? 3 : 1);

/** «QR-» of «QR-код» is a part of its own that never changes. */
const PIECES =
  /[a-z0-9]+-(?=[а-яё]+(?![\p{L}\p{N}-]))|«[^»]*»|"[^"]*"|“[^”]*”|[\p{L}\p{N}][\p{L}\p{N}'’-]*|[^\p{L}\p{N}«"“]+|[«"“]/giu;
export const piecesOf = (phrase: string): Piece[] =>
  Array.from(phrase.matchAll(PIECES), ([text]) => ({
    text,
    isWord: /^[\p{L}\p{N}](?:.*[^-])?$/u.test(text),
  }));
const joined = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join("");
const readingsAt = (pieces: readonly Piece[], at: number) => parse(pieces[at]?.text ?? "");
const isAgreeing = ({ pos }: RuParse) => pos === "ADJF" || pos === "PRTF";
const isSame = <T>(one: T | undefined, other: T | undefined) =>
  one === undefined || other === undefined || one === other;
/** «новых мастеров» is an accusative of persons only, «новые журналы» one of things only. */
const agree = (adjective: RuParse, noun: RuParse): boolean =>
  isAgreeing(adjective) &&
  adjective.case === noun.case &&
  adjective.number === noun.number &&
  (noun.number === "plur" || isSame(adjective.gender, noun.gender)) &&
  isSame(adjective.animacy, noun.animacy);

/** The likeliest reading of a head with which all the adjectives before it agree. */
function headedBy(pieces: readonly Piece[], places: readonly number[], head: number, weigh: Weight) {
  const heads = readingsAt(pieces, head).flatMap((reading) => {
    if (reading.pos !== "NOUN" && !(places.length === 0 && isAgreeing(reading))) return [];
    const adjectives = places.flatMap((at) => {
      const found = readingsAt(pieces, at).find((one) => agree(one, reading));
      return found ? [{ at, reading: found }] : [];
    });
    const weight = reading.score * weigh(reading) * (reading.pos === "NOUN" ? 1 : 0.2);
    return adjectives.length === places.length ? [{ adjectives, head, reading, weight }] : [];
  });
  return heads.sort((one, other) => other.weight - one.weight)[0];
}

/** The group that begins at a piece; `undefined` when another kind of word comes before a noun. */
export function groupAt(pieces: readonly Piece[], start: number, weigh: Weight = asNamed): Group | undefined {
  const adjectives: number[] = [];
  let last: Group | undefined;
  for (let at = start; at < pieces.length; at += 1) {
    const { text, isWord } = pieces[at] ?? { text: "", isWord: false };
    if (/^\s+$|^\w+-$/.test(text)) continue;
    if (!isWord) break;
    const readings = parse(text);
    const whole = headedBy(pieces, adjectives, at, weigh);
    if (readings.some(isAgreeing)) {
      last = whole ?? last;
      adjectives.push(at);
    } else if (whole !== undefined) return whole;
    else if (last !== undefined || !/^(?:ADVB|PRCL|COMP)$/.test(readings[0]?.pos ?? "")) break;
  }
  // «дежурному», «накладные»: an adjective that stands for a noun, when no noun follows it.
  return last;
}

function adjectiveForm(reading: RuParse, noun: RuParse, target: RuCase, number: RuNumber) {
  const kind = "actv pssv past pres Supr Cmp2".split(" ").filter((tag) => reading.tags.has(tag));
  const place = number === "plur" ? ["plur", target] : ["sing", noun.gender ?? "masc", target];
  const lively = target === "accs" && noun.animacy ? [noun.animacy] : [];
  return (
    reading.form(reading.pos, ...kind, ...place, ...lively) ?? reading.form(reading.pos, ...kind, ...place)
  );
}

/** The case and number that a head goes into, and those of its adjectives where they are others: «2 новые карточки». */
type Turn = { target: RuCase; number: RuNumber; beside?: readonly [RuCase, RuNumber] };

function put(pieces: Piece[], at: number, form: string | undefined) {
  const piece = pieces[at];
  if (piece && form !== undefined) pieces[at] = { ...piece, text: likeWritten(form, piece.text) };
}

function turnGroup(pieces: Piece[], { adjectives, head, reading }: Group, turn: Turn) {
  const { target, number, beside = [target, number] } = turn;
  // A form that is right already keeps the visitor's spelling.
  if (reading.case === target && reading.number === number && turn.beside === undefined) return;
  for (const { at, reading: one } of adjectives) put(pieces, at, adjectiveForm(one, reading, ...beside));
  const own = reading.form("NOUN", target, number) ?? reading.form("NOUN", target);
  put(pieces, head, reading.pos === "NOUN" ? own : adjectiveForm(reading, reading, target, number));
}

/** Words that stand beside the head in the same case: «бронирование и оплату», «карточку, доступную всем». */
function turnSiblings(pieces: Piece[], { head, reading }: Group, target: RuCase, number?: RuNumber) {
  const { normal, number: own } = reading;
  const alike = readingsAt(pieces, head).filter((one) => one.normal === normal && one.number === own);
  const cases = new Set(alike.map((one) => one.case));
  const weigh: Weight = (one) => (cases.has(one.case) ? 3 : 1);
  let isJoined = false;
  for (let at = head + 1; at < pieces.length; at += 1) {
    const { text = "", isWord = false } = pieces[at] ?? {};
    if (isPreposition(text)) return;
    const isJoint = /^,|^(?:и|или|либо)$/i.test(text);
    const sibling = isJoined && isWord && !isJoint ? groupAt(pieces, at, weigh) : undefined;
    isJoined = isJoint || (isJoined && !isWord);
    if (sibling && cases.has(sibling.reading.case))
      turnGroup(pieces, sibling, { target, number: number ?? sibling.reading.number ?? "sing" });
  }
}

/** The phrase with its head and its adjectives in a case; the rest stays, and so does what begins with no Russian noun. */
export function inCase(phrase: string, target: RuCase, number?: RuNumber, weigh = asNamed): string {
  const pieces = piecesOf(phrase);
  const group = groupAt(pieces, 0, weigh);
  if (group === undefined) return phrase;
  // First the siblings: they are recognised by the form that the head still has.
  turnSiblings(pieces, group, target, number);
  turnGroup(pieces, group, { target, number: number ?? group.reading.number ?? "sing" });
  return joined(pieces);
}

/** A role, which is named in the nominative, in a case: «техники» are persons, and of «геологи-документаторы» both words change. */
export const roleIn = (name: string, target: RuCase): string =>
  /^[а-яё]+-/iu.test(name) && parse(name.slice(0, name.indexOf("-")))[0]?.animacy === "anim"
    ? Array.from(name.split("-"), (part) => inCase(part, target)).join("-")
    : inCase(
        name,
        target,
        undefined,
        (one) => asNamed(one) * (one.animacy === "anim" ? 99 : 1) * (one.case === "nomn" ? 9 : 1),
      );

/** «карточку лифта с историей поломок» → «карточка лифта с историей поломок». */
export const nominative = (phrase: string): string => inCase(phrase, "nomn");
/** Nominative plural: «карточку лифта» → «карточки лифта»; a noun without plural stays singular. */
export const plural = (phrase: string): string => inCase(phrase, "nomn", "plur");

const headOf = (phrase: string) => groupAt(piecesOf(phrase), 0)?.reading;
/** The head noun of a phrase in its dictionary form: «живые остатки по грядам» → «остаток». */
export const headNoun = (phrase: string): string | undefined => headOf(phrase)?.normal;
/** The phrase begins with a noun group that can be turned: other helpers ask before they build on a case. */
export const canTurn = (phrase: string): boolean => headOf(phrase) !== undefined;

const AFTER_FIVE: Record<string, string | undefined> = { человек: "человек", год: "лет" };

/** The phrase in the form that a figure asks for, without it: «21 новый лифт», «2 новых лифта», «5 новых лифтов», «2,5 тонны». */
export function afterFigure(value: number, phrase: string): string {
  const pieces = piecesOf(phrase);
  const group = groupAt(pieces, 0, afterNumber);
  if (group === undefined) return phrase;
  const { normal, gender } = group.reading;
  const rest = Number.isInteger(value) ? Math.abs(value) % 100 : 2;
  const last = rest > 10 && rest < 15 ? 0 : rest % 10;
  const few: Turn = { target: "gent", number: "sing", beside: [gender === "femn" ? "nomn" : "gent", "plur"] };
  const other: Turn = last === 1 ? { target: "nomn", number: "sing" } : { target: "gent", number: "plur" };
  turnGroup(pieces, group, last > 1 && last < 5 ? few : other);
  if (last > 4 || last === 0) put(pieces, group.head, AFTER_FIVE[normal]);
  return joined(pieces);
}

/** «мы не справляемся» → «не справляются»: what people say of themselves, as others tell it. */
export function asTold(text: string): string {
  const isOwn = (word: string) => {
    const readings = parse(word);
    return (
      !readings.some(({ pos }) => pos === "NOUN") &&
      readings.some(({ pos, tags }) => pos === "VERB" && tags.has("1per") && tags.has("plur"))
    );
  };
  const turned = text.replace(/\p{L}+/gu, (word) => (isOwn(word) ? present(word, "plur") : word));
  return turned === text
    ? text
    : turned
        .replace(/^мы\s+(\p{L})/iu, (_, letter: string) => letter.toUpperCase())
        .replace(/(?<!\p{L})мы\s+/giu, "");
}

/** «записывался» → «записывается». A perfective verb has no present and gives its future; what is no verb comes back as it is. */
export function present(verb: string, number: RuNumber = "sing"): string {
  const reading = parse(verb).find(({ pos }) => pos === "VERB" || pos === "INFN");
  const forms = ["pres", "futr"].map((time) => reading?.form("3per", number, time, "indc"));
  return likeWritten(forms[0] ?? forms[1] ?? verb, verb);
}
