import "server-only";
import type { RegisterRisk, Sign } from "@/content/knowledge/refinement-texts";
import type { Risk } from "@/content/knowledge/types";
import { table } from "@/lib/generators/markdown";
import { formatMeasure, formatNumber, formatPercent } from "@/lib/generators/numbers";
import { loadOf } from "@/lib/generators/server/draft/architecture/load";
import type { Brief } from "@/lib/generators/server/draft/brief";
import { agreedEffort } from "@/lib/generators/server/draft/effort";
import type { Slots } from "@/lib/generators/server/draft/fill";
import { formatCount, formatFlow, formatMoney } from "@/lib/generators/server/draft/format";
import { quote } from "@/lib/generators/server/draft/reading/visitor-text";
import { heading, systemName, upperFirst } from "@/lib/generators/server/draft/words";
import type { CorporateToolId } from "@/lib/generators/tools";

const MOST_SYSTEMS = 4;

type Row = [risk: string, sign: string, answer: string, watch: string];

/** The register: a line for each thing of the description that can go wrong, then those of the solution and the trade. */
export function riskSection(tool: CorporateToolId, brief: Brief): string[] {
  const { texts, input, locale, say } = brief;
  const words = texts.refinements.risks;
  const isAnnex = tool === "requirements" && input.template === "gost-34";
  const rows = [
    ...dateRows(brief),
    ...systemRows(brief),
    ...figureRows(brief),
    ...constraintRows(brief),
    ...knownRows(brief),
  ].map((row) => row.map(cell));
  return [
    heading(isAnnex ? words.annex : words.heading),
    say(words.intro, { count: formatNumber(rows.length, locale) }),
    table(words.head, rows),
    words.rhythm,
  ];
}

/** Begins large and ends without a full stop. */
const cell = (text: string) => upperFirst(text.replace(/\.$/u, ""));

const rowOf = ({ say }: Brief, { risk, sign, answer, watch }: RegisterRisk, slots: Slots = {}): Row => [
  say(risk, slots),
  say(sign, slots),
  say(answer, slots),
  say(watch, slots),
];

/** A risk that the knowledge base names already, with its sign and its watcher. */
const known = ({ say }: Brief, { risk, measure }: Risk, sign: Sign, watch: string): Row => [
  say(risk),
  say(sign),
  say(measure),
  watch,
];

function dateRows(brief: Brief): Row[] {
  const { texts, reading, plan, locale } = brief;
  const words = texts.refinements.risks;
  const { deadline } = reading.figures;
  const weeks = formatMeasure(plan.total, "week", locale);
  if (deadline && plan.spare !== undefined) {
    const named = formatMeasure(deadline.upTo ?? deadline.value, deadline.unit, locale);
    const distance = formatMeasure(Math.abs(plan.spare), "week", locale);
    return [
      plan.spare < 0
        ? rowOf(brief, words.deadlineTight, { deadline: named, weeks, gap: distance })
        : rowOf(brief, words.deadline, { deadline: named, weeks, spare: distance }),
    ];
  }
  return reading.date === undefined
    ? []
    : [rowOf(brief, words.date, { quote: quote(reading.date, locale), weeks })];
}

const systemRows = (brief: Brief): Row[] =>
  brief.reading.systems.slice(0, MOST_SYSTEMS).map((system) => {
    const { left, systems } = brief.texts.refinements.risks;
    return rowOf(brief, system.isLeft ? left : systems[system.kind], {
      name: systemName(system, brief.locale),
    });
  });

function figureRows(brief: Brief): Row[] {
  const { texts, reading, plan, effort, input, locale } = brief;
  const words = texts.refinements.risks;
  const { volume, staff, places, lossShare, lossMoney, budget, counts } = reading.figures;
  const load = loadOf(brief);
  const share = lossShare ? formatPercent(lossShare.value, locale) : undefined;
  const loss = share ?? (lossMoney && formatMoney(lossMoney.value, locale));
  return [
    ...(volume && load
      ? [
          rowOf(brief, words.volume, {
            volume: formatFlow(volume, locale),
            peak: formatNumber(load.hour, locale),
          }),
        ]
      : []),
    ...(staff ? [rowOf(brief, words.staff, { count: formatCount(staff.value, staff.unit, locale) })] : []),
    ...(plan.pilotPlaces && plan.rollout && places
      ? [
          rowOf(brief, words.places, {
            pilot: formatCount(plan.pilotPlaces.value, plan.pilotPlaces.unit, locale),
            rest: formatCount(plan.rollout.rest, places.unit, locale),
          }),
        ]
      : []),
    ...(loss === undefined ? [] : [rowOf(brief, words.loss, { share: loss })]),
    ...(budget
      ? [
          rowOf(brief, words.budget, {
            budget: formatMoney(budget.value, locale),
            effort: formatMeasure(agreedEffort(input.context) ?? effort.total, "personWeek", locale),
          }),
        ]
      : []),
    ...(counts.length === 0 ? [rowOf(brief, words.unmeasured)] : []),
  ];
}

/** Those of the constraints; a named date has a line of its own. */
const constraintRows = (brief: Brief): Row[] =>
  brief.reading.constraints
    .filter((id) => id !== "fixed-date" || dateRows(brief).length === 0)
    .map((id) => {
      const { signs, watch } = brief.texts.refinements.risks;
      return known(brief, brief.texts.constraints[id].risk, signs.constraints[id], watch.constraints[id]);
    });

function knownRows(brief: Brief): Row[] {
  const { texts, capability, primary, industry, reading, isAtHome } = brief;
  const { signs, watch, scope } = texts.refinements.risks;
  const trade = isAtHome && reading.industry !== undefined ? reading.industry : "general";
  const [first, second] = signs.industries[trade];
  return [
    rowOf(brief, scope, { later: capability.later }),
    known(brief, capability.risk, signs.capabilities[primary], watch.capability),
    known(brief, industry.risks[0], first, watch.trade),
    known(brief, industry.risks[1], second, watch.trade),
  ];
}
