import "server-only";

export type Slots = Readonly<Record<string, string | undefined>>;

const SLOT = /\{(\w+)\}/g;

function valueOf(slots: Slots, name: string, template: string): string {
  const value = slots[name];
  if (value === undefined) throw new Error(`No value for {${name}} in “${template}”`);
  return value;
}

/**
 * Puts words into the slots of a knowledge text, `{unit}`, in one pass: braces inside a value, which a visitor may have written,
 * stay what they are.
 * @throws Error that names the slot, when a text asks for one that was not given: a mistake of the knowledge base
 */
export const substitute = (template: string, slots: Slots): string =>
  template.replace(SLOT, (_, name: string) => valueOf(slots, name, template));

/** `substitute` for whole sentences: a slot that begins one gets its capital letter. */
export const fill = (template: string, slots: Slots): string =>
  template.replace(SLOT, (_, name: string, at: number) => {
    const value = valueOf(slots, name, template);
    const begins = at === 0 || /[.!?] $/.test(template.slice(0, at));
    return begins ? value.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : value;
  });
