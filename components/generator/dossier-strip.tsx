import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { dossierStore } from "@/components/generator/dossier";
import { shownStatus } from "@/components/generator/run";
import { useFinishedDocuments, useRun } from "@/components/generator/use-run";
import { DossierStop } from "@/components/generator/workbench-parts";
import { corporateToolIds, type CorporateToolId } from "@/lib/generators/tools";

/** Which of the five documents the dossier is at, undefined while it is not being made. */
export const useDossierTool = () => useStore(dossierStore, ({ step }) => step?.tool);

/** A button at the end of the strip. */
export const dossierButton = "ml-auto flex-none pointer-coarse:min-h-11";

/** How far the five documents are. `children`: what can be done with all of them. */
export function DossierStrip({ children }: { children: ReactNode }) {
  const t = useTranslations("generator.workbench");
  const making = useDossierTool();
  const count = useFinishedDocuments().length;
  const isWhole = !making && count === corporateToolIds.length;
  /** The row of parts gives way to the button: both would not fit a line. */
  const hasButton = !making && count > 1;
  return (
    <div
      data-slot="dossier"
      className={clsx(
        "mb-3 flex min-h-11 min-w-0 flex-wrap items-center gap-x-3.5 gap-y-2 rounded-2xl border border-line-strong bg-[color-mix(in_oklab,var(--surface)_86%,transparent)] py-1.5 pl-4 shadow-sheen [anchor-scope:--export-button]",
        "@max-[40rem]:min-h-0 @max-[40rem]:basis-full @max-[40rem]:border-0 @max-[40rem]:bg-transparent @max-[40rem]:p-0 @max-[40rem]:shadow-none",
        // Beside what was understood, which may be folded; alone on its line it is as wide as the document.
        hasButton ? "[[data-open]+&]:grow" : "grow basis-85",
        // A button stands nearer to the edge than the row of parts does.
        making || hasButton ? "pr-2" : "pr-4",
      )}
    >
      <h2 className="text-[0.9375rem]/[1.3] tracking-[-0.015em]">{t("dossier.short")}</h2>
      <p role="status" className="text-caption text-subtle">
        {making
          ? t("dossier.making", { name: t(`tools.${making}.name`) })
          : t("dossier.ready", { count, total: corporateToolIds.length })}
      </p>
      {isWhole && <Check aria-hidden="true" className="size-4.5 text-success @max-[40rem]:hidden" />}
      <span
        aria-hidden="true"
        className={clsx("flex-[1_1_40px] grid-cols-5 gap-1.5", hasButton ? "hidden" : "grid")}
      >
        {corporateToolIds.map((tool) => (
          <Part key={tool} tool={tool} />
        ))}
      </span>
      {making && <DossierStop />}
      {hasButton && children}
    </div>
  );
}

/** One a document, in the order of the tabs. */
const part = clsx(
  "h-1 rounded-[4px] bg-line-strong forced-colors:border forced-colors:border-[ButtonText]",
  "data-[status=done]:bg-accent data-[status=failed]:bg-destructive data-[status=done]:forced-colors:bg-[ButtonText]",
  "data-[status=loading]:bg-[repeating-linear-gradient(90deg,var(--accent)_0_2px,transparent_2px_5px)]",
  "data-[status=stopped]:bg-[linear-gradient(90deg,var(--yellow)_50%,var(--line-strong)_50%)]",
);

function Part({ tool }: { tool: CorporateToolId }) {
  return <i data-status={shownStatus(useRun(tool))} className={part} />;
}
