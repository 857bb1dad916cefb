import "server-only";
import { graphOf } from "@/lib/generators/server/compose/architecture/graph";
import {
  decisionSection,
  exchangeSection,
  partsSection,
  pathSection,
  questionsSection,
  volumeSection,
} from "@/lib/generators/server/compose/architecture/sections";
import { architectureWords } from "@/lib/generators/server/compose/architecture/words";
import type { Composer } from "@/lib/generators/server/compose/documents";
import { filled, safe, section } from "@/lib/generators/server/compose/text/markdown";

/** The architecture of this system: a diagram and the text that explains it. */
export const composeArchitecture: Composer = (plan) => {
  const w = architectureWords[plan.locale];
  const graph = graphOf(plan);
  return {
    text: [
      `## ${filled(w.title, { name: safe(plan.name) })}`,
      ...partsSection(plan),
      ...pathSection(plan),
      ...volumeSection(plan),
      ...exchangeSection(plan),
      ...decisionSection(plan),
      ...questionsSection(plan),
      ...section(w.general, [w.generalText]),
    ].join("\n\n"),
    // Where nothing is done with anything there is no picture, and the text stands alone.
    graph: graph.nodes.length >= 4 && graph.edges.length >= 3 ? graph : undefined,
  };
};
