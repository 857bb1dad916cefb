"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { Choice } from "@/lib/analytics/consent";
import type { CookieWords } from "@/lib/analytics/setup";
import { Link } from "@/lib/i18n/navigation";
import { routes } from "@/lib/site/routes";

type CookieNoticeProps = {
  words: CookieWords;
  /** How things stand, when something is decided already. */
  state?: string | undefined;
  /** The visitor asked for it: focus moves here. */
  isAgain: boolean;
  onDecide: (choice: Choice) => void;
};

/** The question at the lower edge. It is no dialog: the page stays usable, and its end lies above the notice, not under it. */
export function CookieNotice({ words, state, isAgain, onDecide }: CookieNoticeProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAgain) section.current?.focus({ preventScroll: true });
  }, [isAgain]);

  return (
    <section ref={section} tabIndex={-1} aria-label={words.label} className="cookie-notice">
      <p>
        {words.text} <Link href={routes.privacyPolicy}>{words.policy}</Link>
      </p>
      {state !== undefined && <p className="cookie-state">{state}</p>}
      <div className="cookie-choice">
        <Button variant="secondary" size="small" className="min-h-11" onClick={() => onDecide("granted")}>
          {words.accept}
        </Button>
        <Button variant="secondary" size="small" className="min-h-11" onClick={() => onDecide("denied")}>
          {words.reject}
        </Button>
      </div>
    </section>
  );
}
