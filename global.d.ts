import type messages from "@/messages/ru";
import type { Locale } from "@/lib/i18n/routing";

declare module "next-intl" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- module augmentation works on interfaces only
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}

declare global {
  /** The build is for an https address; a constant of the server's code, by `next.config.ts`. */
  const SITE_OVER_HTTPS: boolean;
  /** Who the privacy policy of this build names besides the host and the counters, with commas between; by `next.config.ts` too. */
  const POLICY_PROCESSORS: string;
  /** The day of the build in Moscow, `2026-11-20`, by `next.config.ts` too; where nothing was built there is none. */
  const CONTENT_DAY: string | undefined;
}
