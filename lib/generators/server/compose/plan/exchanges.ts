import "server-only";
import type { FactSheet, NamedSystem } from "@/lib/generators/fact-sheet";
import { isKept, nearest, type Asked } from "@/lib/generators/server/compose/plan/functions";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Exchange, SystemKind } from "@/lib/generators/server/compose/plan/plan";

/** Well-known names and class words, in both languages. */
const kinds: readonly (readonly [SystemKind, RegExp])[] = [
  [
    "accounting",
    /1[сc](?![\p{L}])|бухгалт|парус|галактик|quickbooks|xero|sage|softone|netsuite|\bsap\b|accounting|erp|datev|freshbooks/iu,
  ],
  [
    "sensors",
    /датчик|контроллер|\bplc\b|scada|скада|асу\s?тп|весов|весы|счётчик|счетчик|gps|глонасс|трекер|sensor|meter|scale|camera|камер|замк|lock|printer|logger|iot/iu,
  ],
  [
    "state",
    /фгис|гис[\s«]|егаис|егисз|смэв|ецп|меркурий|честный знак|есиа|госуслуг|роструд|росреестр|арш[иі]н|еис\b|statewide|state system|government|gov\b|hmrc|register of/iu,
  ],
  ["sheets", /excel|эксел|google\s?(?:sheet|таблиц)|таблиц|sheets?\b|spreadsheet|airtable/iu],
  [
    "payments",
    /stripe|paypal|yookassa|юkassa|юкасс|эквайр|сбп\b|square|worldpay|adyen|klarna|терминал оплат|payment/iu,
  ],
  ["messages", /telegram|whatsapp|viber|телеграм|ватсап|outlook|gmail|почт|mail|slack|teams|twilio|\bсмс/iu],
];

const kindOf = ({ name, text }: NamedSystem): SystemKind =>
  kinds.find(([, pattern]) => pattern.test(`${name} ${text}`))?.[0] ?? "other";

const leaving = new Set<FunctionKind>([
  "document",
  "exchange",
  "calculation",
  "payment",
  "metering",
  "report",
  "form",
  "register",
]);
const OUT = /переда|выгру|отправ|уход|в «|to the|send|push|export|files? for|into/iu;
const IN = /из |from|come|загруз|получа|уже стоят|import/iu;

function directionOf(kind: SystemKind, said: string, own: readonly Asked[]): Exchange["direction"] {
  if (kind === "sensors" || kind === "sheets") return "in";
  if (kind === "payments" || kind === "state") return "both";
  const isOut = OUT.test(said);
  const isIn = IN.test(said);
  if (isOut !== isIn) return isOut ? "out" : "in";
  if (kind === "messages") return "out";
  if (kind === "accounting") return "both";
  return own.some(({ kinds: [main] }) => leaving.has(main)) ? "both" : "in";
}

/** Every named system that is not forbidden, with what passes between it and the new one. */
export const exchangesOf = (sheet: FactSheet, asked: readonly Asked[]): Exchange[] =>
  sheet.systems
    .filter(isKept)
    .filter(({ relation }) => relation !== "forbidden")
    .map((system, index) => {
      const kind = kindOf(system);
      const own = functionsOf(system, kind, sheet, asked);
      const said = own.map(({ wish }) => wish.text).join(" ");
      const named = said.toLowerCase().includes(system.name.toLowerCase()) ? said : system.text;
      return {
        id: `x${String(index + 1)}`,
        system,
        kind,
        name: system.name,
        relation: system.relation,
        direction: system.relation === "replaced" ? "in" : directionOf(kind, named, own),
        what:
          own.length === 0
            ? undefined
            : [
                ...new Set(
                  own.map(
                    ({ clause, kinds: [main] }) =>
                      clause.thing ?? (main === "exchange" ? "" : (clause.object ?? "")),
                  ),
                ),
              ]
                .filter(Boolean)
                .join(", ") || undefined,
        functions: own.map(({ id }) => id),
      };
    });

/** Kinds of functions that a kind of system takes part in, when no wish names it. */
const partners: Readonly<Record<SystemKind, readonly FunctionKind[]>> = {
  accounting: ["document", "calculation", "stock", "payment"],
  sensors: ["alert", "board", "metering", "tracking", "control", "access"],
  state: ["exchange", "report", "check"],
  sheets: ["register", "schedule", "booking"],
  payments: ["payment", "booking", "calculation"],
  messages: ["notice", "reminder", "alert"],
  other: ["exchange"],
};

/** «Весовщик-Про» is named after what the wish speaks of: «вес». */
const isNamedAfter = (name: string, { stems }: Asked): boolean =>
  name
    .split(/[^\p{L}]+/u)
    .some((part) => [...stems].some((stem) => stem.length >= 3 && part.startsWith(stem)));

function functionsOf(
  system: NamedSystem,
  kind: SystemKind,
  sheet: FactSheet,
  asked: readonly Asked[],
): Asked[] {
  const name = system.name.toLowerCase();
  const naming = asked.filter(({ wish }) => wish.text.toLowerCase().includes(name));
  if (naming.length > 0) return naming;
  const byWords = nearest(system.text, asked) ?? asked.find((one) => isNamedAfter(name, one));
  if (byWords) return [byWords];
  return asked.filter(({ kinds: own }) => partners[kind].includes(own[0])).slice(0, 2);
}
