import "../../generators.css";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { ToolClosing } from "@/components/generator/page/tool-closing";
import { ToolHead } from "@/components/generator/page/tool-head";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/site/routes";
import { Bench } from "./_sections/bench";

export async function generateMetadata() {
  const locale = await getLocale();
  const t = await getTranslations("generator.page");
  return pageMetadata({
    locale,
    path: routes.projectGenerator,
    title: t("title"),
    description: t("description"),
  });
}

export default async function CorporateProjectGeneratorPage() {
  const { page } = (await getMessages()).generator;
  return (
    <main id="main" tabIndex={-1}>
      <ToolHead {...page} steps={Object.values(page.steps)} />
      <Bench />
      <ToolClosing {...page} />
    </main>
  );
}
