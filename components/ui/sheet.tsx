"use client";

import {
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from "react";
import { buttonVariants } from "@/components/ui/button-variants";

type SheetState = {
  id: string;
  dialog: RefObject<HTMLDialogElement | null>;
  open: boolean;
  setOpen: (open: boolean) => void;
};

const Context = createContext<SheetState | undefined>(undefined);
const useSheet = () => {
  const sheet = use(Context);
  if (!sheet) throw new Error("A part of a sheet stands inside <Sheet>.");
  return sheet;
};

const icon = buttonVariants({ variant: "outline", size: "icon" });

/**
 * A full-height sheet on the platform's `<dialog>`: the browser itself traps focus, closes on Esc and returns focus to the button,
 * so every page is spared the code for it.
 */
export function Sheet({ id, children }: { id: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const sheet = useMemo(() => ({ id, dialog, open, setOpen }), [id, open]);
  return <Context value={sheet}>{children}</Context>;
}

/** `command` opens the sheet before the page is hydrated; the click handler serves browsers that do not know the attribute. */
export function SheetTrigger({ className = "", ...props }: ComponentProps<"button">) {
  const { id, dialog, open, setOpen } = useSheet();
  return (
    <button
      type="button"
      data-slot="sheet-trigger"
      className={`${icon} ${className}`}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={(event) => {
        // The handler takes the place of the command: both would open the sheet twice.
        event.preventDefault();
        if (!dialog.current?.open) dialog.current?.showModal();
        setOpen(true);
      }}
      {...{ command: "show-modal", commandfor: id }}
      {...props}
    />
  );
}

type SheetContentProps = {
  /** Accessible name of the sheet. */
  label: string;
  /** Stands in line with the button that closes the sheet. */
  head: ReactNode;
  closeLabel: string;
  closeSign: ReactNode;
  /** From this viewport width on (px) the sheet has no place: it closes itself. */
  closeFrom: number;
  children: ReactNode;
};

export function SheetContent({ label, head, closeLabel, closeSign, closeFrom, children }: SheetContentProps) {
  const { id, dialog, setOpen } = useSheet();

  useEffect(() => {
    const wide = window.matchMedia(`(width >= ${closeFrom}px)`);
    const close = () => {
      if (wide.matches) dialog.current?.close();
    };
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [closeFrom, dialog]);

  return (
    <dialog
      id={id}
      ref={dialog}
      data-slot="sheet-content"
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto overscroll-contain border-0 bg-background px-(--gutter) text-foreground backdrop:bg-background open:flex"
      aria-label={label}
      onClose={() => setOpen(false)}
    >
      {/* A click on a link leaves for its page, and the sheet with it. */}
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- a key on a link arrives as a click too */}
      <div
        className="flex flex-1 flex-col"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest("a")) dialog.current?.close();
        }}
      >
        <div className="flex min-h-(--header-height) items-center justify-between">
          {head}
          <form method="dialog">
            <button data-slot="sheet-close" className={icon} aria-label={closeLabel}>
              {closeSign}
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  );
}
