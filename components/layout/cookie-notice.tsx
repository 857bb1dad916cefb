import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { Choice } from "@/lib/analytics/consent";
import type { CookieWords } from "@/lib/analytics/setup";
import { Link } from "@/lib/i18n/navigation";
import { routes } from "@/lib/i18n/routes";

type CookieNoticeProps = {
  words: CookieWords;
  /** How things stand, when something is decided already. */
  state?: string | undefined;
  /** The visitor asked for it: focus moves here. */
  isAgain: boolean;
  onDecide: (choice: Choice) => void;
};

/** Sticks to the lower edge and takes its own room at the end of the page, so nothing stays hidden under it. */
const look = [
  "sticky bottom-5 z-16 m-5 flex w-[min(680px,100%-40px)] flex-wrap items-center gap-x-6 gap-y-3 rounded-xl border border-line-strong bg-raised px-4 py-3.5 text-sm leading-[1.45] shadow-floating",
  "max-md:bottom-3 max-md:m-3 max-md:w-[calc(100%-24px)] print:hidden",
].join(" ");

/** The question at the lower edge. It is no dialog: the page stays usable, and its end lies above the notice, not under it. */
export function CookieNotice({ words, state, isAgain, onDecide }: CookieNoticeProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAgain) section.current?.focus({ preventScroll: true });
  }, [isAgain]);

  return (
    <section ref={section} tabIndex={-1} aria-label={words.label} data-slot="cookie-notice" className={look}>
      <p className="flex-[1_1_20rem] text-muted-foreground">
        {words.text}{" "}
        <Link
          className="text-foreground underline underline-offset-3 hover:text-accent"
          href={routes.privacyPolicy}
        >
          {words.policy}
        </Link>
      </p>
      {state !== undefined && <p className="-order-1 basis-full text-foreground">{state}</p>}
      <div className="grid flex-[1_1_15rem] grid-cols-2 gap-2">
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
