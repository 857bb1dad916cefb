import "server-only";
import type { Actor, FactSheet } from "@/lib/generators/fact-sheet";
import { upperFirst } from "@/lib/generators/server/compose/plan/clause";
import { isKept, type Asked } from "@/lib/generators/server/compose/plan/functions";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Role } from "@/lib/generators/server/compose/plan/plan";
import { common, stemOf, stemsOf, wordsOf } from "@/lib/generators/server/compose/plan/stems";
import { isNoun, isPreposition, lemma, nominative, parse } from "@/lib/generators/server/language/ru";
import type { Locale } from "@/lib/i18n/locales";

export type Part = { users: string[]; receivers: string[] };

/** What is done where the work is done: by the only ones who work there, when the text names no other. */
const handled = new Set<FunctionKind>(
  "board alert form photo journal request card label recognition check library stock metering tracking search general".split(
    " ",
  ) as FunctionKind[],
);
const STAFF = /^(?:staff|employees?|personnel|workers?|us|сотрудник|работник|персонал|люди|человек)/iu;

/** "passenger list": those who are written of do not work with it. */
const RECORDED = /^(?:lists?|rosters?|registers?|records?|cards?|files?|database|profiles?|data)$/iu;
/** Nouns whose genitive is the one who acts: «запись клиента». */
const DOING = new Set(
  "запись самозапись заявка обращение отметка кабинет телефон ввод оценка отзыв согласие подпись экран планшет".split(
    " ",
  ),
);

const neutral: Readonly<Record<Locale, string>> = { ru: "Сотрудник", en: "Staff member" };
/** Kinds whose result goes to somebody. */
const sent = new Set<FunctionKind>(["notice", "alert", "reminder", "document", "report"]);

/** How a wish names a person: as the one who acts or the one who gets the result. */
function placeIn(clause: string, actor: Actor, locale: Locale): "user" | "receiver" | undefined {
  const name = stemsOf(actor.name);
  if (name.size === 0) return undefined;
  const words = wordsOf(clause);
  const at = words.findIndex((word) => {
    const stem = stemOf(word);
    return stem !== undefined && name.has(stem);
  });
  if (at < 0) return undefined;
  const before = words.slice(Math.max(0, at - 3), at).map((word) => word.toLowerCase());
  if (locale === "en" && RECORDED.test(words[at + 1] ?? "")) return undefined;
  if (locale === "en")
    return before.some((word) => word === "for" || word === "to" || word === "tells" || word === "tell")
      ? "receiver"
      : "user";
  const isDative = parse(words[at] ?? "").some(({ case: form, score }) => form === "datv" && score >= 0.3);
  const own = parse(words[at] ?? "");
  const isGenitive = own.length > 0 && own.every(({ case: form }) => form === "gent" || form === "accs");
  const leader = words[at - 1] ?? "";
  // «список гостей», «проверка клиента»: those who are written of do not work with it.
  if (isGenitive && isNoun(leader) && !isPreposition(leader) && !DOING.has(lemma(leader))) return undefined;
  if (before.includes("для") || (isDative && !before.includes("к"))) return "receiver";
  return before.includes("к") ? "receiver" : "user";
}

const nameOf = (actor: Actor, locale: Locale): string =>
  upperFirst(locale === "ru" ? nominative(actor.name) : actor.name);

/** «электромеханик» and «механик», "drivers" and "driver" are one; the one that is counted stands for both. */
function distinct(actors: readonly Actor[]): Actor[] {
  const kept: Actor[] = [];
  const keyOf = ({ name }: Actor) => [...stemsOf(name)].join(" ");
  for (const actor of actors) {
    const key = keyOf(actor);
    const at = kept.findIndex((one) => {
      const other = keyOf(one);
      const [short, long] = key.length < other.length ? [key, other] : [other, key];
      return key === other || (short.length >= COMPOUND && !long.includes(" ") && isCompound(one, actor));
    });
    const same = kept[at];
    if (same === undefined) kept.push(actor);
    else if (same.figure === undefined && actor.figure !== undefined) kept[at] = actor;
  }
  return kept;
}

