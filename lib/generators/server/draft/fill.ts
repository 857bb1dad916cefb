import "server-only";

export type Slots = Readonly<Record<string, string | undefined>>;

/**
 * Puts words into the slots of a knowledge text, `{unit}`.
 * @throws Error that names the slot, when a text asks for one that was not given: a mistake of the knowledge base
 */
export const substitute = (template: string, slots: Slots): string =>
  template.replace(/\{(\w+)\}/g, (written, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new Error(`No value for ${written} in “${template}”`);
    return value;
  });

/** `substitute` for whole sentences: a slot that begins one gets its capital letter. */
export const fill = (template: string, slots: Slots): string =>
  substitute(
    template.replace(/(?:^|(?<=[.!?] ))\{(\w+)\}/g, (written, name: string) => {
      const value = slots[name];
      return value === undefined ? written : value.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    }),
    slots,
  );
