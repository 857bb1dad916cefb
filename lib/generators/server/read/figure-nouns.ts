import "server-only";
import type { DurationUnit, Figure } from "@/lib/generators/fact-sheet";
import { isPlural as isPluralWord, plural } from "@/lib/generators/server/language/en";
import { isPreposition, parse } from "@/lib/generators/server/language/ru-words";
import type { Amount } from "@/lib/generators/server/read/amounts";
import type { Clause } from "@/lib/generators/server/read/sentences";
import { countedAt, sharedAt, type Counted } from "@/lib/generators/server/read/nouns";
import { wordValue } from "@/lib/generators/server/read/numbers";
import { tellsPrice } from "@/lib/generators/server/read/statements";
import { ahead, fits, fitsBefore, type Token } from "@/lib/generators/server/read/tokens";
import { durationUnit, isMeasure, isPhysical, periodAt } from "@/lib/generators/server/read/units";

export type Draft = Omit<Figure, "id">;

/** Where a figure stands with its noun, by tokens of its sentence, and what that makes of its unit. */
export type Place = {
  from: number;
  to: number;
  unit: string;
  counts?: string;
  currency?: string;
  time?: DurationUnit;
  /** The sum is named for one thing: «за каждый рейс», "per remake". */
  isPrice?: boolean;
};

export type Scene = {
  description: string;
  /** Of the sentence. */
  tokens: readonly Token[];
  clause: Clause;
  /** Figures of the same sentence before this one. */
  earlier: readonly Draft[];
  amount: Amount;
  /** The money of a sum that is written without one. */
  home?: string;
};

/** Words of the description between two tokens. */
const piece = ({ description, tokens }: Scene, from: number, to: number) =>
  description.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
const pieceOf = (scene: Scene, counted: Counted) => piece(scene, counted.from, counted.to);

/** The last things that were counted before. */
const countedBefore = ({ earlier }: Scene) =>
  earlier.findLast(({ kind }) => kind === "count" || kind === "flow");

