import "server-only";

/** A further part of a text, or what it ends with. */
export type Step<T> = { delta: string } | { answer: T };

export type Follower<T> = {
  /** The next part; rejects with what the work threw. Ends the waiting at once when the visitor leaves. */
  next: () => Promise<Step<T>>;
  /** The visitor is gone, or has everything. Calling it twice is harmless. */
  leave: () => void;
};

/** One piece of work in the air, for everybody who asked for the same meanwhile. */
export type Flight<T> = {
  /** Everything so far, then what comes. */
  follow: (signal: AbortSignal) => Follower<T>;
};

type Events<T> = {
  /** Does the work. Its signal fires when the last follower has left. */
  steps: (signal: AbortSignal) => AsyncGenerator<string, T, undefined>;
  /** Called once, before any follower hears of the end. */
  landed: (outcome: { answer: T } | { thrown: unknown; hadText: boolean; isAbandoned: boolean }) => void;
  /** Called when the last follower has left before the end: who asks now starts anew. */
  abandoned: () => void;
};

/** Starts a piece of work. It goes on at its own pace as long as somebody follows it, whoever asked first. */
export function startFlight<T>({ steps, landed, abandoned }: Events<T>): Flight<T> {
  const parts: string[] = [];
  const stop = new AbortController();
  let outcome: { answer: T } | { thrown: unknown } | undefined;
  let news = Promise.withResolvers<undefined>();
  let followers = 0;

  const tell = () => {
    const old = news;
    news = Promise.withResolvers();
    old.resolve(undefined);
  };
  const end = (reached: { answer: T } | { thrown: unknown }) => {
    const hadText = parts.some((part) => part !== "");
    landed("answer" in reached ? reached : { ...reached, hadText, isAbandoned: stop.signal.aborted });
    outcome = reached;
    tell();
  };
  const fly = async () => {
    const text = steps(stop.signal);
    for (;;) {
      const step = await text.next();
      if (step.done === true) return step.value;
      parts.push(step.value);
      tell();
    }
  };
  void fly().then(
    (answer) => end({ answer }),
    (thrown: unknown) => end({ thrown }),
  );

  const follow = (signal: AbortSignal): Follower<T> => {
    let at = 0;
    let isHere = true;
    const left = gone(signal);
    followers += 1;
    const leave = () => {
      if (!isHere) return;
      isHere = false;
      signal.removeEventListener("abort", leave);
      followers -= 1;
      if (followers > 0 || outcome !== undefined) return;
      abandoned();
      stop.abort();
    };
    signal.addEventListener("abort", leave, { once: true });
    if (signal.aborted) leave();
    const next = async (): Promise<Step<T>> => {
      for (;;) {
        signal.throwIfAborted();
        const delta = parts[at];
        if (delta !== undefined) {
          at += 1;
          return { delta };
        }
        if (outcome !== undefined) {
          if ("thrown" in outcome) throw outcome.thrown;
          return outcome;
        }
        await Promise.race([news.promise, left]);
      }
    };
    return { next, leave };
  };
  return { follow };
}

/** Resolves when a signal has fired. */
const gone = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
