import { useTranslations } from "next-intl";
import { printDossier } from "@/components/generator/dossier-print";
import { dossierButton } from "@/components/generator/dossier-strip";
import { exportDocument } from "@/components/generator/export/export-document";
import { ExportMenu } from "@/components/generator/export/export-menu";
import { useFinishedDocuments } from "@/components/generator/use-run";

/** All finished documents in one file. */
export function DossierExport() {
  const t = useTranslations("generator.workbench");
  const finished = useFinishedDocuments();
  const first = finished[0];
  if (!first) return null;
  return (
    <ExportMenu
      documents={finished.map(({ tool, run }) => exportDocument(tool, run, t(`tools.${tool}.title`)))}
      title={t("dossier.title")}
      task={first.run.input.description}
      onPrint={() => void printDossier(finished.length)}
      className={dossierButton}
    />
  );
}
