import "../../pages.css";
import { getLocale, getTranslations } from "next-intl/server";
import { AboutHero } from "./_sections/about-hero";
import { AboutHistory } from "./_sections/about-history";
import { Milestones } from "./_sections/milestones";
import { Practices } from "./_sections/practices";
import { Values } from "./_sections/values";
import { ClosingLine } from "@/components/sections/closing-line";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/site/routes";

export async function generateMetadata() {
  const t = await getTranslations("about.meta");
  const locale = await getLocale();
  return pageMetadata({ locale, path: routes.about, title: t("title"), description: t("description") });
}

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
    </main>
  );
}
