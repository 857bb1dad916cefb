import { GUESS_COOKIE, LOCALE_COOKIE } from "@/lib/i18n/routing";

/**
 * Everything the site keeps in a visitor's browser, by the name it lies under. Whoever adds one says in the privacy policy what it is for;
 * `tests/unit/content/privacy-policy.test.ts` looks for each of them there.
 */
export const browserKeys = {
  /** Kept until the visitor deletes it. */
  local: [
    "locale",
    "theme",
    "motion",
    "consent",
    "sheets",
    "generator.description",
    "generator.facts",
    "generator.additionalInfo",
    "generator.scope",
    "generator.template",
    "generator.style",
    "generator.suggest",
    "generator.styles",
    "generator.image",
    "generator.analyze",
    "generator.results",
  ],
  /** Kept until the tab is closed. */
  session: ["inquiry-draft", "brief", "campaign"],
  cookies: [LOCALE_COOKIE, GUESS_COOKIE],
} as const;

export type LocalKey = (typeof browserKeys.local)[number];
export type SessionKey = (typeof browserKeys.session)[number];
