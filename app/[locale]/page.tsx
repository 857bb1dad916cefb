import { getLocale, getTranslations } from "next-intl/server";
import { AboutTeaser } from "./_sections/about-teaser";
import { AiPromo } from "./_sections/ai-promo";
import { Awards } from "./_sections/awards";
import { Cases } from "./_sections/cases";
import { Hero } from "./_sections/hero";
import { History } from "./_sections/history";
import { Partners } from "./_sections/partners";
import { ServicesBento } from "./_sections/services-bento";
import { BlogTeaser } from "@/components/sections/blog-teaser";
import { ContactSection } from "@/components/sections/contact-section";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/site/routes";

export async function generateMetadata() {
  const locale = await getLocale();
  const t = await getTranslations("home.meta");
  return pageMetadata({ locale, path: routes.home, title: t("title"), description: t("description") });
}

export default function HomePage() {
  return (
    <main id="main" tabIndex={-1}>
      <Hero />
      <AboutTeaser />
      <History />
      <ServicesBento />
      <Cases />
      <AiPromo />
      <Awards />
      <Partners />
      <BlogTeaser />
      <ContactSection />
    </main>
  );
}
