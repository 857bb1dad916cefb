"use client";

import { Square } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSyncExternalStore, type ReactNode } from "react";
import { dossierTool, stopDossier, subscribeToDossier } from "@/components/generator/dossier";
import { shownStatus } from "@/components/generator/run";
import { useFinishedDocuments, useRun } from "@/components/generator/use-run";
import { Button } from "@/components/ui/button";
import { corporateToolIds, type CorporateToolId } from "@/lib/generators/tools";

/** Which of the five documents the dossier is at, undefined while it is not being made. */
export const useDossierTool = () => useSyncExternalStore(subscribeToDossier, dossierTool, () => undefined);

/** How far the five documents are. `children`: what can be done with all of them. */
export function DossierStrip({ children }: { children: ReactNode }) {
  const t = useTranslations("generator.workbench");
  const making = useDossierTool();
  const count = useFinishedDocuments().length;
  return (
    <div className="dossier">
      <h2 className="h4">{t("dossier.title")}</h2>
      <p role="status" className="caption">
        {making
          ? t("dossier.making", { name: t(`tools.${making}.name`) })
          : t("dossier.ready", { count, total: corporateToolIds.length })}
      </p>
      <span className="dossier-parts" aria-hidden="true">
        {corporateToolIds.map((tool) => (
          <Part key={tool} tool={tool} />
        ))}
      </span>
      {making && (
        <Button variant="secondary" size="small" onClick={stopDossier}>
          <Square />
          {t("loading.stop")}
        </Button>
      )}
      {!making && count > 0 && children}
    </div>
  );
}

function Part({ tool }: { tool: CorporateToolId }) {
  return <i data-status={shownStatus(useRun(tool))} />;
}
