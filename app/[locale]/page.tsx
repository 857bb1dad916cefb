import { getLocale } from "next-intl/server";
import { AboutTeaser } from "./_sections/about-teaser";
import { AiPromo } from "./_sections/ai-promo";
import { Awards } from "./_sections/awards";
import { Cases } from "./_sections/cases";
import { Hero } from "./_sections/hero";
import { History } from "./_sections/history";
import { Partners } from "./_sections/partners";
import { ServicesBento } from "./_sections/services-bento";
import { ComeAlive } from "@/components/illustrations/come-alive";
import { StructuredData } from "@/components/layout/structured-data";
import { BlogTeaser } from "@/components/sections/blog-teaser";
import { ContactSection } from "@/components/sections/contact-section";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";

export const generateMetadata = async () => pageMetadata(routes.home, await getLocale());

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
      <ComeAlive />
      <StructuredData path={routes.home} />
    </main>
  );
}
