"use client";

import dynamic from "next/dynamic";
import type { DoneRun } from "@/components/generator/run";
import type { ToolAnswer } from "@/lib/generators/tools";

const ArchitectureDiagram = dynamic(
  () =>
    import("@/components/generator/diagram/architecture-diagram").then(
      (module) => module.ArchitectureDiagram,
    ),
  { ssr: false },
);
const BusinessCaseView = dynamic(
  () =>
    import("@/components/generator/calculator/business-case-view").then((module) => module.BusinessCaseView),
  { ssr: false },
);

type AnswerViewProps = {
  run: DoneRun;
  /** The visitor has changed the answer. */
  onChange: (answer: ToolAnswer) => void;
};

/** What a document shows besides its text: the diagram of a graph, the calculator of a business case. */
export function AnswerView({ run, onChange }: AnswerViewProps) {
  const { answer } = run;
  if ("graph" in answer) return <ArchitectureDiagram graph={answer.graph} />;
  if ("assumptions" in answer) {
    const { answered = answer } = run;
    return (
      <BusinessCaseView
        key={run.id}
        answer={answer}
        original={"assumptions" in answered ? answered.assumptions : answer.assumptions}
        onChange={onChange}
      />
    );
  }
  return null;
}
