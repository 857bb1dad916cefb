import "server-only";
import { readBills } from "@/lib/content/bills";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { isKept } from "@/lib/generators/server/compose/plan/functions";
import type { Exchange, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { isClosed } from "@/lib/generators/server/compose/plan/scale";

/** The services that the functions call and no system of the description stands for; where nothing outside is reached there are none. */
export function servicesOf(sheet: FactSheet, functions: readonly PlanFunction[]): Exchange[] {
  const told = [...sheet.systems, ...sheet.bans].filter(isKept).map(({ text }) => text);
  return readBills().flatMap(({ kinds, service }, at): Exchange[] => {
    const calling = functions.filter((one) => one.kinds.some((kind) => kinds.includes(kind)));
    if (!service || calling.length === 0 || told.some((text) => service.known.test(text))) return [];
    const { direction, fails } = service;
    const { name, what } = service[sheet.locale];
    const passing = direction ? { what, likely: undefined } : { what: undefined, likely: what };
    const kind = { relation: "exchanged", passes: "records" } as const;
    // What is only proposed is drawn with the first function that it serves.
    const ids = calling.slice(0, direction ? calling.length : 1).map(({ id }) => id);
    return isClosed(sheet)
      ? []
      : [{ id: `s${String(at + 1)}`, name, ...kind, direction, ...passing, functions: ids, fails }];
  });
}
