/**
 * Prints the consent text of this revision as visitors are shown it, to the byte of the hash in their proofs:
 * `npm run --silent consent:text -- ru | sha256sum`.
 */
import "../../server/site-modules.ts";
import type { LegalId } from "../../lib/content/legal.ts";
import type { Locale } from "../../lib/i18n/routing.ts";

const { hashedText } = (await import("../../lib/content/legal.ts")) as {
  hashedText: (locale: Locale, id: LegalId) => string;
};

const [locale] = process.argv.slice(2);
if (locale === "ru" || locale === "en") process.stdout.write(hashedText(locale, "personal-data-consent"));
else {
  console.error("Name the language of the visitor: ru or en.");
  process.exitCode = 2;
}
