import type { ReactNode } from "react";
import { ResultBoundary } from "@/components/generator/result-boundary";
import { ResultFailed } from "@/components/generator/result-failed";
import type { ShownResult } from "@/components/generator/result-panel";
import type { WrittenRun } from "@/components/generator/run";

/** A result that has been written, at least in part. */
export type WrittenResult = Omit<ShownResult, "run" | "onLeave"> & { run: WrittenRun };

type DrawnResultProps = ShownResult & { children: (result: WrittenResult) => ReactNode };

/** A result, or why there is none. */
export function DrawnResult({ run, onLeave, children, ...rest }: DrawnResultProps) {
  const { tool, description, onAgain } = rest;
  if (run.status === "failed")
    return <ResultFailed tool={tool} run={run} description={description} onAgain={onAgain} />;
  return (
    <ResultBoundary tool={tool} run={run} onForget={onLeave}>
      {children({ ...rest, run })}
    </ResultBoundary>
  );
}
