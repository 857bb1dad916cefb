import "server-only";
import { readBills } from "@/lib/content/bills";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { isKept } from "@/lib/generators/server/compose/plan/functions";
import type { Exchange, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { isClosed } from "@/lib/generators/server/compose/plan/scale";

/** The services that the functions call and no system of the description stands for; where nothing outside is reached, those that run inside. */
export function servicesOf(
  sheet: FactSheet,
  functions: readonly Pick<PlanFunction, "id" | "kinds">[],
): Exchange[] {
  const told = [...sheet.systems, ...sheet.bans].filter(isKept).map(({ text }) => text);
  return readBills(sheet.wishes.filter(isKept)).flatMap(({ kinds, service }, at): Exchange[] => {
    const calling = functions.filter((one) => one.kinds.some((kind) => kinds.includes(kind)));
    if (!service || calling.length === 0 || told.some((text) => service.known.test(text))) return [];
    const { direction, fails, chiefly, inside, weeks = 0 } = service;
    const { what, ...outside } = service[sheet.locale];
    const name = isClosed(sheet) ? inside?.[sheet.locale] : outside.name;
    if (name === undefined) return [];
    const chief = calling.filter((one) => one.kinds.some((kind) => chiefly?.includes(kind)));
    const served = chief.length > 0 ? chief : calling;
    const passing = direction ? { what, likely: undefined } : { what: undefined, likely: what };
    const kind = { relation: "exchanged", passes: "records" } as const;
    // What is only proposed is drawn with the first function that it serves.
    const ids = served.slice(0, direction ? served.length : 1).map(({ id }) => id);
    return [{ id: `s${String(at + 1)}`, name, ...kind, direction, ...passing, functions: ids, fails, weeks }];
  });
}
