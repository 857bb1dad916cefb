import "server-only";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { formAfter, type UnitForms } from "@/lib/generators/numbers";
import { constraintsOf, effortOf, loadsOf, tightOf } from "@/lib/generators/server/compose/plan/bounds";
import { countWords, trimmed, upperFirst } from "@/lib/generators/server/compose/plan/clause";
import { exchangesOf } from "@/lib/generators/server/compose/plan/exchanges";
import {
  askedOf,
  channelsOf,
  figuresOf,
  isKept,
  isOfflineIn,
  painsOf,
  type Asked,
} from "@/lib/generators/server/compose/plan/functions";
import { kindRow } from "@/lib/generators/server/compose/plan/kinds";
import { measuresOf } from "@/lib/generators/server/compose/plan/measures";
import type { Constraint, Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { rolesOf } from "@/lib/generators/server/compose/plan/roles";
import { storesOf } from "@/lib/generators/server/compose/plan/stores";
import { common, stemsOf } from "@/lib/generators/server/compose/plan/stems";
import { nominative, parse } from "@/lib/generators/server/language/ru";

const NAME_WORDS = 8;

/** Works out what is to be built from a sheet that is `clear`. Pure and deterministic. */
export function makePlan(sheet: FactSheet): Plan {
  const { locale } = sheet;
  const asked = askedOf(sheet);
  const loads = loadsOf(sheet);
  const constraints = constraintsOf(sheet);
  const exchanges = exchangesOf(sheet, asked);
  const { roles, parts } = rolesOf(sheet, asked);
  const stores = storesOf(asked, locale, loads, roles);
  const figures = figuresOf(sheet, asked);
  const pains = painsOf(sheet, asked);
  const functions = asked.map((one): PlanFunction => ({
    id: one.id,
    code: one.code,
    wish: one.wish,
    title: one.clause.title,
    kinds: one.kinds,
    object: inside(one.clause.object, one) ?? kindRow(one.kinds[0], locale).thing,
    users: parts.get(one.id)?.users ?? [],
    receivers: parts.get(one.id)?.receivers ?? [],
    figures: figures.get(one.id) ?? [],
    pains: pains.get(one.id) ?? [],
    exchanges: exchanges.filter(({ functions: own }) => own.includes(one.id)).map(({ id }) => id),
    stores: stores.filter(({ functions: own }) => own.includes(one.id)).map(({ id }) => id),
    constraints: constraintsFor(one, constraints),
    channels: channelsOf(one, sheet),
    isOffline: isOfflineIn(one, sheet),
    isFirst: one.wish.later !== true,
  }));
  const effort = effortOf(asked, exchanges);
  return {
    sheet,
    locale,
    name: nameOf(sheet, functions),
    organisation: organisationOf(sheet),
    functions,
    roles,
    stores,
    exchanges,
    measures: measuresOf(sheet, functions),
    constraints,
    loads,
    effort,
    questions: sheet.open,
    tight: tightOf(sheet, effort),
  };
}

/** A noun that stood at the beginning of the wish loses the capital it had there; a name keeps it. */
function inside(object: string | undefined, { wish }: Asked): string | undefined {
  const isFirst = object !== undefined && wish.text.startsWith(object);
  return isFirst && !/\s\p{Lu}/u.test(object)
    ? object.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    : object;
}

const constraintsFor = ({ stems }: Asked, constraints: readonly Constraint[]): Constraint[] =>
  constraints.filter(({ entry }) => common(stemsOf(entry.text), stems) > 0);

/** The subject when it is short, else what the first functions are called. */
function nameOf({ subject, locale }: FactSheet, functions: readonly PlanFunction[]): string {
  const own = subject !== undefined && isKept(subject) ? trimmed(subject.text) : "";
  if (own !== "" && countWords(own) <= NAME_WORDS) return upperFirst(locale === "ru" ? nominative(own) : own);
  const first = functions.find(({ title }) => countWords(title) <= SHORT_NAME) ?? functions[0];
  if (first === undefined) return upperFirst(own.split(/\s+/u).slice(0, NAME_WORDS).join(" "));
  const others = functions.length - 1;
  return others === 0 ? first.title : `${first.title} ${more[locale](others)}`;
}

/** Words of a title that leaves room for how many functions there are besides. */
const SHORT_NAME = 6;
const functionForms: UnitForms = {
  ru: ["функция", "функции", "функций"],
  en: ["function", "functions"],
};
const more = {
  ru: (count: number) => `и ещё ${String(count)} ${formAfter(count, functionForms, "ru")}`,
  en: (count: number) => `and ${String(count)} more ${formAfter(count, functionForms, "en")}`,
} as const;

const STATEMENT = /^(?:мы|я|у нас|we|i|our|my)(?![\p{L}])/iu;

/** A noun phrase in the nominative; a sentence about oneself («we rent out vans») is none. */
function organisationOf({ organisation, locale }: FactSheet): string | undefined {
  if (organisation === undefined || !isKept(organisation)) return undefined;
  const text = trimmed(organisation.text);
  if (STATEMENT.test(text) || countWords(text) > NAME_WORDS + 4) return undefined;
  if (locale === "en") return text;
  const named = nominative(text);
  const [first = ""] = named.split(/\s+/u);
  if (parse(first)[0]?.pos === "VERB") return undefined;
  const isCommon = parse(first.toLowerCase()).some(
    ({ known, tags }) => known && !tags.has("Name") && !tags.has("Geox"),
  );
  return isCommon && first !== first.toUpperCase()
    ? named.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : named;
}
