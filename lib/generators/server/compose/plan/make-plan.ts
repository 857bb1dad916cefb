import "server-only";
import type { FactSheet, Figure } from "@/lib/generators/fact-sheet";
import {
  constraintsOf,
  effortOf,
  loadsOf,
  startFigures,
  tightOf,
} from "@/lib/generators/server/compose/plan/bounds";
import { countWords, trimmed } from "@/lib/generators/server/compose/plan/clause";
import { lowerFirst, upperFirst } from "@/lib/generators/server/compose/text/markdown";
import {
  askedOf,
  isKept,
  ownerOf,
  ownerOfCondition,
  withoutConditions,
  type Asked,
} from "@/lib/generators/server/compose/plan/functions";
import type { Locale } from "@/lib/i18n/locales";
import { wordSet } from "@/lib/generators/server/read/tokens";
import { kindRow } from "@/lib/generators/server/compose/plan/kinds";
import { helpingOf, isDuty, measuresOf } from "@/lib/generators/server/compose/plan/measures";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { rolesOf } from "@/lib/generators/server/compose/plan/roles";
import { isBare } from "@/lib/generators/server/compose/plan/passing";
import {
  besideOf,
  exchangesOf,
  movedFrom,
  readBy,
  storesOf,
} from "@/lib/generators/server/compose/plan/records";
import { servicesOf } from "@/lib/generators/server/compose/plan/services";
import { streamsOf } from "@/lib/generators/server/compose/plan/streams";
import { scaleWeeks, stageOf } from "@/lib/generators/server/compose/plan/scale";
import { nominative, parse } from "@/lib/generators/server/language/ru";

/** Works out what is to be built from a sheet that is `clear`. Pure and deterministic. */
export function makePlan(whole: FactSheet): Plan {
  const { sheet: read, conditions } = withoutConditions(whole);
  const { locale } = read;
  const duties = read.pains.filter(isKept).filter((pain) => isDuty(pain, read.figures));
  const sheet = {
    ...read,
    pains: read.pains.filter((pain) => !duties.includes(pain)),
  };
  const asked = askedOf(sheet, conditions);
  const exchanges = exchangesOf(sheet, asked);
  // What passes between two systems is done by nobody.
  const isOwnWork = ({ id }: { id: string }) =>
    exchanges.some(({ functions }) => functions.includes(id)) &&
    asked.some((one) => one.id === id && one.kinds[0] === "exchange");
  const { roles: all, parts } = rolesOf(sheet, asked);
  const roles = all.map((role) => ({
    ...role,
    functions: role.functions.filter((id) => !isOwnWork({ id })),
  }));
  const stores = storesOf(asked, locale, roles);
  // "anything over £250" is a bound, and nothing that there is.
  const isBound = ({ kind, currency }: Figure) => kind === "limit" && currency !== undefined;
  const counted = sheet.figures.filter((figure) => isKept(figure) && !isBound(figure));
  const figures = Map.groupBy(counted, (figure) => ownerOf(figure, asked));
  const helping = sheet.pains.filter(isKept).map((pain) => ({ pain, own: helpingOf(pain, asked, sheet) }));
  const idsOf = (some: readonly { id: string; functions: readonly string[] }[], { id }: { id: string }) =>
    some.filter(({ functions }) => functions.includes(id)).map((one) => one.id);
  const functions = asked.map((one): PlanFunction => ({
    ...one,
    object: one.object ?? kindRow(one.kinds[0], locale).thing,
    users: isOwnWork(one) ? [] : (parts.get(one.id)?.users ?? []),
    receivers: parts.get(one.id)?.receivers ?? [],
    figures: figures.get(one) ?? [],
    conditions: conditions.flatMap((wish) => (ownerOfCondition(wish, asked) === one ? [wish.text] : [])),
    pains: helping.flatMap(({ pain, own }) => (own.includes(one) ? [pain] : [])),
    exchanges: idsOf(exchanges, one),
    stores: idsOf(stores, one),
    reads: readBy(one, asked, stores),
  }));
  const things = startFigures(sheet, roles).reduce((sum, { value }) => sum + value, 0);
  const loads = loadsOf(sheet);
  const services = servicesOf(sheet, asked);
  const scale = scaleWeeks(sheet, asked, roles, loads);
  const effort = effortOf(asked, exchanges, { things, roles, services, scale });
  const organisation = organisationOf(sheet);
  return {
    sheet,
    locale,
    name: nameOf(sheet, asked, functions, organisation),
    organisation,
    functions,
    roles,
    stores,
    exchanges,
    services,
    moved: movedFrom(sheet),
    beside: besideOf(sheet, exchanges),
    measures: measuresOf(sheet, functions),
    constraints: constraintsOf(sheet, duties, conditions),
    loads,
    streams: streamsOf(sheet, functions, loads),
    effort,
    questions: sheet.open,
    tight: tightOf(sheet, effort),
    stage: stageOf(sheet),
  };
}

