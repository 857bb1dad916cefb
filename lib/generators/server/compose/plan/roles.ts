import "server-only";
import type { Actor, FactSheet } from "@/lib/generators/fact-sheet";
import { isKept, type Asked } from "@/lib/generators/server/compose/plan/functions";
import {
  distinct,
  doersOf,
  goesOn,
  isBody,
  ONLINE,
  partIn,
  placeOf,
  selfService,
  sent,
  told,
  type Named,
  type Part,
} from "@/lib/generators/server/compose/plan/people-named";
import { isSignIn } from "@/lib/generators/server/compose/plan/passing";
import type { Role } from "@/lib/generators/server/compose/plan/plan";
import { wordsOf } from "@/lib/generators/server/compose/plan/stems";
import { lowerFirst, upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { isOutside, plainRoles } from "@/lib/generators/server/compose/text/people";
import { kindRow } from "@/lib/generators/server/compose/plan/kinds";
import { roleIn } from "@/lib/generators/server/language/ru";
import { overlaps } from "@/lib/generators/server/read/spans";
import { wordSet } from "@/lib/generators/server/read/tokens";

const HEAD =
  /мэр|mayor|директор|руководител|заведующ|начальник|владел|director|owner|boss|chief|board|council/iu;
/** Others ask and are told in their place. */
const MINOR = /^(?:дет|реб|учени|школьн|малыш|child|kid|pupil)/iu;
/** Who learns to drive or a trade asks for himself. */
const OF_ADULTS = /автошкол|вождени|курсы|репетит|driving|courses|tutor/iu;
const requested = wordSet`booking request order account signin assistant`;
/** Everybody who works there, without a role of their own. */
const EVERYBODY = /(?<!\p{L})(?:staff|employees|сотрудник\p{L}*|работник\p{L}*|персонал)$/iu;

/** Those at the desk, who book for people from outside and are asked by them. */
const DESK =
  /администратор|регистратор|диспетчер|ресеп|секретар|оператор|reception|dispatcher|front desk|clerk|secretar/iu;
const atDesk = wordSet`booking request`;

/** What the system does by itself, and what is read or done by whoever is allowed to. */
export const byItself = wordSet`exchange signin access general`;
/** The speaker is no role of the text: «а я видел, у кого простои». */
const BY_SPEAKER = /^(?:а |и |чтобы? )*(?:я|мы|мне|нам|i|we|me|us) /iu;

/** Who gets a signal or a list of work opens it, and who is served books and asks; a message goes by itself; else those who are told to do such work, else nobody. */
function fallback(
  one: Asked,
  sheet: FactSheet,
  { serving, idle, away }: { serving: readonly Named[]; idle: ReadonlySet<string>; away: readonly string[] },
  part: Part,
  served?: Named,
) {
  const { kinds, wish, channels } = one;
  const [kind] = kinds;
  const { receivers } = part;
  // A report is opened by those of the house whom it is for; others only get it.
  const readers = kind === "report" ? receivers.filter((id) => serving.some((one) => one.id === id)) : [];
  if (readers.length > 0) return readers;
  if ((kind === "alert" || kind === "tasks" || told.has(kind)) && receivers.length > 0)
    return told.has(kind) ? [] : receivers;
  const others = serving.filter(
    ({ id, actor }) =>
      !receivers.includes(id) && !HEAD.test(actor.name) && !EVERYBODY.test(actor.name) && !isBody(actor),
  );
  const isDone = !byItself.has(kind) && !told.has(kind) && !BY_SPEAKER.test(wish.text);
  const doing = isDone ? doersOf(one, sheet, others) : [];
  // A conversation hands hard cases over, and people outside begin it all the same.
  const isSent = kind !== "assistant" && /(?<!\p{L})(?:sent to|отправ|переда)/iu.test(wish.text);
  const isTheirs = requested.has(kind) || (kind === "access" && isSignIn(wish.text));
  const desk = atDesk.has(kind) ? others.filter(({ actor }) => DESK.test(actor.name)) : [];
  if (isTheirs && served && !isSent && !channels.includes("call"))
    return [...new Set([served.id, ...doing, ...desk.map(({ id }) => id)])];
  // What a conversation hands over goes to those who are named for it.
  if (kind === "assistant" && receivers.length > 0) return receivers;
  // The only person named, but for those on the road with an app of their own, does what is not theirs by name.
  const [only] = others.filter(({ id }) => !away.includes(id));
  const isHere = ({ id, actor }: Named) =>
    !away.includes(id) && !isBody(actor) && !EVERYBODY.test(actor.name);
  const isSole = serving.filter(isHere).length === 1;
  const isOfOthers = kind === "report" || kind === "payment";
  const sole = isDone && !isOfOthers && only && isSole && idle.has(only.id) ? [only.id] : [];
  return [doing, sole, ["staff"]].find(({ length }) => length > 0) ?? [];
}

/** People outside ask where theirs is: a page of their own answers. */
const ASKED_WHERE =
  /(?:отвеч|спраш|звон|узна)\p{L}*[^.;]*(?<!\p{L})где(?!\p{L})|(?:tell|ask|answer|call)\w*[^.;]*\bwhere\b/iu;

const carriedOut = wordSet`forwarding tasks`;
/** Who answers what people outside send: who is told to do so, who is at the desk, who carries tasks out; else a role that is assumed. */
function handlersOf(one: Asked, sheet: FactSheet, named: readonly Named[], tasked: readonly string[]) {
  const inside = named.filter(
    ({ actor }) => !isOutside(actor) && !HEAD.test(actor.name) && !EVERYBODY.test(actor.name),
  );
  const text = `${one.wish.text} ${kindRow(one.kinds[0], sheet.locale).thing}`;
  const people = inside.filter(({ actor }) => !isBody(actor));
  const idsOf = (isThey: (one: Named) => boolean) => inside.filter(isThey).map(({ id }) => id);
  return [
    doersOf({ ...one, wish: { ...one.wish, text } }, sheet, people),
    idsOf(({ actor }) => DESK.test(actor.name)),
    idsOf(({ id }) => tasked.includes(id)),
    ["handlers"],
  ].find(({ length }) => length > 0);
}

/** What is sent to people outside; «контроль сроков» reminds those who work. */
const MESSAGE = /сообщен|смс|уведомл|напомин|рассыл|\btexts?\b|messag|\bsms\b|notif|notice|remind/iu;

const REACHED =
  /сообщ|смс|уведом|напомин|рассыл|звон|писать|слать|отправ|беспоко|receiv|\bsen[dt]|text|message|sms|mail|\bcall|contact|notif|remind/iu;

/** Whom a ban forbids to write to or call: nothing is sent to them. */
const isLeftAlone = (actor: Actor, { bans }: FactSheet): boolean =>
  bans.some(
    ({ kind, text, removed }) =>
      kind === "forbidden" && !removed && REACHED.test(text) && placeOf(wordsOf(text), actor) >= 0,
  );

/** A public body has citizens, pupils or readers, whom only the text can name. */
const PUBLIC =
  /библиотек|школ|сад(?!\p{L})|больниц|поликлиник|музе|администрац|управлени|муниципал|департамент|министерств|университет|колледж|служб|council|librar|school|hospital|museum|ministry|department|authority|county|universit|public|parish|charity/iu;
/** A shop has buyers. */
const SHOP = /магазин|розничн/iu;
function customerOf({ locale, organisation }: FactSheet): Actor {
  const name = locale === "en" ? "customers" : SHOP.test(organisation?.text ?? "") ? "покупатели" : "клиенты";
  return { id: "customers", text: name, name, side: "served" };
}

function handlersIn({ locale }: FactSheet): Named {
  const name = lowerFirst(plainRoles[locale].handlers);
  return { id: "handlers", actor: { id: "handlers", text: name, name, side: "serves" } };
}

/** Booking online and text messages are for people outside, also where the text does not name them. */
const isForCustomers = ({ kinds: [kind], channels, wish }: Asked): boolean =>
  kind === "notice"
    ? channels.includes("message")
    : (kind === "assistant" || selfService.has(kind)) && ONLINE.test(wish.text);

export function rolesOf(sheet: FactSheet, asked: readonly Asked[]) {
  const { locale } = sheet;
  const isRussian = locale === "ru";
  // Who is named in a ban or a limit alone has no part in what is built.
  const apart = [...sheet.bans, sheet.limits.hosting].flatMap((one) => one?.span ?? []);
  const isPart = ({ span }: Actor) => !span || !apart.some((one) => overlaps(one, span));
  const known = distinct(sheet.actors.filter((one) => isKept(one) && isPart(one)));
  const isUnnamed =
    known.every(({ actor }) => actor.side === "serves") && !PUBLIC.test(sheet.organisation?.text ?? "");
  const outside = { id: "customers", actor: customerOf(sheet) };
  const named = isUnnamed ? [...known, outside] : known;
  const parts = new Map(asked.map((one) => [one.id, partIn(one, known)]));
  for (const [at, one] of asked.entries()) {
    const [before, own] = [asked[at - 1], parts.get(one.id)];
    const isSame =
      before && own && own.users.length + own.receivers.length === 0 && goesOn(one, before, known, locale);
    if (isSame) own.users = [...(parts.get(before.id)?.users ?? [])];
  }
  const works = (id: string) => [...parts.values()].filter(({ users }) => users.includes(id)).length;
  const weight = ({ id, actor }: Named) => (actor.figure === undefined ? 0 : 50) + works(id);
  const serving = named.filter(({ actor }) => actor.side === "serves");
  const isGrown = OF_ADULTS.test(sheet.organisation?.text ?? "");
  const client = known.find(({ actor }) => actor.side === "served" && (isGrown || !MINOR.test(actor.name)));
  serving.sort((one, other) => weight(other) - weight(one));
  const idle = new Set(serving.flatMap(({ id }) => (works(id) === 0 ? [id] : [])));
  const usersOf = (isOne: (kind: string) => boolean) =>
    asked.flatMap(({ id, kinds: [kind] }) => (isOne(kind) ? (parts.get(id)?.users ?? []) : []));
  const away = usersOf((kind) => kind === "trips");
  const isAway = (id: string) => named.some((one) => one.id === id && isOutside(one.actor));
  for (const one of asked) {
    const part = parts.get(one.id);
    if (part === undefined) continue;
    const served = client ?? (isUnnamed && isForCustomers(one) ? outside : undefined);
    const isQuiet = (id: string) => named.some((one) => one.id === id && isLeftAlone(one.actor, sheet));
    if (sent.has(one.kinds[0])) part.receivers = part.receivers.filter((id) => !isQuiet(id));
    const isToServed = told.has(one.kinds[0]) && part.receivers.length === 0 && MESSAGE.test(one.wish.text);
    if (isToServed && served && !isQuiet(served.id) && !part.users.includes(served.id))
      part.receivers = [served.id];
    // "hands hard cases over": to the only people of the house that the text names.
    const [colleague] = serving;
    if (one.kinds[0] === "assistant" && part.receivers.length === 0 && serving.length === 1 && colleague)
      part.receivers = [colleague.id];
    if (part.users.length === 0) part.users = fallback(one, sheet, { serving, idle, away }, part, served);
    const [kind] = one.kinds;
    const asking = client ?? (isUnnamed ? outside : undefined);
    const isAskedFor =
      kind === "cargo" && sheet.pains.some((pain) => isKept(pain) && ASKED_WHERE.test(pain.text));
    if (isAskedFor && asking && !part.users.includes(asking.id)) part.users.push(asking.id);
    part.receivers = part.receivers.filter((id) => !part.users.includes(id));
  }
  const tasked = usersOf((kind) => carriedOut.has(kind));
  for (const one of asked) {
    const { users = [], receivers = [] } = parts.get(one.id) ?? {};
    const isSentIn = one.kinds[0] === "request" && users.length > 0 && [...users, ...receivers].every(isAway);
    if (isSentIn) users.push(...(handlersOf(one, sheet, known, tasked) ?? []));
  }
  const roleOf = (id: string, name: string, actor?: Actor): Role => ({
    id,
    name: upperFirst(isRussian ? roleIn(name, "nomn") : name),
    actor,
    figure: sheet.figures.find((figure) => figure.id === actor?.figure && isKept(figure)),
    side: actor === undefined ? "serves" : actor.side,
    isAssumed: actor === undefined || id === "handlers",
    functions: asked.flatMap((one) =>
      Object.values(parts.get(one.id) ?? {})
        .flat()
        .includes(id)
        ? [one.id]
        : [],
    ),
  });
  const roles = [...known, outside, handlersIn(sheet)]
    .map(({ actor, id }) => roleOf(id, actor.name, actor))
    .filter(({ id, functions }) => functions.length > 0 || known.some((one) => one.id === id));
  const staff = roleOf("staff", plainRoles[locale].users);
  return { roles: roles.length === 0 || staff.functions.length > 0 ? [...roles, staff] : roles, parts };
}
