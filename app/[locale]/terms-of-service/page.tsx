import { getLocale } from "next-intl/server";
import { StructuredData } from "@/components/layout/structured-data";
import { LegalDocument } from "@/components/sections/legal-document";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";

const id = "terms-of-service";

export const generateMetadata = async () => pageMetadata(routes.termsOfService, await getLocale());

export default function TermsOfServicePage() {
  return (
    <main id="main" tabIndex={-1}>
      <LegalDocument id={id} />
      <StructuredData path={routes.termsOfService} />
    </main>
  );
}
