import { getLocale, getTranslations } from "next-intl/server";
import { TimelineEntry } from "@/components/sections/timeline-entry";
import { TimelineSteps } from "@/components/sections/timeline-steps";
import { listMilestones } from "@/lib/content/timeline";

/** The company's history on a ruler of years. `back and forward` stand under it on small screens, or everywhere when asked. */
export async function Timeline({ alwaysSteps = false }: { alwaysSteps?: boolean }) {
  const t = await getTranslations("company.timeline");
  const milestones = listMilestones(await getLocale());
  const thisYear = new Date().getFullYear();
  return (
    <TimelineSteps
      milestones={milestones.map((milestone, index) => ({
        year: milestone.year,
        years: Math.max(1, (milestones[index + 1]?.year ?? thisYear) - milestone.year),
        title: milestone.title,
        entry: <TimelineEntry milestone={milestone} />,
      }))}
      alwaysSteps={alwaysSteps}
      words={{
        back: t("back"),
        forward: t("forward"),
        years: t("years"),
        positions: milestones.map((_, index) =>
          t("position", { index: String(index + 1), total: String(milestones.length) }),
        ),
      }}
    />
  );
}
