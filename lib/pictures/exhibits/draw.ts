import { agent } from "./agent.ts";
import { board } from "./board.ts";
import { layers } from "./layers.ts";
import { ledgers } from "./ledgers.ts";
import { load } from "./load.ts";
import { exhibits, type ExhibitName } from "./names.ts";
import type { Exhibit } from "./parts.ts";
import { plan } from "./plan.ts";
import { queue } from "./queue.ts";
import { racks } from "./racks.ts";
import { slots } from "./slots.ts";
import { sorting } from "./sorting.ts";
import { telemetry } from "./telemetry.ts";
import { trace } from "./trace.ts";
import { visits } from "./visits.ts";

/** The drawing of each name. */
export const drawExhibit: Readonly<Record<ExhibitName, Exhibit>> = {
  load,
  plan,
  ledgers,
  trace,
  slots,
  telemetry,
  queue,
  agent,
  board,
  layers,
  sorting,
  racks,
  visits,
};

export const isExhibit = (value: unknown): value is ExhibitName => exhibits.some((name) => name === value);
