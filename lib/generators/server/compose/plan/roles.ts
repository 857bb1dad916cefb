import "server-only";
import type { Actor, FactSheet } from "@/lib/generators/fact-sheet";
import { isKept, type Asked } from "@/lib/generators/server/compose/plan/functions";
import type { Role } from "@/lib/generators/server/compose/plan/plan";
import { stemOf, stemsOf, wordsOf } from "@/lib/generators/server/compose/plan/stems";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { isNoun, isPreposition, lemma, parse, roleIn } from "@/lib/generators/server/language/ru";
import { overlaps } from "@/lib/generators/server/read/spans";
import { wordSet } from "@/lib/generators/server/read/tokens";

type Part = { users: string[]; receivers: string[] };
type Named = { id: string; actor: Actor };

/** "passenger list": those who are written of do not work with it. */
const RECORDED = /^(?:lists?|rosters?|registers?|records?|cards?|files?|database|profiles?|data)$/iu;
const TOWARDS =
  /^(?:for|to|tells?|reminds?|notif\p{L}+|warns?|для|к|(?:опов|увед|извещ|предуп|пригла)\p{L}+)$/iu;
/** Nouns whose genitive is the one who acts: «запись клиента», «маршрутный лист экспедитора». */
const DOING =
  /^(?:(?:само)?запись|заявка|обращение|отметка|кабинет|портал|страница|телефон|ввод|оценка|отзыв|согласие|подпись|экран|планшет|лист|приложение)$/u;
const HEAD =
  /мэр|mayor|директор|руководител|заведующ|начальник|владел|director|owner|boss|chief|board|council/iu;
const sent = wordSet`notice alert reminder document`;
/** Others ask and are told in their place. */
const MINOR = /^(?:дет|реб|учени|школьн|малыш|child|kid|pupil)/iu;
/** Who learns to drive or a trade asks for himself. */
const OF_ADULTS = /автошкол|вождени|курсы|репетит|driving|courses|tutor/iu;
const requested = wordSet`booking request order account`;
/** Who is looked for works with none of it. */
const sought = wordSet`nearest search matching`;
const told = wordSet`notice reminder`;
const selfService = wordSet`booking request order account form payment signing register`;

const placeOf = (words: readonly string[], { name }: Actor): number => {
  const stems = stemsOf(name);
  return words.findIndex((word) => stems.has(stemOf(word) ?? ""));
};

/** How a clause names a person: as the one who acts or the one who gets the result; `undefined` when it only writes of them. */
function partOf(clause: string, actor: Actor): keyof Part | undefined {
  const words = wordsOf(clause);
  const at = placeOf(words, actor);
  if (at < 0 || RECORDED.test(words[at + 1] ?? "")) return undefined;
  const readings = parse(words[at] ?? "");
  const leader = words[at - 1] ?? "";
  const isOf = readings.length > 0 && readings.every(({ case: form }) => form === "gent" || form === "accs");
  const isToward = words.slice(Math.max(0, at - 4), at).some((word) => TOWARDS.test(word));
  const isWritten = isOf && !isToward && isNoun(leader) && !isPreposition(leader);
  if (isWritten && !DOING.test(lemma(leader))) return undefined;
  const isTo = readings.some(({ case: form, score }) => form === "datv" && score >= 0.3);
  return isTo || isToward ? "receivers" : "users";
}

/** Everybody once: of «электромеханик» and «механик», of "drivers" and "driver" the one that is counted stands for both. */
function distinct(actors: readonly Actor[]): Named[] {
  const keyOf = ({ name }: Actor) => [...stemsOf(name)].join(" ");
  const isPart = ({ name: long }: Actor, { name: short }: Actor) =>
    /[а-яё]/u.test(short) && short.length >= 5 && lemma(long).endsWith(lemma(short));
  const isSame = (one: Actor, other: Actor) =>
    keyOf(one) === keyOf(other) || isPart(one, other) || isPart(other, one);
  const kept: Actor[] = [];
  for (const actor of actors) {
    const at = kept.findIndex((one) => isSame(one, actor));
    if (at < 0) kept.push(actor);
    else if (kept[at]?.figure === undefined && actor.figure !== undefined) kept[at] = actor;
  }
  return kept.map((actor, index) => ({ actor, id: `r${String(index + 1)}` }));
}

