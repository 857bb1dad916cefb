import { readLocal, writeLocal } from "@/lib/site/browser-data";
import type { LocalKey } from "@/lib/site/browser-keys";

type TextField = HTMLTextAreaElement | HTMLInputElement;

export type TextStore = ReturnType<typeof createTextStore>;

/**
 * The text of an uncontrolled field. The field itself is the truth from the first byte of HTML on: what was typed before hydration
 * is read from it, and only an empty field takes the text remembered over a reload.
 */
export function createTextStore(key: LocalKey) {
  let text = "";
  let field: TextField | undefined;
  const listeners = new Set<() => void>();

  const kept = () => {
    const stored = readLocal(key)?.text;
    return typeof stored === "string" ? stored : "";
  };

  const publish = (next: string) => {
    if (next === text) return;
    text = next;
    writeLocal(key, { text });
    for (const listener of listeners) listener();
  };

  return {
    get: () => text,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Ref of the field. */
    attach: (element: TextField) => {
      field = element;
      if (element.value === "") element.value = text || kept();
      publish(element.value);
      return () => {
        field = undefined;
      };
    },
    /** For a choice that is no text field: takes what was remembered. */
    restore: () => publish(text || kept()),
    /** The visitor typed. */
    publish,
    /** Puts a text into the field, as if typed. */
    fill: (next: string) => {
      if (field) field.value = next;
      publish(next);
    },
  };
}
