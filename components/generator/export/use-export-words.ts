import { useTranslations } from "next-intl";
import type { ExportWords } from "@/lib/generators/export/export-document";

/** The words of a file from the messages; slots that the file fills itself stay slots. */
export function useExportWords(): { words: ExportWords; registryWords: { inn: string; ogrn: string } } {
  const t = useTranslations("generator.workbench.export");
  return {
    words: {
      contents: t("contents"),
      task: t("task"),
      diagram: t("diagram"),
      mainPath: t("mainPath"),
      page: t("page", { page: "{page}", pages: "{pages}" }),
      made: { model: t("made.model"), draft: t("made.draft"), unfinished: t("made.unfinished") },
    },
    registryWords: { inn: t("inn"), ogrn: t("ogrn") },
  };
}
