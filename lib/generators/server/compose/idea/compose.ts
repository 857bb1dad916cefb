import "server-only";
import type { Composer } from "@/lib/generators/server/compose/documents";
import { changeSection, functionsSection } from "@/lib/generators/server/compose/idea/functions";
import { firstPage } from "@/lib/generators/server/compose/idea/first-page";
import {
  keepSection,
  peopleSection,
  planSection,
  questionsSection,
  risksSection,
} from "@/lib/generators/server/compose/idea/frame";
import { safe } from "@/lib/generators/server/compose/text/markdown";

/** The project idea: a first page for the director, then what changes for whom, and what it takes. */
export const composeIdea: Composer = (plan) => ({
  text: [
    `## ${safe(plan.name)}`,
    ...firstPage(plan),
    ...changeSection(plan),
    ...functionsSection(plan),
    ...peopleSection(plan),
    ...keepSection(plan),
    ...planSection(plan),
    ...risksSection(plan),
    ...questionsSection(plan),
  ].join("\n\n"),
});
