import { getLocale } from "next-intl/server";
import { StructuredData } from "@/components/layout/structured-data";
import { LegalDocument } from "@/components/sections/legal-document";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";

const id = "privacy-policy";

export const generateMetadata = async () => pageMetadata(routes.privacyPolicy, await getLocale());

export default function PrivacyPolicyPage() {
  return (
    <main id="main" tabIndex={-1}>
      <LegalDocument id={id} />
      <StructuredData path={routes.privacyPolicy} />
    </main>
  );
}
