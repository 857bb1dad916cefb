import { AnswerView } from "@/components/generator/answer-view";
import { DocumentFoot } from "@/components/generator/document-foot";
import type { DocumentWays } from "@/components/generator/document-panel";
import { DrawnResult } from "@/components/generator/drawn-result";
import { EarlierNote } from "@/components/generator/facts/earlier-note";
import { ResultDocument } from "@/components/generator/result-document";
import type { ShownResult } from "@/components/generator/result-panel";
import { isDocument } from "@/components/generator/run";
import { changeAnswer } from "@/components/generator/runs-store";

/** A document of the dossier with what is drawn of it and what can be done with it. */
export function DocumentView({
  facts,
  onGenerate,
  included,
  onInclude,
  ...result
}: DocumentWays & ShownResult) {
  const { tool, description } = result;
  return (
    <DrawnResult {...result}>
      {(written) => (
        <ResultDocument
          {...written}
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
      )}
    </DrawnResult>
  );
}
