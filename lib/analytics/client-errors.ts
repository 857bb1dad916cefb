import { track } from "@/lib/analytics/track";

const MAX_LENGTH = 120;
const MAX_PER_PAGE = 5;

const reported = new Set<string>();

/** What may identify a person or hold what they wrote: quoted text, e-mail addresses, queries of addresses, long numbers. */
const withoutPersonalData = (text: string) =>
  text
    .replace(/(["'`«“])[^"'`»”]*(["'`»”])/g, "$1…$2")
    .replace(/\S+@\S+/g, "…")
    .replace(/[?#]\S*/g, "")
    .replace(/\+?\d[\d\s()+-]{4,}\d/g, "#");

/**
 * An error of the page becomes the event `client_error`: its kind and a shortened message without personal data. The same one
 * counts once, and a page reports five at most.
 */
function reportError(error: unknown): void {
  const { name, message } = error instanceof Error ? error : { name: typeof error, message: String(error) };
  const label = withoutPersonalData(`${name}: ${message}`).slice(0, MAX_LENGTH);
  if (reported.size >= MAX_PER_PAGE || reported.has(label)) return;
  reported.add(label);
  track("client_error", { category: "error", label });
}

/**
 * Reports what nothing on the page caught, and what its error page stands in for, from now on. Errors of foreign scripts arrive
 * without an object and are left out.
 */
export function watchErrors(): void {
  window.addEventListener("error", ({ error }) => {
    if (error !== null && error !== undefined) reportError(error);
  });
  window.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}
