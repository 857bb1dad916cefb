import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import { isPlural, plural } from "@/lib/generators/server/language/en";
import { isPreposition, parse, type RuParse } from "@/lib/generators/server/language/ru-words";
import type { Amount } from "@/lib/generators/server/read/amounts";
import * as nouns from "@/lib/generators/server/read/nouns";
import { eachOf, piece } from "@/lib/generators/server/read/own-words";
import type { Clause } from "@/lib/generators/server/read/sentences";
import { isBoundAt } from "@/lib/generators/server/read/statements";
import { fits, fitsBefore, type Token } from "@/lib/generators/server/read/tokens";
import * as units from "@/lib/generators/server/read/units";

/** A number of a text with what is read around it: its sentence, its clause, the figures before it. */
export type Scene = {
  description: string;
  tokens: readonly Token[];
  clause: Clause;
  earlier: readonly Figure[];
  amount: Amount;
  currency: string | undefined;
};
/** The tokens of a figure with its noun, and what that makes of its unit; `isPrice`: the sum is named for one thing. */
export type Place = Pick<Figure, "unit" | "counts" | "time"> & {
  from: number;
  to: number;
  isPrice?: boolean;
};

const pieceOf = (scene: Scene, counted: nouns.Counted | undefined) =>
  counted && piece(scene, counted.from, counted.to);
const subjectOf = (scene: Scene, start = scene.clause.start) =>
  pieceOf(scene, nouns.subject(scene.tokens, start, scene.amount.from));

const lastCounted = ({ earlier }: Scene) =>
  earlier.findLast(({ kind }) => kind === "count" || kind === "flow");
export const ofThem = "(?:of|из) (?:them|those|these|us|них|нас)";
export const such = "таких|подобных|such";

/** A number without a noun after it: the noun stands before, or was counted earlier. */
function withoutNoun(scene: Scene): Place | undefined {
  const { tokens, earlier } = scene;
  const { from, to, value } = scene.amount;
  const at = (unit: string | undefined, more: Partial<Place> = {}) =>
    unit === undefined ? undefined : { from, to, unit, counts: more.time ? undefined : unit, ...more };
  if (fits(tokens, from, "(?:дв|тр)ое|(?:четв|пят|шест|сем)еро") > 0) return at("человек");
  if (fits(tokens, from, "twice|дважды") > 0)
    return units.periodAt(tokens, to) && at(tokens[from]?.lower === "twice" ? "times" : "раза");
  if (fits(tokens, to, "of us") > 0) return at("people", { to: to + 2 });
  const many = tokens.slice(0, from).findLast(({ lower }) => lower.length > 4 && isPlural(lower));
  const price = earlier.at(-1)?.kind === "money" ? earlier.at(-1)?.counts : undefined;
  const last = price && /^[a-z]/i.test(price) ? plural(price) : lastCounted(scene)?.unit;
  // "Three of us copy 450 of them": not of us.
  const isOfUs = /^(?:people|человек)$/u.test(last ?? "") && fits(tokens, to, "(?:of|из) (?:us|нас)") === 0;
  if (fits(tokens, to, ofThem) > 0)
    return at((isOfUs ? many?.text.toLowerCase() : undefined) ?? last ?? many?.text, { to: to + 2 });
  // «На один акт уходит 40 минут, за год таких 340»
  if (fitsBefore(tokens, from, such) > 0) return at(earlier.at(-1)?.counts ?? last ?? many?.text ?? "раз");
  const word = nouns.nounBefore(tokens, from);
  const start = word && tokens[from - 1]?.text !== "(" ? tokens.indexOf(word) : from;
  if (word) return at(word.lower, { from: start, time: units.durationUnit(word.lower) });
  // "12 stolen a month", "22 went uncovered last quarter": what was counted before comes so often.
  const next = [to, to + 1, to + 2].find((place) => units.periodAt(tokens, place) !== undefined);
  if (next !== undefined) return at(subjectOf(scene) ?? last ?? subjectOf(scene, 0), { to: next });
  // «выдач в день около 40»
  const [, flow = ""] =
    /^(?:и |а )?(\p{L}+) (?:в|за) (?:день|сутки|смену|неделю|месяц|год) (?:около |примерно |до |порядка )?$/u.exec(
      scene.clause.text.slice(0, (tokens[from]?.start ?? 0) - scene.clause.start).toLowerCase(),
    ) ?? [];
  if (flow !== "") return at(flow);
  const nearest = fitsBefore(tokens, from, "их|them") > 0 ? undefined : earlier.at(-1);
  return nearest?.time && value < 1000 ? at(nearest.unit, { time: nearest.time }) : undefined;
}

