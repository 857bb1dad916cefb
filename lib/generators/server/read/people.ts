import "server-only";
import { readReading } from "@/lib/content/reading";
import type { Actor } from "@/lib/generators/fact-sheet";
import type { Span } from "@/lib/generators/server/read/spans";

/** The words for people and bodies, and what is known of them (`content/knowledge`). */
export const people = () => readReading().people;

/** A person where the text names one. `isRecord`: only the subject of a record, «карточка пациента». */
export type FoundPerson = Span & { name: string; key: string; side: Actor["side"]; isRecord: boolean };

/** "Our own" people of other houses work here; about the others only the text could tell. */
export const sideOf = (key: string, isOwn: boolean): Actor["side"] => {
  const isOther = people().bodies.has(key) ? !people().inside.has(key) : people().external.has(key) && !isOwn;
  return people().served.has(key) ? "served" : isOther ? undefined : "serves";
};

/** "driver mobile app", «кабинет мэра»: of these there is one alone. */
export const HEADS =
  /мэр|директор|руководител|начальник|главн|владел|mayor|director|owner|boss|chief|head|president|minister/iu;

/** A wish begins right before a place, articles aside. */
export const beginsAt = (wished: readonly Span[], start: number) =>
  wished.some((wish) => start >= wish.start && start - wish.start <= 8);
