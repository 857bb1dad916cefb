import { createStore } from "zustand/vanilla";

/** Words of the description, in UTF-16 units of the text that was read, and those words. */
export type MarkedWords = { start: number; end: number; text: string };

export type MarkStore = ReturnType<typeof createMarkStore>;

/** Which words of the description are pointed at. Beside React: a pointer passing over entries redraws nothing else. */
export const createMarkStore = () =>
  createStore<{ marked: MarkedWords | undefined }>(() => ({ marked: undefined }));

/** Marks words, or none. */
export function mark(marks: MarkStore, marked: MarkedWords | undefined) {
  if (marked !== marks.getState().marked) marks.setState({ marked });
}
