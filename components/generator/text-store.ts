import { createStore } from "zustand/vanilla";
import { readLocal, writeLocal } from "@/lib/site/browser-data";
import type { LocalKey } from "@/lib/site/browser-keys";

type TextField = HTMLTextAreaElement | HTMLInputElement;

export type TextStore = ReturnType<typeof createTextStore>;

/**
 * The text of an uncontrolled field. The field itself is the truth from the first byte of HTML on: what was typed before hydration
 * is read from it, and only an empty field takes the text remembered over a reload.
 */
export function createTextStore(key: LocalKey) {
  const store = createStore(() => ({ text: "" }));
  let field: TextField | undefined;

  const kept = () => {
    const stored = readLocal(key)?.text;
    return typeof stored === "string" ? stored : "";
  };

  const get = () => store.getState().text;

  const publish = (text: string) => {
    if (text === get()) return;
    writeLocal(key, { text });
    store.setState({ text });
  };

  return {
    store,
    get,
    /** Ref of the field. */
    attach: (element: TextField) => {
      field = element;
      if (element.value === "") element.value = get() || kept();
      publish(element.value);
      return () => {
        field = undefined;
      };
    },
    /** For a choice that is no text field: takes what was remembered. */
    restore: () => publish(get() || kept()),
    /** Leads the visitor to the field. */
    focus: () => field?.focus(),
    /** The visitor typed. */
    publish,
    /** Puts a text into the field, as if typed. */
    fill: (next: string) => {
      if (field) field.value = next;
      publish(next);
    },
  };
}
