import "server-only";
import { formatNumber, joined } from "@/lib/generators/numbers";
import {
  adjectiveForm,
  asNamed,
  categoryOf,
  groupAt,
  inflected,
  piecesOf,
  readingsOf,
  type Group,
  type Piece,
  type Weight,
} from "@/lib/generators/server/language/ru-group";
import {
  isPreposition,
  likeWritten,
  parse,
  type RuCase,
  type RuGender,
  type RuNumber,
  type RuParse,
} from "@/lib/generators/server/language/ru-words";

/** Form of a noun; «лет» and «человек» after numbers belong to other words than their plural. */
function nounForm(reading: RuParse, target: RuCase, number: RuNumber, isCounted = false): string | undefined {
  if (isCounted && number === "plur" && target === "gent") {
    if (reading.normal === "человек") return "человек";
    if (reading.normal === "год") return "лет";
  }
  if (reading.pos !== "NOUN") return adjectiveForm(reading, reading, target, number);
  return reading.form("NOUN", target, number) ?? reading.form("NOUN", target);
}

/** Beside a figure a noun mostly stands in the genitive: «62 электромеханика» are persons, not a branch of engineering. */
const afterNumber: Weight = ({ case: name }) => (name === "gent" ? 3 : 1);

function put(pieces: Piece[], at: number, form: string | undefined) {
  const piece = pieces[at];
  if (piece === undefined || form === undefined) return;
  const { before, word } = inflected(piece.text);
  pieces[at] = { ...piece, text: before + likeWritten(form, word) };
}

type Turn = { noun: RuCase; adjective: RuCase; number: RuNumber; isCounted?: boolean };

function turnGroup(pieces: Piece[], { adjectives, head, reading }: Group, turn: Turn) {
  // A form that is right already keeps the visitor's spelling.
  const isSame = reading.case === turn.noun && reading.number === turn.number && !turn.isCounted;
  if (isSame) return;
  for (const { at, reading: one } of adjectives)
    put(
      pieces,
      at,
      adjectiveForm(
        one,
        reading,
        turn.adjective,
        turn.number === "sing" && turn.isCounted ? "plur" : turn.number,
      ),
    );
  put(pieces, head, nounForm(reading, turn.noun, turn.number, turn.isCounted));
}

/** Cases after a numeral in the nominative: «21 новый лифт», «2 новых лифта», «5 новых лифтов». */
function afterNumeral(category: "one" | "few" | "many", gender: RuGender | undefined): Turn {
  if (category === "one") return { noun: "nomn", adjective: "nomn", number: "sing" };
  if (category === "many") return { noun: "gent", adjective: "gent", number: "plur", isCounted: true };
  return { noun: "gent", adjective: gender === "femn" ? "nomn" : "gent", number: "sing", isCounted: true };
}

/** Words that stand beside the head in the same case: «бронирование и оплату», «карточку, доступную всем». */
function turnSiblings(pieces: Piece[], group: Group, turn: Turn, number: RuNumber | undefined) {
  const { normal, number: own } = group.reading;
  const alike = readingsOf(pieces[group.head]?.text ?? "").filter(
    (one) => one.normal === normal && one.number === own,
  );
  const cases = new Set(alike.map((one) => one.case));
  let isApart = false;
  // Behind other words the next noun may belong to them: «учёт масла и воды».
  let isBeside = true;
  for (let at = group.head + 1; at < pieces.length; at += 1) {
    const { text = "", isWord = false } = pieces[at] ?? {};
    if (!isWord) {
      isApart ||= text.includes(",");
      continue;
    }
    if (isPreposition(text)) return;
    if (/^(и|или|либо)$/i.test(text)) {
      isApart = true;
      continue;
    }
    const isFirst = isApart;
    const isNext = isBeside;
    isApart = false;
    isBeside &&= isFirst;
    if (!isFirst) continue;
    const sibling = groupAt(pieces, at, (one) => one.score * (isNext && cases.has(one.case) ? 9 : 1));
    if (sibling === undefined || !cases.has(sibling.reading.case) || sibling.numerals.length > 0) continue;
    turnGroup(pieces, sibling, { ...turn, number: number ?? sibling.reading.number ?? turn.number });
  }
}

