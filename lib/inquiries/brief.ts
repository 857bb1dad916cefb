import { readSession, removeSession, writeSession } from "@/lib/site/browser-data";

const KEY = "brief";

/** Documents drafted by a tool, on their way to the inquiry form: `title` is shown to the visitor, `text` is sent. */
export type Brief = { title: string; text: string };

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

// The form asks at every render and compares by identity.
let known: { raw: string; brief: Brief | undefined } | undefined;

function parse(): Brief | undefined {
  const { title, text } = readSession(KEY) ?? {};
  return typeof title === "string" && typeof text === "string" && text !== "" ? { title, text } : undefined;
}

/** Puts a brief beside the inquiry; it takes the place of an earlier one and stays until it is sent or removed. */
export function attachBrief(brief: Brief): void {
  writeSession(KEY, brief);
  notify();
}

export function removeBrief(): void {
  removeSession(KEY);
  notify();
}

export function currentBrief(): Brief | undefined {
  let raw: string;
  try {
    raw = sessionStorage.getItem(KEY) ?? "";
  } catch {
    return undefined;
  }
  if (known?.raw !== raw) known = { raw, brief: parse() };
  return known.brief;
}

export function subscribeToBrief(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