function ofCount(scene: Scene): Place | undefined {
  const { tokens, amount } = scene;
  const { from, to: at } = amount;
  // "62,000 dozen sold a year", "14 no shows": read as a noun reads, though it looks like none.
  const length = units.isMeasure(tokens[at]?.lower ?? "") ? 1 : fits(tokens, at, "no shows?");
  const counted = nouns.countedAt(tokens, at) ?? { from: at, head: at + length - 1, to: at + length };
  if (counted.to === at || tokens[at]?.quoted) return withoutNoun(scene);
  const { head, to } = counted;
  const unit = piece(scene, counted.from, head + 1);
  // "a 15-person office" has 15 people.
  const many = tokens[at]?.text === "-" ? plural(unit) : undefined;
  const measure = tokens[head]?.lower ?? "";
  if (!units.isMeasure(measure))
    return { from, to, unit: many ?? unit, counts: many ?? pieceOf(scene, counted) };
  const content = to > head + 1 ? piece(scene, head + 1, to).replace(/^of (?:the |our |their )?/, "") : "";
  return { from, to, unit, counts: content || (units.isPhysical(measure) ? undefined : unit) };
}

/** "Each mess costs us about $1,500": a price of what happens so often. */
const ONE_CASE = /(?:each|every|кажд\S+) ((?:[\p{L}-]+ ){1,4}?)(?:costs?|стоит|обходится) /iu;

const PRONOUN = /^(?:one|of \p{L}+|из них) $/u;

function ofMoney(scene: Scene, unit: string): Place {
  const { amount, clause, tokens, earlier } = scene;
  const { from, to } = amount;
  const often = fits(tokens, to, nouns.apiece);
  const per = often > 0 ? undefined : nouns.perOf(tokens, clause, amount);
  const [, one = ""] = ONE_CASE.exec(clause.text) ?? [];
  const own = pieceOf(scene, per) ?? (PRONOUN.test(one) ? undefined : one.trim() || subjectOf(scene));
  const isOne = one
    ? !units.periodAt(tokens, to)
    : !own && /^(?:each|кажд|один |одн[ао] )/i.test(clause.text);
  const isEach = often > 0 || isOne || tokens[from - 1]?.lower === "по";
  const counted = earlier.findLast(({ counts, kind }) => counts && kind !== "money");
  const isSame = isEach && !(one && counted?.kind === "share") && (counted !== undefined || often > 1);
  const counts = isSame ? counted?.counts : own;
  // "£4,000 worth of orders a month": the sum of all of them, and no price.
  const worth = fits(tokens, to, "worth of");
  const goods = worth > 0 ? nouns.countedAt(tokens, to + worth) : undefined;
  if (goods) return { from, to: goods.to, unit, counts: pieceOf(scene, goods) };
  return { from, to: Math.max(to + often, per?.to ?? 0), unit, counts, isPrice: isSame || per !== undefined };
}

/** «пишет заявку в тетрадь, и каждая восьмая теряется»: the noun before that agrees with the pronoun. */
function thingBefore({ tokens, amount: { from } }: Scene): string | undefined {
  const each = parse(tokens[from]?.lower ?? "").find(({ normal }) => normal === "каждый");
  const agrees = ({ pos, gender, number, animacy }: RuParse) =>
    pos === "NOUN" && animacy === "inan" && number === "sing" && gender === each?.gender;
  const noun = tokens.slice(0, from).findLast(({ lower }, at) => {
    const [first] = parse(lower);
    const isObject =
      /^(?:nomn|accs)$/u.test(first?.case ?? "") && !isPreposition(tokens[at - 1]?.lower ?? "");
    return each !== undefined && first !== undefined && isObject && agrees(first);
  });
  return noun && parse(noun.lower)[0]?.normal;
}

/** A share, with what it is a part of; a bare one is of what was counted right before: «3400 костюмов, 15 % возвращают». */
function ofShare(scene: Scene): Place {
  const { amount, earlier, tokens } = scene;
  const { from, to, noun } = amount;
  const last = lastCounted(scene);
  if (fits(tokens, to, ofThem) > 0) return { from, to: to + 2, unit: "%", counts: last?.counts };
  // «поправить не больше чем на 20 %» is no share of who does it.
  const isChange = isBoundAt(tokens, from);
  const shared = noun ? undefined : nouns.sharedAt(tokens, to, tokens[from]?.lower === "every");
  const named =
    noun ??
    pieceOf(scene, shared) ??
    nouns.nounBefore(tokens, from)?.text ??
    (isChange ? undefined : subjectOf(scene));
  // Of what comes, rather than of the places that it comes to: "1,900 checks a month across 6 sites, 12% are missed".
  const flow = earlier.findLast(({ kind }) => kind === "flow");
  const bare = earlier.at(-1) === last ? (flow ?? last)?.counts : undefined;
  return { from, to: shared?.to ?? to, unit: "%", counts: named ?? bare ?? thingBefore(scene) };
}

/** Which words of its clause belong to a number, and what it counts; undefined for one that counts nothing. */
export function placeOf(scene: Scene): Place | undefined {
  const { amount, currency, tokens, clause } = scene;
  const { from, to, time, unit = tokens[to - 1]?.text.replace(/\.$/, "") ?? "" } = amount;
  if (currency !== undefined) return ofMoney(scene, currency);
  if (amount.isShare) return ofShare(scene);
  if (time === undefined) return ofCount(scene);
  const per = nouns.perOf(tokens, clause, amount);
  const counts = pieceOf(scene, per) ?? eachOf(scene);
  return { from, to: Math.max(to, per?.to ?? 0), unit, time, counts };
}
