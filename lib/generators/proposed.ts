/** A name, and behind it that the visitor did not ask for what it names. */
const PROPOSED = /^(.+\S)\s\((предлагаем|proposed)\)$/su;

/** A name and the word of its tag, if it has one. */
export function partedName(text: string): { name: string; tag: string | undefined } {
  const [, name = text, tag] = PROPOSED.exec(text) ?? [];
  return { name, tag };
}
