import { NextIntlClientProvider } from "next-intl";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { benchWords } from "@/components/generator/page/bench-words";
import { SampleDossier } from "@/components/generator/page/sample-dossier";
import { ToolDisclaimer } from "@/components/generator/page/tool-disclaimer";
import { ToolSection } from "@/components/generator/page/tool-section";
import { Workbench } from "@/components/generator/workbench";
import { listGeneratorExamples } from "@/lib/content/generator-examples";
import { corporateToolIds } from "@/lib/generators/tools";
import { hasModel } from "@/lib/site/has-model";

/** The workbench. Its words, and no others, go to the browser. */
export async function Bench() {
  const t = await getTranslations("generator.page");
  const { generator, facts } = await getMessages();
  const { page } = generator;
  const words = benchWords(generator.workbench, corporateToolIds);
  return (
    <ToolSection label={t("benchLabel")}>
      <noscript>
        <p className="mb-5 text-muted-foreground">{t("noScript")}</p>
      </noscript>
      <NextIntlClientProvider messages={{ generator: { workbench: words }, facts }}>
        <Workbench
          examples={listGeneratorExamples(await getLocale())}
          sample={<SampleDossier {...page.sample} />}
          note={
            <ToolDisclaimer
              title={page.disclaimer.title}
              draft={page.disclaimer.draft}
              data={hasModel ? page.disclaimer.data : page.disclaimer.dataRules}
              className="order-5 self-end rounded-2xl border border-line p-5"
            />
          }
        />
      </NextIntlClientProvider>
    </ToolSection>
  );
}
