import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { askAgain } from "@/lib/analytics/consent-store";

const never = () => () => undefined;
const place = () => document.getElementById("cookie-settings");

/** Opens the cookie notice again, from the place that the footer keeps for it. */
export function CookieSettings({ label }: { label: string }) {
  const footer = useSyncExternalStore(never, place);
  const button = (
    <button
      type="button"
      className="py-[3px] text-start hover:text-foreground @max-[40rem]:py-3 pointer-coarse:py-3"
      onClick={askAgain}
    >
      {label}
    </button>
  );
  return footer && createPortal(button, footer);
}
