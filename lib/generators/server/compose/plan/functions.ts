import "server-only";
import type { FactSheet, Figure, Wish } from "@/lib/generators/fact-sheet";
import {
  clauseOf,
  trimmed,
  withoutCondition,
  type Clause,
} from "@/lib/generators/server/compose/plan/clause";
import { takenApart } from "@/lib/generators/server/compose/plan/implied";
import { kindsOf, partsOf, withoutUnwanted } from "@/lib/generators/server/compose/plan/kinds";
import type { Channel, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { common, stemsOf } from "@/lib/generators/server/compose/plan/stems";
import { finiteOf } from "@/lib/generators/server/compose/plan/things";
import { parse, present } from "@/lib/generators/server/language/ru";
import { isGiven } from "@/lib/generators/server/read/enumeration";
import { wordSet } from "@/lib/generators/server/read/tokens";

/** A wish with what its words come to, before roles and stores are known. */
export type Asked = Pick<
  PlanFunction,
  "id" | "code" | "wish" | "kinds" | "parts" | "words" | "isProposed" | "channels" | "isOffline" | "isFirst"
> &
  /** `sources`: functions whose records it reads; `isFed`: it takes from the neighbours of the whole wish. */
  Clause & { stems: ReadonlySet<string>; sources?: readonly string[]; isFed?: boolean };

export const isKept = ({ removed }: { removed?: true }): boolean => removed !== true;

/** What there is and flows; not what a complaint counts, nor «48 of them», a part of what is counted already. */
export const isStock = (
  { pains, figures }: FactSheet,
  { id, kind, says, text, value, counts, unit, removed }: Figure,
) =>
  (kind === "flow" || (kind === "count" && !pains.some((pain) => pain.figures.includes(id)))) &&
  !(/of them$|из них$/iu.test(text) && figures.some((one) => one.id !== id && one.counts === counts)) &&
  // «12 поликлиник … в первых трёх поликлиниках»
  !(
    kind === "count" && figures.some((one) => one.unit.slice(0, 5) === unit.slice(0, 5) && one.value > value)
  ) &&
  says === "has" &&
  !/^(?:раза?|times?)$/iu.test(unit) &&
  !removed;

export const scaleOf = ({ sheet }: { sheet: FactSheet }): Figure[] =>
  sheet.figures.filter((one) => isStock(sheet, one));

/** What a wish that names a system says where something passes to it or from it. */
const PASSES =
  /(?:попада|переда|отправ|уход|выгру|загру|приход|поступ|обме|связ)\p{L}*|(?<!\p{L})(?:goe?s?|lands?|push|send|feed|pull|pass|exchange|hand-?over|transfer|connect|link)/iu;

/** Characters of a mark with a conjunction between two wishes. */
const MARK = 4;
/** «водитель видел маршрут и мог отметить возврат»: the second clause gets the subject of the first. */
const UNSAID = /^(?:мог(?:ла|ли|ло)?|может|могут) /iu;
const isVerbLed = (text: string) => {
  const [first = "", second = ""] = text.split(/\s+/u);
  return finiteOf(first) !== undefined || (parse(first)[0]?.pos === "ADVB" && finiteOf(second) !== undefined);
};
const isNext = ({ span }: Wish, before: Wish | undefined) =>
  span !== undefined && before?.span !== undefined && span.start - before.span.end <= MARK;
const withSubjects = (wishes: readonly Wish[]): Wish[] => {
  const told: Wish[] = [];
  for (const [at, wish] of wishes.entries()) {
    const before = trimmed((told[at - 1]?.text ?? "").replace(/^(?:и |а |чтобы? )+/iu, "")).split(" ");
    const verb = before.findIndex((word) => finiteOf(word) !== undefined);
    const isOpen = UNSAID.test(wish.text) || (isNext(wish, wishes[at - 1]) && isVerbLed(wish.text));
    const subject = before
      .slice(0, verb)
      .filter((word) => !/^сам[аи]?$/iu.test(word) && parse(word)[0]?.pos !== "ADVB");
    const [, who = "", what = ""] = /^(\S+) [–—] (.+)$/u.exec(wish.text) ?? [];
    if (what !== "" && verb > 0 && !isGiven(wish.text.toLowerCase()) && isNext(wish, wishes[at - 1])) {
      const done = present(before[verb] ?? "", parse(who)[0]?.number ?? "sing");
      told.push({ ...wish, text: `${who} ${done} ${what}` });
    } else told.push(isOpen && verb > 0 ? { ...wish, text: `${subject.join(" ")} ${wish.text}` } : wish);
  }
  return told;
};

/** «склад видел список» is about the list: who does it tells no kind. */
function deedOf(text: string, actors: FactSheet["actors"]): string {
  const words = text.split(/\s+/u);
  const verb = words.findIndex((word) => finiteOf(word) !== undefined);
  const doers = words.slice(0, Math.max(0, verb)).map((word) => word.toLowerCase());
  const isShort = doers.length < 4 && !doers.some((word) => word.endsWith(","));
  return isShort && actors.some(({ name }) => doers.includes(name)) ? words.slice(verb).join(" ") : text;
}

/** «учёт золота для ювелирной мастерской»: a title says nothing of the client, who asks for all of it. */
function withoutClient(text: string, { organisation }: FactSheet): string {
  const at = organisation ? text.indexOf(organisation.text) : -1;
  const before = text
    .slice(0, Math.max(0, at))
    .replace(/\s(?:для|for)(?: (?:an?|the|our|нашей|нашего))? $/iu, "");
  return at > 0 && before.length < at - 1 && before.includes(" ") ? before : text;
}

/** What is forbidden as a way to reach people; an app that is forbidden forbids no phone. */
const barredIn = ({ bans }: FactSheet): string[] =>
  bans.flatMap(({ kind, text, removed }) =>
    kind === "forbidden" && !removed && !/приложени|\bapps?\b/iu.test(text) ? [text] : [],
  );

export const askedOf = (sheet: FactSheet, conditions: readonly Wish[]): Asked[] => {
  const barred = barredIn(sheet);
  const context = [sheet.organisation, sheet.subject, ...sheet.pains].map((one) => one?.text ?? "").join(" ");
  const asked = withSubjects(sheet.wishes.filter(isKept)).map((wish, index): Asked => {
    const clause = clauseOf(withoutClient(wish.text, sheet), sheet.locale);
    // The condition of a deed tells no kind of it.
    const read = kindsOf(deedOf(withoutCondition(wish.text), sheet.actors), sheet.locale, context);
    const [told = ""] = wish.text.split(/[,;]\s/u);
    const isPassing =
      PASSES.test(told) && sheet.systems.some((one) => isKept(one) && told.includes(one.name));
    const [main, ...others] = read[0] === "general" && isPassing ? (["exchange"] as const) : read;
    const parts = partsOf(wish.text, main, sheet.locale);
    const besides = [...others, ...parts.map(({ kind }) => kind)].filter((kind) => kind !== main);
    const kinds = [main, ...new Set(besides)] as const;
    const text = withoutUnwanted(wish.text);
    const isOnTheSpot = losesConnection(sheet, conditions) && kinds.some((kind) => onTheSpot.has(kind));
    return {
      id: `f${String(index + 1)}`,
      code: `${sheet.locale === "ru" ? "Ф" : "F"}-${String(index + 1)}`,
      wish,
      kinds,
      parts,
      ...clause,
      stems: stemsOf(wish.text),
      channels: channelWords
        .filter(([, words]) => words.test(text) && !barred.some((about) => words.test(about)))
        .map(([channel]) => channel),
      isOffline: isOnTheSpot || NO_CONNECTION.test(wish.text),
      isFirst: wish.later !== true,
    };
  });
  return takenApart(asked, sheet, context);
};

/** Which function a text belongs to: the one with most words in common, the earlier of equals. */
export function nearest(text: string, asked: readonly Asked[]): Asked | undefined {
  const stems = stemsOf(text);
  const shared = asked.map((one) => common(stems, one.stems));
  const most = Math.max(0, ...shared);
  return most === 0 ? undefined : asked[shared.indexOf(most)];
}

/** The function whose things a figure counts: the wish that holds it, else the one with its words. */
export function ownerOf({ id, unit, counts, kind, text }: Figure, asked: readonly Asked[]) {
  const thing = counts ?? (kind === "money" || kind === "share" ? text : "");
  return asked.find(({ wish }) => wish.figures.includes(id)) ?? nearest(`${unit} ${thing}`, asked);
}

const channelWords: readonly (readonly [Channel, RegExp])[] = [
  ["phone", /телефон|мобильн|смартфон|\bphones?\b|mobile|\bmobiles?\b/iu],
  ["tablet", /планшет|tablet|ipad/iu],
  ["kiosk", /киоск|терминал самообслуж|kiosk/iu],
  ["screen", /экран|табло|дашборд|панел|монитор(?!инг)|\bscreens?\b|display|wallboard|dashboard/iu],
  ["message", /смс|сообщени|мессенджер|телеграм|whatsapp|telegram|\bte?xts?\b|\bsms\b|\bmessages?\b/iu],
  ["mail", /почт(?:а|у|ой|е)\b|e-?mail|электронн\S* письм/iu],
  ["link", /ссылк|\blinks?\b/iu],
  ["label", /этикет|qr|бирк|штрих|\blabels?\b|barcode/iu],
  ["web", /сайт|веб|портал|личн\S* кабинет|\bweb|(?:our|the) site\b|portal|online/iu],
  ["paper", /бумаг|печат(?!н)|распечат|\bpaper|print/iu],
  ["call", /звон|по телефону|(?<!on[- ])\bcalls?\b|phone call/iu],
];

export const NO_CONNECTION =
  /(?:без|нет|пропада\S*|вне|слаб\S*)\s+(?:\S+\s+)?(?:интернет(?![-‑])|связ|сет[иь])|(?:связ|интернет|сигнал|сет)\S*\s+(?:\S+\s+){0,4}(?:пропада|нет|нестабил|плох|слаб|не лов|обрыва|рв[её]т)|офлайн|offline|(?:no|without) (?:\w+ )?(?:internet|signal|connection|coverage|reception|wi-?fi)|(?:signal|internet|coverage|connection|reception|network|wi-?fi) (?:is |comes and )?(?:drops|fails|goes|poor|bad|patchy|unreliable|lost|down)/iu;

/** The description says that there is no connection where people work; what is done on the spot must work all the same. */
const losesConnection = ({ pains, bans, limits }: FactSheet, conditions: readonly Wish[]): boolean =>
  limits.hosting?.kind === "offline" ||
  [...pains, ...bans, ...conditions].some((entry) => isKept(entry) && NO_CONNECTION.test(entry.text));
const onTheSpot = wordSet`form photo marking tracking label request signing card journal metering`;

/** «должно работать и по телефону», "it must work offline too": no deed of its own, whatever it is said of. */
const WORKS =
  /^(?:чтобы? |вс[её] |это |он[аои]? |тоже |также |должн\S+ |и )*работа(?:ть|л[аои]?|ет|ют)(?: (?:и|тоже|также|даже|должн\S+))* (?:по|со?|без|на|для|через|при)(?!\p{L})|^(?:(?:it|this|everything|also|still|must|should|has to|can|be) )*(?:works?|usable|available|accessible|possible) (?:(?:too|also|even|just|as well) )*(?:by|over|on|from|via|in|for|with|without|when|if|even|offline)(?!\p{L})/iu;
/** Another way to do what is asked for already: "also by phone", «по телефону тоже». */
const ALSO =
  /(?<!\p{L})(?:и|тоже|также|also|still)(?: \S+){0,2} (?:по (?:телефону|звонку|смс|почте)|звонком|на бумаге|(?:by|over|on|via) (?:the )?(?:phone|call|text|post|paper))(?!\p{L})|(?:по (?:телефону|звонку|смс|почте)|звонком|на бумаге|(?:by|over|on|via) (?:the )?(?:phone(?: call)?|call|text|post|paper)) (?:тоже|также|too|as well)(?!\p{L})/iu;
const ASKS = /(?<!\p{L})(?:можно|должн\p{L}+|мог(?:ут|ли)|can|able|must|should)(?!\p{L})/iu;
/** A standard to meet, and what only some may do, bound what is built. */
const BOUND =
  /^(?:meet|comply with|conform to|adhere to|соответствовать|соблюдать|отвечать) |^(?:\S+ ){1,3}(?:(?:should|must|may|can) only|only (?:be )?(?:able|allowed)) /iu;
const isCondition = (wish: Wish) =>
  WORKS.test(wish.text) || BOUND.test(wish.text) || (ALSO.test(wish.text) && ASKS.test(wish.text));

/** The sheet without wishes that only say how another one has to work, and these. */
export function withoutConditions(sheet: FactSheet): { sheet: FactSheet; conditions: readonly Wish[] } {
  // "Must work with Confirm": what is to pass between two systems is work of its own.
  const isExchange = ({ text }: Wish) => sheet.systems.some((one) => isKept(one) && text.includes(one.name));
  const conditions = sheet.wishes.filter((wish) => isKept(wish) && isCondition(wish) && !isExchange(wish));
  const wishes = sheet.wishes.filter((wish) => !conditions.includes(wish));
  return wishes.some(isKept) ? { sheet: { ...sheet, wishes }, conditions } : { sheet, conditions: [] };
}

const byPeople = wordSet`booking request order form`;

/** The function that a condition is about: the nearest of those that people outside use, else of all. */
export function ownerOfCondition(wish: Wish, asked: readonly Asked[]): Asked | undefined {
  const { text } = wish;
  if (BOUND.test(text)) return nearest(text, asked);
  const isOfSpot = NO_CONNECTION.test(text);
  const near = asked.filter(({ kinds: [kind], isOffline }) => (isOfSpot ? isOffline : byPeople.has(kind)));
  return nearest(text, near) ?? near[0] ?? nearest(text, asked) ?? asked[0];
}
