import type { ExhibitName } from "./names.ts";

/** The part of a card's drawing that tells the most: shown where the whole would be too fine to see. */
export const closeUps: Readonly<Record<ExhibitName, string>> = {
  load: "250 106 240 180",
  plan: "250 120 240 180",
  trace: "262 134 240 180",
  slots: "330 106 240 180",
  telemetry: "366 110 240 180",
  queue: "130 77 314 236",
  agent: "394 114 240 180",
  board: "330 130 240 180",
  layers: "148 92 300 225",
  sorting: "340 114 240 180",
  racks: "190 114 240 180",
  visits: "350 92 240 180",
};
