import { useParams } from "next/navigation";
import { isLocale, locales, type Locale } from "@/lib/i18n/routing";

/**
 * The language of the page, for islands. next-intl's own hook, and its links, come with its translator, which every page would have
 * to carry for their sake; the tools do.
 */
export function useLocale(): Locale {
  const { locale } = useParams();
  return isLocale(locale) ? locale : locales[0];
}
