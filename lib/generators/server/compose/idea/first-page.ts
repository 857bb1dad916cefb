import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import { readPrices } from "@/lib/content/prices";
import { formatMeasure } from "@/lib/generators/numbers";
import { ideaWords } from "@/lib/generators/server/compose/idea/words";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { consequencesOf, type Consequence } from "@/lib/generators/server/compose/text/arithmetic";
import { contradictionsOf } from "@/lib/generators/server/compose/text/contradictions";
import { figureText, moneyText } from "@/lib/generators/server/compose/text/figures";
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
import { figurePhrase } from "@/lib/generators/server/compose/text/losses";
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

/** «Ф-1 «Название»», F-1 “Title”. */
export const named = ({ code, title }: PlanFunction, { locale }: Plan): string =>
  `${code} ${quoted(safe(title), locale)}`;

const figuresOf = ({ sheet }: Plan): Figure[] => sheet.figures.filter(({ removed }) => removed !== true);

/** Who asks and how big the work is: counts and flows of what there is. */
function whoSentences(plan: Plan): string[] {
  const { organisation, locale } = plan;
  const shown = figuresOf(plan)
    .filter(({ says, kind }) => says === "has" && (kind === "count" || kind === "flow"))
    .map((figure) => safe(figureText(figure, locale)))
    .filter((text) => organisation?.includes(text) !== true);
  const who = organisation === undefined ? undefined : safe(upperFirst(organisation));
  if (shown.length === 0) return who === undefined ? [] : [sentence(who)];
  const scale = listed(shown, locale);
  return [who === undefined ? filled(ideaWords[locale].scale, { scale }) : `${who}: ${scale}.`];
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

/** Sums of the visitor's figures, then losses that no sum and no complaint holds; else the question that gives a sum. */
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
  return [
    ...sumSentences(plan, sums),
    ...waits.map(({ line }) => filled(w.over, { line: safe(line) })),
    ...(rest.length === 0 ? [] : [filled(w.also, { figures: rest.join("; ") })]),
    ...(sums.length === 0 && askedFirst(plan) !== undefined
      ? [filled(w.open, { question: safe(askedFirst(plan) ?? "") })]
      : []),
  ];
}

/** Each product once, a sum that the visitor gave by the week; the week is said of the greatest product. */
function sumSentences({ locale, sheet }: Plan, sums: readonly Consequence[]): string[] {
  const w = ideaWords[locale];
  const products = sums.filter(({ line, week }) => line !== week);
  const [most] = [...products].sort((a, b) => (b.moneyAYear ?? 0) - (a.moneyAYear ?? 0));
  const given = sums.filter(({ line, week }) => line === week);
  const weekOf = (one: Consequence) =>
    safe(
      one.week
        ?.split(" = ")
        .at(-1)
        ?.replace(/ (?:в неделю|a week)$/u, "") ?? "",
    );
  return [
    ...new Set(products.map(({ line }) => sentence(safe(upperFirst(line))))),
    ...(most?.week === undefined ? [] : [filled(w.week, { week: weekOf(most) })]),
    ...given.flatMap((one) => {
      const figure = sheet.figures.find(({ id }) => one.from.includes(id));
      return figure === undefined
        ? []
        : [
            filled((figure.counts ?? "") === "" ? w.bareLoss : w.loss, {
              figure: safe(figurePhrase(figure, locale)),
              week: weekOf(one),
            }),
          ];
    }),
  ];
}

/** The question whose answer gives a sum; it stands on the first page and not again at the end. */
export function askedFirst(plan: Plan): string | undefined {
  const all = consequencesOf(plan);
  if (all.some(({ kind }) => kind === "money")) return undefined;
  const ofPain = plan.questions.find(({ about }) => plan.measures.some(({ pain }) => pain.id === about));
  const unknown = plan.measures.find(({ question }) => question !== undefined)?.question;
  return ofPain?.text ?? all.find(({ kind }) => kind === "open")?.line ?? unknown;
}

/** Weeks and effort, with the cost where the price list has the currency. */
function termSentences({ effort, sheet, locale }: Plan): string[] {
  if (effort.firstWeeks === 0) return [];
  const w = ideaWords[locale];
  const currency = sheet.limits.budget?.currency ?? sheet.limits.currency;
  const rate = currency === undefined ? undefined : readPrices().rates[currency]?.personWeek;
  const slots = {
    weeks: formatMeasure(effort.firstWeeks, "week", locale),
    effort: formatMeasure(effort.firstPersonWeeks, "personWeek", locale),
  };
  if (rate === undefined) return [filled(w.takes, slots)];
  const money = (value: number) => moneyText(value, currency, locale);
  return [filled(w.cost, { ...slots, rate: money(rate), cost: money(rate * effort.firstPersonWeeks) })];
}

/** A contradiction is decided first, else others are asked for data, else today's way is shown. */
function nextSentences(plan: Plan): string[] {
  const { locale } = plan;
  const w = ideaWords[locale];
  const say = (text: string) => safe(quoted(text, locale));
  const [clash] = contradictionsOf(plan);
  const exchange = plan.exchanges.find(
    ({ functions, relation }) => functions.length > 0 && relation !== "forbidden",
  );
  const core = coreFunction(plan);
  const step =
    clash !== undefined
      ? filled(w.nextDecide, { first: say(clash.first), second: say(clash.second) })
      : exchange !== undefined
        ? filled(w.nextAccess, { system: say(exchange.name) })
        : core === undefined
          ? ""
          : filled(w.nextShow, { object: safe(core.object) });
  return [step, plan.questions.length > 0 ? w.nextAsk : ""].filter((text) => text !== "");
}
