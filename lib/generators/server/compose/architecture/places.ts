import "server-only";
import type { Channel, Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { told } from "@/lib/generators/server/compose/plan/people-named";
import { isOutside } from "@/lib/generators/server/compose/text/people";

/** Where people work with a function, and how its result goes out to them. */

export type Place = Channel | "client" | "site" | "app" | "chat";
export const outgoing: ReadonlySet<Place> = new Set<Place>(["message", "mail", "paper", "label", "call"]);
/** Places of the staff; people outside have their own phone or browser instead. */
export const desks: ReadonlySet<Place> = new Set<Place>(["web", "phone", "tablet", "link"]);
const pages: ReadonlySet<Place> = new Set<Place>(["web", "link"]);
const APP =
  /мобильн\p{L}* приложени|(?<!веб-)приложени\p{L}* (?:для )?\p{L}+(?:ей|ов|я|а|ера)(?!\p{L})|(?<!web )(?<!\p{L})apps?(?!\p{L})/iu;
const SITE =
  /(?<!\p{L})(?:на|через) (?:наш\p{L}* )?сайт|(?:on|through|via) (?:the |our )?(?:web)?site(?!\p{L})/iu;

/** What somebody does with a function: people outside do it in another place than the staff. */
export const workOf = (id: string, isOutside: boolean) => (isOutside ? `${id} outside` : id);

/** The function that a piece of work belongs to. */
export const functionOf = (use: string): string => use.split(" ")[0] ?? use;

/** A conversation is held where its messages come in: people outside begin it without signing in. */
export const isTalk = ({ kinds }: PlanFunction) => kinds[0] === "assistant";

/** What people outside open by a link that they are sent, without signing in. */
const isLinked = ({ kinds: [kind], channels }: PlanFunction) => kind === "cargo" || channels.includes("link");

/** The messengers in which a conversation is held: places of that function, and no neighbours of the system. */
export const chatsOf = ({ exchanges, functions }: Plan) =>
  exchanges.filter(
    ({ passes, direction, functions: ids }) =>
      passes === "messages" &&
      direction === "both" &&
      functions.some((one) => isTalk(one) && ids.includes(one.id) && one.channels.includes("message")),
  );

/** Where a function is worked with, by its staff and by people outside, and how its result goes out. */
export function placesOf({ roles }: Plan, one: PlanFunction, desk: Place): { place: Place; use: string }[] {
  const { id, channels, users, receivers, kinds, wish } = one;
  const isAway = (user: string) => roles.some((role) => role.id === user && isOutside(role));
  const all = channels.map((channel): Place => (isTalk(one) && channel === "message" ? "chat" : channel));
  const outs = all.filter((place) => outgoing.has(place));
  // The chat stands behind the page on which the same conversation begins.
  const ins = all
    .filter((place) => !outgoing.has(place))
    .toSorted((a, b) => Number(a === "chat") - Number(b === "chat"));
  const isSent = told.has(kinds[0]) && receivers.length > 0 && outs.length === 0;
  const placeFor = (place: Place, outside: boolean): Place => {
    if (place === "phone" && APP.test(wish.text)) return "app";
    if (!outside || !desks.has(place)) return place;
    if (isLinked(one)) return "link";
    return pages.has(place) && SITE.test(wish.text) ? "site" : "client";
  };
  const entered = [...new Set(users.map(isAway))].flatMap((outside) =>
    (ins.length === 0 ? [desk] : ins).map((place) => ({
      place: placeFor(place, outside),
      use: workOf(id, outside),
    })),
  );
  // What a conversation hands over is answered at a desk.
  const isAnswered = isTalk(one) && receivers.some((receiver) => !isAway(receiver));
  const answered = isAnswered ? [{ place: "web" as const, use: id }] : [];
  const sent = isSent ? (["message"] as const) : outs;
  return [...entered, ...answered, ...sent.map((place) => ({ place, use: id }))];
}
