import { clsx } from "clsx";
import { Image, Lightbulb, Palette, Search, type LucideIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { screenOnly } from "@/components/generator/screen-only";
import { StateDot } from "@/components/generator/tool-tabs";
import { TabsList, TabsTrigger } from "@/components/ui/tabs";
import { designToolIds, type DesignToolId } from "@/lib/generators/tools";

const icons: Readonly<Record<DesignToolId, LucideIcon>> = {
  suggest: Lightbulb,
  styles: Palette,
  image: Image,
  analyze: Search,
};

const cards = "grid-cols-4 @max-[62.5rem]/bench:grid-cols-2";
const card = clsx(
  "group/tab",
  "@max-[40rem]:min-h-12 @max-[40rem]:gap-2.5 @max-[40rem]:px-3.5 @max-[40rem]:py-1.5 @max-[40rem]:whitespace-nowrap",
);

/** A card for each tool above both columns; on a phone two in a row, each with its name alone. */
export function DesignTabs() {
  const t = useTranslations();

  return (
    <div
      className={clsx(
        "rounded-2xl border border-line-strong bg-[color-mix(in_oklab,var(--surface)_86%,transparent)] shadow-sheen @max-[40rem]:overflow-clip @max-[40rem]:rounded-xl",
        screenOnly,
      )}
    >
      <TabsList variant="cards" aria-label={t("generator.workbench.documents")} className={cards}>
        {designToolIds.map((tool) => {
          const Icon = icons[tool];
          return (
            <TabsTrigger key={tool} variant="cards" value={tool} className={card}>
              <span className="grid size-10 flex-none place-items-center rounded-[10px] bg-[color-mix(in_oklab,var(--foreground)_8%,transparent)] group-data-[state=active]/tab:bg-[color-mix(in_oklab,var(--accent)_12%,transparent)] group-data-[state=active]/tab:text-accent @max-[40rem]:hidden">
                <Icon />
              </span>
              <span className="grid min-w-0 flex-1">
                <b className="leading-[1.35] font-semibold tracking-[-0.012em]">
                  {t(`generator.workbench.tools.${tool}.name`)}
                </b>
                <span className="text-caption text-subtle group-data-[state=active]/tab:text-muted-foreground @max-[40rem]:hidden">
                  {t(`designGenerator.tools.${tool}.subtitle`)}
                </span>
              </span>
              {/* The tools do not follow one another: one without a result has nothing to tell. */}
              <StateDot tool={tool} quiet />
            </TabsTrigger>
          );
        })}
      </TabsList>
    </div>
  );
}
