import { useSyncExternalStore } from "react";
import { TOAST } from "@/lib/site/constants";

/** A notification. Its variant decides how it is announced: what went wrong at once, the rest politely. */
export type ToastMessage = {
  id: number;
  title: string;
  description: string;
  variant: "default" | "destructive";
  open: boolean;
};

type Listener = () => void;

const none: ToastMessage[] = [];
let toasts = none;
let nextId = 1;
const listeners = new Set<Listener>();

const publish = (next: ToastMessage[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: Listener) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

type ToastOptions = Pick<ToastMessage, "title" | "description"> & { variant?: ToastMessage["variant"] };

/** Shows a notification; it takes the place of the one that is open (one at a time). */
export function toast({ variant = "default", ...words }: ToastOptions) {
  publish([{ ...words, variant, id: nextId++, open: true }, ...toasts].slice(0, TOAST.limit));
}

/** Closes a notification. It stays in memory for TOAST.removeDelay, so its leaving can be animated and read. */
export function dismiss(id: number) {
  publish(toasts.map((message) => (message.id === id ? { ...message, open: false } : message)));
  setTimeout(() => publish(toasts.filter((message) => message.id !== id)), TOAST.removeDelay);
}

/** The notifications there are now. */
export const useToast = () =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );

/**
 * The code that draws notifications; it is loaded with the first one. Where one may have to tell of a broken connection, call
 * this beforehand. One call site for all: the bundler makes a file of its own for each.
 */
export const loadToaster = () => import("@/components/ui/toaster").then((module) => module.Toaster);
