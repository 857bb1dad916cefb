import type { ComponentProps } from "react";

type ScrollBoxProps = ComponentProps<"div"> & { label: string; className: string };

/** Wide content scrolls inside its own box, which the keyboard can reach. */
export function ScrollBox({ label, ...props }: ScrollBoxProps) {
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- wide content must be reachable to scroll by keyboard
    <div data-slot="scroll-box" role="group" aria-label={label} tabIndex={0} {...props} />
  );
}