const NAME_WORDS = 8;
const NAME_LENGTH = 90;
/** A name that leaves functions out says so. */
const more = { ru: "и другое", en: "and more" } as const;
const ANY_SYSTEM =
  /^(?:\S+\s)?(?:систем\p{L}*|программ\p{L}*|приложени\p{L}*|сервис\p{L}*|system|app|software|platform)$/iu;

/** A word that names a thing only together with what stands behind it: «документы через ЭДО». */
const ANY_THING = /^(?:документы?|данные|вход|sign-in|documents?|data)$/iu;

/** Kinds whose records tell what a project is for. */
const telling = wordSet`booking request order payment document forwarding tasks`;

/** What a title calls a function: its thing; what only says that something passes needs its whole title, when that is short. */
const nameParts = ({ object = "", title, kinds: [kind] }: Asked, locale: Locale): string[] => {
  if (object === "") return telling.has(kind) ? [kindRow(kind, locale).thing] : [];
  if (!isBare.test(object) && !ANY_THING.test(object)) return [object];
  return object !== "" && countWords(title) <= 4 ? [lowerFirst(title)] : [];
};

/** The subject when it is short; else the organisation with its things; else things alone: as many as fit. */
function nameOf(
  sheet: FactSheet,
  asked: readonly Asked[],
  functions: readonly PlanFunction[],
  organisation = "",
): string {
  const { subject, pains, locale } = sheet;
  const own = subject !== undefined && isKept(subject) ? trimmed(subject.text) : "";
  if (own !== "" && countWords(own) <= NAME_WORDS && !ANY_SYSTEM.test(own))
    return upperFirst(locale === "ru" ? nominative(own) : own);
  const [first] = functions;
  if (first === undefined) {
    const any = organisation || own || (pains.find(isKept)?.text ?? "");
    return upperFirst(any.split(/\s+/u).slice(0, NAME_WORDS).join(" "));
  }
  // What a kind is called by itself names no project: «показатели»; nor does what is only proposed.
  const told = asked.flatMap((one) => (one.isProposed ? [] : nameParts(one, locale)));
  const things = [...new Set(told.length > 0 ? told : functions.map(({ object }) => object))];
  const lists = [3, 2, 1].map(
    (most) => things.slice(0, most).join(", ") + (things.length > most ? ` ${more[locale]}` : ""),
  );
  const named = organisation === "" ? [] : lists.map((list) => `${organisation} — ${list}`);
  const all = [...named, ...(functions.length > 1 ? lists : [])].map(upperFirst);
  return all.find(({ length }) => length <= NAME_LENGTH) ?? first.title;
}

const STATEMENT = /^(?:мы|я|у нас|we|i|our|my)(?![\p{L}])/iu;

function organisationOf({ organisation, locale }: FactSheet): string | undefined {
  if (organisation === undefined || !isKept(organisation)) return undefined;
  const text = trimmed(organisation.text).replace(/\s+(?:for|of|in|with|and|to|at|from|the|an?)$/u, "");
  if (STATEMENT.test(text) || countWords(text) > NAME_WORDS + 4) return undefined;
  if (locale === "en") return text;
  const named = nominative(text);
  const [first = ""] = named.split(/\s+/u);
  return parse(first)[0]?.pos === "VERB" ? undefined : named;
}
