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

/** Every named system that is not forbidden, with what passes between it and the new one. */
export const exchangesOf = (sheet: FactSheet, asked: readonly Asked[]): Exchange[] =>
  sheet.systems
    .filter((system) => isKept(system) && system.relation !== "forbidden")
    .map((system, index) => {
      const sort = sorts.find(([, pattern]) => pattern.test(`${system.name} ${system.text}`));
      const own = functionsOf(system, sort?.[3] ?? "exchange", asked);
      const things = own.map(({ clause, kinds: [main] }) =>
        main === "exchange" ? clause.thing : (clause.thing ?? clause.object),
      );
      return {
        id: `x${String(index + 1)}`,
        kind: sort?.[0] ?? "other",
        name: system.name,
        relation: system.relation,
        direction: system.relation === "replaced" ? "in" : directionOf(system, sort?.[2], own),
        what: [...new Set(things.filter((thing) => thing !== undefined))].join(", ") || undefined,
        functions: own.map(({ id }) => id),
      };
    });

/** By the words of the wishes that name it, else of its own sentence; else as its sort usually goes. */
function directionOf(
  { name, text }: NamedSystem,
  usual: Exchange["direction"] | undefined,
  own: readonly Asked[],
): Exchange["direction"] {
  const said = own.map(({ wish }) => wish.text).join(" ");
  const words = said.toLowerCase().includes(name.toLowerCase()) ? said : text;
  const [isOut, isIn] = [OUT.test(words), IN.test(words)];
  if (isOut !== isIn && usual !== "in") return isOut ? "out" : "in";
  return usual ?? (own.some(({ kinds: [main] }) => leaving.has(main)) ? "both" : "in");
}

/** Functions that name a system, share words with its sentence or its name («Весовщик-Про»: «вес»), or are of its partners' kinds. */
function functionsOf({ name, text }: NamedSystem, partners: string, asked: readonly Asked[]): Asked[] {
  const naming = asked.filter(({ wish }) => wish.text.toLowerCase().includes(name.toLowerCase()));
  if (naming.length > 0) return naming;
  const parts = name.toLowerCase().split(/[^\p{L}]+/u);
  const byWords =
    nearest(text, asked) ??
    asked.find(({ stems }) =>
      parts.some((part) => [...stems].some((stem) => stem.length > 2 && part.startsWith(stem))),
    );
  if (byWords) return [byWords];
  return asked.filter(({ kinds: [main] }) => partners.split(" ").includes(main)).slice(0, 2);
}
