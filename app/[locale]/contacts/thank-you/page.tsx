import { getLocale, getTranslations } from "next-intl/server";
import { ForgetDraft } from "@/components/forms/forget-draft";
import { ThankYou } from "../_sections/thank-you";
import { asideMetadata } from "@/lib/site/page-metadata";

export async function generateMetadata() {
  const locale = await getLocale();
  const t = await getTranslations("contacts.thankYou");
  return asideMetadata(t("title"), t("text"), locale);
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
