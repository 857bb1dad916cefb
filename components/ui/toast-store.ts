import { TOAST } from "@/lib/site/constants";

/** A notification. `tone` decides how it is announced: an error at once, a success politely. */
export type ToastMessage = {
  id: number;
  title: string;
  text: string;
  tone: "success" | "error";
  open: boolean;
};

type Listener = (toasts: ToastMessage[]) => void;

let toasts: ToastMessage[] = [];
let nextId = 1;
const listeners = new Set<Listener>();

const publish = (next: ToastMessage[]) => {
  toasts = next;
  for (const listener of listeners) listener(toasts);
};

/** Shows a notification; it takes the place of the one that is open (one at a time). */
export function showToast(message: Omit<ToastMessage, "id" | "open">) {
  publish([{ ...message, id: nextId++, open: true }, ...toasts].slice(0, TOAST.limit));
}

/** Closes a notification. It stays in memory for TOAST.removeDelay, so its leaving can be animated and read. */
export function dismissToast(id: number) {
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => publish(toasts.filter((toast) => toast.id !== id)), TOAST.removeDelay);
}

export function subscribeToToasts(listener: Listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const currentToasts = () => toasts;

/**
 * The code that draws notifications; it is loaded with the first one. Where one may have to tell of a broken connection, call
 * this beforehand. One call site for all: the bundler makes a file of its own for each.
 */
export const loadToaster = () => import("@/components/ui/toast").then((module) => module.Toaster);
