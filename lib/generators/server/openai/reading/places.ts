import "server-only";

export type Place = { text: string; span: { start: number; end: number } };

/** Signs that a model writes in its own way: quotation marks, dashes, spaces, capitals, «ё». */
const plain = (sign: string): string => {
  if (/\s/u.test(sign)) return " ";
  if (/[«»„“”"'‘’]/.test(sign)) return '"';
  if (/[‐‑‒–—−-]/.test(sign)) return "-";
  const lower = sign.toLowerCase();
  return lower.length === 1 ? lower.replace("ё", "е") : sign;
};

/** Each sign by itself, so that places in the plain text are places in the text. */
const plainText = (text: string) =>
  Array.from({ length: text.length }, (_, at) => plain(text.charAt(at))).join("");

/**
 * Finds quotations in a description: the words as they stand there, however the model wrote quotation marks, dashes, spaces and capitals.
 * A quotation that occurs more than once is found at its next place each time it is asked for.
 */
export function placesIn(description: string): (quote: string) => Place | undefined {
  const haystack = plainText(description);
  const taken = new Map<string, number>();
  return (quote) => {
    const needle = plainText(quote.replace(/^[\s.,;:…]+|[\s.,;:…]+$/g, ""));
    if (needle === "") return undefined;
    const from = taken.get(needle) ?? 0;
    const next = haystack.indexOf(needle, from);
    const start = next < 0 ? haystack.indexOf(needle) : next;
    if (start < 0) return undefined;
    const end = start + needle.length;
    taken.set(needle, end);
    return { text: description.slice(start, end), span: { start, end } };
  };
}
