import { locale as rootLocale } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { memoise } from "@/lib/content/source";
import { env } from "@/lib/env";
import { typesetMessages } from "@/lib/site/typeset-messages";
import { isLocale, routing, type Locale } from "@/lib/i18n/routing";

const dictionaries = {
  ru: () => import("@/messages/ru"),
  en: () => import("@/messages/en"),
} as const satisfies Record<Locale, unknown>;

async function load(locale: Locale) {
  const { default: messages } = await dictionaries[locale]();
  return typesetMessages(messages, locale);
}

/** Made once in a process: it takes some ten milliseconds, and every refusal of an API asks for words. */
const loadOnce = memoise(load);

/** Words of one language. Pages take it from the address; route handlers pass it, since root params do not reach them. */
export default getRequestConfig(async ({ locale }) => {
  const requested = locale ?? (await rootLocale());
  const resolved = isLocale(requested) ? requested : routing.defaultLocale;
  const isEdited = env.NODE_ENV === "development";
  // The development server follows what is imported, and so an edit of the content reaches the open page.
  if (isEdited) await import("@/.generated/content.json");
  return {
    locale: resolved,
    messages: await (isEdited ? load(resolved) : loadOnce(resolved)),
    timeZone: "Europe/Moscow",
    // A missing word or variable is a mistake of ours: it stops the build instead of reaching a visitor.
    onError(error) {
      throw error;
    },
  };
});
