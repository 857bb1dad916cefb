import type { Timeline } from "./timeline";

/**
 * The life of a process. Whatever it waits for it waits for here. When it is killed, nothing it waited for ever comes, so
 * its code stops at that very point, as the code of a killed process does.
 */
export type Life = {
  isOver: () => boolean;
  /** Kills it, and tells those who were connected to it. */
  end: () => void;
  /** Has those told who are connected when it is killed; answers how to hang up. */
  onEnd: (tell: () => void) => () => void;
  /** Resolves after so many milliseconds of the timeline, unless the process has been killed by then. */
  wait: (ms: number) => Promise<void>;
  /** Has something happen after so many milliseconds, unless the process has been killed by then; answers how to call it off. */
  after: (ms: number, act: () => void) => () => void;
};

export function beginLife(timeline: Timeline): Life {
  const connected = new Set<() => void>();
  let over = false;
  const after: Life["after"] = (ms, act) =>
    timeline.after(ms, () => {
      if (!over) act();
    });
  return {
    isOver: () => over,
    end: () => {
      over = true;
      for (const tell of [...connected]) tell();
    },
    onEnd: (tell) => {
      connected.add(tell);
      return () => void connected.delete(tell);
    },
    after,
    wait: (ms) => new Promise((resolve) => void after(ms, resolve)),
  };
}
