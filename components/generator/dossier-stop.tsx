import { Square } from "lucide-react";
import { useTranslations } from "next-intl";
import { stopDossier } from "@/components/generator/dossier";
import { dossierButton } from "@/components/generator/dossier-strip";
import { Button } from "@/components/ui/button";

/** Ends the dossier after what is written so far. */
export function DossierStop() {
  const t = useTranslations("generator.workbench.loading");
  return (
    <Button
      variant="secondary"
      size="small"
      className={dossierButton}
      title={t("stop")}
      onClick={stopDossier}
    >
      <Square />
      <span className="sr-only">{t("stop")}</span>
    </Button>
  );
}
