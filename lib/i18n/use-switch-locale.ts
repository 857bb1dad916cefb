"use client";

import { useRouter } from "next/navigation";
import { usePathname } from "@/lib/i18n/navigation";
import { localePath } from "@/lib/i18n/paths";
import { LOCALE_COOKIE, type Locale } from "@/lib/i18n/routing";

/**
 * Switches the language in place: stores the choice in `localStorage` and in the cookie the server reads, then shows the same
 * page in the other language without a reload and without moving the page.
 */
export function useSwitchLocale() {
  // Next's own router: the wrapped one knows pages in the language of this one only.
  const router = useRouter();
  const pathname = usePathname();

  return (locale: Locale) => {
    const secure = window.location.protocol === "https:" ? "; secure" : "";
    document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=31536000; samesite=lax${secure}`;
    try {
      localStorage.setItem("locale", locale);
    } catch {
      // Storage may be switched off; the cookie alone is enough.
    }
    const { search, hash } = window.location;
    router.replace(localePath(pathname, locale) + search + hash, { scroll: false });
  };
}