/** Letters that the shorter of two names must have. */
const COMPOUND = 5;

const isCompound = (one: Actor, other: Actor): boolean => {
  const [short = "", long = ""] = [lemma(one.name), lemma(other.name)].sort((a, b) => a.length - b.length);
  return /^[а-яё]+$/u.test(long) && long.endsWith(short);
};

/** Everybody the sheet names, each once; one neutral role where a function has nobody. */
export function rolesOf(
  sheet: FactSheet,
  asked: readonly Asked[],
): { roles: Role[]; parts: ReadonlyMap<string, Part> } {
  const { locale } = sheet;
  const named = distinct(sheet.actors.filter(isKept)).map((actor, index) => ({
    actor,
    id: `r${String(index + 1)}`,
  }));
  // Those who are counted are the ones who work there; somebody named once in passing is not everybody.
  const serving = named.filter(({ actor }) => actor.side === "serves" && actor.figure !== undefined);
  const parts = new Map<string, Part>();
  for (const one of asked) {
    const part: Part = { users: [], receivers: [] };
    for (const { actor, id } of named) {
      const place = placeIn(one.wish.text, actor, locale);
      // Whoever is served gets what is sent, whatever the words around.
      if (place === "receiver") part.receivers.push(id);
      else if (place === "user") part.users.push(id);
    }
    if (
      sent.has(one.kinds[0]) &&
      part.receivers.length === 0 &&
      part.users.length > 0 &&
      one.kinds[0] !== "report"
    ) {
      part.receivers = part.users;
      part.users = [];
    }
    if (part.users.length === 0) part.users.push(...fallback(one, sheet, named, serving, part.receivers));
    parts.set(one.id, part);
  }
  const used = (id: string) =>
    asked
      .filter(({ id: key }) => parts.get(key)?.users.includes(id) || parts.get(key)?.receivers.includes(id))
      .map(({ id: key }) => key);
  const roles: Role[] = named.map(({ actor, id }) => ({
    id,
    name: nameOf(actor, locale),
    actor,
    figure: sheet.figures.find((figure) => figure.id === actor.figure && isKept(figure)),
    side: actor.side,
    functions: used(id),
  }));
  if (used("staff").length > 0 || roles.length === 0)
    roles.push({
      id: "staff",
      name: neutral[locale],
      actor: undefined,
      figure: undefined,
      side: "serves",
      functions: used("staff"),
    });
  return { roles, parts };
}

/** Whoever a pain about the same thing names; the only one who serves; else the neutral role. */
function fallback(
  one: Asked,
  sheet: FactSheet,
  named: readonly { actor: Actor; id: string }[],
  serving: readonly { id: string }[],
  taken: readonly string[],
): string[] {
  const stems = new Set([...one.stems]);
  const pains = sheet.pains.filter(isKept).filter(({ text }) => common(stemsOf(text), stems) > 0);
  const found = named.filter(
    ({ actor, id }) =>
      actor.side === "serves" &&
      !taken.includes(id) &&
      pains.some(({ text }) => placeIn(text, actor, sheet.locale) !== undefined),
  );
  if (found.length > 0) return found.map(({ id }) => id);
  const staff = named.find(({ actor, id }) => STAFF.test(actor.name) && !taken.includes(id));
  if (staff !== undefined) return [staff.id];
  const [only, another] = serving.filter(({ id }) => !taken.includes(id));
  if (only !== undefined && another === undefined && taken.length === 0 && handled.has(one.kinds[0]))
    return [only.id];
  // A signal that a person gets is also opened by that person.
  if (one.kinds[0] === "alert" && taken.length > 0) return [...taken];
  const main = serving[0] ?? named.find(({ actor }) => actor.side === "serves");
  return main !== undefined && !taken.includes(main.id) ? [main.id] : ["staff"];
}
