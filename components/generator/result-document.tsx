import { Info, Square } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useState, type ReactNode } from "react";
import { loadDrawing } from "@/components/generator/answer-view";
import { DocumentBar } from "@/components/generator/document-bar";
import { DocumentTitle } from "@/components/generator/document-title";
import { kindOf, titleOf } from "@/components/generator/document-file";
import { LoadingBar, LoadingStages } from "@/components/generator/loading-bar";
import { Markdown } from "@/components/generator/markdown/markdown";
import { ResultLines } from "@/components/generator/result-lines";
import type { WrittenResult } from "@/components/generator/drawn-result";
import { drawingOf, isDocument, type DoneRun, type WrittenRun } from "@/components/generator/run";
import { useFinishedDocuments } from "@/components/generator/use-run";
import { Button } from "@/components/ui/button";
import { computeBusinessCase } from "@/lib/generators/business-case/compute";
import { noVerdict } from "@/lib/generators/business-case/verdict";
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
  const [isPhone] = useState(() => window.matchMedia("(width < 48rem)").matches);
  useEffect(() => loadDrawing(tool), [tool]);
  const drawing = run.status === "done" && isDocument(run) ? drawingOf(run.answer) : undefined;
  const calculated = drawing?.kind === "business-case" ? drawing.answer.assumptions : undefined;
  const hasVerdict = calculated && noVerdict(calculated, computeBusinessCase(calculated)) === undefined;
  return (
    <>
      {loading ? (
        <LoadingBar startedAt={run.startedAt} onStop={onStop} />
      ) : (
        <DocumentBar tool={tool} run={run} description={description} onAgain={onAgain} />
      )}
      {loading ? <LoadingStages text={run.text} /> : <DocumentNote run={run} onAgain={onAgain} />}
      {!loading && <PaperTitle run={run} />}
      {!loading && <PaperNote run={run} />}
      {run.status === "done" && view?.(run)}
      {run.text !== "" && (
        <Markdown
          text={run.text}
          locale={run.locale}
          streaming={loading}
          folded={isPhone ? ON_PHONE : calculated && LEVERS}
          drawn={hasVerdict ? LEVERS : undefined}
          isOpened={calculated !== undefined}
        />
      )}
      {loading && <ResultLines />}
      {run.status === "done" && isDocument(run) && foot}
    </>
  );
}

/** The section of a business case that the calculator draws: with a verdict as bars, without one as what each answer must come to. */
const LEVERS = /^(?:Что влияет сильнее всего|What matters most)/u;
/** What a phone has no room for: there the calculator says numbers beside its inputs, and the list of functions who works with each. */
const ON_PHONE =
  /^(?:Что влияет сильнее всего|What matters most|Откуда числа|Where the numbers come from|Роли\sи\sправа|Roles and rights)/u;

type Finished = Exclude<WrittenRun, { status: "loading" }>;

/**
 * A document begins with its title, and what is drawn of it and the row of its sections follow; the text leaves its own out then
 * (`paper.module.css`).
 */
function PaperTitle({ run }: { run: Finished }) {
  const [first] = useFinishedDocuments();
  if (!run.text.trimStart().startsWith("#")) return null;
  const title = titleOf(run.text) ?? "";
  const isShared = first !== undefined && kindOf(title, titleOf(first.run.text) ?? "") !== undefined;
  return (
    <h3
      data-slot="paper-title"
      data-shown={run.status === "done" || undefined}
      lang={run.locale}
      className={cn(
        "hidden px-8 pt-2 text-[1.5rem]/[1.2] tracking-[-0.026em] data-shown:block @max-[43.75rem]:px-6 @max-[30rem]:px-4 @max-[30rem]:text-[1.3125rem]",
        "print:mb-[5pt] print:block print:break-inside-avoid print:p-0 print:text-[17pt]/[1.2]",
      )}
    >
      <DocumentTitle
        text={title}
        subjectSlot={isShared ? "paper-subject" : undefined}
        isKindSeen={run.status === "done"}
      />
    </h3>
  );
}

/** Below the title on paper: the reader must know that rules made it. At the end it could stand alone on a sheet. */
export function PaperNote({ run }: { run: Finished }) {
  const t = useTranslations("generator.workbench");
  const format = useFormatter();
  if (run.status === "done" && run.answer.engine === "model") return null;
  return (
    <p
      data-slot="paper-note"
      className="mt-[5pt] mb-[12pt] hidden break-inside-avoid text-[8.5pt]/[1.5] text-subtle print:block"
    >
      {t(run.status === "stopped" ? "stopped.text" : "engine.draftReason")}{" "}
      {run.status === "done" && format.dateTime(run.at, { dateStyle: "long" })}
    </p>
  );
}

const noteLook =
  "flex items-center gap-3 border-b border-line py-[11px] pr-3 pl-6 text-sm/[1.45] text-muted-foreground @max-[40rem]:flex-wrap @max-[40rem]:px-4 print:hidden";

/** One line for a document that is not what was asked for: stopped, or made without a model because the visitor said so. */
export function DocumentNote({ run, onAgain }: { run: Finished; onAgain: (engine?: EngineName) => void }) {
  const t = useTranslations("generator.workbench");
  if (run.status === "done" && (run.answer.engine === "model" || !isDocument(run) || !run.askedForDraft))
    return null;
  const stopped = run.status === "stopped";
  const Sign = stopped ? Square : Info;
  return (
    <div className={noteLook}>
      <Sign className={cn("size-4.5", stopped ? "text-yellow" : "text-subtle")} />
      <p className="@max-[40rem]:flex-[1_1_70%]">{t(stopped ? "stopped.text" : "engine.draftAsked")}</p>
      {!stopped && (
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
