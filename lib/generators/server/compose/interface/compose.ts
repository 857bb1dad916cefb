import "server-only";
import type { Composer } from "@/lib/generators/server/compose/documents";
import { conditionsSection } from "@/lib/generators/server/compose/interface/conditions";
import { numbersSection } from "@/lib/generators/server/compose/interface/numbers";
import { designScreens } from "@/lib/generators/server/compose/interface/screens";
import {
  pathSection,
  questionsSection,
  screenPart,
  summary,
} from "@/lib/generators/server/compose/interface/story";
import { styleSection } from "@/lib/generators/server/compose/interface/style";
import { screenWords } from "@/lib/generators/server/compose/interface/words";
import { bullets, heading, safe, section } from "@/lib/generators/server/compose/text/markdown";

/** The interface: screens as data, which the page draws, and who opens them, what stands on them and how they behave. */
export const composeInterface: Composer = (plan, { style }) => {
  const screens = designScreens(plan);
  const w = screenWords[plan.locale];
  const parts = screens.flatMap((one) => screenPart(plan, one, screens));
  return {
    text: [
      `## ${w.title}: ${safe(plan.name)}`,
      summary(plan, screens),
      ...pathSection(plan, screens),
      heading(w.sections.screens),
      ...parts,
      ...numbersSection(plan, parts.join("\n")),
      ...conditionsSection(plan),
      ...styleSection(style, plan.locale),
      ...questionsSection(plan, screens),
      ...section(w.sections.general, [bullets(w.general)]),
    ].join("\n\n"),
    screens: screens.map(({ screen }) => screen),
  };
};
