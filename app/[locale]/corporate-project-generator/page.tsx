import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/site/routes";
import { Closing } from "./_sections/closing";
import { Head } from "./_sections/head";
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

export default function CorporateProjectGeneratorPage() {
  return (
    <main id="main" tabIndex={-1}>
      <Head />
      <Bench />
      <Closing />
    </main>
  );
}
