"use client";

import { AnswerView } from "@/components/generator/answer-view";
import { DocumentFoot } from "@/components/generator/document-foot";
import { EarlierNote } from "@/components/generator/facts/earlier-note";
import type { FactsStore } from "@/components/generator/facts/facts-store";
import { ResultPanel } from "@/components/generator/result-panel";
import { isDocument } from "@/components/generator/run";
import { changeAnswer } from "@/components/generator/runs-store";
import type { TextStore } from "@/components/generator/text-store";
import type { CorporateToolId, EngineName, Refinement } from "@/lib/generators/tools";

/** How a document is to be written, when not as usual. */
export type Wish = { engine?: EngineName; refine?: Refinement };

type DocumentPanelProps = {
  tool: CorporateToolId;
  description: TextStore;
  facts: FactsStore;
  onGenerate: (wish?: Wish) => void;
  /** Whether the document goes with the inquiry. */
  included: boolean;
  onInclude: (included: boolean) => void;
};

/** A document of the dossier, joined to the tabs above it, with what is drawn of it and what can be done with it. */
export function DocumentPanel({
  tool,
  description,
  facts,
  onGenerate,
  included,
  onInclude,
}: DocumentPanelProps) {
  return (
    <ResultPanel
      tool={tool}
      className="rounded-t-none border-t-0 @max-[62.5rem]/bench:rounded-t-2xl @max-[62.5rem]/bench:border-t"
      description={description}
      onGenerate={(engine) => onGenerate(engine && { engine })}
      view={(run) => (
        <>
          <EarlierNote run={run} description={description} facts={facts} onAgain={() => onGenerate()} />
          {isDocument(run) && <AnswerView run={run} onChange={(answer) => changeAnswer(tool, answer)} />}
        </>
      )}
      foot={
        <DocumentFoot
          onRefine={(refine) => onGenerate({ refine })}
          included={included}
          onInclude={onInclude}
        />
      }
    />
  );
}
