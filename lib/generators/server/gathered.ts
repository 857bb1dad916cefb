import "server-only";

/** Parts of a text that come faster than this (ms) go out together: a message costs line and browser the same, long or short. */
const GATHER_MS = 50;

type Step<TAnswer> = { delta: string } | { answer: TAnswer };
type Next<TAnswer> = () => Promise<Step<TAnswer>>;

/**
 * The same steps with their parts put together: the first goes at once, later ones at most every 50 ms, each in full. An answer or an
 * error comes after all that was written before it.
 */
export function gathered<TAnswer>(next: Next<TAnswer>): Next<TAnswer> {
  type Outcome = { step: Step<TAnswer> } | { thrown: unknown };
  let pending: Promise<Outcome> | undefined;
  let sentAt = -Infinity;
  const ahead = () =>
    (pending ??= next().then(
      (step) => ({ step }),
      (thrown: unknown) => ({ thrown }),
    ));

  return async () => {
    const first = await ahead();
    pending = undefined;
    if ("thrown" in first) throw first.thrown;
    // An empty part says that a model thinks; nothing is gained by keeping it.
    if (!("delta" in first.step) || first.step.delta === "") return first.step;
    let { delta } = first.step;
    const until = sentAt + GATHER_MS;
    const { promise: time, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, Math.max(0, until - performance.now()), undefined);
    while (performance.now() < until) {
      const more = await Promise.race([ahead(), time]);
      if (more === undefined || "thrown" in more || !("delta" in more.step)) break;
      pending = undefined;
      delta += more.step.delta;
    }
    clearTimeout(timer);
    sentAt = performance.now();
    return { delta };
  };
}
