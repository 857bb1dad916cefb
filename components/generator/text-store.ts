const recall = (key: string) => {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
};

const remember = (key: string, text: string) => {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage may be switched off or full; the text then lives as long as the page.
  }
};

export type TextStore = ReturnType<typeof createTextStore>;

/**
 * The text of an uncontrolled field. The field itself is the truth from the first byte of HTML on: what was typed before hydration
 * is read from it, and only an empty field takes the text remembered over a reload.
 */
export function createTextStore(key: string) {
  let text = "";
  let field: HTMLTextAreaElement | undefined;
  const listeners = new Set<() => void>();

  const publish = (next: string) => {
    if (next === text) return;
    text = next;
    remember(key, text);
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
    attach: (element: HTMLTextAreaElement) => {
      field = element;
      if (element.value === "") element.value = recall(key);
      publish(element.value);
      return () => {
        field = undefined;
      };
    },
    /** The visitor typed. */
    publish,
    /** Puts a text into the field, as if typed. */
    fill: (next: string) => {
      if (field) field.value = next;
      publish(next);
    },
  };
}
