/** Words of the description, in UTF-16 units of the text that was read, and those words. */
export type MarkedWords = { start: number; end: number; text: string };

export type MarkStore = ReturnType<typeof createMarkStore>;

/** Which words of the description are pointed at. Beside React: a pointer passing over entries redraws nothing else. */
export function createMarkStore() {
  let marked: MarkedWords | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => marked,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set: (next: MarkedWords | undefined) => {
      if (next === marked) return;
      marked = next;
      for (const listener of listeners) listener();
    },
  };
}