const passed =
  /^(?:а|и|но|кажд(?:ый|ая|ое|ую)|один|одна|одно|это|the|an?|and|but|our|one|each|every|whenever|when|that's|say|or)$/;
const isNominative = (word: string) =>
  parse(word).some(({ case: name, pos, score }) => name === "nomn" && pos !== "NPRO" && score > 0.1);

/** The first noun phrase from a place of the text on; in Russian only one in the nominative. */
function subject(scene: Scene, start: number): string | undefined {
  const { tokens, amount } = scene;
  const first = tokens.findIndex((token) => token.start === start);
  for (let at = Math.max(first, 0); at < Math.min(first + 6, amount.from); at += 1) {
    const { kind, lower, quoted } = tokens[at] as Token;
    if (kind !== "word" || quoted || passed.test(lower) || wordValue(lower) !== undefined) continue;
    const isRussian = /^[а-яё]/.test(lower);
    if (isRussian && !isNominative(lower)) {
      // «в будни зал …»: what follows a preposition is no subject.
      if (isPreposition(lower)) at = countedAt(tokens, at + 1)?.head ?? at;
      continue;
    }
    // "call it 90 thousand": an order, not a subject.
    const found = fits(tokens, at + 1, "it|us|them") > 0 ? undefined : countedAt(tokens, at, false);
    const isNoun = found && found.to <= amount.from && !/(?:ed|ing)$/.test(tokens[found.head]?.lower ?? "");
    if (isNoun) return pieceOf(scene, found);
    if (!isRussian) return undefined;
  }
  return undefined;
}

const about =
  "около|примерно|порядка|по|до|где-?то|всего|больше|более|осталось|стало|было|работает|есть|трудится|ещё|в штате|about|around|roughly|some|~";

/** «водителей 52», «минут 20», «Людей в штате 74», «заявок гдето 90»: the noun in the genitive before the number. */
function genitiveBefore(tokens: readonly Token[], from: number): number | undefined {
  const at = from - 1 - fitsBefore(tokens, from, about);
  const token = tokens[at];
  if (token?.kind !== "word" || token.quoted || !/^[а-яё]/.test(token.lower)) return undefined;
  const isGenitive = parse(token.text).some(
    ({ pos, case: name, number, score }) =>
      pos === "NOUN" && name === "gent" && number === "plur" && score > 0.1,
  );
  // «из магазинов 4,5 %» names where, not of what.
  const isFree = isGenitive && !isPreposition(tokens[at - 1]?.lower ?? "");
  return isFree || /^раза?$/.test(token.lower) ? at : undefined;
}

/** "staff: 48", «штат – 12», "a dispute (87 last year)", "a staff of 26": a name before a mark. */
function namedBefore(tokens: readonly Token[], from: number): number | undefined {
  if (fitsBefore(tokens, from, "(?:staff|workforce|headcount|membership) of") > 0) return from - 2;
  const mark = from - 1 - fitsBefore(tokens, from, about);
  const token = tokens[mark - 1];
  if (!/^[:–—(=]$/.test(tokens[mark]?.text ?? "") || token?.kind !== "word" || token.quoted) return undefined;
  // «споры с фермерами: 40» names with whom, not of what.
  const isLed = /^[а-яё]/.test(token.lower) && isPreposition(tokens[mark - 2]?.lower ?? "");
  return !isLed && token.text.length > 2 && countedAt(tokens, mark - 1) !== undefined ? mark - 1 : undefined;
}

const placed = ({ amount: { from, to } }: Scene, unit: string, more: Partial<Place>): Place => ({
  ...{ from, to, unit },
  ...more,
});

/** The plural that "of them" stands for. */
const referred = (scene: Scene) =>
  countedBefore(scene)?.unit ??
  scene.tokens.slice(0, scene.amount.from).findLast(({ lower }) => lower.length > 4 && isPluralWord(lower))
    ?.text;

/** A number without a noun after it: the noun stands before, or was counted earlier. */
function withoutNoun(scene: Scene): Place | undefined {
  const { tokens, clause, earlier } = scene;
  const { from, to, value } = scene.amount;
  const at = (unit: string | undefined, more: Partial<Place> = {}) =>
    unit === undefined ? undefined : placed(scene, unit, { counts: more.time ? undefined : unit, ...more });
  const prior = genitiveBefore(tokens, from);
  const word = tokens[prior ?? -1]?.lower;
  if (prior !== undefined && word !== undefined)
    return at(word, { from: prior === from - 1 ? prior : from, time: durationUnit(word) });
  if (fits(tokens, to, "of us") > 0) return at("people", { to: to + 2 });
  if (fits(tokens, to, ofThem) > 0) return at(referred(scene), { to: to + 2 });
  const isUs = fitsBefore(tokens, from, "нас|мы");
  if (isUs > 0 || fits(tokens, from, "(?:дв|тр)ое|(?:четв|пят|шест|сем)еро") > 0)
    return at("человек", { from: from - isUs });
  const named = namedBefore(tokens, from);
  if (named !== undefined)
    return at(tokens[named]?.text, { from: tokens[from - 1]?.text === "(" ? from : named });
  // "12 stolen a month", "22 went uncovered last quarter": what was counted before comes so often.
  const next = [to, to + 1, to + 2].find((place) => periodAt(tokens, place) !== undefined);
  if (next !== undefined) {
    const own = subject(scene, clause.start) ?? countedBefore(scene)?.unit;
    return at(own ?? subject(scene, tokens[0]?.start ?? 0), { to: next });
  }
  const nearest = earlier.at(-1);
  return nearest?.kind === "duration" && value < 1000 ? at(nearest.unit, { time: nearest.time }) : undefined;
}

function ofCount(scene: Scene): Place | undefined {
  const { tokens } = scene;
  const { to: at, unit: told } = scene.amount;
  if (told !== undefined) return placed(scene, told, { counts: told });
  const measured = tokens[at];
  // "62,000 dozen sold a year", "14 no shows": read as a noun reads, though it looks like none.
  const length = isMeasure(measured?.lower ?? "") ? 1 : fits(tokens, at, "no shows?");
  const bare = length > 0 ? { from: at, head: at + length - 1, to: at + length } : undefined;
  const counted = countedAt(tokens, at) ?? bare;
  const head = tokens[counted?.head ?? -1]?.lower ?? "";
  // «три года вместо двух положенных»: an adjective alone counts what the figure before it counts.
  const isTold = scene.earlier.at(-1)?.time !== undefined && counted?.head === at;
  const isAdjective =
    isTold && parse(head).every(({ pos }) => /^(?:ADJF|PRTF)$/.test(pos)) && /[а-я]/.test(head);
  if (counted === undefined || measured?.quoted || isAdjective) return withoutNoun(scene);
  // «7 мг/л»: a measure by a measure is one unit.
  if (/^\S+ \/ \S{1,3}(?= |$)/.test(ahead(tokens, counted.head)))
    return placed(scene, piece(scene, counted.from, counted.head + 3), { to: counted.head + 3 });
  // "a 15-person office" has 15 people.
  const written = piece(scene, counted.from, counted.head + 1);
  const unit = measured?.text === "-" ? plural(written) : written;
  const tail = counted.to > counted.head + 1 ? piece(scene, counted.head + 1, counted.to) : "";
  const content = tail.replace(/^of (?:the |our |their )?/, "") || (isPhysical(head) ? undefined : unit);
  const whole = unit === written ? pieceOf(scene, counted) : unit;
  return placed(scene, unit, { to: counted.to, counts: isMeasure(head) ? content : whole });
}

const ofThem = "(?:of|из) (?:them|those|these|us|них|нас)";
const each = "кажд\\S+|один|одну|одно";

/** «9 минут на прибор», "45 mins per lot", «за каждый рейс», "a remake": for what one thing it is needed or paid. */
function perAt(tokens: readonly Token[], at: number): Counted | undefined {
  const length = fits(tokens, at, `(?:per|an?|(?:for )?each|every|на|за)(?: (?:${each}))?`);
  const counted = length === 0 || periodAt(tokens, at) ? undefined : countedAt(tokens, at + length);
  if (counted === undefined || length > 1 || !/^(?:на|за)$/.test(tokens[at]?.lower ?? "")) return counted;
  // «на складе» tells where.
  const head = tokens[counted.head];
  const readings = parse(head?.text ?? "");
  const isObject = readings.some(({ case: name, number }) => name === "accs" && number === "sing");
  return isObject || isMeasure(head?.lower ?? "") ? counted : undefined;
}

/** «За каждый сорванный концерт платим 2 300»: the one thing told before the sum. */
function perBefore({ tokens, clause, amount }: Scene): Counted | undefined {
  const isLed = ({ start }: Token, at: number) =>
    start >= clause.start && fits(tokens, at, `за (?:${each})`) > 0;
  const led = tokens.slice(0, amount.from).findIndex(isLed);
  const counted = led < 0 ? undefined : countedAt(tokens, led + 2);
  return counted !== undefined && counted.to <= amount.from ? counted : undefined;
}

/** «минус 12 тысяч каждый раз», "€2,600 in refunds each time", "£310 a go": the price of what happens so often. */
const eachTime = /^(?:[^,; ]+ ){0,4}?(?:(?:each|every|a) (?:time|go|pop)|(?:каждый|за) раз)(?= |$)/;

/** A sum, with what it is paid for. */
function ofMoney(scene: Scene, currency: string): Place {
  const { amount, clause, tokens, earlier } = scene;
  const at = (counts: string | undefined, more: Partial<Place> = {}) =>
    placed(scene, currency, { counts, currency, ...more });
  const often = eachTime.exec(ahead(tokens, amount.to))?.[0].split(" ").length ?? 0;
  const flow = earlier.findLast(({ kind }) => kind === "flow");
  if (often > 0) return at(flow?.counts, { isPrice: true, to: amount.to + often });
  // «выплатили 870 тысяч за недостачу» is paid once; «210 рублей за кг», «берём 1500 за выезд» are prices.
  const after = tokens[amount.to]?.lower === "на" ? undefined : perAt(tokens, amount.to);
  const isOnce = fits(tokens, amount.to, `за (?!${each})\\S+`) > 0 && !tellsPrice(clause.tokens);
  if (after !== undefined && (!isOnce || isMeasure(tokens[after.head]?.lower ?? "")))
    return at(pieceOf(scene, after), { isPrice: true, to: after.to });
  const before = perBefore(scene);
  if (before !== undefined) return at(pieceOf(scene, before), { isPrice: true });
  // «по 38 тыс. каждый», "$220 each": the price of what was counted before, whatever the clause begins with.
  const own = subject(scene, clause.start);
  const isEach =
    fits(tokens, amount.to, "each|apiece|кажд(?:ый|ая|ое)|штук[аи]") > 0 ||
    /^(?:each|кажд|од(?:ин|н[ао]) )/i.test(clause.text);
  // «Отмена – это минус 22 тысячи»: the price of one.
  const isMinus = own !== undefined && fitsBefore(tokens, amount.from, "это минус") > 0;
  if (isMinus && periodAt(tokens, amount.to) === undefined) return at(own, { isPrice: true });
  const isBy = tokens[amount.from - 1]?.lower === "по" || (isEach && own === undefined);
  const counted = earlier.findLast(({ counts, kind }) => counts !== undefined && kind !== "money");
  return counted !== undefined && isBy ? at(counted.counts, { isPrice: true }) : at(own);
}

/** A share, with what it is a part of. */
function ofShare(scene: Scene): Place {
  const { amount, clause, earlier, tokens } = scene;
  const at = (counts: string | undefined, to = amount.to) => placed(scene, "%", { counts, to });
  if (amount.noun !== undefined) return at(amount.noun);
  const last = countedBefore(scene);
  if (fits(tokens, amount.to, ofThem) > 0) return at(last?.counts ?? last?.unit, amount.to + 2);
  const counted = sharedAt(tokens, amount.to, tokens[amount.from]?.lower === "every");
  if (counted !== undefined) return at(pieceOf(scene, counted), counted.to);
  const prior = genitiveBefore(tokens, amount.from);
  const own = prior === undefined ? subject(scene, clause.start) : piece(scene, prior, prior + 1);
  // «3400 костюмов, 15 % возвращают с опозданием»: a bare share is of what was counted right before.
  return at(own ?? (earlier.at(-1) === last ? last?.counts : undefined));
}

/** Unit and noun of an amount; `undefined` when it counts nothing that the text names. */
export function nounOfFigure(scene: Scene): Place | undefined {
  const { amount, home, tokens } = scene;
  if (amount.currency !== undefined) return ofMoney(scene, amount.currency);
  if (amount.isShare) return ofShare(scene);
  if (amount.time !== undefined) {
    const per = perAt(tokens, amount.to);
    const unit = amount.unit ?? tokens[amount.to - 1]?.text.replace(/\.$/, "") ?? "";
    const more = per && { to: per.to, counts: pieceOf(scene, per) };
    return placed(scene, unit, { time: amount.time, ...more });
  }
  const isEach = fits(tokens, amount.to, "каждый раз|(?:each|every) time") > 0;
  const isSum = home !== undefined && (isEach || countedAt(tokens, amount.to) === undefined);
  return isSum ? ofMoney(scene, home) : ofCount(scene);
}
