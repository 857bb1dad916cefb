"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import {
  Toast,
  ToastClose,
  ToastDescription,
  ToastIcon,
  ToastProvider,
  ToastTitle,
  ToastViewport,
} from "@/components/ui/toast";
import { dismiss, type ToastMessage } from "@/components/ui/use-toast";
import { TOAST } from "@/lib/site/constants";

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
    <ToastProvider duration={TOAST.duration} label={label}>
      {toasts.map(({ id, open, variant, title, description }) => (
        <Toast
          key={id}
          open={open}
          onOpenChange={(next) => {
            if (!next) dismiss(id);
          }}
          variant={variant}
        >
          <ToastIcon>{variant === "destructive" ? <CircleAlert /> : <CircleCheck />}</ToastIcon>
          <div>
            <ToastTitle>{title}</ToastTitle>
            <ToastDescription>{description}</ToastDescription>
          </div>
          <ToastClose aria-label={closeLabel} />
        </Toast>
      ))}
      <ToastViewport label={regionLabel} />
    </ToastProvider>
  );
}
