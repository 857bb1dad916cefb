import "server-only";
import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import type { ArchitectureGraph } from "@/lib/generators/graph";
import type { Screen } from "@/lib/generators/screens";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import type { ToolInput } from "@/lib/generators/tools";

/** The part of a request that changes a document beside the sheet; `extra` is read from its additional information. */
export type Wording = Pick<ToolInput, "additionalInfo" | "scope" | "template" | "style" | "refine"> & {
  extra?: FactSheet | undefined;
};

/** What a composer makes of a plan; Markdown with headings from the second level on. */
export type Composed = {
  text: string;
  graph?: ArchitectureGraph;
  assumptions?: Assumptions;
  screens?: Screen[];
};

export type Composer = (plan: Plan, wording: Wording) => Composed;
