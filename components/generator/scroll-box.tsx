import type { ReactNode } from "react";

type ScrollBoxProps = { label: string; className: string; children: ReactNode };

/** Wide content scrolls inside its own box, which the keyboard can reach. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- wide content must be reachable to scroll by keyboard
    <div data-slot="scroll-box" role="group" aria-label={label} tabIndex={0} className={className}>
      {children}
    </div>
  );
}
