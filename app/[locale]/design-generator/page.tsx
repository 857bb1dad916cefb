import { getLocale, getMessages } from "next-intl/server";
import { StructuredData } from "@/components/layout/structured-data";
import { ToolClosing } from "@/components/generator/page/tool-closing";
import { ToolHead } from "@/components/generator/page/tool-head";
import { Container } from "@/components/ui/container";
import { hasModel } from "@/lib/site/has-model";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";
import { DesignBenchSection } from "./_sections/design-bench-section";

/** In the language of the address: a browser's tab and its reader announce the title in the language of the document. */
export const generateMetadata = async () => pageMetadata(routes.designGenerator, await getLocale());

/** In Russian at both addresses; the English one says so first. */
export default async function DesignGeneratorPage() {
  const { page } = (await getMessages({ locale: "ru" })).designGenerator;
  const locale = await getLocale();
  const own = await getMessages({ locale });
  return (
    <main id="main" lang="ru" tabIndex={-1}>
      {locale === "en" && (
        <Container className="border-b border-line py-3">
          <p lang="en" className="text-sm text-muted-foreground">
            {own.designGenerator.page.language}
          </p>
        </Container>
      )}
      <ToolHead
        {...page}
        eyebrow={hasModel ? page.eyebrow : page.eyebrowRules}
        steps={Object.values(page.steps)}
      />
      <DesignBenchSection />
      <ToolClosing {...page} />
      <StructuredData path={routes.designGenerator} />
    </main>
  );
}
