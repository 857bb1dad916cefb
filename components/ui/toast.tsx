"use client";

import * as RadixToast from "@radix-ui/react-toast";
import { cva, type VariantProps } from "class-variance-authority";
import { X } from "lucide-react";
import type { ComponentProps } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/site/cn";

export const ToastProvider = RadixToast.Provider;

export function ToastViewport({ className, ...props }: ComponentProps<typeof RadixToast.Viewport>) {
  return (
    <RadixToast.Viewport
      data-slot="toast-viewport"
      className={cn(
        "fixed bottom-6 left-6 z-50 w-[min(420px,calc(100vw-24px))] max-md:bottom-3 max-md:left-3 print:hidden",
        // Below, it would cover the buttons of a form or of its receipt, which stand in the same column.
        "max-lg:[body:has([data-slot=inquiry-sent],[data-slot=inquiry-failed])_&]:top-[calc(var(--header-height)+12px)] max-lg:[body:has([data-slot=inquiry-sent],[data-slot=inquiry-failed])_&]:bottom-auto",
        className,
      )}
      {...props}
    />
  );
}

const toastVariants = cva(
  [
    "group/toast grid grid-cols-[32px_minmax(0,1fr)_36px] items-start gap-3.5 rounded-xl border bg-raised p-4 shadow-floating",
    "transition-[opacity,translate] duration-240 ease-out starting:translate-y-3 starting:opacity-0",
  ],
  {
    variants: {
      variant: {
        default: "border-line-strong",
        destructive: "border-[color-mix(in_oklab,var(--destructive)_60%,transparent)]",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

type ToastProps = ComponentProps<typeof RadixToast.Root> & VariantProps<typeof toastVariants>;

/** One notification. What went wrong interrupts who listens, the rest waits. */
export function Toast({ variant = "default", className, ...props }: ToastProps) {
  return (
    <RadixToast.Root
      data-slot="toast"
      data-variant={variant}
      type={variant === "destructive" ? "foreground" : "background"}
      className={cn(toastVariants({ variant }), className)}
      {...props}
    />
  );
}

/** The sign of what has happened, on a tinted square. */
export function ToastIcon({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      data-slot="toast-icon"
      className={cn(
        "grid size-8 place-items-center rounded-md bg-[color-mix(in_oklab,currentColor_14%,transparent)]",
        "text-success group-data-[variant=destructive]/toast:text-destructive",
        className,
      )}
      {...props}
    />
  );
}

export function ToastTitle({ className, ...props }: ComponentProps<typeof RadixToast.Title>) {
  return (
    <RadixToast.Title
      data-slot="toast-title"
      className={cn("leading-[1.35] font-semibold", className)}
      {...props}
    />
  );
}

export function ToastDescription({ className, ...props }: ComponentProps<typeof RadixToast.Description>) {
  return (
    <RadixToast.Description
      data-slot="toast-description"
      className={cn("mt-0.5 text-sm leading-[1.45] text-muted-foreground", className)}
      {...props}
    />
  );
}

export function ToastClose({ className, ...props }: ComponentProps<typeof RadixToast.Close>) {
  return (
    <RadixToast.Close
      data-slot="toast-close"
      className={cn(buttonVariants({ variant: "outline", size: "icon" }), className)}
      {...props}
    >
      <X />
    </RadixToast.Close>
  );
}
