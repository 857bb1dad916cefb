import "../../pages.css";
import { getLocale } from "next-intl/server";
import { LegalDocument } from "@/components/sections/legal-document";
import { getLegalDocument } from "@/lib/content/legal";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/site/routes";

const id = "terms-of-service";

export async function generateMetadata() {
  const locale = await getLocale();
  const { title, description } = getLegalDocument(locale, id);
  return pageMetadata({ locale, path: routes.termsOfService, title, description });
}

export default function TermsOfServicePage() {
  return (
    <main id="main" tabIndex={-1}>
      <LegalDocument id={id} />
    </main>
  );
}
