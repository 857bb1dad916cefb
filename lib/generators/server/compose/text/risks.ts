import "server-only";
import { z } from "zod";
import { barred, knowledge } from "@/lib/content/knowledge";
import { formatMeasure } from "@/lib/generators/numbers";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { stemsOf } from "@/lib/generators/server/compose/plan/stems";
import { moneyText, nominal } from "@/lib/generators/server/compose/text/figures";
import { filled, lowerFirst, quoted } from "@/lib/generators/server/compose/text/markdown";

const ids = ["contradiction", "deadline", "budget", "exchange", "offline", "personal", "unmeasured"] as const;
/** What can go wrong in any project, the gravest first: the cells of the register, with slots for the client's names. */
const rows = z.record(z.enum(ids), barred("name", "why", "sign", "measure", "owner"));
const read = knowledge("risks.yaml", z.strictObject({ ru: rows, en: rows }));

/** The first function of the first release; the one to keep when all else must wait. */
export const coreFunction = ({ functions }: Plan): PlanFunction | undefined =>
  functions.find(({ isFirst, pains }) => isFirst && pains.length > 0) ??
  functions.find(({ isFirst }) => isFirst) ??
  functions[0];

type Slots = Readonly<Record<string, string>>;

function slotsOf(plan: Plan): Slots {
  const { locale, measures, exchanges, functions, stores, sheet, tight } = plan;
  const { budget, deadline } = tight;
  const core = coreFunction(plan);
  const weeks = (count: number) => formatMeasure(Math.floor(count), "week", locale);
  const money = (sum: number) => moneyText(sum, budget?.currency, locale);
  return {
    ...(core && { first: `${core.code} ${quoted(core.title, locale)}` }),
    ...(deadline && { weeks: weeks(deadline.needed), given: weeks(deadline.given) }),
    ...(deadline && { deadline: sheet.limits.deadline?.text ?? "" }),
    ...(budget && { budget: money(budget.given), cost: money(budget.cost) }),
    systems: exchanges.map(({ name }) => quoted(name, locale)).join(", "),
    functions: functions.flatMap(({ isOffline, code }) => (isOffline ? [code] : [])).join(", "),
    stores: stores.flatMap(({ isPersonal, name }) => (isPersonal ? [name] : [])).join(", "),
    question: measures.find(({ question }) => question !== undefined)?.question ?? "",
  };
}

/** What this sheet gives cause to fear: lines whose slots it fills. All texts are plain, not yet Markdown. */
export function risksOf(plan: Plan) {
  const all = ids.flatMap((id) => {
    const cells = read()[plan.locale][id];
    const causes: readonly Slots[] = id === "contradiction" ? contradictionsOf(plan) : [slotsOf(plan)];
    return causes.map((slots) => ({ id, cells, slots }));
  });
  return all.flatMap(({ id, cells, slots }) => {
    const needed = Object.values(cells).flatMap((text) => text.match(/(?<=\{)\w+(?=\})/gu) ?? []);
    if (needed.some((slot) => !slots[slot])) return [];
    const texts = Object.entries(cells).map(([name, text]) => [name, filled(text, slots)]);
    return [{ id, ...(Object.fromEntries(texts) as typeof cells) }];
  });
}

/** A wish or a ban, and how it is shown: six words stand for a long ban. */
type Side = { text: string; shown: string; isBan: boolean };

const MOST = 5;
const MOST_WORDS = 6;
/** Words that exclude each other when they are said of one thing: to end it and to keep it, by itself and by hand. */
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [
    /убра|отказ|исключ|замен|ликвид|снес|перепис|перестро|\bremov|\breplac|\brebuil|\bscrap|\bget rid|\bdrop\b|\bend\b/iu,
    /остав|оста[её]|сохран|не (?:меня|трога)|\bkeep|\bretain|\bstay|\bremain|untouch|without touching|not touch/iu,
  ],
  [
    /(?:полностью|сам[аио]? ) ?автомат\p{L}*|\bfully automatic|\bcompletely automat/iu,
    /вручную|лично|\bpersonally\b|\bby hand\b|\bmanually\b/iu,
  ],
];

function sidesOf({ functions, constraints, locale }: Plan): Side[] {
  const wishes = functions.map(({ wish: { text }, title }) => ({ text, shown: title, isBan: false }));
  const bans = constraints.filter(({ kind }) => ["forbidden", "stays", "outside"].includes(kind));
  const kept = bans.map(({ kind, entry, about }) => {
    const brief = nominal(about, locale).split(/\s+/).slice(0, MOST_WORDS).join(" ");
    const shown = `${locale === "ru" ? "оставить:" : "keep"} ${lowerFirst(brief)}`;
    return { text: `${entry.text} ${about}`, shown: kind === "stays" ? shown : brief, isBan: true };
  });
  return [...wishes, ...kept];
}

/** Both speak of one thing, and one says the opposite of the other. */
const clash = (a: Side, b: Side): boolean =>
  opposites.some((pair) => {
    const [one, other] = pair;
    const isPair = (one.test(a.text) && other.test(b.text)) || (other.test(a.text) && one.test(b.text));
    const others = stemsOf(b.text);
    const isShared = (stem: string) => others.has(stem) && !pair.some((words) => words.test(stem));
    return isPair && !(a.isBan && b.isBan) && a.shown !== b.shown && [...stemsOf(a.text)].some(isShared);
  });

/** Contradictions between wishes and bans, both sides in a few words. */
export function contradictionsOf(plan: Plan): { first: string; second: string }[] {
  const sides = sidesOf(plan);
  const pairs = sides.flatMap((a, at) =>
    sides.slice(at + 1).flatMap((b) => (clash(a, b) ? [[a, b] as const] : [])),
  );
  return pairs.slice(0, MOST).map(([a, b]) => ({ first: a.shown, second: b.shown }));
}
