import { useStore } from "zustand";
import { emptyRun, isDocument, type DoneRun, type Run } from "@/components/generator/run";
import { runsStore } from "@/components/generator/runs-store";
import { corporateToolIds, type CorporateToolId, type ToolId } from "@/lib/generators/tools";

/** The latest run of a tool, as it changes. */
export const useRun = (tool: ToolId) => useStore(runsStore, (runs) => runs[tool] ?? emptyRun);

const hasDocument = (runs: Partial<Record<ToolId, Run>>) =>
  corporateToolIds.some((tool) => {
    const run = runs[tool];
    return run?.status === "done" && isDocument(run);
  });

/** Whether a document of the dossier is finished. */
export const useHasDocuments = () => useStore(runsStore, hasDocument);

export type FinishedDocument = { tool: CorporateToolId; run: DoneRun };

/** The finished documents of the dossier, in its order; an answer that only asks is none. */
export function useFinishedDocuments(): FinishedDocument[] {
  const runs = useStore(runsStore);
  return corporateToolIds.flatMap((tool) => {
    const run = runs[tool];
    return run?.status === "done" && isDocument(run) ? [{ tool, run }] : [];
  });
}
