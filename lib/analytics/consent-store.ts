import { createStore } from "zustand/vanilla";
import { CONSENT_EDITION, CONSENT_KEY, unsaved, type Choice } from "@/lib/analytics/consent";
import { writeLocal } from "@/lib/site/browser-data";

/** Whether the visitor asked to be asked. The decision itself lies where every tab sees it. */
const store = createStore(() => ({ isAsking: false }));

/** Stores the decision with its date under the key `consent`; it counts at once, in every tab. */
export function choose(choice: Choice): void {
  const saved = writeLocal(CONSENT_KEY, {
    choice,
    edition: CONSENT_EDITION,
    date: new Date().toISOString(),
  });
  unsaved.choice = saved ? undefined : choice;
  // Tells whoever listens of the decision as well.
  store.setState({ isAsking: false });
}

/** Asks again, for a visitor who wants to change the decision. */
export function askAgain(): void {
  store.setState({ isAsking: true });
}

/** Whether the visitor asked to be asked. */
export const isAskedAgain = () => store.getState().isAsking;

export function subscribeToConsent(listener: () => void) {
  const leave = store.subscribe(listener);
  // Raised by other tabs.
  window.addEventListener("storage", listener);
  return () => {
    leave();
    window.removeEventListener("storage", listener);
  };
}
