import "server-only";
import { exchangeSection } from "@/lib/generators/server/compose/architecture/exchanges";
import { pathSection } from "@/lib/generators/server/compose/architecture/path";
import { partsSection } from "@/lib/generators/server/compose/architecture/sections";
import { structureOf } from "@/lib/generators/server/compose/architecture/structure";
import type { Composed } from "@/lib/generators/server/compose/documents";
import { firstPage } from "@/lib/generators/server/compose/idea/first-page";
import { keepSection, questionsSection } from "@/lib/generators/server/compose/idea/frame";
import { refineWords } from "@/lib/generators/server/compose/refine/words";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { lowerFirst, safe, section, table } from "@/lib/generators/server/compose/text/markdown";
import { renderShort } from "@/lib/generators/business-case/render";
import { usersOf } from "@/lib/generators/server/compose/text/people";
import type { CorporateToolId } from "@/lib/generators/tools";

/** Functions with who works with them; the release only where something waits for a later one. */
function functionTable(plan: Plan): string {
  const w = refineWords[plan.locale];
  const hasLater = plan.functions.some(({ isFirst }) => !isFirst);
  const rows = plan.functions.map((one) => {
    const people = usersOf(plan, one).map(({ name }) => safe(lowerFirst(name)));
    return [
      `${one.code} ${safe(one.title)}`,
      people.join(", ") || w.nobody,
      ...(hasLater ? [w.release[one.isFirst ? 0 : 1] ?? ""] : []),
    ];
  });
  return table(hasLater ? w.shortHead : w.shortHead.slice(0, 2), rows);
}

/** One page: the essence taken from the plan, not a cut of the long text. */
export function shortEdition(tool: CorporateToolId, plan: Plan, { assumptions, screens }: Composed): string {
  const { locale } = plan;
  if (tool === "business-case" && assumptions !== undefined) return renderShort(assumptions, locale);
  const w = refineWords[locale];
  const title = `## ${safe(plan.name)}`;
  const bounds = keepSection(plan);
  const parts: Readonly<Record<CorporateToolId, () => string[]>> = {
    idea: () => [...firstPage(plan), ...bounds, ...questionsSection(plan)],
    architecture: () => [
      ...partsSection(plan),
      ...pathSection(plan, structureOf(plan)),
      ...exchangeSection(plan),
      ...bounds,
    ],
    "business-case": () => firstPage(plan),
    requirements: () => [...section(w.short, [functionTable(plan)]), ...bounds, ...questionsSection(plan)],
    interface: () => [
      ...section(w.short, [
        screens === undefined
          ? functionTable(plan)
          : table(
              w.screensHead,
              screens.map((one) => [safe(one.title), safe(one.caption ?? w.nobody)]),
            ),
      ]),
      ...bounds,
    ],
  };
  return [title, ...parts[tool]()].join("\n\n");
}
