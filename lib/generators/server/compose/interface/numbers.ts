import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import { formatMeasure, formatNumber } from "@/lib/generators/numbers";
import type { Designed } from "@/lib/generators/server/compose/interface/screens";
import { isThing, isTime } from "@/lib/generators/server/compose/interface/things";
import { screenWords } from "@/lib/generators/server/compose/interface/words";
import type { Measure, Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { figureText, namedFigure, nounOf, shareNouns } from "@/lib/generators/server/compose/text/figures";
import {
  filled,
  lowerFirst,
  safe,
  section,
  table,
  upperFirst,
} from "@/lib/generators/server/compose/text/markdown";
import { isPhysical } from "@/lib/generators/server/read/units";
import type { ScreenKind } from "@/lib/generators/screens";

/** Numbers of the sheet that shape a screen, each with what it means there. */

/** Figures that tell how much a screen has to show, the most telling first. */
const order: readonly Figure["kind"][] = ["flow", "count", "duration"];

const isShown = ({ kind, removed, says }: Figure) =>
  removed !== true && order.includes(kind) && says !== "loses" && says !== "costs";

/** Figures of a function; without any, those of the sheet that count its object. */
export function figuresOf({ sheet }: Plan, { figures, object }: PlanFunction): Figure[] {
  const own = figures.filter(isShown);
  const found =
    own.length > 0 ? own : sheet.figures.filter((one) => isShown(one) && shareNouns(nounOf(one), object));
  return [...found].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** How many things there are, when a figure counts them. */
export const countOf = (figures: readonly Figure[]): number | undefined =>
  figures.find(
    ({ kind, value, max }) => kind === "count" && max === undefined && Number.isInteger(value) && value >= 2,
  )?.value;

/** Above the first number nobody looks at all of them at once, above the second nobody scrolls. */
const AT_ONCE = 24;
const BY_SEARCH = 200;

export const sizeOf = (count: number) => (count <= AT_ONCE ? "few" : count <= BY_SEARCH ? "many" : "crowd");

/** Screens that are filled in, where many things mean a long list to choose from. */
const filledIn: readonly ScreenKind[] = ["form", "calendar", "message", "paper"];
const pictures = /фото|снимк|photo|pictures?|\bpics?\b|image/iu;

/** The number of things that a screen lists, or that one is chosen from. */
function sizeLine(plan: Plan, { functions, screen }: Designed): string | undefined {
  const { locale, sheet } = plan;
  const { sizes, choices, series } = screenWords[locale];
  const isChoice = filledIn.includes(screen.kind);
  const named = sheet.figures.filter((figure) =>
    screen.items.some(({ label }) => shareNouns(nounOf(figure), label)),
  );
  const figures = isChoice ? named : functions.flatMap((one) => figuresOf(plan, one));
  const figure = figures.find((one) => countOf([one]) !== undefined && isThing(plan, one));
  if (figure === undefined) return undefined;
  const isSeries = screen.kind === "form" && pictures.test(nounOf(figure));
  const pattern = isSeries ? series : (isChoice ? choices : sizes)[sizeOf(figure.value)];
  return filled(pattern, { what: safe(figureText(figure, locale)) });
}

/** In the busiest hour fewer than this shape no screen. */
const LEAST_AN_HOUR = 4;

/** What comes in the busiest hour, and the time that is left for each. */
function loadLine(plan: Plan, { functions }: Designed): string | undefined {
  const { locale, loads } = plan;
  const ids = functions.flatMap((one) => figuresOf(plan, one)).map(({ id }) => id);
  const load = loads.find(({ figure }) => ids.includes(figure.id));
  if (load === undefined || load.perPeakHour < LEAST_AN_HOUR) return undefined;
  const seconds = Math.round(3600 / load.perPeakHour);
  const time =
    seconds < 60 ? ([seconds, "second"] as const) : ([Math.round(seconds / 60), "minute"] as const);
  return filled(screenWords[locale].peak, {
    what: safe(figureText(load.figure, locale)),
    n: formatNumber(Math.round(load.perPeakHour), locale),
    minutes: formatMeasure(time[0], time[1], locale),
  });
}

const digits = (text: string) => text.replace(/\D+/gu, " ").trim();

/** The trouble in the client's words, with those of its numbers that have a name, and the value that is wanted. */
function measureText(measure: Measure, plan: Plan): string {
  const { locale, sheet } = plan;
  const clause = measure.label;
  const isNew = (one: Figure) => !digits(clause).includes(digits(figureText(one, locale)));
  const named = measure.today.filter(isNew).map((one) => namedFigure(one, locale));
  const wanted = sheet.figures.find(
    ({ says, time, removed }) =>
      removed !== true &&
      says === "wants" &&
      time !== undefined &&
      measure.today.some((one) => one.time === time),
  );
  const parts = [
    clause,
    ...named.filter((text) => /–|\p{L}{5,}/u.test(text)),
    ...(wanted ? [`${screenWords[locale].lines.goal} – ${figureText(wanted, locale)}`] : []),
  ];
  return parts.map((text) => lowerFirst(safe(text))).join("; ");
}

/** Troubles that a screen works on; each is told where it is met first. */
export const measuresOf = ({ measures }: Plan, { functions }: Designed): Measure[] =>
  measures.filter(({ functions: [first] }) => functions.some(({ id }) => id === first));

export const fallsText = (plan: Plan, one: Designed): string =>
  measuresOf(plan, one)
    .map((measure) => measureText(measure, plan))
    .join("; ");

export const numberLines = (plan: Plan, one: Designed): string[] =>
  [sizeLine(plan, one), loadLine(plan, one)].filter((line) => line !== undefined).map(upperFirst);

const shifts = /смен[аыеу]?(?!\p{L})|сменах|shifts?\b/iu;

/** What a number means that no single screen is made for; nothing where that would be a guess. */
function meaning(plan: Plan, figure: Figure): string | undefined {
  const { locale, loads } = plan;
  const { numbers: w, choices } = screenWords[locale];
  const load = loads.find((one) => one.figure.id === figure.id);
  if (figure.says !== "has" || figure.removed === true) return undefined;
  if (isPhysical(figure.unit.toLowerCase())) return w.measure;
  if (load && load.perPeakHour >= LEAST_AN_HOUR)
    return filled(w.peak, { n: formatNumber(Math.round(load.perPeakHour), locale) });
  if (figure.kind !== "count") return undefined;
  if (shifts.test(nounOf(figure))) return w.shifts;
  if (isThing(plan, figure)) return choices[sizeOf(figure.value)].replace("{what}: ", "");
  return isTime(nounOf(figure)) ? undefined : sizeOf(figure.value) === "crowd" ? w.names : w.people;
}

const MOST_ROWS = 8;

/** Numbers that are not told with a screen, each with what follows from it. */
export function numbersSection(plan: Plan, told: string): string[] {
  const w = screenWords[plan.locale].numbers;
  const { figures } = plan.sheet;
  const isNamedFirst = (figure: Figure, at: number) =>
    figures.findIndex((other) => nounOf(other) === nounOf(figure)) === at;
  const rows = figures.filter(isNamedFirst).flatMap((figure) => {
    const text = upperFirst(safe(figureText(figure, plan.locale)));
    const means = told.toLowerCase().includes(text.toLowerCase()) ? undefined : meaning(plan, figure);
    return means === undefined ? [] : [[text, means]];
  });
  return rows.length === 0 ? [] : section(w.title, [table(w.heads, rows.slice(0, MOST_ROWS))]);
}
