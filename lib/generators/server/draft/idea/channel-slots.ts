import "server-only";
import { channelWords } from "@/content/knowledge/channel-words";
import type { CapabilityId } from "@/content/knowledge/ids";
import type { Slots } from "@/lib/generators/server/draft/fill";
import type { Channel } from "@/lib/generators/server/draft/reading/channels";
import type { Locale } from "@/lib/i18n/routing";

/** Channels a first release starts with when the description names none. */
const USUAL: Readonly<Partial<Record<CapabilityId, number>>> = { booking: 2, requests: 2 };
const MOST = 5;

/** «два канала (сайт, Telegram)»: the channels of the first release, for the slots of what it contains. */
export function channelSlots(channels: readonly Channel[], capability: CapabilityId, locale: Locale): Slots {
  const named = channels.slice(0, MOST).map(({ ru, en }) => (locale === "en" ? (en ?? ru) : ru));
  const count = named.length > 0 ? named.length : (USUAL[capability] ?? 1);
  const list = named.length > 0 ? ` (${named.join(", ")})` : "";
  const { plain, from, within } = channelWords[locale];
  const put = (words: readonly string[]) => `${words[count - 1] ?? ""}${list}`;
  return { channels: put(plain), channelsGen: put(from), channelsIn: put(within) };
}
