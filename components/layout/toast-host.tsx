"use client";

import { lazy, Suspense } from "react";
import type { ToasterProps } from "@/components/ui/toaster";
import { loadToaster, useToast } from "@/components/ui/use-toast";

const Toaster = lazy(async () => ({ default: await loadToaster() }));

/** Keeps a place for notifications; their code is loaded with the first one. */
export function ToastHost(words: Omit<ToasterProps, "toasts">) {
  const toasts = useToast();
  return <Suspense>{toasts.length > 0 && <Toaster toasts={toasts} {...words} />}</Suspense>;
}
