import type { ReactNode } from "react";
import type { FactsStore } from "@/components/generator/facts/facts-store";
import { laterComponent } from "@/components/generator/later-part";
import { ResultMeanwhile } from "@/components/generator/result-meanwhile";
import { ResultPanel, type ShownResult } from "@/components/generator/result-panel";
import type { TextStore } from "@/components/generator/text-store";
import type { CorporateToolId, EngineName, Refinement } from "@/lib/generators/tools";

/** How a document is to be written, when not as usual. */
export type Wish = { engine?: EngineName; refine?: Refinement };

/** What a document goes by and what can be done with it. */
export type DocumentWays = {
  facts: FactsStore;
  onGenerate: (wish?: Wish) => void;
  /** Whether the document goes with the inquiry. */
  included: boolean;
  onInclude: (included: boolean) => void;
};

type DocumentPanelProps = DocumentWays & {
  tool: CorporateToolId;
  description: TextStore;
  sample: ReactNode;
};

/** Most visits to the page see no document, so what draws one comes when it may be needed. */
export const DocumentView = laterComponent<DocumentWays & ShownResult>(
  async () => (await import("@/components/generator/document-view")).DocumentView,
  ResultMeanwhile,
);

/** The place of a document of the dossier, joined to the tabs above it. */
export function DocumentPanel({ tool, description, sample, ...ways }: DocumentPanelProps) {
  return (
    <ResultPanel
      tool={tool}
      className="rounded-2xl @min-[62.5rem]/columns:rounded-t-none @min-[62.5rem]/columns:border-t-0"
      description={description}
      sample={sample}
      onGenerate={(engine) => ways.onGenerate(engine && { engine })}
      view={DocumentView}
      ways={ways}
    />
  );
}
