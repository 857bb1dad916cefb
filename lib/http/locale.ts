import "server-only";
import { isLocale, routing, type Locale } from "@/lib/i18n/routing";

/**
 * The language to answer in: the `locale` field of what was sent, else the language of the referring page, else the
 * default. Route handlers have no language of their own, so everything that speaks takes it from here.
 * @param sent the parsed body or query, valid or not
 */
export function localeOf(headers: Headers, sent?: unknown): Locale {
  if (typeof sent === "object" && sent !== null && "locale" in sent && isLocale(sent.locale))
    return sent.locale;
  const referer = headers.get("referer");
  if (referer !== null && URL.canParse(referer) && /^\/en(\/|$)/.test(new URL(referer).pathname)) return "en";
  return routing.defaultLocale;
}
