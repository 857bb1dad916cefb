import "server-only";
import { formatMeasure, formatNumber } from "@/lib/generators/numbers";
import { changesIn, changeSection } from "@/lib/generators/server/compose/idea/changes";
import { functionsSection } from "@/lib/generators/server/compose/idea/functions";
import { keyFiguresOf } from "@/lib/generators/server/compose/idea/key-figures";
import { actWeek, costOf, termLines, workSum } from "@/lib/generators/server/compose/idea/term";
import { ideaWords } from "@/lib/content/idea-words";
import { apartOf, neededFirst } from "@/lib/generators/server/compose/plan/bounds";
import { scaleOf } from "@/lib/generators/server/compose/plan/functions";
import { isBody, placeOf } from "@/lib/generators/server/compose/plan/people-named";
import { wordsOf } from "@/lib/generators/server/compose/plan/stems";
import type { Composer, Exchange, Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { readWork } from "@/lib/generators/server/compose/business-case/avoided";
import { isByHand } from "@/lib/generators/server/compose/business-case/asks";
import { lossesOf } from "@/lib/generators/server/compose/text/arithmetic";
import { columns } from "@/lib/content/bilingual";
import * as say from "@/lib/generators/server/compose/text/figures";
import { questionOfPain, risksOf, UNSETTLED, WAY } from "@/lib/generators/server/compose/text/risks";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { settledOf } from "@/lib/generators/server/compose/text/settled";
import { isOutside, rolesIn } from "@/lib/generators/server/compose/text/people";
import { releaseStages, rollOut } from "@/lib/generators/server/compose/text/stages";

/** The project idea: a first page for the director, then what changes for whom, and what it takes. */
export const composeIdea: Composer = (plan, { unread }) => {
  const kept = keepLines(plan);
  const text = [
    `## ${ideaWords(plan.locale).title}: ${md.safe(plan.name)}`,
    ...firstPage(plan, kept),
    ...changeSection(plan),
    ...functionsSection(plan),
    ...keepSection(plan, kept),
    ...planSection(plan),
    ...riskSection(plan),
    ...questionsSection(plan, unread),
  ].join("\n\n");
  return { text, ...(plan.functions.length > 0 && { keyFigures: keyFiguresOf(plan) }) };
};

export function firstPage(plan: Plan, kept = keepLines(plan)): string[] {
  const w = ideaWords(plan.locale);
  const few = kept.length < OWN_SECTION ? kept : [];
  return md.section(w.brief, [
    whatSentences(plan).join(" "),
    ...md.said(w.effect, worthSentences(plan).join(" ")),
    ...(plan.functions.length === 0 ? [] : [md.bullets([...termLines(plan), ...few])]),
    ...md.said(w.next, nextSentences(plan).join(" ")),
  ]);
}

/** Who asks and how much there is; what is built, and for whom. */
function whatSentences(plan: Plan): string[] {
  const { organisation = "", functions, roles, effort, locale } = plan;
  const w = ideaWords(locale);
  const scale = scaleOf(plan)
    .filter(({ text }) => !say.holds(organisation, text))
    .map((figure) => md.safe(say.figureText(figure, locale)))
    .filter((text) => !organisation.includes(text));
  const changes = changesIn(plan);
  const codes = (isOne: (one: PlanFunction) => boolean) =>
    md.listed(
      functions.filter(isOne).map(({ code }) => code),
      locale,
    );
  const weeks = formatMeasure(effort.firstWeeks, "week", locale);
  const first = codes(({ isFirst }) => isFirst);
  // Who is served does not work here, a part of the house has no easier day, nor has who only gets a report.
  const people = roles.filter((role) => {
    const { id, actor, isAssumed } = role;
    const isTroubled = plan.measures.some(({ pain }) => actor && placeOf(wordsOf(pain.text), actor) >= 0);
    const works = functions.some(
      ({ users, receivers, kinds: [kind] }) =>
        // A conversation leaves the hard cases alone to those it is handed over to.
        (kind === "assistant" && receivers.includes(id)) ||
        (users.includes(id) && (isTroubled || kind !== "report")),
    );
    return actor !== undefined && !isAssumed && !isOutside(role) && !isBody(actor) && works;
  });
  // Whose trouble only proposed functions help with has no easier day without them.
  const helped = plan.measures
    .filter(({ pain }) => people.some(({ actor }) => actor && placeOf(wordsOf(pain.text), actor) >= 0))
    .flatMap(({ functions: ids }) => functions.filter(({ id }) => ids.includes(id)));
  const eased = helped.every(({ isProposed }) => isProposed) ? codes((one) => helped.includes(one)) : "";
  return [
    ...(scale.length > 0 && organisation !== ""
      ? [`${md.safe(md.upperFirst(organisation))}: ${md.listed(scale, locale)}.`]
      : [
          ...md.said(w.client, md.safe(md.lowerFirst(organisation))),
          ...md.said(w.figures, md.listed(scale, locale)),
        ]),
    ...md.said(w.changes, changes.join("; ")),
    ...(people.length > 0 && eased !== ""
      ? [md.filled(w.easierWith, { it: rolesIn(people, "datv", locale), codes: eased })]
      : md.said(w.easier, rolesIn(people, "datv", locale))),
    // Where all of it is in the first release, the estimate tells its weeks.
    ...(first === "" || functions.every(({ isFirst }) => isFirst)
      ? []
      : [md.filled(w.first, { it: first, weeks })]),
    ...md.said(
      w.proposed,
      codes(({ isProposed }) => isProposed === true),
    ),
    ...md.said(
      w.later,
      codes((one) => !one.isFirst && !one.isProposed),
    ),
  ];
}

/** What the visitor's figures come to, each with its week; else the question that gives a sum. */
function worthSentences(plan: Plan): string[] {
  const w = ideaWords(plan.locale);
  const sums = lossesOf(plan).map(({ line, week }) =>
    week === "" ? `${md.safe(line)}.` : md.filled(w.loss, { sum: md.safe(line), week }),
  );
  return sums.length > 0 ? [...new Set(sums)] : md.said(w.open, md.safe(questionOfPain(plan)));
}

/** What the visitor can do at once: show the data, the work, or answer what is asked. */
function nextSentences(plan: Plan): string[] {
  const { locale, exchanges, measures, questions } = plan;
  const w = ideaWords(locale);
  // A sample is asked for of what comes, or of what is not agreed yet; a state portal and a body give none.
  const all = exchanges.filter(
    ({ functions, name, passes, direction }) =>
      functions.length > 0 && passes === "records" && direction !== "out" && !WAY.test(name),
  );
  const [giving] = all;
  // A Russian name in small letters would have to be declined.
  const isOpen = giving !== undefined && !/^[А-ЯЁ]?[а-яё]{2}/u.test(giving.name);
  // What gives the same is asked for at once.
  const alike = all.filter((one) => one === giving || (one.what && one.what === giving?.what));
  // What comes back to it is no part of its export.
  const what = (giving?.what ?? giving?.likely)?.replace(/, (?:обратно|with) .*$/u, "");
  const names = alike.map(({ name }) => md.safe(name));
  const slots = { it: md.listed(names, locale), what: what ? `: ${md.safe(what)}` : "" };
  // Where nobody has named a source, the work waits for its name.
  const unknown = plan.services.find((one) => one.direction === "in" && UNSETTLED.test(one.name));
  const named = md.said(w.source, md.safe(unknown?.what ?? ""));
  if (giving) return [...named, md.filled(isOpen ? w.access : w.accessNamed, slots)];
  // How questions are answered shows less than how work is done.
  const byHand = measures.filter(({ pain }) => isByHand(pain));
  const shown = byHand.find(({ pain }) => !readWork().routine.test(pain.text)) ?? byHand[0];
  const works = readWork().work.filter(({ words }) => shown && words.test(shown.pain.text));
  const hands = works.slice(0, 2).map((one) => one[locale]);
  if (shown) return [...named, ...md.said(w.show, md.listed(hands, locale))];
  return [...named, ...(questions.length > 0 ? [w.answer] : [])];
}

/** Bans, systems that stay, law, hosting, acceptance: a line each. */
function keepLines({ locale, constraints, exchanges, moved, beside: idle }: Plan): string[] {
  const w = ideaWords(locale);
  const lines = new Map<string, string>();
  for (const constraint of constraints) {
    const { kind, about, entry } = constraint;
    if (kind === "deadline" || kind === "budget" || lines.has(entry.text)) continue;
    const clause = say.banClause(constraint, locale) ?? (entry.id.startsWith("wish") ? about : undefined);
    const name = clause ? w.condition : w[kind];
    lines.set(entry.text, `**${name}:** ${md.safe(md.sentence(md.upperFirst(clause ?? about)))}`);
  }
  const isTold = (name: string) => [...lines.values()].some((line) => line.includes(name));
  // A messenger or a sign-in that is wished for is none of the client's systems either.
  const isTheirs = ({ name, passes, relation }: Exchange) =>
    relation === "stays" || (passes === "records" && !WAY.test(name));
  const beside = exchanges.filter((one) => isTheirs(one) && !isTold(one.name));
  const untold = idle.filter((name) => !isTold(name));
  const staying = md.said(`**${w.stays}:** {it}.`, md.allQuoted(untold, locale));
  const gone = md.said(w.gone, md.allQuoted(moved, locale));
  return [...lines.values(), ...staying, ...md.said(w.beside, md.allQuoted(beside, locale)), ...gone];
}

/** Fewer conditions are rows of the first page. */
const OWN_SECTION = 3;

/** @param lines what a first page before it may have told already */
export function keepSection(plan: Plan, lines = keepLines(plan), isAfterPage = true): string[] {
  const isTold = isAfterPage && plan.functions.length > 0 && lines.length < OWN_SECTION;
  return isTold ? [] : md.section(ideaWords(plan.locale).keep, [md.bullets(lines)]);
}

function planSection(plan: Plan): string[] {
  const { locale } = plan;
  const w = ideaWords(locale);
  const rows = releaseStages(plan).map(({ weeks, what, personWeeks }) => [
    weeks,
    md.safe(what),
    formatNumber(personWeeks, locale),
  ]);
  const work = (personWeeks: number) => formatMeasure(personWeeks, "personWeek", locale);
  // What each takes is the sum of the row: it is written out where they differ.
  const asked = neededFirst([...plan.exchanges, ...plan.services], plan.functions);
  const joined = apartOf(asked, plan.functions).filter(({ weeks = 0 }) => weeks > 0);
  const each = joined.map(({ name, weeks = 0 }) =>
    md.filled(w.exchangeEach, { name: md.safe(name), weeks: formatNumber(weeks, locale) }),
  );
  const notes = [
    md.filled(w.planSum, { work: workSum(plan, costOf(plan)), act: actWeek(plan) }),
    ...(new Set(joined.map(({ weeks }) => weeks)).size > 1 ? md.said(w.exchangeRule, each.join(", ")) : []),
    ...rollOut(plan).map(({ weeks, personWeeks }) =>
      md.filled(w.laterWork, { weeks, work: work(personWeeks) }),
    ),
  ];
  if (plan.functions.length === 0) return [];
  return md.section(w.plan, [md.table(columns(w.planHead), rows, [2]), notes.join(" ")]);
}

const MOST_RISKS = 3;
/** What may go wrong and what is done about it. */
function riskSection(plan: Plan): string[] {
  const w = ideaWords(plan.locale);
  const cell = (text: string) => md.upperFirst(md.safe(text));
  const first = risksOf(plan).slice(0, MOST_RISKS);
  const rows = first.map(({ told, done }) => [cell(told), cell(done)]);
  return md.section(w.risks, [rows.length === 0 ? "" : md.table(columns(w.risksHead), rows)]);
}

/** The questions of the sheet, as the panel and the other documents list them; what is settled together, and what was read in vain. */
export function questionsSection(plan: Plan, unread: readonly string[] = []): string[] {
  const { questions, locale } = plan;
  const w = ideaWords(locale);
  return md.section(w.questions, [
    md.numbered(questions.map(({ text }) => md.safe(text))),
    ...settledOf(plan),
    ...md.said(w.unread, unread.map((text) => md.allQuoted([text], locale)).join("; ")),
  ]);
}
