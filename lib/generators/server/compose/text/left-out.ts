import "server-only";
import { readBills } from "@/lib/content/bills";
import { ideaWords } from "@/lib/content/idea-words";
import type { FunctionKind } from "@/lib/content/function-kinds";
import { readPrices } from "@/lib/content/prices";
import type { ProductLine } from "@/lib/generators/business-case/assumptions";
import { productOf } from "@/lib/generators/business-case/compute";
import { NO_CURRENCY } from "@/lib/generators/business-case/money";
import { Ledger } from "@/lib/generators/server/compose/business-case/ledger";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { isKept } from "@/lib/generators/server/compose/plan/functions";
import {
  isClosed,
  isFinance,
  isOnOwnServers,
  placesOf,
  stageOf,
} from "@/lib/generators/server/compose/plan/scale";
import { figureText, moneyText, roughly } from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { slotsOf } from "@/lib/generators/server/compose/text/slots";
import { sheetCurrency } from "@/lib/generators/server/read/money";

/** Staff of at least so many is not taught within the first release. */
const MANY = 20;

/** Functions that were asked for and are of these kinds or do such things besides. */
const doing = ({ functions }: Plan, wanted: readonly FunctionKind[] = []) =>
  functions
    .filter(({ isProposed }) => !isProposed)
    .filter(({ kinds, parts }) =>
      wanted.some((kind) => [...kinds, ...parts.map((one) => one.kind)].includes(kind)),
    );
const billsOf = (plan: Plan) =>
  readBills(plan.sheet.wishes.filter(isKept)).filter(({ kinds }) => doing(plan, kinds).length > 0);

/** A bill as a line of running costs: so many records a year at the price of one; nothing where none are counted, inside a closed network, or where the way costs nothing. */
function feeLine(plan: Plan, { fee }: ReturnType<typeof billsOf>[number], ledger: Ledger): ProductLine[] {
  const { sheet, loads, locale } = plan;
  const [busiest] = loads.toSorted((one, other) => other.perDay - one.perDay);
  const own = doing(plan, fee?.kinds);
  const value = readPrices().each[ledger.currency];
  const told = [...sheet.wishes, ...sheet.systems].filter(isKept);
  const isFree = told.some(({ text }) => fee?.unless?.test(text));
  const isMachine = /second|minute/u.test(busiest?.figure.period ?? "");
  if (!fee || !busiest || isMachine || own.length === 0 || !value || isFree || isClosed(sheet)) return [];
  const { label, each, note } = fee[locale];
  const id = `fee-${fee.kinds[0] ?? ""}`;
  const range = { min: 0, max: value * 10, step: value / 10 };
  const price = ledger.add({ id: `${id}-each`, label: each, note, value, range, measure: "money" });
  const line = { id, label, factors: [...ledger.quantity(busiest.figure, ""), price] };
  const functions = own.map(({ code }) => code);
  return productOf(line, ledger.parameters) === null ? [] : [{ ...line, functions }];
}

/** Yearly lines of the business case for what others charge. */
export const feeLines = (plan: Plan, ledger: Ledger): ProductLine[] =>
  billsOf(plan).flatMap((bill) => feeLine(plan, bill, ledger));

/** What this description makes relevant and the estimate does not hold, a name each. `isCase`: of the business case, which counts all places. */
export function leftOutNames(plan: Plan, isCase = false): string[] {
  const { locale, sheet, effort, roles } = plan;
  const w = ideaWords(locale);
  const has = (id: string) => effort.general.some((one) => one.id === id);
  const texts = [...sheet.pains, ...sheet.wishes].filter(isKept).map(({ text }) => text);
  const taught = roles.flatMap(({ side, figure, functions: own }) =>
    side === "serves" && own.length > 0 && figure && figure.value >= MANY ? [figureText(figure, locale)] : [],
  );
  const names = [
    ...(has("state") || has("closed") ? [isFinance(sheet) ? w.leftAssessed : w.leftAudit] : []),
    ...(isOnOwnServers(sheet) ? [w.leftServers] : md.said(w.leftStore, String(slotsOf(plan).terabytes))),
    ...(texts.some((text) => /(?<!\p{L})архив|(?<!\p{L})archive/iu.test(text)) ? [w.leftArchive] : []),
    ...(stageOf(sheet) !== undefined && !(isCase && placesOf(sheet)) ? [w.leftRest] : []),
    ...md.said(w.leftTaught, md.listed(taught, locale)),
    ...billsOf(plan).flatMap((bill) => {
      const ledger = new Ledger(locale, sheetCurrency(sheet) ?? NO_CURRENCY);
      const sum = feeLine(plan, bill, ledger).map((line) => productOf(line, ledger.parameters) ?? 0)[0];
      if (sum === undefined) return [bill[locale]];
      const told = { it: bill[locale], sum: moneyText(roughly(sum), ledger.currency, locale) };
      return isCase ? [] : [md.lowerFirst(md.filled(w.feeTold, told))];
    }),
  ];
  return isCase && names.length === 0 ? [w.leftHours] : names;
}
