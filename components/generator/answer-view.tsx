import type { ComponentType, ReactNode } from "react";
import { laterComponent } from "@/components/generator/later-part";
import { Opening } from "@/components/generator/markdown/markdown";
import { drawingOf, type DoneRun } from "@/components/generator/run";
import { Skeleton } from "@/components/ui/skeleton";
import type { ToolAnswer, ToolId } from "@/lib/generators/tools";

const place = "mx-8 mt-7 rounded-xl @max-[43.75rem]:mx-6";
/** As high as a window: nothing that is in sight below it moves when the drawing comes. */
const Place = () => <Skeleton className={`${place} min-h-svh`} />;
const LowPlace = () => <Skeleton className={`${place} min-h-35`} />;
/** In place of a drawing whose code does not arrive: the text says it too. */
const Nothing = () => null;

/** A drawing whose code is fetched when it is needed. */
const later = <Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  Meanwhile: () => ReactNode,
) => laterComponent<Props>(() => fetchComponent().catch(() => Nothing), Meanwhile);

const ArchitectureDiagram = later(async () => {
  const [module] = await Promise.all([
    import("@/components/generator/diagram/architecture-diagram"),
    // What it draws with; without it the links are listed.
    import("@/components/generator/diagram/drawn-diagram").catch(() => undefined),
  ]);
  return module.ArchitectureDiagram;
}, Place);
const BusinessCaseView = later(
  async () => (await import("@/components/generator/calculator/business-case-view")).BusinessCaseView,
  Place,
);
const ScreensView = later(
  async () => (await import("@/components/generator/screens/screens-view")).ScreensView,
  Place,
);
const IdeaFigures = later(
  async () => (await import("@/components/generator/calculator/idea-figures")).IdeaFigures,
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
      return <IdeaFigures figures={drawing.figures} lang={run.locale} />;
    case undefined:
      return null;
  }
}
