import { useTranslations } from "next-intl";
import { BenchButton } from "@/components/generator/bench-button";
import { useDossierTool } from "@/components/generator/dossier-strip";
import type { TextStore } from "@/components/generator/text-store";
import { useDescription } from "@/components/generator/use-description";

/** Has all five documents made, one after the other. Why it is disabled stands below its neighbour. */
export function DossierButton({
  description,
  onGenerate,
}: {
  description: TextStore;
  onGenerate: () => void;
}) {
  const t = useTranslations("generator.workbench");
  const { problem } = useDescription(description);
  const making = useDossierTool() !== undefined;
  return (
    <BenchButton
      variant="secondary"
      disabled={problem !== undefined && !making}
      busy={making}
      onClick={() => {
        if (!making) onGenerate();
      }}
    >
      {t("all")}
    </BenchButton>
  );
}
