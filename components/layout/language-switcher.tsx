"use client";

import { useEffect, useRef, type MouseEvent } from "react";
import { usePathname } from "@/lib/i18n/navigation";
import { prefixedPath } from "@/lib/i18n/paths";
import { locales, type Locale } from "@/lib/i18n/routing";
import { useLocale } from "@/lib/i18n/use-locale";
import { useSwitchLocale } from "@/lib/i18n/use-switch-locale";

type LanguageSwitcherProps = {
  label: string;
  /** Each language in its own words. */
  names: Record<Locale, string>;
  className?: string;
};

const link =
  "relative rounded-sm px-[9px] text-[0.8125rem] leading-[30px] font-medium text-muted-foreground hover:text-foreground aria-[current]:bg-raised aria-[current]:text-foreground pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2";

/** The language just chosen. Its page draws the switcher anew, and focus comes back to the link that was pressed. */
let chosen: Locale | undefined;
const choose = (locale: Locale | undefined) => {
  chosen = locale;
};

/**
 * Two links, so that it works without JavaScript: RU leads to `/ru/…`, which stores the choice and redirects, EN to `/en/…`.
 * With JavaScript a click stores the choice and switches in place: no reload, no jump, focus stays.
 */
export function LanguageSwitcher({ label, names, className = "" }: LanguageSwitcherProps) {
  const current = useLocale();
  // The page of unknown addresses is prerendered at one of its own, which is no place to lead anybody.
  const pathname = usePathname().replace(/^\/missing\/.*/, "/");
  const switchLocale = useSwitchLocale();
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The one in the closed menu of a phone has no place on the page and cannot take focus.
    if (chosen !== current || !group.current || group.current.getClientRects().length === 0) return;
    choose(undefined);
    group.current.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
  }, [current]);

  const onClick = (event: MouseEvent<HTMLAnchorElement>, locale: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(locale);
    switchLocale(locale);
  };

  return (
    <div
      ref={group}
      role="group"
      aria-label={label}
      className={`flex rounded-md border border-line-strong p-0.5 ${className}`}
    >
      {locales.map((locale) => (
        <a
          key={locale}
          href={prefixedPath(pathname, locale)}
          lang={locale}
          hrefLang={locale}
          className={link}
          aria-current={locale === current ? "true" : undefined}
          onClick={(event) => onClick(event, locale)}
        >
          <span aria-hidden="true">{locale.toUpperCase()}</span>
          <span className="sr-only">{names[locale]}</span>
        </a>
      ))}
    </div>
  );
}
