import { DesignResult } from "@/components/generator/design/design-result";
import { DrawnResult } from "@/components/generator/drawn-result";
import type { ShownResult } from "@/components/generator/result-panel";

/** A result of the design tools, or why there is none. */
export function DesignView(result: ShownResult) {
  return <DrawnResult {...result}>{(written) => <DesignResult {...written} />}</DrawnResult>;
}
