import "server-only";
import { decisionSection } from "@/lib/generators/server/compose/architecture/decisions";
import { exchangeSection } from "@/lib/generators/server/compose/architecture/exchanges";
import { graphOf } from "@/lib/generators/server/compose/architecture/graph";
import { pathSection } from "@/lib/generators/server/compose/architecture/path";
import {
  generalSection,
  measuresSection,
  partsSection,
  questionsSection,
} from "@/lib/generators/server/compose/architecture/sections";
import { structureOf } from "@/lib/generators/server/compose/architecture/structure";
import { volumeSection } from "@/lib/generators/server/compose/architecture/volumes";
import type { Composer } from "@/lib/generators/server/compose/documents";
import { safe } from "@/lib/generators/server/compose/text/markdown";

const title = { ru: "Архитектура", en: "Architecture" } as const;

/** The architecture of this system: a diagram and the text that explains it. */
export const composeArchitecture: Composer = (plan) => {
  const parts = structureOf(plan);
  const graph = graphOf(plan, parts);
  return {
    text: [
      `## ${title[plan.locale]}: ${safe(plan.name)}`,
      ...partsSection(plan),
      ...pathSection(plan, parts),
      ...volumeSection(plan),
      ...exchangeSection(plan),
      ...measuresSection(plan),
      ...decisionSection(plan),
      ...questionsSection(plan),
      ...generalSection(plan),
    ].join("\n\n"),
    // Where nothing is done with anything there is no picture, and the text stands alone.
    graph: graph.nodes.length >= 4 && graph.edges.length >= 3 ? graph : undefined,
  };
};
