import type { ReactNode } from "react";
import { CellsView } from "./cells-view";
import { GapsView } from "./gaps-view";
import { MapView } from "./map-view";
import { QueueView } from "./queue-view";
import { RemarksView } from "./remarks-view";
import { SignalsView } from "./signals-view";
import { ThreadView } from "./thread-view";
import { TrendView } from "./trend-view";
import type { View } from "./view";

const drawings: Readonly<Record<View["kind"], (props: { view: View }) => ReactNode>> = {
  map: MapView,
  signals: SignalsView,
  trend: TrendView,
  cells: CellsView,
  gaps: GapsView,
  thread: ThreadView,
  queue: QueueView,
  remarks: RemarksView,
};

/** What fills the window of a case's screen. All its words can be read; lines and shapes are decoration. */
export function CaseView({ view }: { view: View }) {
  const Drawing = drawings[view.kind];
  return <Drawing view={view} />;
}
