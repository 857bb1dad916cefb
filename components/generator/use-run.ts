import { useSyncExternalStore } from "react";
import { emptyRun } from "@/components/generator/run";
import { runOf, subscribeToRuns } from "@/components/generator/runs-store";
import type { ToolId } from "@/lib/generators/tools";

/** The latest run of a tool, as it changes. */
export const useRun = (tool: ToolId) =>
  useSyncExternalStore(
    subscribeToRuns,
    () => runOf(tool),
    () => emptyRun,
  );
