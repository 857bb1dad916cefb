"use client";

import { useTranslations } from "next-intl";
import { shownStatus } from "@/components/generator/run";
import { useRun } from "@/components/generator/use-run";
import { TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { ToolId } from "@/lib/generators/tools";

/** The state of a document: told by shape as well as by colour, and by a word for those who see neither. */
export function StateDot({ tool }: { tool: ToolId }) {
  const t = useTranslations("generator.workbench.state");
  const status = shownStatus(useRun(tool));
  return (
    <span className="bench-dot" data-status={status}>
      <span className="sr-only">{t(status)}</span>
    </span>
  );
}

/** A tab for each document; they are joined to the panel below. */
export function ToolTabs({ tools }: { tools: readonly ToolId[] }) {
  const t = useTranslations("generator.workbench");
  return (
    <TabsList aria-label={t("documents")} className="bench-tabs">
      {tools.map((tool) => (
        <TabsTrigger key={tool} value={tool}>
          <StateDot tool={tool} />
          {t(`tools.${tool}.name`)}
        </TabsTrigger>
      ))}
    </TabsList>
  );
}
