/**
 * Languages of the site. The first one is the default, the fallback, and the one without a prefix in its addresses. Apart from
 * `routing.ts`, because the operator's command runs where next-intl is not installed.
 */
export const locales = ["ru", "en"] as const;

export type Locale = (typeof locales)[number];
