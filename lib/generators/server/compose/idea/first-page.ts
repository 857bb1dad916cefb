import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import { readPrices } from "@/lib/content/prices";
import { formatMeasure } from "@/lib/generators/numbers";
import { ideaWords } from "@/lib/generators/server/compose/idea/words";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { consequencesOf, type Consequence } from "@/lib/generators/server/compose/text/arithmetic";
import { contradictionsOf } from "@/lib/generators/server/compose/text/contradictions";
import { figureText, moneyText } from "@/lib/generators/server/compose/text/figures";
import { figurePhrase, painPhrase } from "@/lib/generators/server/compose/text/losses";
import {
  filled,
  listed,
  lowerFirst,
  quoted,
  safe,
  section,
  sentence,
  upperFirst,
} from "@/lib/generators/server/compose/text/markdown";
import { rolesIn } from "@/lib/generators/server/compose/text/people";
import { coreFunction } from "@/lib/generators/server/compose/text/risks";

/** What a director reads in a minute, in whole sentences. */
export function firstPage(plan: Plan): string[] {
  const w = ideaWords[plan.locale];
  const part = (label: string, sentences: readonly string[]) =>
    sentences.length === 0 ? undefined : `**${label}.** ${sentences.join(" ")}`;
  return section(w.brief, [
    [...whoSentences(plan), ...whatSentences(plan)].join(" "),
    part(w.effect, worthSentences(plan)),
    part(w.term, termSentences(plan)),
    part(w.next, nextSentences(plan)),
  ]);
}

const figuresOf = ({ sheet }: Plan): Figure[] => sheet.figures.filter(({ removed }) => removed !== true);

/** Who asks and how big the work is: counts and flows of what there is, but not those that a complaint tells. */
function whoSentences(plan: Plan): string[] {
  const { organisation, measures, locale } = plan;
  const complaints = measures.map(({ pain, today }) => painPhrase(plan, pain, today)).join(" ");
  const scale = figuresOf(plan)
    .filter(({ says, kind }) => says === "has" && (kind === "count" || kind === "flow"))
    .filter(({ text }) => !complaints.includes(text))
    .map((figure) => safe(figureText(figure, locale)))
    .filter((text) => organisation?.includes(text) !== true);
  const who = organisation === undefined ? ideaWords[locale].scale : safe(upperFirst(organisation));
  if (scale.length > 0) return [`${who}: ${listed(scale, locale)}.`];
  return organisation === undefined ? [] : [sentence(who)];
}

function whatSentences(plan: Plan): string[] {
  const { functions, roles, locale } = plan;
  const w = ideaWords[locale];
  const titles = (isFirst: boolean) =>
    functions.filter((one) => one.isFirst === isFirst).map(({ title }) => quoted(safe(title), locale));
  const [first, later] = [titles(true), titles(false)];
  const people = roles.filter(
    ({ actor, id }) =>
      actor !== undefined && functions.some(({ users, receivers }) => [...users, ...receivers].includes(id)),
  );
  return [
    ...(first.length === 0 ? [] : [filled(w.first, { titles: listed(first, locale) })]),
    ...(later.length === 0 ? [] : [filled(w.later, { titles: listed(later, locale) })]),
    ...(people.length === 0 ? [] : [filled(w.easier, { roles: rolesIn(people, "datv", locale) })]),
  ];
}

/** What the visitor's figures come to, then losses that no sum and no complaint holds; else the question that gives a sum. */
function worthSentences(plan: Plan): string[] {
  const { locale, measures } = plan;
  const w = ideaWords[locale];
  const all = consequencesOf(plan);
  const sums = all.filter(({ kind }) => kind === "money");
  const waits = all.filter(({ kind }) => kind === "wait");
  const told = new Set([
    ...[...sums, ...waits].flatMap(({ from }) => from),
    ...measures.flatMap(({ today }) => today.map(({ id }) => id)),
  ]);
  const rest = figuresOf(plan)
    .filter(
      ({ id, says, counts }) => says !== "has" && says !== "wants" && (counts ?? "") !== "" && !told.has(id),
    )
    .map((figure) => safe(lowerFirst(figurePhrase(figure, locale))));
  const question = askedFirst(plan);
  return [
    ...sumSentences(plan, sums),
    ...waits.map(({ line }) => filled(w.over, { line: safe(line) })),
    ...(rest.length === 0 ? [] : [filled(w.also, { figures: rest.join("; ") })]),
    ...(question === undefined ? [] : [filled(w.open, { question: safe(question) })]),
  ];
}

