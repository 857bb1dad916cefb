import "server-only";
import type { Actor, FactSheet } from "@/lib/generators/fact-sheet";
import { upperFirst } from "@/lib/generators/server/compose/plan/clause";
import { isKept, type Asked } from "@/lib/generators/server/compose/plan/functions";
import type { Role } from "@/lib/generators/server/compose/plan/plan";
import { shareNouns, stemOf, stemsOf, wordsOf } from "@/lib/generators/server/compose/plan/stems";
import { isNoun, isPreposition, lemma, nominative, parse } from "@/lib/generators/server/language/ru";
import type { Locale } from "@/lib/i18n/locales";

type Part = { users: string[]; receivers: string[] };
type Named = { id: string; actor: Actor };

/** "passenger list": those who are written of do not work with it. */
const RECORDED = /^(?:lists?|rosters?|registers?|records?|cards?|files?|database|profiles?|data)$/iu;
/** Nouns whose genitive is the one who acts: «запись клиента», «маршрутный лист экспедитора». */
const DOING = new Set(
  "запись самозапись заявка обращение отметка кабинет телефон ввод оценка отзыв согласие подпись экран планшет лист".split(
    " ",
  ),
);
const STAFF = /^(?:staff|employees?|personnel|workers?|us|сотрудник|работник|персонал|люди|человек)/iu;

/** How a clause names a person: as the one who acts or the one who gets the result; `undefined` when it only writes of them. */
function placeIn(clause: string, { name }: Actor, locale: Locale): "user" | "receiver" | undefined {
  const stems = stemsOf(name);
  const words = wordsOf(clause);
  const at = words.findIndex((word) => stems.has(stemOf(word) ?? ""));
  if (at < 0) return undefined;
  const before = words.slice(Math.max(0, at - 3), at).map((word) => word.toLowerCase());
  if (locale === "en") {
    if (RECORDED.test(words[at + 1] ?? "")) return undefined;
    return before.some((word) => /^(?:for|to|tells?)$/u.test(word)) ? "receiver" : "user";
  }
  const readings = parse(words[at] ?? "");
  const leader = words[at - 1] ?? "";
  const isOf = readings.length > 0 && readings.every(({ case: form }) => form === "gent" || form === "accs");
  if (isOf && isNoun(leader) && !isPreposition(leader) && !DOING.has(lemma(leader))) return undefined;
  const isTo = readings.some(({ case: form, score }) => form === "datv" && score >= 0.3);
  return isTo || before.includes("для") || before.includes("к") ? "receiver" : "user";
}

/** «электромеханик» and «механик», "drivers" and "driver" are one. */
function isSame(one: string, other: string): boolean {
  const keyOf = (name: string) => [...stemsOf(name)].join(" ");
  const [short = "", long = ""] = [lemma(one), lemma(other)].sort((a, b) => a.length - b.length);
  return (
    keyOf(one) === keyOf(other) || (short.length >= 5 && /^[а-яё]+$/u.test(long) && long.endsWith(short))
  );
}

/** Everybody once; the one that is counted stands for both. */
function distinct(actors: readonly Actor[]): Named[] {
  const kept: Actor[] = [];
  for (const actor of actors) {
    const at = kept.findIndex(({ name }) => isSame(name, actor.name));
    if (at < 0) kept.push(actor);
    else if (kept[at]?.figure === undefined && actor.figure !== undefined) kept[at] = actor;
  }
  return kept.map((actor, index) => ({ actor, id: `r${String(index + 1)}` }));
}

/** Everybody the sheet names, each once; one neutral role where a function has nobody. */
export function rolesOf(
  sheet: FactSheet,
  asked: readonly Asked[],
): { roles: Role[]; parts: ReadonlyMap<string, Part> } {
  const { locale } = sheet;
  const named = distinct(sheet.actors.filter(isKept));
  const parts = new Map(asked.map((one) => [one.id, partIn(one, named, locale)]));
  const works = (id: string) => [...parts.values()].filter(({ users }) => users.includes(id)).length;
  const weight = ({ id, actor }: Named) =>
    (STAFF.test(actor.name) ? 100 : 0) + (actor.figure === undefined ? 0 : 50) + works(id);
  const serving = named
    .filter(({ actor }) => actor.side === "serves")
    .sort((one, other) => weight(other) - weight(one));
  const filled = asked.map((one): readonly [string, Part] => {
    const { users, receivers } = parts.get(one.id) ?? { users: [], receivers: [] };
    return [
      one.id,
      { users: users.length > 0 ? users : fallback(one, sheet, serving, receivers), receivers },
    ];
  });
  const functionsOf = (id: string) =>
    filled.filter(([, part]) => [...part.users, ...part.receivers].includes(id)).map(([key]) => key);
  const roles = named.map(({ actor, id }): Role => ({
    id,
    name: upperFirst(locale === "ru" ? nominative(actor.name) : actor.name),
    actor,
    figure: sheet.figures.find((figure) => figure.id === actor.figure && isKept(figure)),
    side: actor.side,
    functions: functionsOf(id),
  }));
  const neutral = functionsOf("staff");
  if (neutral.length > 0 || roles.length === 0) {
    const name = locale === "ru" ? "Сотрудник" : "Staff";
    roles.push({
      id: "staff",
      name,
      actor: undefined,
      figure: undefined,
      side: "serves",
      functions: neutral,
    });
  }
  return { roles, parts: new Map(filled) };
}

/** Those whom the wish names; what is sent goes to them. */
function partIn({ wish, kinds: [kind] }: Asked, named: readonly Named[], locale: Locale): Part {
  const idsOf = (place: "user" | "receiver") =>
    named.filter(({ actor }) => placeIn(wish.text, actor, locale) === place).map(({ id }) => id);
  const [users, receivers] = [idsOf("user"), idsOf("receiver")];
  const isSent = ["notice", "alert", "reminder", "document"].includes(kind) && receivers.length === 0;
  return isSent ? { users: [], receivers: users } : { users, receivers };
}

/** Whoever a pain about the same thing names; else the main one of those who work there; else the neutral role. */
function fallback(
  { wish, kinds: [kind] }: Asked,
  { pains, locale }: FactSheet,
  serving: readonly Named[],
  receivers: readonly string[],
): string[] {
  const free = serving.filter(({ id }) => !receivers.includes(id));
  const about = pains.filter((pain) => isKept(pain) && shareNouns(pain.text, wish.text));
  const found = free.filter(({ actor }) =>
    about.some(({ text }) => placeIn(text, actor, locale) !== undefined),
  );
  if (found.length > 0) return found.map(({ id }) => id);
  // A signal that a person gets is also opened by that person.
  if (kind === "alert" && receivers.length > 0) return [...receivers];
  const [main, second] = serving;
  const isMain =
    main !== undefined &&
    (second === undefined || main.actor.figure !== undefined || STAFF.test(main.actor.name));
  return [isMain && free[0] === main ? main.id : "staff"];
}
