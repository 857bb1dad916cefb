import "server-only";
import type { FactSheet, NamedSystem } from "@/lib/generators/fact-sheet";
import { isKept, nearest, type Asked } from "@/lib/generators/server/compose/plan/functions";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Exchange, SystemKind } from "@/lib/generators/server/compose/plan/plan";

/** Sorts of systems by well-known names and class words: which way data go, and the kinds of functions that take part. */
const sorts: readonly (readonly [SystemKind, RegExp, Exchange["direction"], string])[] = [
  [
    "accounting",
    /1[сc](?![\p{L}])|бухгалт|парус|галактик|quickbooks|xero|sage|softone|netsuite|\bsap\b|accounting|erp|datev|freshbooks/iu,
    "both",
    "document calculation stock payment",
  ],
  [
    "sensors",
    /датчик|контроллер|\bplc\b|scada|скада|асу\s?тп|весов|весы|счётчик|счетчик|gps|глонасс|трекер|sensor|meter|scale|camera|камер|замк|lock|printer|logger|iot/iu,
    "in",
    "alert board metering tracking control access",
  ],
  [
    "state",
    /фгис|гис[\s«]|егаис|егисз|смэв|ецп|меркурий|честный знак|есиа|госуслуг|роструд|росреестр|арш[иі]н|еис\b|statewide|state system|government|gov\b|hmrc|register of/iu,
    "both",
    "exchange report check",
  ],
  [
    "sheets",
    /excel|эксел|google\s?(?:sheet|таблиц)|таблиц|sheets?\b|spreadsheet|airtable/iu,
    "in",
    "register schedule booking",
  ],
  [
    "payments",
    /stripe|paypal|yookassa|юkassa|юкасс|эквайр|сбп\b|square|worldpay|adyen|klarna|терминал оплат|payment/iu,
    "both",
    "payment booking calculation",
  ],
  [
    "messages",
    /telegram|whatsapp|viber|телеграм|ватсап|outlook|gmail|почт|mail|slack|teams|twilio|\bсмс/iu,
    "out",
    "notice reminder alert",
  ],
];
/** Functions whose result leaves the house. */
const leaving = new Set<FunctionKind>(
  "document exchange calculation payment metering report form register".split(" ") as FunctionKind[],
);
const OUT = /переда|выгру|отправ|уход|в «|to the|send|push|export|files? for|into/iu;
const IN = /из |from|come|загруз|получа|уже стоят|import/iu;

/** What a system that is left alone is spoken of with. */
const ALONE =
  /не (?:трог|подключ|интегрир|вмешив)|(?:not|nothing|don['’]t|never)\s(?:\p{L}+\s){0,2}(?:connect|touch|modif|link)|leave \S+ alone|that one can go/iu;
/** Characters between a ban and the system that does what was banned: «продажу билетов, это делает „Арена“». */
const NEAR = 40;

/** Nothing passes to what is left alone, or what does the work that is out of scope, unless a wish names it. */
function isApart({ name, span, relation }: NamedSystem, { bans, pains, systems }: FactSheet): boolean {
  const isNamed = (text: string) => text.includes(name);
  const isAlone = [...bans, ...pains].some(({ text }) => {
    // Of several systems in one sentence the words behind a name speak of it.
    const behind = text.slice(text.indexOf(name));
    const next = systems.map((other) => behind.indexOf(other.name)).filter((at) => at > 0);
    const isOnly = systems.filter((other) => text.includes(other.name)).length === 1;
    return isNamed(text) && ALONE.test(isOnly ? text : behind.slice(0, Math.min(...next, behind.length)));
  });
  const isBanned = bans.filter(isKept).some((ban) => {
    const gap = span && ban.span ? span.start - ban.span.end : NEAR + 1;
    return ban.kind !== "stays" && (isNamed(ban.text) || (gap >= 0 && gap <= NEAR && relation === "used"));
  });
  return isAlone || isBanned;
}

/** Every named system that data pass to or from. */
export const exchangesOf = (sheet: FactSheet, asked: readonly Asked[]): Exchange[] =>
  sheet.systems
    .filter((system) => isKept(system) && system.relation !== "forbidden")
    .map((system) => ({ system, naming: namingOf(system, asked) }))
    .filter(({ system, naming }) => naming.length > 0 || !isApart(system, sheet))
    .map(({ system, naming }, index) => {
      const sort = sorts.find(([, pattern]) => pattern.test(`${system.name} ${system.text}`));
      const [kind = "other", , usual, partners = "exchange"] = sort ?? [];
      const own = naming.length > 0 ? naming : partnersOf(system, partners, asked);
      const things = own.map(({ clause, kinds: [main] }) =>
        main === "exchange" ? clause.thing : (clause.thing ?? clause.object),
      );
      return {
        id: `x${String(index + 1)}`,
        kind,
        name: system.name,
        relation: system.relation,
        direction: system.relation === "replaced" ? "in" : directionOf(system, usual, own, naming),
        what: [...new Set(things.filter((thing) => thing !== undefined))].join(", ") || undefined,
        functions: own.map(({ id }) => id),
      };
    });

/** By the words of the wishes that name it, else of its own sentence; else as its sort usually goes. */
function directionOf(
  { text }: NamedSystem,
  usual: Exchange["direction"] | undefined,
  own: readonly Asked[],
  naming: readonly Asked[],
): Exchange["direction"] {
  const words = naming.map(({ wish }) => wish.text).join(" ") || text;
  const [isOut, isIn] = [OUT.test(words), IN.test(words)];
  if (isOut !== isIn && usual !== "in") return isOut ? "out" : "in";
  return usual ?? (own.some(({ kinds: [main] }) => leaving.has(main)) ? "both" : "in");
}

const namingOf = ({ name }: NamedSystem, asked: readonly Asked[]): Asked[] =>
  asked.filter(({ wish }) => wish.text.toLowerCase().includes(name.toLowerCase()));

/** Functions that share words with the system's sentence or its name («Весовщик-Про»: «вес»), or are of its partners' kinds. */
function partnersOf({ name, text }: NamedSystem, partners: string, asked: readonly Asked[]): Asked[] {
  const parts = name.toLowerCase().split(/[^\p{L}]+/u);
  const isPart = (stem: string) => stem.length > 2 && parts.some((part) => part.startsWith(stem));
  const found = nearest(text, asked) ?? asked.find(({ stems }) => [...stems].some(isPart));
  return found
    ? [found]
    : asked.filter(({ kinds: [main] }) => partners.split(" ").includes(main)).slice(0, 2);
}
