import { CONSENT_EDITION, CONSENT_KEY, unsaved, type Choice } from "@/lib/analytics/consent";
import { writeLocal } from "@/lib/site/browser-data";

let asking = false;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** Stores the decision with its date under the key `consent`; it counts at once, in every tab. */
export function choose(choice: Choice): void {
  const saved = writeLocal(CONSENT_KEY, {
    choice,
    edition: CONSENT_EDITION,
    date: new Date().toISOString(),
  });
  unsaved.choice = saved ? undefined : choice;
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
