import { createTranslator } from "next-intl";
import type { Locale } from "@/lib/i18n/routing";
import en from "@/messages/en";
import ru from "@/messages/ru";

/** What `next-intl/server` does in a page, which it refuses to do outside of one. For `vi.mock`. */
export const getTranslations = ({ locale, namespace }: { locale: Locale; namespace?: "common" }) =>
  Promise.resolve(createTranslator({ locale, namespace, messages: locale === "en" ? en : ru }));
