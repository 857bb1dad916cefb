"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import * as RadixToast from "@radix-ui/react-toast";
import { clsx } from "clsx";
import { TOAST } from "@/lib/site/constants";
import { dismissToast, type ToastMessage } from "@/components/ui/toast-store";

export type ToasterProps = {
  toasts: ToastMessage[];
  /** What one notification is called when it is announced. */
  label: string;
  /** Name of the place they appear in; it tells of the key F8, which moves focus there. */
  regionLabel: string;
  closeLabel: string;
};

/** Draws the open notification. It waits while the pointer or focus is on it, and Esc closes it. */
export function Toaster({ toasts, label, regionLabel, closeLabel }: ToasterProps) {
  return (
    <RadixToast.Provider duration={TOAST.duration} label={label}>
      {toasts.map((toast) => (
        <RadixToast.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
          type={toast.tone === "error" ? "foreground" : "background"}
          className={clsx("toast", `toast-${toast.tone}`)}
        >
          <span className="toast-icon">{toast.tone === "error" ? <CircleAlert /> : <CircleCheck />}</span>
          <div>
            <RadixToast.Title className="toast-title">{toast.title}</RadixToast.Title>
            <RadixToast.Description className="toast-text">{toast.text}</RadixToast.Description>
          </div>
          <RadixToast.Close className="icon-button" aria-label={closeLabel}>
            <X />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport label={regionLabel} className="toast-viewport" />
    </RadixToast.Provider>
  );
}