function turned(phrase: string, target: RuCase, number: RuNumber | undefined, weigh: Weight): string {
  const pieces = piecesOf(phrase);
  const named = groupAt(pieces, 0, weigh);
  if (named === undefined) return phrase;
  const numeral = named.numerals.at(-1);
  const group = (numeral !== undefined && groupAt(pieces, 0, afterNumber)) || named;
  if (numeral === undefined) {
    const turn: Turn = { noun: target, adjective: target, number: number ?? group.reading.number ?? "sing" };
    // First the siblings: they are recognised by the form that the head still has.
    turnSiblings(pieces, group, turn, number);
    turnGroup(pieces, group, turn);
    return pieces.map(({ text }) => text).join("");
  }
  const category = categoryOf(pieces[numeral]?.text ?? "");
  const isPlain = target === "nomn" || target === "accs";
  const plural: RuNumber = category === "one" ? "sing" : "plur";
  turnGroup(
    pieces,
    group,
    isPlain
      ? afterNumeral(category, group.reading.gender)
      : { noun: target, adjective: target, number: plural, isCounted: true },
  );
  for (const at of group.numerals) {
    const reading = parse(pieces[at]?.text ?? "").find(({ pos }) => pos === "NUMR");
    put(
      pieces,
      at,
      reading?.form("NUMR", target, group.reading.gender ?? "masc") ?? reading?.form("NUMR", target),
    );
  }
  return pieces.map(({ text }) => text).join("");
}

/**
 * The phrase with its head, its adjectives and its numerals in a case; the rest stays. By default the phrase is taken to stand in the
 * nominative or accusative where its form allows that. A phrase without a Russian noun at its beginning comes back as it is.
 */
export const inCase = (phrase: string, target: RuCase, number?: RuNumber): string =>
  turned(phrase, target, number, asNamed);

/** «карточку лифта с историей поломок» → «карточка лифта с историей поломок». */
export const nominative = (phrase: string): string => inCase(phrase, "nomn");

/** Nominative plural: «карточку лифта» → «карточки лифта»; a noun without plural stays singular. */
export const plural = (phrase: string): string => inCase(phrase, "nomn", "plur");

/** Gender of the head; `undefined` for plural-only nouns and where no head is found. */
export const gender = (phrase: string): RuGender | undefined => groupAt(piecesOf(phrase), 0)?.reading.gender;

/** Number of the head as written. */
export const number = (phrase: string): RuNumber | undefined => groupAt(piecesOf(phrase), 0)?.reading.number;

/** The head noun of a phrase in its dictionary form: «живые остатки по грядам» → «остаток». */
export const headNoun = (phrase: string): string | undefined => groupAt(piecesOf(phrase), 0)?.reading.normal;

/** The phrase in the form that a figure asks for, without the figure: `afterFigure(21, "лифтов")` → «лифт». */
export function afterFigure(value: number, phrase: string): string {
  const pieces = piecesOf(phrase);
  const group = groupAt(pieces, 0, afterNumber);
  if (group === undefined || group.numerals.length > 0) return phrase;
  const whole = Number.isInteger(value) ? categoryOf(String(Math.abs(value) % 100)) : "few";
  turnGroup(pieces, group, afterNumeral(whole, group.reading.gender));
  return pieces.map(({ text }) => text).join("");
}

/** «1 340 лифтов», «21 лифт», «2,5 часа»; the figure in the Russian way. */
export const counted = (value: number, phrase: string): string =>
  joined(formatNumber(value, "ru"), afterFigure(value, phrase), "ru");

/** The phrase begins with a noun group that can be turned: other helpers ask before they build on a case. */
export const canTurn = (phrase: string): boolean => {
  const group = groupAt(piecesOf(phrase), 0);
  return group !== undefined && readingsOf(piecesOf(phrase)[group.head]?.text ?? "").length > 0;
};
