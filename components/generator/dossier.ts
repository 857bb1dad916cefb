import { createStore } from "zustand/vanilla";
import { isDocument, isMadeFrom, type Run } from "@/components/generator/run";
import { stopRun } from "@/components/generator/requests";
import { doneRun, runOf } from "@/components/generator/runs-store";
import { corporateToolIds, type CorporateToolId } from "@/lib/generators/tools";

/** All five documents, one after the other, each made with the earlier ones at hand. */
export const dossierStore = createStore<{ step: { tool: CorporateToolId } | undefined }>(() => ({
  step: undefined,
}));

const current = () => dossierStore.getState().step;

/** Whether the document of a tool stands and was made from this description with these changes to its sheet. */
function isMade(tool: CorporateToolId, description: string, changes: string): boolean {
  const run = doneRun(tool);
  return run !== undefined && isDocument(run) && isMadeFrom(run, description, changes);
}

/**
 * Makes what is missing of the dossier, or all of it anew when nothing is. Ends at the first failure, at an answer that only asks, and
 * when it is stopped; what has been made stays.
 */
export async function makeDossier(
  { description, changes }: { description: string; changes: string },
  write: (tool: CorporateToolId) => Promise<Run | undefined>,
): Promise<void> {
  if (current()) return;
  const missing = corporateToolIds.filter((tool) => !isMade(tool, description, changes));
  for (const tool of missing.length > 0 ? missing : corporateToolIds) {
    const step = { tool };
    dossierStore.setState({ step });
    const run = await write(tool);
    // It may have been stopped or begun anew meanwhile.
    if (current() !== step) return;
    if (run?.status !== "done" || !isDocument(run)) break;
  }
  dossierStore.setState({ step: undefined });
}

/** Stops after what is written so far. */
export function stopDossier(): void {
  const tool = current()?.tool;
  dossierStore.setState({ step: undefined });
  if (tool && runOf(tool).status === "loading") stopRun(tool);
}
