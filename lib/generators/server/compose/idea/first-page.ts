import "server-only";
import { readPrices } from "@/lib/content/prices";
import { formatMeasure } from "@/lib/generators/numbers";
import { ideaWords } from "@/lib/generators/server/compose/idea/words";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { consequencesOf, type Consequence } from "@/lib/generators/server/compose/text/arithmetic";
import { contradictionsOf } from "@/lib/generators/server/compose/text/contradictions";
import { figureText, moneyText } from "@/lib/generators/server/compose/text/figures";
import { figurePhrase, painPhrase } from "@/lib/generators/server/compose/text/losses";
import {
  allQuoted,
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

/** «Ф-1 «Название» и Ф-2 «Другое»», F-1 “Title” and F-2 “Other”. */
export function named(functions: readonly PlanFunction[], { locale }: Plan): string {
  const names = functions.map(({ code, title }) => `${code} ${quoted(safe(title), locale)}`);
  return listed(names, locale);
}

/** Who asks and how big the work is: counts and flows of what there is, but not those that a complaint tells. */
function whoSentences(plan: Plan): string[] {
  const { organisation, measures, sheet, locale } = plan;
  const complaints = measures.map(({ pain, today }) => painPhrase(plan, pain, today)).join(" ");
  const scale = sheet.figures
    .filter(({ says, removed }) => says === "has" && removed !== true)
    .filter(({ kind }) => kind === "count" || kind === "flow")
    .filter(({ text }) => !complaints.includes(text))
    .map((figure) => safe(figureText(figure, locale)))
    .filter((text) => organisation?.includes(text) !== true);
  const w = ideaWords[locale];
  const who = organisation === undefined ? w.scale : safe(upperFirst(organisation));
  if (scale.length > 0) return [`${who}: ${listed(scale, locale)}.`];
  return organisation === undefined ? [] : [filled(w.client, { who: safe(lowerFirst(organisation)) })];
}

function whatSentences({ functions, roles, locale }: Plan): string[] {
  const w = ideaWords[locale];
  const titles = (isFirst: boolean) =>
    functions.filter((one) => one.isFirst === isFirst).map(({ title }) => title);
  const [first, later] = [titles(true), titles(false)];
  const people = roles.filter(({ actor, functions: own }) => actor !== undefined && own.length > 0);
  return [
    ...(first.length === 0 ? [] : [filled(w.first, { titles: allQuoted(first, locale) })]),
    ...(later.length === 0 ? [] : [filled(w.later, { titles: allQuoted(later, locale) })]),
    ...(people.length === 0 ? [] : [filled(w.easier, { roles: rolesIn(people, "datv", locale) })]),
  ];
}

/** What the visitor's figures come to; else the question that gives a sum. */
function worthSentences(plan: Plan): string[] {
  const sums = consequencesOf(plan).filter(({ week }) => week !== undefined);
  const question = askedFirst(plan);
  return [
    ...sumSentences(plan, sums),
    ...(question === undefined ? [] : [filled(ideaWords[plan.locale].open, { question: safe(question) })]),
  ];
}

/** Each product with the week of the greatest; a sum that the visitor gave with its own week. */
function sumSentences({ locale, sheet }: Plan, sums: readonly Consequence[]): string[] {
  const w = ideaWords[locale];
  const weekOf = ({ week = "" }: Consequence) => safe(week.split(" = ").at(-1) ?? "");
  const products = sums.filter(({ line, week }) => line !== week);
  const [most] = [...products].sort((a, b) => (b.moneyAYear ?? 0) - (a.moneyAYear ?? 0));
  const given = sums.flatMap((one) => {
    const figure = sheet.figures.find(({ id }) => one.line === one.week && one.from.includes(id));
    if (figure === undefined) return [];
    return [filled(w.loss, { figure: safe(lowerFirst(figurePhrase(figure, locale))), week: weekOf(one) })];
  });
  return [
    ...new Set(products.map(({ line }) => sentence(safe(upperFirst(line))))),
    ...(most === undefined ? [] : [filled(w.waiting, { week: weekOf(most) })]),
    ...given,
  ];
}

/** Where nothing gives a sum: the question whose answer does. It stands on the first page and not again at the end. */
export function askedFirst(plan: Plan): string | undefined {
  if (consequencesOf(plan).some(({ week }) => week !== undefined)) return undefined;
  const ofPain = plan.questions.find(({ about }) => plan.measures.some(({ pain }) => pain.id === about));
  const unknown = plan.measures.find(({ question }) => question !== undefined)?.question;
  return ofPain?.text ?? unknown;
}

/** Weeks, effort and their cost, and whether they fit the visitor's date and money. */
function termSentences({ effort, functions, sheet, locale }: Plan): string[] {
  const w = ideaWords[locale];
  if (functions.length === 0) return [];
  const { budget, deadline, currency = "" } = sheet.limits;
  const code = budget?.currency ?? currency;
  const rate = readPrices().rates[code]?.personWeek;
  const cost = rate === undefined ? undefined : rate * effort.firstPersonWeeks;
  const money = (value: number) => moneyText(value, code, locale);
  const slots = {
    weeks: formatMeasure(effort.firstWeeks, "week", locale),
    effort: formatMeasure(effort.firstPersonWeeks, "personWeek", locale),
  };
  const said = [
    rate === undefined || cost === undefined
      ? filled(w.takes, slots)
      : filled(w.cost, { ...slots, rate: money(rate), cost: money(cost) }),
  ];
  if (deadline !== undefined && deadline.removed !== true) {
    const spare = deadline.weeks === undefined ? 0 : Math.floor(deadline.weeks) - effort.firstWeeks;
    const fit = spare === 0 ? w.deadline : spare > 0 ? w.early : w.late;
    const gap = formatMeasure(Math.abs(spare), "week", locale);
    said.push(filled(fit, { deadline: safe(deadline.text), gap }));
  }
  if (budget !== undefined && budget.removed !== true) {
    const spare = cost === undefined || budget.amount === undefined ? 0 : budget.amount - cost;
    const fit = spare === 0 ? w.budget : spare > 0 ? w.enough : w.dear;
    const given = budget.amount === undefined ? safe(budget.text) : money(budget.amount);
    const first = functions.find(({ isFirst }) => isFirst)?.code ?? "";
    said.push(filled(fit, { budget: given, gap: money(Math.abs(spare)), first }));
  }
  return said;
}

/** Contradictions are decided first, else others are asked for data, else today's way is shown. */
function nextSentences(plan: Plan): string[] {
  const { locale, exchanges, questions } = plan;
  const w = ideaWords[locale];
  const say = (text: string) => safe(quoted(text, locale));
  const clashes = contradictionsOf(plan).map(({ first, second }) =>
    filled(w.nextDecide, { first: say(first), second: say(second) }),
  );
  const exchange = exchanges.find(({ functions }) => functions.length > 0);
  const core = coreFunction(plan);
  const shown = core === undefined ? w.nextName : filled(w.nextShow, { function: named([core], plan) });
  const step = exchange ? filled(w.nextAccess, { system: say(exchange.name) }) : shown;
  return [...(clashes.length > 0 ? clashes : [step]), ...(questions.length > 0 ? [w.nextAsk] : [])];
}
