"use client";

import { useRouter as useNextRouter } from "next/navigation";
import { getPathname, usePathname } from "@/lib/i18n/navigation";
import { LOCALE_COOKIE, type Locale } from "@/lib/i18n/routing";

/**
 * Switches the language in place: stores the choice in `localStorage` and in the cookie the server reads, then shows the same
 * page in the other language without a reload and without moving the page.
 */
export function useSwitchLocale() {
  // Next's own router: the wrapped one would send Russian through /ru/…, a redirect that only a visit without JavaScript needs.
  const router = useNextRouter();
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
    router.replace(getPathname({ href: pathname, locale }) + search + hash, { scroll: false });
  };
}
