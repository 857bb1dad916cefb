import { createTranslator } from "next-intl";
import type { ExportDocument, ExportWords } from "@/lib/generators/export/export-document";
import type { Locale } from "@/lib/i18n/routing";

/** The language of a file: that of its documents, or of the page when they have several. */
export function localeOfExport(documents: readonly ExportDocument[], page: Locale): Locale {
  const [only = page, ...others] = new Set(documents.map(({ locale = page }) => locale));
  return others.length === 0 ? only : page;
}

type FileWords = { words: ExportWords; registryWords: { inn: string; ogrn: string } };

/** The words of a file in its language, fetched with the file: the page has only its own. Slots that the file fills stay slots. */
export async function exportWords(locale: Locale): Promise<FileWords> {
  const { default: generator } =
    locale === "ru"
      ? await import("@/messages/ru/generator.json")
      : await import("@/messages/en/generator.json");
  // The build compiles messages, so a message with slots is no text before a translator has read it.
  const t = createTranslator({ locale, messages: { generator }, namespace: "generator.workbench.export" });
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
