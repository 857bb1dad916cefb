import type { ReactNode } from "react";

/** The paragraph that opens a page's text, set large. */
export function Opener({ children }: { children: ReactNode }) {
  return <p className="opener">{children}</p>;
}
