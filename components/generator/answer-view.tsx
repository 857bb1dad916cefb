"use client";

import { lazy, Suspense } from "react";
import type { DoneRun } from "@/components/generator/run";
import type { ToolAnswer } from "@/lib/generators/tools";

const ArchitectureDiagram = lazy(async () => ({
  default: (await import("@/components/generator/diagram/architecture-diagram")).ArchitectureDiagram,
}));
const BusinessCaseView = lazy(async () => ({
  default: (await import("@/components/generator/calculator/business-case-view")).BusinessCaseView,
}));

type AnswerViewProps = {
  run: DoneRun;
  /** The visitor has changed the answer. */
  onChange: (answer: ToolAnswer) => void;
};

/** What a document shows besides its text: the diagram of a graph, the calculator of a business case. */
export function AnswerView(props: AnswerViewProps) {
  return (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  );
}

function Drawn({ run, onChange }: AnswerViewProps) {
  const { answer } = run;
  if ("graph" in answer) return <ArchitectureDiagram graph={answer.graph} lang={run.locale} />;
  if ("assumptions" in answer) {
    const { answered = answer } = run;
    return (
      <BusinessCaseView
        key={run.id}
        answer={answer}
        original={"assumptions" in answered ? answered.assumptions : answer.assumptions}
        locale={run.locale}
        onChange={onChange}
      />
    );
  }
  return null;
}
