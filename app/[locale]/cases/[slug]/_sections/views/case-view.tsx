import type { ReactNode } from "react";
import { CellsView } from "./cells-view";
import { GapsView } from "./gaps-view";
import { MapView } from "./map-view";
import { QueueView } from "./queue-view";
import { StepsView } from "./steps-view";
import { ThreadView } from "./thread-view";
import { TraceView } from "./trace-view";
import { TrendView } from "./trend-view";
import type { View } from "./view";

const drawings: Readonly<Record<View["kind"], (props: { view: View }) => ReactNode>> = {
  map: MapView,
  trace: TraceView,
  trend: TrendView,
  cells: CellsView,
  gaps: GapsView,
  thread: ThreadView,
  queue: QueueView,
  steps: StepsView,
};

/** What fills the window of a case's screen. All its words can be read; lines and shapes are decoration. */
export function CaseView({ view }: { view: View }) {
  const Drawing = drawings[view.kind];
  return <Drawing view={view} />;
}
