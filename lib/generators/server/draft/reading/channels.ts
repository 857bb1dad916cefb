import "server-only";
import type { SystemKind } from "@/content/knowledge/ids";
import type { Sentence } from "@/lib/generators/server/draft/reading/sentences";
import { systemsOf } from "@/lib/generators/server/draft/reading/systems";

/** A way by which people reach the system: a website, a messenger, mail, a phone, a marketplace. */
export type Channel = { ru: string; en?: string };

const KINDS: ReadonlySet<SystemKind> = new Set<SystemKind>([
  "messenger",
  "mail",
  "sms",
  "telephony",
  "marketplace",
]);

const SITE = /(?:^|[^\p{L}])(?:сайт(?:а|е|у|ом)?(?!\p{L})|онлайн-запис|website|web site|online booking)/iu;
const site: Channel = { ru: "сайт", en: "website" };

const channelsIn = (sentences: readonly Sentence[]): Channel[] => [
  ...(sentences.some(({ text }) => SITE.test(text)) ? [site] : []),
  ...systemsOf(sentences).filter(({ kind, isLeft }) => KINDS.has(kind) && !isLeft),
];

/** Channels that the wishes name, else those that the description names anywhere. */
export function channelsOf(sentences: readonly Sentence[], wished: ReadonlySet<number>): Channel[] {
  const asked = channelsIn(sentences.filter((_, index) => wished.has(index)));
  return asked.length > 0 ? asked : channelsIn(sentences);
}
