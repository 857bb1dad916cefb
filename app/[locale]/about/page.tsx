import { getLocale, getTranslations } from "next-intl/server";
import { AboutHero } from "./_sections/about-hero";
import { AboutHistory } from "./_sections/about-history";
import { Milestones } from "./_sections/milestones";
import { Practices } from "./_sections/practices";
import { Values } from "./_sections/values";
import { StructuredData } from "@/components/layout/structured-data";
import { ClosingLine } from "@/components/sections/closing-line";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";

export const generateMetadata = async () => pageMetadata(routes.about, await getLocale());

export default async function AboutPage() {
  const t = await getTranslations("about.closing");
  return (
    <main id="main" tabIndex={-1}>
      <AboutHero />
      <AboutHistory />
      <Milestones />
      <Values />
      <Practices />
      <ClosingLine title={t("title")} text={t("text")} button={t("button")} trackLabel="about" />
      <StructuredData path={routes.about} />
    </main>
  );
}
