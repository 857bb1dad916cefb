import "server-only";
import type { FactSheet, NamedSystem } from "@/lib/generators/fact-sheet";
import { isKept, nearest, type Asked } from "@/lib/generators/server/compose/plan/functions";
import type { Exchange } from "@/lib/generators/server/compose/plan/plan";

/** Sorts of systems by well-known names and class words: which way data go, and the kinds of functions that take part. */
const sorts: readonly (readonly [Exchange["kind"], Exchange["direction"], partners: string, RegExp])[] = [
  [
    "accounting",
    "both",
    "document calculation stock payment",
    /1[сc](?![\p{L}])|бухгалт|парус|галактик|quickbooks|xero|sage|softone|netsuite|\bsap\b|accounting|erp|datev|freshbooks/iu,
  ],
  [
    "sensors",
    "in",
    "alert board metering tracking access",
    /датчик|контроллер|\bplc\b|scada|скада|асу\s?тп|весов|весы|сч[её]тчик|gps|глонасс|трекер|sensor|meter|scale|camera|камер|замк|lock|printer|logger|iot/iu,
  ],
  [
    "state",
    "both",
    "exchange report check",
    /фгис|гис[\s«]|егаис|егисз|смэв|меркурий|честный знак|есиа|госуслуг|росреестр|еис\b|statewide|state system|government|gov\b|hmrc|register of/iu,
  ],
  [
    "sheets",
    "in",
    "register schedule booking",
    /excel|эксел|google\s?(?:sheet|таблиц)|таблиц|sheets?\b|spreadsheet|airtable/iu,
  ],
  [
    "payments",
    "both",
    "payment booking calculation",
    /stripe|paypal|yookassa|ю[kк]асс|эквайр|сбп\b|square|worldpay|adyen|klarna|терминал оплат|payment/iu,
  ],
  [
    "messages",
    "out",
    "notice reminder alert",
    /telegram|whatsapp|viber|телеграм|ватсап|outlook|gmail|почт|mail|slack|teams|twilio|\bсмс/iu,
  ],
];
/** Kinds of functions whose result leaves the house. */
const leaving = new Set("document exchange calculation payment metering report form register".split(" "));
const OUT = /переда|выгру|отправ|уход|в «|to the|send|push|export|files? for|into/iu;
const IN = /из |from|come|загруз|получа|уже стоят|import/iu;

/** What a system that is left alone is spoken of with. */
const ALONE =
  /не (?:трог|подключ|интегрир|вмешив)|(?:not|nothing|don['’]t|never)\s(?:\p{L}+\s){0,2}(?:connect|touch|modif|link)|leave \S+ alone|that one can go/iu;

/** Nothing passes to what is left alone or out of scope, unless a wish names it. */
function isApart({ name }: NamedSystem, { bans, pains, systems }: FactSheet): boolean {
  return [...bans.filter(isKept), ...pains].some((entry) => {
    const { text } = entry;
    if (!text.includes(name)) return false;
    const isOnly = systems.filter((other) => text.includes(other.name)).length === 1;
    const parts = isOnly ? [text] : text.split(/[,;]\s/u).filter((part) => part.includes(name));
    return ("kind" in entry && entry.kind !== "stays") || parts.some((part) => ALONE.test(part));
  });
}

/** By the words of the wishes that name it, else of its own sentence; else as its sort usually goes. */
function directionOf(words: string, usual: Exchange["direction"] | undefined, own: readonly Asked[]) {
  const [isOut, isIn] = [OUT.test(words), IN.test(words)];
  if (isOut !== isIn && usual !== "in") return isOut ? "out" : "in";
  return usual ?? (own.some(({ kinds: [main] }) => leaving.has(main)) ? "both" : "in");
}

/** A system with the functions that name it, else share words with its sentence, else are of its partners' kinds. */
function exchangeOf(system: NamedSystem, naming: readonly Asked[], asked: readonly Asked[]) {
  const { name, text, relation } = system;
  const sort = sorts.find(([, , , words]) => words.test(`${name} ${text}`));
  const [kind = "other", usual, partners = "exchange"] = sort ?? [];
  // «Весовщик-Про» is about the weight that a wish names.
  const parts = name.toLowerCase().split(/[^\p{L}]+/u);
  const isPart = (stem: string) => stem.length > 2 && parts.some((part) => part.startsWith(stem));
  const near = nearest(text, asked) ?? asked.find(({ stems }) => [...stems].some(isPart));
  const found = naming.length === 0 && near ? [near] : naming;
  const isPartner = ({ kinds: [main] }: Asked) => partners.split(" ").includes(main);
  const own = found.length > 0 ? found : asked.filter(isPartner).slice(0, 2);
  const things = own.flatMap(({ clause: { thing, object }, kinds: [main] }) =>
    main === "exchange" ? (thing ?? []) : (thing ?? object ?? []),
  );
  const words = naming.map(({ wish }) => wish.text).join(" ") || text;
  return {
    kind,
    name,
    relation,
    direction: relation === "replaced" ? ("in" as const) : directionOf(words, usual, own),
    what: [...new Set(things)].join(", ") || undefined,
    functions: own.map(({ id }) => id),
  };
}

/** Every named system that data pass to or from. */
export const exchangesOf = (sheet: FactSheet, asked: readonly Asked[]): Exchange[] =>
  sheet.systems
    .filter((system) => isKept(system) && system.relation !== "forbidden")
    .flatMap((system) => {
      const name = system.name.toLowerCase();
      const naming = asked.filter(({ wish }) => wish.text.toLowerCase().includes(name));
      return naming.length > 0 || !isApart(system, sheet) ? [exchangeOf(system, naming, asked)] : [];
    })
    .map((exchange, index) => ({ id: `x${String(index + 1)}`, ...exchange }));
