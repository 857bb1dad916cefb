import "server-only";
import { realClock, type Clock } from "@/lib/inquiries/server/clock";
import type { InquiryStore } from "@/lib/inquiries/server/store";

/**
 * A clock that goes by the time of the store, where that has one of its own: senders on several hosts then agree on when a
 * loan ends, however far their own clocks are apart. Before it first followed a store, and with one that has no time
 * of its own, it is the clock of the process.
 */
export function createStoreClock(clock: Clock = realClock): Clock {
  /** The time of the store at the beginning of `clock.elapsed`. */
  let beginning: number | undefined;
  return {
    ...clock,
    now: () => (beginning === undefined ? clock.now() : Math.floor(beginning + clock.elapsed())),
    follow: async ({ time }: Pick<InquiryStore, "time">) => {
      if (time === undefined) return;
      const now = await time();
      // Behind by the way of the answer: no loan of another sender is taken for one that has ended.
      beginning = now - clock.elapsed();
    },
  };
}
