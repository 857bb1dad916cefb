import { getEventListeners } from "node:events";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { eventStream } from "@/lib/generators/server/event-stream";
import { closing } from "@/lib/http/closing";

/** Collects the garbage of this process. */
const collect = async () => {
  // Nothing that a turn has touched is collected within it.
  await setImmediate();
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
};

it("leaves nothing of a stream behind that was under way while garbage was collected", async () => {
  const before = getEventListeners(closing(), "abort").length;
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const bodies = Array.from({ length: 5 }, () =>
    eventStream({
      next: () => held.then(() => ({ answer: "whole" })),
      explain: () => Promise.reject(new Error("nothing goes wrong here")),
      stop: () => undefined,
      end: () => undefined,
    }).text(),
  );
  await collect();
  goOn();
  expect(await Promise.all(bodies)).toEqual(Array(5).fill('event: done\ndata: "whole"\n\n'));
  expect(getEventListeners(closing(), "abort")).toHaveLength(before);
});
