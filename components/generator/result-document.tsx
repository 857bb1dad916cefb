import { Info, Square } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DocumentBar } from "@/components/generator/document-bar";
import { LoadingBar, LoadingStages } from "@/components/generator/loading-bar";
import { Markdown } from "@/components/generator/markdown/markdown";
import { ResultLines } from "@/components/generator/result-lines";
import type { WrittenResult } from "@/components/generator/drawn-result";
import { isDocument, type DoneRun, type WrittenRun } from "@/components/generator/run";
import { Button } from "@/components/ui/button";
import type { EngineName } from "@/lib/generators/tools";
import { cn } from "@/lib/site/cn";

type ResultDocumentProps = WrittenResult & {
  /** What stands above the text of a finished document, such as a diagram. */
  view?: ((run: DoneRun) => ReactNode) | undefined;
  /** What stands below a finished document. */
  foot?: ReactNode;
};

/**
 * A document, while it is written and after. The text keeps its place in the tree through all of it, so that finishing does not
 * parse it anew.
 */
export function ResultDocument({ tool, run, description, onStop, onAgain, view, foot }: ResultDocumentProps) {
  const loading = run.status === "loading";
  return (
    <>
      {loading ? (
        <LoadingBar startedAt={run.startedAt} onStop={onStop} />
      ) : (
        <DocumentBar tool={tool} run={run} description={description} onAgain={onAgain} />
      )}
      {loading ? <LoadingStages text={run.text} /> : <DocumentNote run={run} onAgain={onAgain} />}
      {run.status === "done" && view?.(run)}
      {run.text !== "" && <Markdown text={run.text} locale={run.locale} streaming={loading} />}
      {loading && <ResultLines />}
      {run.status === "done" && isDocument(run) && foot}
    </>
  );
}

type Finished = Exclude<WrittenRun, { status: "loading" }>;

/** On paper it goes along with a document: the reader must know what made it. On screen the badge and the form have said so. */
const noteLook = cn(
  "flex items-center gap-3 border-b border-line py-[11px] pr-3 pl-6 text-sm/[1.45] text-muted-foreground",
  "data-quiet:hidden @max-[40rem]:flex-wrap @max-[40rem]:px-4 print:data-quiet:flex",
  "print:group-has-data-[slot=paper]/result:border-0 print:group-has-data-[slot=paper]/result:bg-transparent print:group-has-data-[slot=paper]/result:p-0 print:group-has-data-[slot=paper]/result:pb-[12pt]",
);

/** One line for a document that is not what was asked for: stopped, or made without a model. */
export function DocumentNote({ run, onAgain }: { run: Finished; onAgain: (engine?: EngineName) => void }) {
  const t = useTranslations("generator.workbench");
  if (run.status === "done" && (run.answer.engine === "model" || !isDocument(run))) return null;
  const stopped = run.status === "stopped";
  const Sign = stopped ? Square : Info;
  return (
    <div className={noteLook} data-quiet={(!stopped && !run.askedForDraft) || undefined}>
      <Sign className={cn("size-4.5 print:hidden", stopped ? "text-yellow" : "text-subtle")} />
      <p className="@max-[40rem]:flex-[1_1_70%]">
        {t(stopped ? "stopped.text" : run.askedForDraft ? "engine.draftAsked" : "engine.draftReason")}
      </p>
      {!stopped && run.askedForDraft && (
        <Button
          variant="secondary"
          size="small"
          className="ml-auto flex-none @max-[40rem]:ml-[30px] @max-[40rem]:min-h-11"
          onClick={() => onAgain()}
        >
          {t("engine.retryModel")}
        </Button>
      )}
    </div>
  );
}
