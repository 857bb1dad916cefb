import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { shownStatus } from "@/components/generator/run";
import { useInSight } from "@/components/generator/use-in-sight";
import { useRun } from "@/components/generator/use-run";
import { TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { ToolId } from "@/lib/generators/tools";

/** Hollow: nothing yet. Arc: under way. Disc: ready. Ringed disc: it asks first. Half a disc: unfinished. Diamond: failed. */
const dot = clsx(
  "size-[9px] flex-none rounded-full border-[1.5px] border-subtle",
  "data-[status=loading]:-mx-0.5 data-[status=loading]:size-[13px] data-[status=loading]:animate-spin data-[status=loading]:border-2 data-[status=loading]:border-[color-mix(in_oklab,var(--accent)_28%,transparent)] data-[status=loading]:border-t-accent data-[status=loading]:[animation-duration:0.9s]",
  "data-[status=done]:border-success data-[status=done]:bg-success",
  "data-[status=asks]:border-accent data-[status=asks]:bg-accent data-[status=asks]:shadow-[inset_0_0_0_1.5px_var(--surface)]",
  "data-[status=stopped]:border-yellow data-[status=stopped]:bg-[linear-gradient(90deg,var(--yellow)_50%,transparent_50%)]",
  "data-[status=failed]:scale-90 data-[status=failed]:rotate-45 data-[status=failed]:rounded-[2px] data-[status=failed]:border-destructive data-[status=failed]:bg-destructive",
);

/** The state of a document: told by shape as well as by colour, and by a word for those who see neither. `quiet`: nothing is drawn before there is a result. */
export function StateDot({ tool, quiet = false }: { tool: ToolId; quiet?: boolean }) {
  const t = useTranslations("generator.workbench.state");
  const status = shownStatus(useRun(tool));
  return (
    <span
      data-slot="state-dot"
      data-status={status}
      className={clsx(dot, quiet && status === "empty" && "opacity-0")}
    >
      <span className="sr-only">{t(status)}</span>
    </span>
  );
}

/** A tab for each document; they are joined to the panel below. */
export function ToolTabs({ tools, active }: { tools: readonly ToolId[]; active: ToolId }) {
  const t = useTranslations("generator.workbench");
  const list = useInSight<HTMLDivElement>(active);
  return (
    <TabsList
      ref={list}
      aria-label={t("documents")}
      className="rounded-2xl sm:bg-[color-mix(in_oklab,var(--surface)_86%,transparent)] @min-[62.5rem]/columns:rounded-b-none"
    >
      {tools.map((tool) => (
        <TabsTrigger key={tool} value={tool}>
          <StateDot tool={tool} />
          {t(`tools.${tool}.name`)}
        </TabsTrigger>
      ))}
    </TabsList>
  );
}
