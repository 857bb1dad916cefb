import { getLocale, getMessages } from "next-intl/server";
import { StructuredData } from "@/components/layout/structured-data";
import { ToolClosing } from "@/components/generator/page/tool-closing";
import { ToolHead } from "@/components/generator/page/tool-head";
import { hasModel } from "@/lib/site/has-model";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";
import { Bench } from "./_sections/bench";

export const generateMetadata = async () => pageMetadata(routes.projectGenerator, await getLocale());

export default async function CorporateProjectGeneratorPage() {
  const { page } = (await getMessages()).generator;
  return (
    <main id="main" tabIndex={-1}>
      <ToolHead
        {...page}
        eyebrow={hasModel ? page.eyebrow : page.eyebrowRules}
        steps={Object.values(page.steps)}
      />
      <Bench />
      <ToolClosing contact={page.contact} />
      <StructuredData path={routes.projectGenerator} />
    </main>
  );
}
