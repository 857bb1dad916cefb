import { isDocument, isMadeFrom, type Run } from "@/components/generator/run";
import { doneRun, runOf, stopRun } from "@/components/generator/runs-store";
import { corporateToolIds, type CorporateToolId } from "@/lib/generators/tools";

/** All five documents, one after the other, each made with the earlier ones at hand. */
let current: { tool: CorporateToolId } | undefined;
const listeners = new Set<() => void>();

const set = (next: typeof current) => {
  current = next;
  for (const listener of listeners) listener();
};

export const dossierTool = (): CorporateToolId | undefined => current?.tool;

export function subscribeToDossier(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the dossier is still being made, and at this step: it may have been stopped or begun anew meanwhile. */
const isAt = (step: object) => current === step;

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
  if (current) return;
  const missing = corporateToolIds.filter((tool) => !isMade(tool, description, changes));
  for (const tool of missing.length > 0 ? missing : corporateToolIds) {
    const step = { tool };
    set(step);
    const run = await write(tool);
    if (!isAt(step)) return;
    if (run?.status !== "done" || !isDocument(run)) break;
  }
  set(undefined);
}

/** Stops after what is written so far. */
export function stopDossier(): void {
  const tool = current?.tool;
  set(undefined);
  if (tool && runOf(tool).status === "loading") stopRun(tool);
}
