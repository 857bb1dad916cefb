/**
 * Virtual time. Things happen at moments, one after the other; between two of them everything that the first one
 * set off runs to the point where it waits for another moment.
 */
export type Timeline = {
  /** Milliseconds since the beginning. */
  now: () => number;
  /** Has something happen after so many milliseconds; answers how to call it off. */
  after: (ms: number, act: () => void) => () => void;
  /** Lets everything happen up to a moment. */
  runUntil: (end: number) => Promise<void>;
};

type Event = { at: number; order: number; act: (() => void) | undefined };

const isBefore = (one: Event, other: Event) =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** A binary heap: the earliest event first. */
function createQueue() {
  const heap: Event[] = [];
  const swap = (a: number, b: number) => {
    const [one, other] = [heap[a], heap[b]];
    if (one === undefined || other === undefined) return;
    heap[a] = other;
    heap[b] = one;
  };
  const before = (a: number, b: number) => {
    const [one, other] = [heap[a], heap[b]];
    return one !== undefined && other !== undefined && isBefore(one, other);
  };
  return {
    first: () => heap[0],
    add: (event: Event) => {
      let at = heap.push(event) - 1;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if (!before(at, parent)) break;
        swap(at, parent);
        at = parent;
      }
    },
    take: () => {
      const first = heap[0];
      const last = heap.pop();
      if (last === undefined || heap.length === 0) return first;
      heap[0] = last;
      for (let at = 0; ;) {
        const [left, right] = [2 * at + 1, 2 * at + 2];
        let least = at;
        if (before(left, least)) least = left;
        if (before(right, least)) least = right;
        if (least === at) return first;
        swap(at, least);
        at = least;
      }
    },
  };
}

/**
 * Everything that waits for nothing but other code has run when this resolves. Node looks at its queue of ticks when that of
 * promises is empty, and without the turn of the event loop that `setImmediate` would cost at every moment.
 */
const settled = () => new Promise<void>((resolve) => process.nextTick(resolve));

/** A whole turn of the event loop: signals and weak references are released, and others get theirs. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

export function createTimeline(): Timeline {
  const queue = createQueue();
  let now = 0;
  let count = 0;
  return {
    now: () => now,
    after: (ms, act) => {
      const event: Event = { at: now + Math.max(0, ms), order: (count += 1), act };
      queue.add(event);
      return () => {
        event.act = undefined;
      };
    },
    runUntil: async (end) => {
      await turn();
      for (let next = queue.first(); next !== undefined && next.at <= end; next = queue.first()) {
        queue.take();
        if (next.act === undefined) continue;
        now = next.at;
        next.act();
        await settled();
      }
      now = end;
    },
  };
}
