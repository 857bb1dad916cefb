"use client";

import { Image, Lightbulb, Palette, Search, type LucideIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { StateDot } from "@/components/generator/tool-tabs";
import { TabsList, TabsTrigger } from "@/components/ui/tabs";
import { designToolIds, type DesignToolId } from "@/lib/generators/tools";

const icons: Readonly<Record<DesignToolId, LucideIcon>> = {
  suggest: Lightbulb,
  styles: Palette,
  image: Image,
  analyze: Search,
};

/** A card for each tool above both columns; on a phone one row, in which the open one is always in sight. */
export function DesignTabs({ active }: { active: DesignToolId }) {
  const t = useTranslations();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    // The row alone moves: `scrollIntoView` would move the page to it as well.
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2;
  }, [active]);

  return (
    <div className="design-choose">
      <TabsList ref={list} aria-label={t("generator.workbench.documents")} className="design-tabs">
        {designToolIds.map((tool) => {
          const Icon = icons[tool];
          return (
            <TabsTrigger key={tool} value={tool} className="design-tab">
              <span className="design-tab-icon">
                <Icon />
              </span>
              <span className="design-tab-words">
                <b>{t(`generator.workbench.tools.${tool}.name`)}</b>
                <span className="caption">{t(`designGenerator.tools.${tool}.subtitle`)}</span>
              </span>
              <StateDot tool={tool} />
            </TabsTrigger>
          );
        })}
      </TabsList>
    </div>
  );
}
