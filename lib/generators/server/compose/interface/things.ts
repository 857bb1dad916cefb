import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { nounOf, shareNouns, stemsOf } from "@/lib/generators/server/compose/text/figures";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { singular } from "@/lib/generators/server/language/en";
import { canTurn, headNoun, inCase, isAdjective, parse } from "@/lib/generators/server/language/ru";
import { isPhysical } from "@/lib/generators/server/read/units";
import type { Locale } from "@/lib/i18n/locales";

/** What records on the screens are about: things the visitor named and counted. */

/** What only holds things is none of them: "stock of gear", "chapel calendar". */
const HOLDER =
  /^(?:stock|list|register|log|records?|history) of |(?<=\S)\s+(?:board|calendar|list|log|planner|schedule|register|records?)$/iu;

export const single = (name: string, locale: Locale) =>
  upperFirst(locale === "ru" ? inCase(name, "nomn", "sing") : singular(name.replace(HOLDER, "")));

/** One of the things of a function, as the plan names their store: «Партия»; its object where the store has no noun. */
export function thingOf({ stores, locale }: Plan, one: PlanFunction): string {
  const name = stores.find(({ id }) => one.stores.includes(id))?.name ?? one.object;
  return single(name, locale);
}

/** A noun that only repeats another is no field of its own. */
export const isInside = (noun: string, other: string) => {
  const stems = stemsOf(other);
  const own = [...stemsOf(noun)];
  return own.length > 0 ? own.every((stem) => stems.has(stem)) : noun.toLowerCase() === other.toLowerCase();
};

/** People, shifts and times: counted, but nothing that one can point at. */
const noThing =
  /^(?:раз|кажд|each|every|times?|лет|years?|дн|days?|недел|weeks?|месяц|months?|час|hours?|утр)|человек|сотрудник|людей|работник|\bus\b|\bpeople\b|\bstaff\b|employees|workers|(?<!\p{L})смен(?:[аыеу]|ах)?(?!\p{L})|shifts?\b/iu;
/** Endings of those who do something, to tell people from animals, which are counted like things. */
const agents = /(?:тель|тор|ник|щик|чик|лог|ист|ант|ент|арь|вед|граф|тник|мен|ёр|ер|гость|клиент)$/iu;

const isPerson = (noun: string) => {
  const [reading] = parse(headNoun(noun) ?? noun);
  return reading?.animacy === "anim" && !/(?:сч[её]т|дат)чик$/iu.test(noun) && agents.test(reading.normal);
};

/** Whether a figure counts things that one can point at. */
export function isThing({ roles }: Plan, figure: Figure): boolean {
  const { kind, removed, says, value, unit } = figure;
  const noun = nounOf(figure);
  const isRole = roles.some((role) => role.figure?.id === figure.id || shareNouns(noun, role.name));
  const isNoun = /^\p{L}{3}/u.test(noun) && (noun.includes(" ") || !isAdjective(noun)) && !noThing.test(noun);
  const isCounted = (kind === "count" || kind === "flow") && removed !== true && says === "has" && value >= 2;
  return isCounted && isNoun && !isRole && !isPhysical(unit.toLowerCase()) && !isPerson(noun);
}

const LONGEST = 3;

/** What a record is about beside the thing itself: what was counted and the wish or its complaint names, else the only thing counted. */
export function subjectOf(plan: Plan, one: PlanFunction, isOnlyEnough: boolean): string | undefined {
  const things = plan.sheet.figures.filter((figure) => isThing(plan, figure));
  const text = [one.wish.text, ...one.pains.map((pain) => pain.text)].join(" ");
  const counts = things.filter(({ kind }) => kind === "count");
  const only = isOnlyEnough && counts.length === 1 ? counts[0] : undefined;
  const found = things.find((figure) => shareNouns(nounOf(figure), text)) ?? only;
  if (found === undefined) return undefined;
  const noun = nounOf(found);
  const short = noun.split(/\s+/u).length > LONGEST ? found.unit : noun;
  const label = plan.locale === "ru" && !canTurn(short) ? undefined : single(short, plan.locale);
  return label === undefined || isInside(label, thingOf(plan, one)) ? undefined : label;
}

const order: readonly Figure["kind"][] = ["flow", "count", "duration"];

/** Figures that count what a function is about, the most telling first. */
export const figuresOf = ({ sheet }: Plan, { title, object }: PlanFunction): Figure[] =>
  sheet.figures
    .filter(({ kind, removed, says }) => removed !== true && order.includes(kind) && says === "has")
    .filter((one) => shareNouns(nounOf(one), `${title} ${object}`))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));

/** How many things there are, when a figure counts them. */
export const countOf = (figures: readonly Figure[]): number | undefined =>
  figures.find(({ kind, value, max }) => kind === "count" && !max && value >= 2 && value % 1 === 0)?.value;

/** So many nobody looks at all at once. */
export const MANY = 25;
