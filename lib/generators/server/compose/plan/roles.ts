import "server-only";
import type { Actor, FactSheet } from "@/lib/generators/fact-sheet";
import { isKept, type Asked } from "@/lib/generators/server/compose/plan/functions";
import {
  distinct,
  goesOn,
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
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { roleIn } from "@/lib/generators/server/language/ru";
import { overlaps } from "@/lib/generators/server/read/spans";
import { wordSet } from "@/lib/generators/server/read/tokens";
import type { Locale } from "@/lib/i18n/locales";

const HEAD =
  /мэр|mayor|директор|руководител|заведующ|начальник|владел|director|owner|boss|chief|board|council/iu;
/** Others ask and are told in their place. */
const MINOR = /^(?:дет|реб|учени|школьн|малыш|child|kid|pupil)/iu;
/** Who learns to drive or a trade asks for himself. */
const OF_ADULTS = /автошкол|вождени|курсы|репетит|driving|courses|tutor/iu;
const requested = wordSet`booking request order account signin assistant`;
/** Everybody who works there, without a role of their own. */
const EVERYBODY = /(?<!\p{L})(?:staff|employees|сотрудник\p{L}*|работник\p{L}*|персонал)$/iu;

/** Those at the desk, who answer people from outside and know what is free. */
const DESK =
  /администратор|регистратур|диспетчер|ресеп|секретар|оператор|reception|dispatcher|front desk|office|clerk|secretar/iu;
const atDesk = wordSet`booking request notice reminder`;
/** Records of patients are the doctors', where these are named. */
const OF_PATIENTS = /пациент|болезн|лечени|patient|treatment|medical/iu;
const TREATS =
  /врач|доктор|медсест|фельдшер|ветеринар|doctor|nurse|\bvets?\b|physio|dentist|clinician|therapist/iu;

/** Who gets a signal or a list of work opens it, and who is served books and asks; a message goes by itself; else those who are named for such work, else nobody who is named. */
function fallback(
  { kinds: [kind], wish, channels }: Asked,
  serving: readonly Named[],
  part: Part,
  served?: Named,
) {
  const { receivers } = part;
  // A report is opened by those of the house whom it is for; others only get it.
  const readers = kind === "report" ? receivers.filter((id) => serving.some((one) => one.id === id)) : [];
  if (readers.length > 0) return readers;
  if ((kind === "alert" || kind === "tasks" || told.has(kind)) && receivers.length > 0)
    return told.has(kind) ? [] : receivers;
  const others = serving.filter(({ id, actor }) => !receivers.includes(id) && !HEAD.test(actor.name));
  const all = serving.find(({ actor }) => EVERYBODY.test(actor.name));
  const fitting = (words: RegExp) => others.filter(({ actor }) => words.test(actor.name));
  const keeping = OF_PATIENTS.test(wish.text) ? fitting(TREATS) : [];
  const desk = atDesk.has(kind) ? fitting(DESK) : [];
  const [own] = [keeping, desk, others.length === 1 ? others : []].filter(({ length }) => length > 0);
  const who = own?.map(({ id }) => id) ?? [all?.id ?? "staff"];
  const isByCall = channels.includes("call");
  const isTheirs = requested.has(kind) || (kind === "access" && isSignIn(wish.text));
  return isTheirs && served && !isByCall ? [served.id, ...(own ? who : [])] : who;
}

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
const customer: Readonly<Record<Locale, Actor>> = {
  ru: { id: "customers", text: "клиенты", name: "клиенты", side: "served" },
  en: { id: "customers", text: "customers", name: "customers", side: "served" },
};

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
  const outside = { id: "customers", actor: customer[locale] };
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
  for (const one of asked) {
    const part = parts.get(one.id);
    if (part === undefined) continue;
    const served = client ?? (isUnnamed && isForCustomers(one) ? outside : undefined);
    const isQuiet = (id: string) => named.some((one) => one.id === id && isLeftAlone(one.actor, sheet));
    if (sent.has(one.kinds[0])) part.receivers = part.receivers.filter((id) => !isQuiet(id));
    const isToServed = told.has(one.kinds[0]) && part.receivers.length === 0;
    if (isToServed && served && !isQuiet(served.id) && !part.users.includes(served.id))
      part.receivers = [served.id];
    if (part.users.length === 0) part.users = fallback(one, serving, part, served);
    part.receivers = part.receivers.filter((id) => !part.users.includes(id));
  }
  // Who is counted and has nothing else is the one who is left for the rest.
  const left = serving.filter(({ id, actor }) => actor.figure && works(id) === 0 && !HEAD.test(actor.name));
  if (left[0] && left.length === 1)
    for (const part of parts.values())
      if (part.users[0] === "staff" && !part.receivers.includes(left[0].id)) part.users = [left[0].id];
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
  const roles = named
    .map(({ actor, id }) => roleOf(id, actor.name, actor))
    .filter(({ id, functions }) => id !== outside.id || functions.length > 0);
  const staff = roleOf("staff", isRussian ? "Сотрудник" : "Staff");
  return { roles: roles.length === 0 || staff.functions.length > 0 ? [...roles, staff] : roles, parts };
}
