import { createTranslator } from "next-intl";
import { mapTexts } from "@/lib/content/document";
import { substitute } from "@/lib/content/variables";
import type { Locale } from "@/lib/i18n/routing";
import en from "@/messages/en";
import ru from "@/messages/ru";

/** What `next-intl/server` does in a page, which it refuses to do outside of one. For `vi.mock`. */
export const getTranslations = ({ locale, namespace }: { locale: Locale; namespace?: "common" }) => {
  const facts = (text: string) =>
    text.replace(/\{company\.\w+\}/g, (variable) => substitute(variable, locale));
  const messages = mapTexts(locale === "en" ? en : ru, facts) as typeof ru;
  return Promise.resolve(createTranslator({ locale, namespace, messages }));
};
