import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { TimelineEntry } from "@/components/sections/timeline-entry";
import { TimelineSteps } from "@/components/sections/timeline-steps";
import { listMilestones, type Milestone } from "@/lib/content/timeline";

type TimelineProps = {
  /** Whether `back and forward` stand under it everywhere, and not on small screens alone. */
  alwaysSteps?: boolean;
  /** What is told of a year besides. */
  told?: (milestone: Milestone) => ReactNode;
};

/** The company's history on a ruler of years. */
export async function Timeline({ alwaysSteps = false, told }: TimelineProps) {
  const t = await getTranslations("company.timeline");
  const milestones = listMilestones(await getLocale());
  const thisYear = new Date().getFullYear();
  return (
    <TimelineSteps
      milestones={milestones.map((milestone, index) => ({
        year: milestone.year,
        years: Math.max(1, (milestones[index + 1]?.year ?? thisYear) - milestone.year),
        title: milestone.title,
        entry: <TimelineEntry milestone={milestone}>{told?.(milestone)}</TimelineEntry>,
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
