import "server-only";
import type { Actor, FactSheet } from "@/lib/generators/fact-sheet";
import { isKept, type Asked } from "@/lib/generators/server/compose/plan/functions";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Role } from "@/lib/generators/server/compose/plan/plan";
import { shareNouns, stemOf, stemsOf, wordsOf } from "@/lib/generators/server/compose/plan/stems";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { isNoun, isPreposition, lemma, nominative, parse } from "@/lib/generators/server/language/ru";
import type { Locale } from "@/lib/i18n/locales";

type Part = { users: string[]; receivers: string[] };
type Named = { id: string; actor: Actor };

/** "passenger list": those who are written of do not work with it. */
const RECORDED = /^(?:lists?|rosters?|registers?|records?|cards?|files?|database|profiles?|data)$/iu;
const TOWARDS = /^(?:for|to|tells?|reminds?|notif\p{L}+|warns?|для|к)$/iu;
/** Nouns whose genitive is the one who acts: «запись клиента», «маршрутный лист экспедитора». */
const DOING = new Set(
  "запись самозапись заявка обращение отметка кабинет телефон ввод оценка отзыв согласие подпись экран планшет лист".split(
    " ",
  ),
);
const STAFF = /^(?:staff|employees?|personnel|workers?|us|сотрудник|работник|персонал|люди|человек)/iu;
/** Who leads a house does not enter its records by default. */
const HEAD = /директор|руководител|заведующ|начальник|владел|director|owner|boss|chief|board|council/iu;
/** What those who are served do by themselves. */
const selfService = new Set<FunctionKind>(
  "booking request form payment feedback signing register".split(" ") as FunctionKind[],
);

/** How a clause names a person: as the one who acts or the one who gets the result; `undefined` when it only writes of them. */
function placeIn(clause: string, { name }: Actor, locale: Locale): "user" | "receiver" | undefined {
  const stems = stemsOf(name);
  const words = wordsOf(clause);
  const at = words.findIndex((word) => stems.has(stemOf(word) ?? ""));
  if (at < 0) return undefined;
  const isToward = words.slice(Math.max(0, at - 4), at).some((word) => TOWARDS.test(word));
  if (locale === "en") {
    if (RECORDED.test(words[at + 1] ?? "")) return undefined;
    return isToward ? "receiver" : "user";
  }
  const readings = parse(words[at] ?? "");
  const leader = words[at - 1] ?? "";
  const isOf = readings.length > 0 && readings.every(({ case: form }) => form === "gent" || form === "accs");
  if (isOf && isNoun(leader) && !isPreposition(leader) && !DOING.has(lemma(leader))) return undefined;
  const isTo = readings.some(({ case: form, score }) => form === "datv" && score >= 0.3);
  return isTo || isToward ? "receiver" : "user";
}

/** Everybody once; of «электромеханик» and «механик», of "drivers" and "driver" the one that is counted stands for both. */
function distinct(actors: readonly Actor[]): Named[] {
  const keyOf = ({ name }: Actor) => [...stemsOf(name)].join(" ");
  const isSame = (one: Actor, other: Actor) => {
    const [short = "", long = ""] = [lemma(one.name), lemma(other.name)].sort((a, b) => a.length - b.length);
    const isPart = short.length >= 5 && /^[а-яё]+$/u.test(long) && long.endsWith(short);
    return keyOf(one) === keyOf(other) || isPart;
  };
  const kept: Actor[] = [];
  for (const actor of actors) {
    const at = kept.findIndex((one) => isSame(one, actor));
    if (at < 0) kept.push(actor);
    else if (kept[at]?.figure === undefined && actor.figure !== undefined) kept[at] = actor;
  }
  return kept.map((actor, index) => ({ actor, id: `r${String(index + 1)}` }));
}

/** Those whom the wish names. What is sent goes to them; who is served only gets the result, unless the wish begins with them. */
function partIn({ wish, kinds: [kind] }: Asked, named: readonly Named[], locale: Locale): Part {
  const at = (place: "user" | "receiver") =>
    named.filter(({ actor }) => placeIn(wish.text, actor, locale) === place);
  const isSent = ["notice", "alert", "reminder", "document"].includes(kind);
  const acts = ({ actor }: Named) =>
    actor.side !== "served" ||
    selfService.has(kind) ||
    wordsOf(wish.text)
      .slice(0, 3)
      .some((word) => stemsOf(actor.name).has(stemOf(word) ?? ""));
  const [receivers, users] = [at("receiver"), at("user")];
  const idsOf = (some: readonly Named[]) => some.map(({ id }) => id);
  if (isSent && receivers.length === 0) return { users: [], receivers: idsOf(users) };
  const [own, others] = [users.filter(acts), users.filter((one) => !acts(one))];
  return { users: idsOf(own), receivers: idsOf([...receivers, ...others]) };
}

/** Whoever a pain about the same thing names; else the main one of those who work there; else the neutral role. */
function fallback({ wish, kinds: [kind] }: Asked, sheet: FactSheet, serving: readonly Named[], part: Part) {
  const { pains, locale } = sheet;
  const about = pains.filter((pain) => isKept(pain) && shareNouns(pain.text, wish.text));
  const free = serving.filter(({ id }) => !part.receivers.includes(id));
  const found = free.filter(({ actor }) =>
    about.some(({ text }) => placeIn(text, actor, locale) !== undefined),
  );
  if (found.length > 0) return found.map(({ id }) => id);
  // A signal that a person gets is also opened by that person.
  if (kind === "alert" && part.receivers.length > 0) return [...part.receivers];
  const [main, second] = serving;
  const isMain =
    main !== undefined &&
    !HEAD.test(main.actor.name) &&
    (second === undefined || main.actor.figure !== undefined || STAFF.test(main.actor.name));
  return [isMain && free[0] === main ? main.id : "staff"];
}

/** Everybody the sheet names, each once; one neutral role where a function has nobody. */
export function rolesOf(sheet: FactSheet, asked: readonly Asked[]) {
  const { locale } = sheet;
  const named = distinct(sheet.actors.filter(isKept));
  const parts = new Map(asked.map((one) => [one.id, partIn(one, named, locale)]));
  const works = (id: string) => [...parts.values()].filter(({ users }) => users.includes(id)).length;
  const weight = ({ id, actor }: Named) =>
    (STAFF.test(actor.name) ? 100 : 0) + (actor.figure === undefined ? 0 : 50) + works(id);
  const serving = named
    .filter(({ actor }) => actor.side === "serves")
    .sort((one, other) => weight(other) - weight(one));
  for (const one of asked) {
    const part = parts.get(one.id);
    if (part?.users.length === 0) part.users = fallback(one, sheet, serving, part);
  }
  const functionsOf = (id: string) =>
    [...parts].filter(([, part]) => [...part.users, ...part.receivers].includes(id)).map(([key]) => key);
  const roles = named.map(({ actor, id }): Role => ({
    id,
    name: upperFirst(locale === "ru" ? nominative(actor.name) : actor.name),
    actor,
    figure: sheet.figures.find((figure) => figure.id === actor.figure && isKept(figure)),
    side: actor.side,
    functions: functionsOf(id),
  }));
  const staff: Role = {
    id: "staff",
    name: locale === "ru" ? "Сотрудник" : "Staff",
    actor: undefined,
    figure: undefined,
    side: "serves",
    functions: functionsOf("staff"),
  };
  const isAlone = roles.length === 0 || staff.functions.length > 0;
  return { roles: isAlone ? [...roles, staff] : roles, parts };
}
