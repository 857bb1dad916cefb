import "../../pages.css";
import { getLocale, getTranslations } from "next-intl/server";
import { NextSteps } from "./_sections/next-steps";
import { ContactSection } from "@/components/sections/contact-section";
import { getCompany } from "@/lib/content/company";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/site/routes";

export async function generateMetadata() {
  const locale = await getLocale();
  const t = await getTranslations("contacts");
  const description = t("description", { company: getCompany(locale).name });
  return pageMetadata({ locale, path: routes.contacts, title: t("title"), description });
}

export default async function ContactsPage() {
  const t = await getTranslations("contacts");
  return (
    <main id="main" tabIndex={-1}>
      <ContactSection page={{ title: t("title"), lead: t("subtitle") }} />
      <NextSteps />
    </main>
  );
}
