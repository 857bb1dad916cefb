import "../../../pages.css";
import { getLocale, getTranslations } from "next-intl/server";
import { ForgetDraft } from "@/components/forms/forget-draft";
import { ThankYou } from "../_sections/thank-you";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/site/routes";

export async function generateMetadata() {
  const locale = await getLocale();
  const t = await getTranslations("contacts.thankYou");
  return pageMetadata({
    locale,
    path: routes.thankYou,
    title: t("title"),
    description: t("text"),
    indexed: false,
  });
}

/** Where a plain post of the form ends; with JavaScript a notification says the same in place. */
export default function ThankYouPage() {
  return (
    <main id="main" tabIndex={-1}>
      <ThankYou />
      <ForgetDraft />
    </main>
  );
}
