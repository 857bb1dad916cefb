import { companyForExport } from "@/lib/generators/export/company";
import type { ExportDocument, ExportFrame } from "@/lib/generators/export/export-document";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { corporateToolIds, documentOf } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";
import en from "@/messages/en/generator.json";
import ru from "@/messages/ru/generator.json";
import { samples } from "@/tests/unit/generators/samples";

const words = { ru: ru.workbench.export, en: en.workbench.export };

/** What stands around exported documents, in the words of the site. */
export const frameIn = (locale: Locale): ExportFrame => ({
  locale,
  title: locale === "ru" ? "Досье проекта" : "Project dossier",
  task: samples[locale].polyclinics ?? "",
  date: locale === "ru" ? "21 ноября 2026 г." : "21 November 2026",
  origin: "https://dubrava.example",
  company: companyForExport(locale, words[locale]),
  words: words[locale],
});

/** The five documents of a dossier, drafted by rules. */
export const dossierIn = (locale: Locale): Promise<ExportDocument[]> =>
  Promise.all(
    corporateToolIds.map(async (tool) => {
      const { result } = await drafts[tool]({ description: samples[locale].polyclinics ?? "" }, locale);
      const text = documentOf(tool, { ...result, engine: "draft" });
      const title = /^#+ (.+)$/m.exec(text)?.[1] ?? tool;
      return {
        tool,
        title,
        text,
        engine: "draft" as const,
        ...("graph" in result && { graph: result.graph }),
      };
    }),
  );
