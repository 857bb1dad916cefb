import { readLocal, writeLocal } from "@/lib/site/browser-data";

const KEY = "consent";
/** Raise it when what visitors are asked for changes: everybody is asked anew then. */
const EDITION = 1;

export type Choice = "granted" | "denied";

/** Where nothing can be stored the choice holds until the page is left. */
let unsaved: Choice | undefined;
let asking = false;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** What the visitor decided about analytics, or undefined as long as nothing is. */
export function currentChoice(): Choice | undefined {
  const stored = readLocal(KEY);
  const known = stored?.["choice"];
  return stored?.["edition"] === EDITION && (known === "granted" || known === "denied") ? known : unsaved;
}

/** Stores the decision with its date under the key `consent`; it counts at once, in every tab. */
export function choose(choice: Choice): void {
  const saved = writeLocal(KEY, { choice, edition: EDITION, date: new Date().toISOString() });
  unsaved = saved ? undefined : choice;
  asking = false;
  notify();
}

/** Asks again, for a visitor who wants to change the decision. */
export function askAgain(): void {
  asking = true;
  notify();
}

/** Whether the visitor asked to be asked. */
export const isAskedAgain = () => asking;

export function subscribeToConsent(listener: () => void) {
  listeners.add(listener);
  // Raised by other tabs.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
