"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";
import type { ToasterProps } from "@/components/ui/toast";
import { currentToasts, loadToaster, subscribeToToasts } from "@/components/ui/toast-store";

const Toaster = lazy(async () => ({ default: await loadToaster() }));
const none = currentToasts();

/** Keeps a place for notifications; their code is loaded with the first one. */
export function ToastHost(words: Omit<ToasterProps, "toasts">) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  return <Suspense>{toasts.length > 0 && <Toaster toasts={toasts} {...words} />}</Suspense>;
}
