import "../../pages.css";
import { getLocale } from "next-intl/server";
import { LegalDocument } from "@/components/sections/legal-document";
import { getLegalDocument } from "@/lib/content/legal";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/site/routes";

const id = "privacy-policy";

export async function generateMetadata() {
  const locale = await getLocale();
  const { title, description } = getLegalDocument(locale, id);
  return pageMetadata({ locale, path: routes.privacyPolicy, title, description });
}

export default function PrivacyPolicyPage() {
  return (
    <main id="main" tabIndex={-1}>
      <LegalDocument id={id} />
    </main>
  );
}
