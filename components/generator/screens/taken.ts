import type { ScreenMark } from "@/lib/generators/screens";

export type Taken = ScreenMark | "chosen";

/** What stands at each half hour of a morning, for each person: a state, the place that is chosen, or nothing. */
export const cells: readonly (readonly (Taken | undefined)[])[] = [
  ["good", "good", undefined, "good"],
  ["good", undefined, "good", "late"],
  ["alarm", "good", "good", undefined],
  [undefined, "late", undefined, "good"],
  ["good", "chosen", "good", undefined],
  ["good", undefined, "late", "good"],
  [undefined, "good", "good", undefined],
  ["late", undefined, undefined, "good"],
];

/** Visitors are numbered in the order of their times, and the one who is being booked is the first: each comes once. */
export function visitorAt(row: number, column: number): number {
  if (cells[row]?.[column] === "chosen") return 0;
  const before = [...cells.slice(0, row).flat(), ...(cells[row]?.slice(0, column + 1) ?? [])];
  return before.filter((state) => state !== undefined && state !== "chosen").length;
}

/** Whether somebody else has that half hour of the person in whose column the chosen place stands. */
const chosenColumn = cells.find((row) => row.includes("chosen"))?.indexOf("chosen") ?? 0;
export const isTaken = (row: number) => {
  const state = cells[row]?.[chosenColumn];
  return state !== undefined && state !== "chosen";
};
