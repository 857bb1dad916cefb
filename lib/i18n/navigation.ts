"use client";

import { usePathname as useAddress, useRouter as useNextRouter } from "next/navigation";
import { useMemo } from "react";
import { localePath, withoutLocale } from "@/lib/i18n/paths";
import { useLocale } from "@/lib/i18n/use-locale";

/** Language-aware links and router. Addresses are written without a prefix; the language of the page adds it. */
export { Link } from "@/lib/i18n/intent-link";

/** The path of the page, the same in every language. */
export const usePathname = () => withoutLocale(useAddress());

/** Next's router; `push` takes the path of a page and opens it in the language of this one. */
export function useRouter() {
  const router = useNextRouter();
  const locale = useLocale();
  return useMemo(
    () => ({
      ...router,
      push: (path: string) => {
        router.push(localePath(path, locale));
      },
    }),
    [router, locale],
  );
}
