import type { ExhibitName } from "./names.ts";

/** The part of a card's drawing that tells the most: shown where the whole would be too fine to see. */
export const closeUps: Readonly<Record<ExhibitName, string>> = {
  load: "250 106 240 180",
  plan: "250 120 240 180",
  trace: "262 134 240 180",
  slots: "330 106 240 180",
  telemetry: "372 96 216 150",
  queue: "330 92 290 150",
  agent: "366 106 267 180",
  board: "336 122 260 160",
  layers: "112 96 340 216",
  sorting: "340 114 240 180",
  racks: "190 114 240 180",
  visits: "350 92 240 180",
};
