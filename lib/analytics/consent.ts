import { readLocal } from "@/lib/site/browser-data";

export const CONSENT_KEY = "consent";
/** Raise it when what visitors are asked for changes: everybody is asked anew then. */
export const CONSENT_EDITION = 1;

export type Choice = "granted" | "denied";

/** Where nothing can be stored the choice holds until the page is left. */
export const unsaved: { choice?: Choice } = {};

/** What the visitor decided about analytics, or undefined as long as nothing is. */
export function currentChoice(): Choice | undefined {
  const stored = readLocal(CONSENT_KEY);
  const known = stored?.["choice"];
  return stored?.["edition"] === CONSENT_EDITION && (known === "granted" || known === "denied")
    ? known
    : unsaved.choice;
}
