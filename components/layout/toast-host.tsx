"use client";

import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import { currentToasts, subscribeToToasts } from "@/components/ui/toast-store";

const Toaster = dynamic(() => import("@/components/ui/toast").then((module) => module.Toaster), {
  ssr: false,
});
const none = currentToasts();

/** Keeps a place for notifications; their code is loaded with the first one. */
export function ToastHost({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  return toasts.length > 0 ? <Toaster toasts={toasts} label={label} closeLabel={closeLabel} /> : null;
}
