import "../../generators.css";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { ToolClosing } from "@/components/generator/page/tool-closing";
import { ToolHead } from "@/components/generator/page/tool-head";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/site/routes";
import { DesignBenchSection } from "./_sections/design-bench-section";

/** In the language of the address: a browser's tab and its reader announce the title in the language of the document. */
export async function generateMetadata() {
  const locale = await getLocale();
  const t = await getTranslations("designGenerator.page");
  return pageMetadata({
    locale,
    path: routes.designGenerator,
    title: t("title"),
    description: t("description"),
  });
}

/** In Russian at both addresses. */
export default async function DesignGeneratorPage() {
  const { page } = (await getMessages({ locale: "ru" })).designGenerator;
  return (
    <main id="main" lang="ru" tabIndex={-1}>
      <ToolHead {...page} steps={Object.values(page.steps)} />
      <DesignBenchSection />
      <ToolClosing {...page} />
    </main>
  );
}
