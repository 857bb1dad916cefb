import { getLocale, getMessages } from "next-intl/server";
import { StructuredData } from "@/components/layout/structured-data";
import { ToolClosing } from "@/components/generator/page/tool-closing";
import { ToolHead } from "@/components/generator/page/tool-head";
import { Badge } from "@/components/ui/badge";
import { Container } from "@/components/ui/container";
import { TextLink } from "@/components/ui/text-link";
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
  const own = (await getMessages({ locale })).designGenerator.page;
  return (
    <main id="main" lang="ru" tabIndex={-1}>
      <ToolHead
        {...page}
        eyebrow={hasModel ? page.eyebrow : page.eyebrowRules}
        steps={Object.values(page.steps)}
      />
      {locale === "en" && (
        <Container className="pt-5">
          <div
            lang="en"
            className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-2xl border border-line-strong bg-[color-mix(in_oklab,var(--surface)_86%,transparent)] px-5 py-1.5 text-sm/[1.5] shadow-sheen max-sm:py-3"
          >
            <Badge variant="accent">RU</Badge>
            <p className="min-w-0 flex-1 basis-80 text-muted-foreground">{own.language}</p>
            <TextLink href={routes.projectGenerator}>{own.otherTool}</TextLink>
          </div>
        </Container>
      )}
      <DesignBenchSection />
      <ToolClosing {...page} />
      <StructuredData path={routes.designGenerator} />
    </main>
  );
}
