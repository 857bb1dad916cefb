import { useStore } from "zustand";
import { emptyRun, isDocument, type DoneRun, type Run } from "@/components/generator/run";
import { runsStore } from "@/components/generator/runs-store";
import { corporateToolIds, type CorporateToolId, type ToolId } from "@/lib/generators/tools";

/** The latest run of a tool, as it changes. */
export const useRun = (tool: ToolId) => useStore(runsStore, (runs) => runs[tool] ?? emptyRun);

const hasRun = (runs: Partial<Record<ToolId, Run>>) =>
  corporateToolIds.some((tool) => (runs[tool] ?? emptyRun).status !== "empty");

/** Whether a document of the dossier has been asked for, whatever came of it. */
export const useHasRuns = () => useStore(runsStore, hasRun);

export type FinishedDocument = { tool: CorporateToolId; run: DoneRun };

/** The finished documents of the dossier, in its order; an answer that only asks is none. */
export function useFinishedDocuments(): FinishedDocument[] {
  const runs = useStore(runsStore);
  return corporateToolIds.flatMap((tool) => {
    const run = runs[tool];
    return run?.status === "done" && isDocument(run) ? [{ tool, run }] : [];
  });
}
