"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { StateDot } from "@/components/generator/tool-tabs";
import { Icon, type IconName } from "@/components/ui/icon";
import { TabsList, TabsTrigger } from "@/components/ui/tabs";
import { designToolIds, type DesignToolId } from "@/lib/generators/tools";

const icons: Readonly<Record<DesignToolId, IconName>> = {
  suggest: "bulb",
  styles: "palette",
  image: "picture",
  analyze: "magnifier",
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
    <div className="design-choose rounded-2xl border border-line-strong bg-[color-mix(in_oklab,var(--surface)_86%,transparent)] shadow-sheen @max-[40rem]/bench:overflow-clip @max-[40rem]/bench:rounded-xl">
      <TabsList
        ref={list}
        aria-label={t("generator.workbench.documents")}
        className="grid grid-cols-4 gap-1.5 border-0 p-2 @max-[62.5rem]/bench:grid-cols-2 @max-[40rem]/bench:flex @max-[40rem]/bench:gap-0.5 @max-[40rem]/bench:p-1.5 @max-[40rem]/bench:[mask:linear-gradient(90deg,#000_calc(100%-32px),transparent)] @max-[40rem]/bench:after:flex-[0_0_26px] @max-[40rem]/bench:after:content-['']"
      >
        {designToolIds.map((tool) => (
          <TabsTrigger
            key={tool}
            value={tool}
            className="group gap-3.5 rounded-lg py-3 pr-4 pl-3 text-left data-[state=active]:shadow-[var(--sheen),0_0_0_1px_var(--line-strong)] @max-[40rem]/bench:min-h-12 @max-[40rem]/bench:gap-2.5 @max-[40rem]/bench:px-3.5 @max-[40rem]/bench:py-1.5 @max-[40rem]/bench:whitespace-nowrap"
          >
            <span className="grid size-10 flex-none place-items-center rounded-[10px] bg-[color-mix(in_oklab,var(--foreground)_7%,transparent)] group-data-[state=active]:bg-[color-mix(in_oklab,var(--accent)_13%,transparent)] group-data-[state=active]:text-accent @max-[40rem]/bench:hidden">
              <Icon name={icons[tool]} />
            </span>
            <span className="grid min-w-0 flex-1">
              <b className="leading-[1.35] font-semibold tracking-[-0.012em]">
                {t(`generator.workbench.tools.${tool}.name`)}
              </b>
              <span className="caption group-data-[state=active]:text-muted-foreground @max-[40rem]/bench:hidden">
                {t(`designGenerator.tools.${tool}.subtitle`)}
              </span>
            </span>
            <StateDot tool={tool} />
          </TabsTrigger>
        ))}
      </TabsList>
    </div>
  );
}
