import { getLocale } from "next-intl/server";
import { StructuredData } from "@/components/layout/structured-data";
import { LegalDocument } from "@/components/sections/legal-document";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";

const id = "personal-data-consent";

export const generateMetadata = async () => pageMetadata(routes.consent, await getLocale());

export default function ConsentPage() {
  return (
    <main id="main" tabIndex={-1}>
      <LegalDocument id={id} />
      <StructuredData path={routes.consent} />
    </main>
  );
}
