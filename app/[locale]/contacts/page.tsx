import { getLocale, getTranslations } from "next-intl/server";
import { NextSteps } from "./_sections/next-steps";
import { StructuredData } from "@/components/layout/structured-data";
import { ContactSection } from "@/components/sections/contact-section";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";

export const generateMetadata = async () => pageMetadata(routes.contacts, await getLocale());

export default async function ContactsPage() {
  const t = await getTranslations("contacts");
  return (
    <main id="main" tabIndex={-1}>
      <ContactSection page={{ title: t("title"), lead: `${t("subtitle")} ${t("section.lead")}` }} />
      <NextSteps />
      <StructuredData path={routes.contacts} />
    </main>
  );
}