function partIn({ wish, kinds: [kind] }: Asked, named: readonly Named[]): Part {
  const placed = named.map((one) => {
    const part = partOf(wish.text, one.actor);
    const isSought = sought.has(kind) && part === "users" && placeOf(wordsOf(wish.text), one.actor) > 0;
    return { ...one, part: isSought ? undefined : part };
  });
  const isTold = sent.has(kind) && placed.every(({ part }) => part !== "receivers");
  const isFirst = (actor: Actor) => placeOf(wordsOf(wish.text).slice(0, 3), actor) >= 0;
  const acts = (actor: Actor) => actor.side !== "served" || selfService.has(kind) || isFirst(actor);
  const idsOf = (isUser: boolean) =>
    placed
      .filter(({ part, actor }) => part && (part === "users" && !isTold && acts(actor)) === isUser)
      .map(({ id }) => id);
  return { users: idsOf(true), receivers: idsOf(false) };
}

/** Everybody who works there, without a role of their own. */
const EVERYBODY = /(?<!\p{L})(?:staff|employees|сотрудник\p{L}*|работник\p{L}*|персонал)$/iu;

/** Who gets a signal or a list of work opens it, and who is served books and asks; else the only one who works there, else nobody who is named. */
function fallback(
  { kinds: [kind], channels }: Asked,
  serving: readonly Named[],
  { receivers }: Part,
  served?: Named,
) {
  if ((kind === "alert" || kind === "tasks") && receivers.length > 0) return receivers;
  const [main, ...others] = serving.filter(({ id }) => !receivers.includes(id));
  const isTheirs = main !== undefined && others.length === 0 && !HEAD.test(main.actor.name);
  const all = serving.find(({ actor }) => EVERYBODY.test(actor.name));
  const who = isTheirs ? [main.id] : [all?.id ?? "staff"];
  const isByCall = channels.includes("call");
  return requested.has(kind) && served && !isByCall ? [served.id, ...(isTheirs ? who : [])] : who;
}

const REACHED =
  /сообщ|смс|уведом|напомин|рассыл|звон|писать|слать|отправ|беспоко|receiv|\bsen[dt]|text|message|sms|mail|\bcall|contact|notif|remind/iu;

/** Whom a ban forbids to write to or call: nothing is sent to them. */
const isLeftAlone = (actor: Actor, { bans }: FactSheet): boolean =>
  bans.some(
    ({ kind, text, removed }) =>
      kind === "forbidden" && !removed && REACHED.test(text) && placeOf(wordsOf(text), actor) >= 0,
  );

export function rolesOf(sheet: FactSheet, asked: readonly Asked[]) {
  const isRussian = sheet.locale === "ru";
  // Who is named in a ban or a limit alone has no part in what is built.
  const apart = [...sheet.bans, sheet.limits.hosting].flatMap((one) => one?.span ?? []);
  const isPart = ({ span }: Actor) => !span || !apart.some((one) => overlaps(one, span));
  const named = distinct(sheet.actors.filter((one) => isKept(one) && isPart(one)));
  const parts = new Map(asked.map((one) => [one.id, partIn(one, named)]));
  const works = (id: string) => [...parts.values()].filter(({ users }) => users.includes(id)).length;
  const weight = ({ id, actor }: Named) => (actor.figure === undefined ? 0 : 50) + works(id);
  const serving = named.filter(({ actor }) => actor.side === "serves");
  const isGrown = OF_ADULTS.test(sheet.organisation?.text ?? "");
  const served = named.find(({ actor }) => actor.side === "served" && (isGrown || !MINOR.test(actor.name)));
  serving.sort((one, other) => weight(other) - weight(one));
  for (const one of asked) {
    const part = parts.get(one.id);
    if (part === undefined) continue;
    const isQuiet = (id: string) => named.some((one) => one.id === id && isLeftAlone(one.actor, sheet));
    if (sent.has(one.kinds[0])) part.receivers = part.receivers.filter((id) => !isQuiet(id));
    const isToServed = told.has(one.kinds[0]) && part.receivers.length === 0;
    if (isToServed && served && !isQuiet(served.id) && !part.users.includes(served.id))
      part.receivers = [served.id];
    if (part.users.length === 0) part.users = fallback(one, serving, part, served);
  }
  const roleOf = (id: string, name: string, actor?: Actor): Role => ({
    id,
    name: upperFirst(isRussian ? roleIn(name, "nomn") : name),
    actor,
    figure: sheet.figures.find((figure) => figure.id === actor?.figure && isKept(figure)),
    side: actor === undefined ? "serves" : actor.side,
    functions: asked.flatMap((one) =>
      Object.values(parts.get(one.id) ?? {})
        .flat()
        .includes(id)
        ? [one.id]
        : [],
    ),
  });
  const roles = named.map(({ actor, id }) => roleOf(id, actor.name, actor));
  const staff = roleOf("staff", isRussian ? "Сотрудник" : "Staff");
  return { roles: roles.length === 0 || staff.functions.length > 0 ? [...roles, staff] : roles, parts };
}
