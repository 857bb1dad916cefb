import { useSyncExternalStore } from "react";
import { emptyRun, isDocument, type DoneRun } from "@/components/generator/run";
import { allRuns, noRuns, runOf, subscribeToRuns } from "@/components/generator/runs-store";
import { corporateToolIds, type CorporateToolId, type ToolId } from "@/lib/generators/tools";

/** The latest run of a tool, as it changes. */
export const useRun = (tool: ToolId) =>
  useSyncExternalStore(
    subscribeToRuns,
    () => runOf(tool),
    () => emptyRun,
  );

export type FinishedDocument = { tool: CorporateToolId; run: DoneRun };

/** The finished documents of the dossier, in its order; an answer that only asks is none. */
export function useFinishedDocuments(): FinishedDocument[] {
  const runs = useSyncExternalStore(subscribeToRuns, allRuns, noRuns);
  return corporateToolIds.flatMap((tool) => {
    const run = runs[tool];
    return run?.status === "done" && isDocument(run) ? [{ tool, run }] : [];
  });
}
