import { getLocale, getTranslations } from "next-intl/server";
import { ServicesList } from "./_sections/services-list";
import { StructuredData } from "@/components/layout/structured-data";
import { ContactSection } from "@/components/sections/contact-section";
import { PageHead } from "@/components/sections/page-head";
import { Quiet } from "@/components/ui/quiet";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";

export const generateMetadata = async () => pageMetadata(routes.services, await getLocale());

export default async function ServicesPage() {
  const t = await getTranslations("services.list");
  const dim = { dim: (words: React.ReactNode) => <Quiet>{words}</Quiet> };
  return (
    <main id="main" tabIndex={-1}>
      <PageHead eyebrow={t("eyebrow")} title={t.rich("title", dim)} lead={t("lead")} />
      <ServicesList />
      <ContactSection />
      <StructuredData path={routes.services} />
    </main>
  );
}
