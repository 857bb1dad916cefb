import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { TOAST } from "@/lib/site/constants";

/** A notification. Its variant decides how it is announced: what went wrong at once, the rest politely. */
export type ToastMessage = {
  id: number;
  title: string;
  description: string;
  variant: "default" | "destructive";
  open: boolean;
};

type Toasts = { toasts: ToastMessage[] };

const store = createStore<Toasts>(() => ({ toasts: [] }));
let nextId = 1;

type ToastOptions = Pick<ToastMessage, "title" | "description"> & { variant?: ToastMessage["variant"] };

/** Shows a notification; it takes the place of the one that is open (one at a time). */
export function toast({ variant = "default", ...words }: ToastOptions) {
  const message = { ...words, variant, id: nextId++, open: true };
  store.setState(({ toasts }) => ({ toasts: [message, ...toasts].slice(0, TOAST.limit) }));
}

/** Closes a notification. It stays in memory for TOAST.removeDelay, so its leaving can be animated and read. */
export function dismiss(id: number) {
  const change = (next: (toasts: ToastMessage[]) => ToastMessage[]) =>
    store.setState(({ toasts }) => ({ toasts: next(toasts) }));
  change((toasts) => toasts.map((message) => (message.id === id ? { ...message, open: false } : message)));
  setTimeout(() => change((toasts) => toasts.filter((message) => message.id !== id)), TOAST.removeDelay);
}

/** The notifications there are now. */
export const useToast = () => useStore(store, ({ toasts }) => toasts);

/**
 * The code that draws notifications; it is loaded with the first one. Where one may have to tell of a broken connection, call
 * this beforehand. One call site for all: the bundler makes a file of its own for each.
 */
export const loadToaster = () => import("@/components/ui/toaster").then((module) => module.Toaster);
