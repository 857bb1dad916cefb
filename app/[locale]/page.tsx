import { getLocale, getTranslations } from "next-intl/server";
import { AiPromo } from "./_sections/ai-promo";
import { Hero } from "./_sections/hero";
import { ServicesBento } from "./_sections/services-bento";
import { BlogTeaser } from "@/components/sections/blog-teaser";
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
      <ServicesBento />
      <AiPromo />
      <BlogTeaser />
    </main>
  );
}
