import "server-only";
import { readProposedRoles, readRights, type Side } from "@/lib/content/rights";
import type { Actor } from "@/lib/generators/fact-sheet";
import type { Plan, PlanFunction, Role } from "@/lib/generators/server/compose/plan/plan";
import { bilingual } from "@/lib/content/bilingual";
import { listed, lowerFirst, quoted, safe } from "@/lib/generators/server/compose/text/markdown";
import { roleIn, type RuCase } from "@/lib/generators/server/language/ru";
import type { Locale } from "@/lib/i18n/locales";

const MOST_NAMED = 3;

/** Roles of which a description says nothing. */
export const plainRoles = bilingual({
  users: "Пользователи | Users",
  handlers: "Исполнители | Case handlers",
});

/** What each role does in each function, those that nobody named and the functions need behind the others: the one source of rights. */
export function rightsOf({ functions, roles, organisation = "", locale }: Plan) {
  const kinds = functions.map((one) => one.kinds[0]);
  const needed = readProposedRoles()
    .filter(
      (row) => row.house?.test(organisation) !== false && kinds.some((kind) => row.kinds.includes(kind)),
    )
    .map(({ does, known, ...row }) => ({
      name: row[locale],
      role: roles.find(({ name }) => known.test(name)),
      rights: kinds.map((kind) => does.find((one) => one.kind === kind)?.[locale]),
    }));
  const proposed = needed.filter(({ role }) => role === undefined);
  const rightOf = ({ kinds: [kind] }: PlanFunction, side?: Side) =>
    readRights().find((row) => row.who === side && row.kinds.includes(kind))?.[locale];
  const named = roles.map((role) => {
    const { id, name, actor } = role;
    const user = isOutside(role) ? "outside" : "staff";
    const known = needed.find((one) => one.role === role)?.rights;
    const rights = functions.map((one, at) => {
      const side = one.users.includes(id) ? user : one.receivers.includes(id) ? "receiver" : undefined;
      const right = rightOf(one, side) ?? known?.[at];
      // Whoever is proposed for this work stands in the place of people whom nobody named.
      return actor === undefined && proposed.some(({ rights: own }) => own[at] === right) ? undefined : right;
    });
    return { name, role, rights };
  });
  return [...named, ...proposed];
}

/** Who works with a function that the description names nobody for: a proposed role that does what the staff would do, else users. */
export function standIn(plan: Plan, one: PlanFunction): string {
  const right = readRights().find(({ who, kinds }) => who === "staff" && kinds.includes(one.kinds[0]))?.[
    plan.locale
  ];
  const at = plan.functions.indexOf(one);
  const proposed = rightsOf(plan).find(({ role, rights }) => role === undefined && rights[at] === right);
  return proposed?.name ?? plainRoles[plan.locale].users;
}

export const rolesOf = ({ roles }: Plan, ids: readonly string[]): Role[] =>
  roles.filter(({ id }) => ids.includes(id));

/** Bodies of which the text does not say where they belong work at a desk, as the staff does. */
const BODY =
  /правлени|совет|комитет|дирекц|управлени|департамент|министерств|ведомств|акимат|мэри|инспекц|компани|клиник|board|council|committee|department|authority|ministry|office|branch|clinic|compan/iu;
/** People of other houses and those who are served: they have their own phone or browser, and no desk here. */
export const isOutside = ({ side, name }: Pick<Actor, "side" | "name">): boolean =>
  side === "served" || (side === undefined && !BODY.test(name));

/** «технологу и мастеру» in the case asked for; "the grooms and the owners". Nothing agrees with it, so the number is free. */
export function rolesIn(roles: readonly Pick<Role, "name">[], wanted: RuCase, locale: Locale): string {
  const declined = (name: string) => roleIn(name, wanted);
  const names = roles.slice(0, MOST_NAMED).map(({ name }) => lowerFirst(name));
  return listed(names.map(locale === "ru" ? declined : withArticle).map(safe), locale);
}

const withArticle = (name: string): string =>
  /^(?:the|a|an|our|my|their|each|every|me|us|you)\b/i.test(name) ? name : `the ${name}`;

/** Who works with a function; of what goes by itself, those who get it. */
export const usersOf = (plan: Plan, { users, receivers }: PlanFunction): Role[] =>
  rolesOf(plan, users.length > 0 ? users : receivers);
/** Who gets the result; a reminder beside the main thing goes to those who are served. */
export function receiversOf(plan: Plan, { users, receivers, parts }: PlanFunction): Role[] {
  const all = rolesOf(plan, receivers.length > 0 ? receivers : users);
  const served = all.filter(({ side }) => side === "served");
  return served.length > 0 && parts.some(({ kind }) => kind === "reminder") ? served : all;
}

/** «Ф-1 «Название» и Ф-2 «Другое»», F-1 “Title” and F-2 “Other”. */
export const named = (functions: readonly PlanFunction[], { locale }: Plan): string =>
  listed(
    functions.map(({ code, title }) => `${code} ${quoted(safe(title), locale)}`),
    locale,
  );
