import { createNavigation } from "next-intl/navigation";
import { expect, test } from "vitest";
import { localePath, prefixedPath, withoutLocale } from "@/lib/i18n/paths";
import { locales, routing } from "@/lib/i18n/routing";

/** What next-intl's middleware answers to is what its own navigation makes. */
const { getPathname } = createNavigation(routing);

const paths = ["/", "/about", "/services/erp?from=home#price", "/?page=2", "/english", "/enterprise/ru"];

test.each(locales.flatMap((locale) => paths.map((path) => [locale, path] as const)))(
  "in %s the address of %s is the one the server knows",
  (locale, path) => {
    expect(localePath(path, locale)).toBe(getPathname({ href: path, locale }));
    expect(prefixedPath(path, locale)).toBe(getPathname({ href: path, locale, forcePrefix: true }));
    expect(withoutLocale(prefixedPath(path, locale))).toBe(path);
  },
);

test.each(["#contact", "tel:+74950000000", "mailto:info@example.org", "https://example.org/"])(
  "%s is no path of the site and stays as it is",
  (href) => {
    expect(localePath(href, "en")).toBe(href);
  },
);

test("only a whole first part of an address is a language", () => {
  expect(withoutLocale("/en")).toBe("/");
  expect(withoutLocale("/ru/about")).toBe("/about");
  expect(withoutLocale("/english")).toBe("/english");
  expect(withoutLocale("/about/en")).toBe("/about/en");
});
