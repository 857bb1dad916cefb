import { createStore } from "zustand/vanilla";
import { readSession, removeSession, writeSession } from "@/lib/site/browser-data";

const KEY = "brief";

/**
 * Documents drafted by a tool, on their way to the inquiry form: `title` is shown to the visitor, `text` is sent. `task` is what the
 * visitor asked the tool for, as long as the form may propose it as the message.
 */
export type Brief = { title: string; text: string; task?: string | undefined };

/** What the session held when it was last looked at: the form asks at every render and compares by identity. */
const store = createStore<{ raw: string; brief: Brief | undefined }>(() => ({ raw: "", brief: undefined }));

function parse(): Brief | undefined {
  const { title, text, task } = readSession(KEY) ?? {};
  if (typeof title !== "string" || typeof text !== "string" || text === "") return undefined;
  return { title, text, task: typeof task === "string" && task !== "" ? task : undefined };
}

/** Puts a brief beside the inquiry; it takes the place of an earlier one and stays until it is sent or removed. */
export function attachBrief(brief: Brief): void {
  writeSession(KEY, brief);
  currentBrief();
}

export function removeBrief(): void {
  removeSession(KEY);
  currentBrief();
}

export function currentBrief(): Brief | undefined {
  let raw: string;
  try {
    raw = sessionStorage.getItem(KEY) ?? "";
  } catch {
    return undefined;
  }
  if (raw !== store.getState().raw) store.setState({ raw, brief: parse() });
  return store.getState().brief;
}

export const subscribeToBrief = (listener: () => void): (() => void) => store.subscribe(listener);