/** Each product once, with the week of the greatest; a sum that the visitor gave with its own week. */
function sumSentences(plan: Plan, sums: readonly Consequence[]): string[] {
  const w = ideaWords[plan.locale];
  const products = sums.filter(({ line, week }) => line !== week);
  const lines = [...new Set(products.map(({ line }) => line))];
  const [most] = [...products].sort((a, b) => (b.moneyAYear ?? 0) - (a.moneyAYear ?? 0));
  const weekOf = ({ week = "" }: Consequence) => safe(week.split(" = ").at(-1) ?? "");
  const given = sums.flatMap((one) => {
    const figure = one.line === one.week && plan.sheet.figures.find(({ id }) => one.from.includes(id));
    if (!figure) return [];
    return [
      filled(w.loss, { figure: safe(lowerFirst(figurePhrase(figure, plan.locale))), week: weekOf(one) }),
    ];
  });
  return [
    ...lines
      .filter((line) => !lines.some((other) => other !== line && other.startsWith(line)))
      .map((line) => sentence(safe(upperFirst(line)))),
    ...(most?.week === undefined ? [] : [filled(w.waiting, { week: weekOf(most) })]),
    ...given,
  ];
}

/** Where nothing gives a sum: the question whose answer does. It stands on the first page and not again at the end. */
export function askedFirst(plan: Plan): string | undefined {
  const all = consequencesOf(plan);
  if (all.some(({ kind }) => kind === "money")) return undefined;
  const ofPain = plan.questions.find(({ about }) => plan.measures.some(({ pain }) => pain.id === about));
  const unknown = plan.measures.find(({ question }) => question !== undefined)?.question;
  return ofPain?.text ?? all.find(({ kind }) => kind === "open")?.line ?? unknown;
}

/** Price of a person-week in the currency of the visitor, where the price list has it. */
export function rateOf({ sheet }: Plan): { rate: number; currency: string } | undefined {
  const currency = sheet.limits.budget?.currency ?? sheet.limits.currency;
  const rate = currency === undefined ? undefined : readPrices().rates[currency]?.personWeek;
  return currency === undefined || rate === undefined ? undefined : { rate, currency };
}

/** Weeks and effort, and what they cost. */
function termSentences(plan: Plan): string[] {
  const { effort, functions, locale } = plan;
  const w = ideaWords[locale];
  if (functions.length === 0) return [];
  const price = rateOf(plan);
  const slots = {
    weeks: formatMeasure(effort.firstWeeks, "week", locale),
    effort: formatMeasure(effort.firstPersonWeeks, "personWeek", locale),
  };
  if (price === undefined) return [filled(w.takes, slots)];
  const money = (value: number) => moneyText(value, price.currency, locale);
  const cost = money(price.rate * effort.firstPersonWeeks);
  return [filled(w.cost, { ...slots, rate: money(price.rate), cost })];
}

/** A contradiction is decided first, else others are asked for data, else today's way is shown. */
function nextSentences(plan: Plan): string[] {
  const { locale, exchanges, questions } = plan;
  const w = ideaWords[locale];
  const say = (text: string) => safe(quoted(text, locale));
  const [clash] = contradictionsOf(plan);
  const exchange = exchanges.find(({ functions }) => functions.length > 0);
  const object = coreFunction(plan)?.object;
  const ask = questions.length > 0 ? [w.nextAsk] : [];
  if (clash) return [filled(w.nextDecide, { first: say(clash.first), second: say(clash.second) }), ...ask];
  if (exchange) return [filled(w.nextAccess, { system: say(exchange.name) }), ...ask];
  return [object === undefined ? w.nextName : filled(w.nextShow, { object: safe(object) }), ...ask];
}
