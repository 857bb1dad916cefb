import type { ComponentProps } from "react";
import type { BusinessCaseView as Calculator } from "@/components/generator/calculator/business-case-view";
import type { IdeaFigures as Figures } from "@/components/generator/calculator/idea-figures";
import type { ArchitectureDiagram as Diagram } from "@/components/generator/diagram/architecture-diagram";
import { laterComponent } from "@/components/generator/later-part";
import { Opening } from "@/components/generator/markdown/markdown";
import { drawingOf, type DoneRun } from "@/components/generator/run";
import type { ScreensView as Screens } from "@/components/generator/screens/screens-view";
import { Skeleton } from "@/components/ui/skeleton";
import type { ToolAnswer, ToolId } from "@/lib/generators/tools";

const place = "mx-8 mt-7 rounded-xl @max-[43.75rem]:mx-6";
/** As high as a window: nothing that is in sight below it moves when the drawing comes. */
const Place = () => <Skeleton className={`${place} min-h-svh`} />;
const LowPlace = () => <Skeleton className={`${place} min-h-35`} />;
/** In place of a drawing whose code does not arrive: the text says it too. */
const Nothing = () => null;

const ArchitectureDiagram = laterComponent<ComponentProps<typeof Diagram>>(
  () =>
    Promise.all([
      import("@/components/generator/diagram/architecture-diagram"),
      // What it draws with; without it the links are listed.
      import("@/components/generator/diagram/drawn-diagram").catch(() => undefined),
    ]).then(
      ([module]) => module.ArchitectureDiagram,
      () => Nothing,
    ),
  Place,
);
const BusinessCaseView = laterComponent<ComponentProps<typeof Calculator>>(
  () =>
    import("@/components/generator/calculator/business-case-view").then(
      (module) => module.BusinessCaseView,
      () => Nothing,
    ),
  Place,
);
const ScreensView = laterComponent<ComponentProps<typeof Screens>>(
  () =>
    import("@/components/generator/screens/screens-view").then(
      (module) => module.ScreensView,
      () => Nothing,
    ),
  Place,
);
const IdeaFigures = laterComponent<ComponentProps<typeof Figures>>(
  () =>
    import("@/components/generator/calculator/idea-figures").then(
      (module) => module.IdeaFigures,
      () => Nothing,
    ),
  LowPlace,
);

const drawn: Partial<Record<ToolId, { load: () => Promise<unknown> }>> = {
  idea: IdeaFigures,
  architecture: ArchitectureDiagram,
  "business-case": BusinessCaseView,
  requirements: IdeaFigures,
  interface: ScreensView,
};

/** Has what draws the answer of a tool fetched while the answer is written, so that both stand there at once. */
export const loadDrawing = (tool: ToolId) => void drawn[tool]?.load();

type AnswerViewProps = {
  run: DoneRun;
  /** The visitor has changed the answer. */
  onChange: (answer: ToolAnswer) => void;
};

/** What a document shows besides its text: the diagram of a graph, the calculator of a business case, the screens of an interface, the figures of an idea. */
export function AnswerView({ run, onChange }: AnswerViewProps) {
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
