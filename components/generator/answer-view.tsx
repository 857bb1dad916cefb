import { lazy, Suspense } from "react";
import { Opening } from "@/components/generator/markdown/markdown";
import { drawingOf, type DoneRun } from "@/components/generator/run";
import { Skeleton } from "@/components/ui/skeleton";
import type { ToolAnswer } from "@/lib/generators/tools";

const ArchitectureDiagram = lazy(async () => ({
  default: (await import("@/components/generator/diagram/architecture-diagram")).ArchitectureDiagram,
}));
const BusinessCaseView = lazy(async () => ({
  default: (await import("@/components/generator/calculator/business-case-view")).BusinessCaseView,
}));
const ScreensView = lazy(async () => ({
  default: (await import("@/components/generator/screens/screens-view")).ScreensView,
}));
const IdeaFigures = lazy(async () => ({
  default: (await import("@/components/generator/calculator/idea-figures")).IdeaFigures,
}));

type AnswerViewProps = {
  run: DoneRun;
  /** The visitor has changed the answer. */
  onChange: (answer: ToolAnswer) => void;
};

/** What a document shows besides its text: the diagram of a graph, the calculator of a business case, the screens of an interface, the figures of an idea. */
export function AnswerView(props: AnswerViewProps) {
  return (
    <Suspense fallback={<Skeleton className="mx-8 mt-7 min-h-[420px] rounded-xl @max-[43.75rem]:mx-6" />}>
      <Drawn {...props} />
    </Suspense>
  );
}

function Drawn({ run, onChange }: AnswerViewProps) {
  const drawing = drawingOf(run.answer);
  switch (drawing?.kind) {
    case "graph":
      return <ArchitectureDiagram graph={drawing.graph} lang={run.locale} />;
    case "business-case": {
      const { answered = run.answer } = run;
      const first = "assumptions" in answered ? answered.assumptions : undefined;
      return (
        <BusinessCaseView
          key={run.id}
          answer={drawing.answer}
          original={first ?? drawing.answer.assumptions}
          locale={run.locale}
          opening={<Opening text={run.text} locale={run.locale} />}
          onChange={onChange}
        />
      );
    }
    case "screens":
      return <ScreensView screens={drawing.screens} lang={run.locale} />;
    case "key-figures":
      return <IdeaFigures figures={drawing.figures} text={run.text} lang={run.locale} />;
    case undefined:
      return null;
  }
}
