import "server-only";

/** How long a model may take, in milliseconds. */
export type Timers = {
  /** To the first byte of the answer, a second attempt included. */
  firstByte: number;
  /** Between two bytes. */
  idle: number;
  /** A whole text. */
  total: number;
  /** A reading of a description. */
  reading: number;
  /** A correction of the structured part of a text. */
  repair: number;
  /** A whole picture. */
  image: number;
  /** Before the second attempt, unless the server says how long: then no longer than `retryMax`. */
  retry: number;
  retryMax: number;
};

export const modelTimers: Timers = {
  firstByte: 20_000,
  idle: 15_000,
  total: 120_000,
  reading: 45_000,
  repair: 30_000,
  image: 60_000,
  retry: 500,
  retryMax: 2_000,
};

/** Why the watch stopped a call. */
export class ModelTimeout extends Error {
  constructor(readonly stage: "first byte" | "idle" | "total") {
    super(`The model was too slow: ${stage}`);
    this.name = "ModelTimeout";
  }
}

export type Watch = {
  /** Fires when the visitor leaves or a timer runs out; then its reason is the visitor's or a `ModelTimeout`. */
  signal: AbortSignal;
  /** Bytes have come. */
  heard: () => void;
  /** Stops the timers, and whatever of the call still goes on. */
  end: () => void;
};

/** Watches over one call. `firstByte` and `idle` may be left out for a call that has only its end. */
export function watchOver(
  visitor: AbortSignal,
  { firstByte, idle, total }: Partial<Timers> & Pick<Timers, "total">,
): Watch {
  const controller = new AbortController();
  const after = (ms: number | undefined, stage: ModelTimeout["stage"]) =>
    ms === undefined ? undefined : setTimeout(() => controller.abort(new ModelTimeout(stage)), ms);
  const leave = () => controller.abort(visitor.reason);
  const whole = after(total, "total");
  let next = after(firstByte, "first byte");
  if (visitor.aborted) leave();
  else visitor.addEventListener("abort", leave, { once: true });
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(next);
      if (!controller.signal.aborted) next = after(idle, "idle");
    },
    end: () => {
      clearTimeout(next);
      clearTimeout(whole);
      visitor.removeEventListener("abort", leave);
      controller.abort();
    },
  };
}
