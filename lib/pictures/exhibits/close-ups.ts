import type { ExhibitName } from "./names.ts";

/** The part of a card's drawing that tells the most, with its rows and boxes whole: shown where the whole would be too fine to see. */
export const closeUps: Readonly<Record<ExhibitName, string>> = {
  load: "222 98 300 186",
  plan: "204 121 300 186",
  trace: "262 120 300 186",
  slots: "307 101 287 178",
  telemetry: "196 126 264 163",
  queue: "344 84 264 163",
  agent: "350 118 266 165",
  board: "318 128 290 179",
  layers: "79 96 340 216",
  sorting: "340 114 240 180",
  racks: "190 114 240 180",
  visits: "350 92 240 180",
};
