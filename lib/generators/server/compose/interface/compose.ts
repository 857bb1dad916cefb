import "server-only";
import type { Composer } from "@/lib/generators/server/compose/documents";
import { conditionsSection } from "@/lib/generators/server/compose/interface/conditions";
import { designScreens } from "@/lib/generators/server/compose/interface/screens";
import { questionsSection, screenPart, summary } from "@/lib/generators/server/compose/interface/story";
import { styleSection } from "@/lib/generators/server/compose/interface/style";
import { screenWords } from "@/lib/generators/server/compose/interface/words";
import { heading, safe } from "@/lib/generators/server/compose/text/markdown";

/** The interface: screens as data, which the page draws, and who opens them, what stands on them and how they behave. */
export const composeInterface: Composer = (plan, { style }) => {
  const screens = designScreens(plan);
  const w = screenWords[plan.locale];
  return {
    text: [
      `## ${w.title}: ${safe(plan.name)}`,
      summary(plan, screens),
      heading(w.sections.screens),
      ...screens.flatMap((one) => screenPart(plan, one, screens)),
      ...conditionsSection(plan),
      ...styleSection(style, plan.locale),
      ...questionsSection(plan, screens),
    ].join("\n\n"),
    screens: screens.map(({ screen }) => screen),
  };
};
