import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { nounOf, shareNouns, stemsOf } from "@/lib/generators/server/compose/text/figures";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import {
  canTurn,
  headNoun,
  inCase,
  isAdjective,
  nominative,
  parse,
} from "@/lib/generators/server/language/ru";
import { isPhysical } from "@/lib/generators/server/read/units";
import type { Locale } from "@/lib/i18n/locales";

/** What records on the screens are about: things the visitor named and counted. */

/** What only holds things is none of them: "stock of gear", "chapel calendar". */
const HOLDER =
  /^(?:stock|list|register|log|records?|history) of |(?<=\S)\s+(?:board|calendar|list|log|planner|schedule|register|records?)$/iu;

const singular = (name: string) =>
  name
    .replace(HOLDER, "")
    .replace(/ies$/u, "y")
    .replace(/(ss|sh|ch|x)es$/u, "$1")
    .replace(/([^sui])s$/u, "$1");

const single = (name: string, locale: Locale) =>
  upperFirst(locale === "ru" ? inCase(name, "nomn", "sing") : singular(name));

/** One of the things of a function, as the plan names their store: «Партия»; its object where the store has no noun. */
export function thingOf({ stores, locale }: Plan, one: PlanFunction): string {
  const name = stores.find(({ id }) => one.stores.includes(id))?.name;
  const hasNoun = name
    ?.split(/\s+/u)
    .some((word) => locale === "en" || parse(word)[0]?.pos === "NOUN" || /[A-Z0-9]/u.test(word));
  if (name !== undefined && hasNoun === true) return single(name, locale);
  return single(locale === "ru" ? nominative(one.object) : one.object, locale);
}

/** Endings of those who do something, to tell people from animals, which are counted like things. */
const agents = /(?:тель|тор|ник|щик|чик|лог|ист|ант|ент|арь|вед|граф|тник|мен|ёр|ер|гость|клиент|человек)$/iu;

const isPerson = (noun: string) => {
  const head = (headNoun(noun) ?? noun.split(/\s+/u)[0] ?? "").split("-").at(-1) ?? "";
  return (
    parse(head)[0]?.animacy === "anim" &&
    !/сч[её]тчик$|датчик$/iu.test(head) &&
    agents.test(parse(head)[0]?.normal ?? head)
  );
};

/** A noun that only repeats another is no field of its own. */
export const isInside = (noun: string, other: string) => {
  const stems = stemsOf(other);
  const own = [...stemsOf(noun)];
  return own.length > 0 ? own.every((stem) => stems.has(stem)) : noun.toLowerCase() === other.toLowerCase();
};

const times =
  /^(?:раз|кажд|each|every|times?|лет|years?|дн|days?|недел|weeks?|месяц|months?|час|hours?|mornings?|evenings?|nights?|утр)/iu;
export const isTime = (noun: string): boolean => times.test(noun);

/** People and shifts: counted, but nothing that one can point at. */
const noThing =
  /^(?:мг|мл|мкг|mg|ml)(?!\p{L})|человек|сотрудник|людей|работник|\bus\b|\bpeople\b|\bstaff\b|employees|workers|смен[аыеу]?(?!\p{L})|сменах|shifts?\b/iu;

/** Whether a figure counts things that one can point at. */
export function isThing({ roles }: Plan, figure: Figure): boolean {
  const noun = nounOf(figure);
  const isRole = roles.some((role) => role.figure?.id === figure.id || shareNouns(noun, role.name));
  const isCounted = figure.removed !== true && figure.says === "has" && figure.value >= 2;
  return (
    isCounted &&
    noun !== "" &&
    !isRole &&
    !noThing.test(noun) &&
    !isTime(noun) &&
    !(isAdjective(noun) && !noun.includes(" ")) &&
    !isPhysical(figure.unit.toLowerCase()) &&
    !isPerson(noun)
  );
}

const LONGEST = 3;

function labelOf(figure: Figure, locale: Locale): string | undefined {
  const noun = nounOf(figure);
  const short = noun.split(/\s+/u).length > LONGEST ? figure.unit : noun;
  if (locale === "ru" && !canTurn(short)) return undefined;
  return /^\p{L}/u.test(short) ? single(short, locale) : undefined;
}

/** Kinds that are nearly always about a certain thing or place. */
const placed: readonly FunctionKind[] = ["booking", "request", "alert", "journal", "form", "photo", "check"];

/** What a record is about beside the thing itself: what the visitor counted and the wish or its complaint names, else the first such. */
export function subjectOf(plan: Plan, one: PlanFunction): string | undefined {
  const counted = plan.sheet.figures.filter(
    (figure) => (figure.kind === "count" || figure.kind === "flow") && isThing(plan, figure),
  );
  const text = [one.wish.text, ...one.pains.map((pain) => pain.text)].join(" ");
  const found =
    counted.find((figure) => shareNouns(nounOf(figure), text)) ??
    (placed.includes(one.kinds[0]) ? counted.find(({ kind }) => kind === "count") : undefined);
  const label = found && labelOf(found, plan.locale);
  return label === undefined || isInside(label, thingOf(plan, one)) ? undefined : label;
}
