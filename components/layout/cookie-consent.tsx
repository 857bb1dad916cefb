import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { CookieNotice } from "@/components/layout/cookie-notice";
import { CookieSettings } from "@/components/layout/cookie-settings";
import { currentChoice, type Choice } from "@/lib/analytics/consent";
import { choose, isAskedAgain, subscribeToConsent } from "@/lib/analytics/consent-store";
import { parseSetup } from "@/lib/analytics/setup";
import { usePathname } from "@/lib/i18n/navigation";

const loadCounters = () => import("@/lib/analytics/start");
const ignore = () => {
  // Without this file nothing is counted; the site works as before.
};

/**
 * Asks as long as nothing is decided, or when the visitor wants to decide anew, and counts only with consent.
 * `setup` is the JSON that the page holds.
 */
export function CookieConsent({ setup: text }: { setup: string }) {
  const setup = useMemo(() => parseSetup(text), [text]);
  const choice = useSyncExternalStore(subscribeToConsent, currentChoice);
  const isAgain = useSyncExternalStore(subscribeToConsent, isAskedAgain);
  const pathname = usePathname();
  const granted = choice === "granted";
  const wasGranted = useRef(false);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (granted) {
      wasGranted.current = true;
      void loadCounters().then(({ reportView }) => reportView(setup), ignore);
    } else if (wasGranted.current) {
      wasGranted.current = false;
      void loadCounters().then(({ stopReporting }) => stopReporting(), ignore);
    }
  }, [granted, pathname, setup]);

  const isOpen = choice === undefined || isAgain;
  const announcement = isOpen && !isAgain ? setup.words.announcement : "";
  useEffect(() => {
    // Text that comes together with its live region is not announced.
    if (status.current) status.current.textContent = announcement;
  }, [announcement]);

  const decide = (decision: Choice) => {
    const back = document.querySelector<HTMLElement>(isAgain ? "#cookie-settings button" : "main");
    choose(decision);
    back?.focus({ preventScroll: true });
  };

  return (
    <>
      <CookieSettings label={setup.words.settings} />
      <p ref={status} role="status" className="sr-only" />
      {isOpen && (
        <CookieNotice
          words={setup.words}
          state={choice && setup.words[choice]}
          isAgain={isAgain}
          onDecide={decide}
        />
      )}
    </>
  );
}
