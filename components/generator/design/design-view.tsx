import { DesignResult, type DesignWays } from "@/components/generator/design/design-result";
import { DrawnResult } from "@/components/generator/drawn-result";
import type { ShownResult } from "@/components/generator/result-panel";

/** A result of the design tools, or why there is none. */
export function DesignView({ onDraw, ...result }: ShownResult & DesignWays) {
  return <DrawnResult {...result}>{(written) => <DesignResult {...written} onDraw={onDraw} />}</DrawnResult>;
}
