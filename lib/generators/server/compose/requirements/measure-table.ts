import "server-only";
import { columns } from "@/lib/content/bilingual";
import type { Figure, Pain } from "@/lib/generators/fact-sheet";
import { formatPercent } from "@/lib/generators/numbers";
import {
  avoidedOf,
  isRecounted,
  readWork,
  timeSaved,
  workIn,
} from "@/lib/generators/server/compose/business-case/avoided";
import { isByHand } from "@/lib/generators/server/compose/business-case/asks";
import { remediesIn } from "@/lib/generators/server/compose/business-case/compose";
import { clauseOf } from "@/lib/generators/server/compose/plan/measures";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { codedTitles } from "@/lib/generators/server/compose/text/coded";
import { requirementWords } from "@/lib/content/requirement-words";
import { lossesOf } from "@/lib/generators/server/compose/text/arithmetic";
import * as say from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { singular } from "@/lib/generators/server/language/en";
import type { Locale } from "@/lib/i18n/locales";

/** The figures of complaints as measures: what each is today and what it is to become. */

const OF_THEM = /(?<!\p{L})(?:из них|(?<=of )them)(?!\p{L})/iu;
/** A clause that leans on another tells nothing by itself. */
const LEANS = /^(?:на это|это|it|this|that|which|they|costs?|los[et]s?|loses|was|were)(?!\p{L})/iu;
/** A share of what is all alike need not fall: an assistant answers it. */
const ALIKE = /типов|однотипн|одинаков|routine|standard|the same|alike/iu;
const isAlike = ({ kind }: Figure, pain: Pain) => kind === "share" && ALIKE.test(pain.text);
const isLoad = ({ kind, says }: Figure) => kind === "flow" && says === "has";
/** What only led to a value that stands in the next cell. */
const DANGLING =
  /(?:^[\s–—-]+|^из них\s+|^of them\s+|,?\s+(?:в|на|по|до|около|примерно|почти|порядка|at|about|around|roughly|nearly|up to|of|to|for|by|from|a|is|are|it['’]s|обход(?:ится|ятся)|сто(?:ит|ят)|занимает|уходит|на это|costs?(?: us)?|takes|which|and lose|и теряем))+$/iu;
/** Who hears of a failure from customers wants to know it first. */
const LEARNT = /(?<!\p{L})(?:узна\p{L}+ от|(?:learn|hear|find out)\b.* from) /iu;
/** What must not happen at all. */
const BREACH =
  /просроч|незаконн|нарушени|без (?:допуск|лиценз|аккредитац)|illegal|unlawful|expired|violat|breach/iu;

/** Tells how long work takes, and not how long people wait. */
const TAKES = /(?<!\p{L})(?:занима(?:ет|ют)|уход[ия]т|тратим|тратит|тратят|takes?|took|spends?)(?!\p{L})/iu;

/** What is left of a value when the project avoids the share that the business case assumes. */
export function leftOf(plan: Plan, pain: Pain, { kind, value }: Figure): number {
  const { share } = avoidedOf(pain, remediesIn(plan), plan.locale);
  const rest = value * (1 - share / 100);
  return kind !== "share" && Number.isInteger(value) ? Math.round(rest) : Math.round(rest * 10) / 10;
}

/** What the business case counts on is left of what goes wrong, none of a breach; a time that work takes falls by the share assumed, another time is agreed. */
function targetOf(plan: Plan, pain: Pain, figure: Figure): string {
  const { locale } = plan;
  const w = requirementWords(locale);
  const { share } = avoidedOf(pain, remediesIn(plan), locale);
  if (isAlike(figure, pain)) return w.alike;
  if (figure.kind === "duration" && isRecounted(pain, remediesIn(plan))) return w.minutes;
  if (figure.kind === "duration" && TAKES.test(clauseOf(pain, figure) ?? pain.text))
    return md.filled(w.shorter, { share: formatPercent(timeSaved(locale).share, locale) });
  if (figure.kind === "duration" || figure.kind === "money" || isLoad(figure)) return w.agreed;
  if (BREACH.test(pain.text)) return "0";
  // «треть», "four times": a part of it as a number would look more exact than what was told.
  if ((figure.kind === "share" && !/\d/u.test(figure.text)) || say.isTimes(figure))
    return md.filled(w.fewer, { share: formatPercent(share, locale) });
  const left = leftOf(plan, pain, figure);
  const one = (noun: string) => (left === 1 && locale === "en" ? singular(noun) : noun);
  const unit = one(figure.unit);
  const counts = figure.counts && one(figure.counts);
  const n =
    figure.kind === "share"
      ? formatPercent(left, locale)
      : say.figureText(
          { ...figure, unit, counts, value: left, max: undefined, near: undefined, text: "" },
          locale,
        );
  return left === 0 || left >= figure.value ? w.agreed : md.filled(w.atMost, { n: md.safe(n) });
}

/** «14 % пациентов не приходят» is the measure «не приходят»; a value inside the clause stays, so that the clause holds together. */
function withoutValue(clause: string, { text, counts = "" }: Figure): string {
  const own = text.replace(/[.,;:]+$/u, "");
  const [before = "", after = ""] = clause.split(own, 2);
  const isOfThese = counts !== "" && after.trimStart().startsWith(counts);
  const rest = (before + (isOfThese ? after.trimStart().slice(counts.length) : after)).trim();
  const isAtEdge = clause.includes(own) && (before.trim() === "" || after.trim() === "");
  const name = rest.replace(DANGLING, "").replace(/^(?:[\s–—-]+|(?:are|is|were|was)\s)+/u, "");
  return isAtEdge && /\p{L}{4}/u.test(name) && !/^[,;]/u.test(name) ? name : clause;
}

/** «Оповещения в день», "Alerts a day": what comes is named by its noun, since its clause without the value is none. */
const flowName = (figure: Figure, locale: Locale) =>
  figure.period && isLoad(figure)
    ? `${say.nominal(say.nounOf(figure), locale)} ${say.periodWords(figure.period, locale)}`
    : undefined;
/** The number alone: the name of its row tells the noun and the period. */
const bareOf = (figure: Figure): Figure => ({
  ...figure,
  text: "",
  unit: "",
  counts: undefined,
  period: undefined,
});

/** A row for each value that is told today, with its own clause; a complaint without one has its measure still to be taken. */
export function measureRows(plan: Plan): string[][] {
  const { locale, functions, measures } = plan;
  const w = requirementWords(locale);
  const losses = lossesOf(plan);
  const said = (figure: Figure) => md.safe(say.figurePhrase(figure, locale));
  return measures.flatMap(({ label, pain, today, functions: ids }) => {
    const wanted = today.filter(({ says }) => says === "wants");
    const helping = functions.filter(({ id }) => ids.includes(id));
    const isAnswered = helping.some(({ kinds: [kind] }) => kind === "assistant");
    // How many clients and clerks there are is no value that should fall.
    const isHeads = (one: Figure) =>
      one.kind === "count" &&
      ((say.isPerson(say.nounOf(one)) && !BREACH.test(pain.text)) ||
        /(?<!\p{L})(?:для|у|for|with)\s$/iu.test(pain.text.split(one.text)[0] ?? ""));
    const present = today.filter(
      (one) =>
        one.says !== "wants" &&
        (one.says !== "costs" || one.period) &&
        (isAnswered || !isAlike(one, pain)) &&
        !isHeads(one),
    );
    const loss = losses.find(({ figures }) => figures.some((id) => pain.figures.includes(id)));
    const isLost = ({ id }: Figure) => loss?.figures.includes(id) === true;
    // A sum that the visitor named needs no arithmetic; one that is worked out takes its factors with it.
    const isReckoned = loss?.line.includes("=") === true;
    const by = codedTitles(helping, locale) || w.together;
    const rowOf = (figure: Figure) => {
      const goal = wanted.find(
        ({ kind, unit, value }) => kind === figure.kind && unit === figure.unit && value < figure.value,
      );
      const told = clauseOf(pain, figure) ?? label;
      const isLeaning = figure.kind === "money" && LEANS.test(told);
      const ofWhat = (text: string) =>
        text.replace(OF_THEM, (them) => (figure.kind === "share" ? (figure.counts ?? them) : them));
      const clause = isLeaning ? label : told;
      // What the check of the grouping proposes.
      const isGrouped =
        isLoad(figure) && helping.some(({ words, kinds: [kind] }) => words && kind === "alert");
      const target = goal ? said(goal) : isLost(figure) ? loss?.left : isGrouped ? w.grouped : undefined;
      const flow = flowName(figure, locale);
      // «Типовые», "only ask about status": a part of what comes is called by what it is.
      const part = figure.kind === "share" && readWork().routine.test(clause) && workIn(clause)?.[locale];
      const name = md.upperFirst(flow ?? (part || ofWhat(withoutValue(clause, figure))));
      const value = name.startsWith(md.upperFirst(clause))
        ? said(figure)
        : md.safe(say.figureText(flow ? bareOf(figure) : figure, locale));
      return [md.safe(say.voiced(name, locale)), ofWhat(value), target ?? targetOf(plan, pain, figure), by];
    };
    const own = present.filter((figure) => !isReckoned || !isLost(figure)).map(rowOf);
    const name = md.safe(say.voiced(label, locale));
    // What has no number today is measured before the launch, or nobody could say what has changed.
    const isUntold = helping.length > 0 && own.length === 0 && !isReckoned;
    if (isUntold) {
      const [{ share }, fewer] = isByHand(pain)
        ? [timeSaved(locale), w.fewerHours]
        : [avoidedOf(pain, remediesIn(plan), locale), w.fewer];
      const isNoticed = LEARNT.test(pain.text) && helping.some(({ kinds: [kind] }) => kind === "monitoring");
      const target = isNoticed ? w.noticed : md.filled(fewer, { share: formatPercent(share, locale) });
      return [[name, w.unmeasured, target, by]];
    }
    return [...(loss && isReckoned ? [[name, md.safe(loss.line), loss.left, by]] : []), ...own];
  });
}

export function measurePart(plan: Plan): string[] {
  const rows = measureRows(plan);
  const w = requirementWords(plan.locale);
  return rows.length === 0 ? [] : [md.table(columns(w.heads.measures), rows), w.measured];
}
