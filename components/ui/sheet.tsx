"use client";

import { Menu, X } from "lucide-react";
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";

type SheetProps = {
  id: string;
  /** Accessible name of the opening button and of the sheet. */
  label: string;
  closeLabel: string;
  /** From this viewport width on (px) the sheet has no place: it closes itself. */
  closeFrom: number;
  children: ReactNode;
};

/**
 * A full-height sheet on the native `<dialog>`: the browser traps focus, closes on Esc and returns focus to the button.
 * `command` opens it before the page is hydrated; the click handler serves browsers that do not know the attribute.
 */
export function Sheet({ id, label, closeLabel, closeFrom, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const wide = window.matchMedia(`(width >= ${closeFrom}px)`);
    const close = () => {
      if (wide.matches) dialog.current?.close();
    };
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [closeFrom]);

  // The handler takes the place of the command: both would open the sheet twice.
  const show = (event: MouseEvent) => {
    event.preventDefault();
    if (!dialog.current?.open) dialog.current?.showModal();
    setOpen(true);
  };

  return (
    <>
      <button
        type="button"
        className="icon-button sheet-button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        {...{ command: "show-modal", commandfor: id }}
      >
        <Menu />
      </button>
      <dialog id={id} ref={dialog} className="sheet" aria-label={label} onClose={() => setOpen(false)}>
        <form method="dialog" className="sheet-close">
          <button className="icon-button" aria-label={closeLabel}>
            <X />
          </button>
        </form>
        {/* A click on a link leaves for its page, and the sheet with it. */}
        {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- a key on a link arrives as a click too */}
        <div
          className="sheet-body"
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest("a")) dialog.current?.close();
          }}
        >
          {children}
        </div>
      </dialog>
    </>
  );
}
