import type { MarkedWords } from "@/components/generator/facts/mark-store";

/** A box around words, in pixels from the inner edge of the field, as if it were not scrolled. */
export type WordBox = { left: number; top: number; width: number; height: number };

/** What decides where a line breaks. */
const SHARED = [
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "font-stretch",
  "font-feature-settings",
  "font-kerning",
  "font-variant-ligatures",
  "letter-spacing",
  "line-height",
  "word-spacing",
  "text-indent",
  "text-transform",
  "text-rendering",
  "tab-size",
  "padding",
  "direction",
] as const;

/** A box not wider than this is the space at which a line broke, pixels. */
const SPACE = 6;

/** Where the words stand in the text of the field: the field may hold white space that was not read. */
function placeOf(value: string, { start, end, text }: MarkedWords): [number, number] | undefined {
  const lead = value.length - value.trimStart().length;
  if (value.slice(lead + start, lead + end) === text) return [lead + start, lead + end];
  const found = value.indexOf(text);
  return found < 0 ? undefined : [found, found + text.length];
}

/**
 * The boxes of words in a text area, one a line. A text area tells nothing about its words, so they are laid out once more, unseen.
 * @returns nothing where the words no longer stand there
 */
export function measureWords(field: HTMLTextAreaElement, words: MarkedWords): WordBox[] {
  const place = placeOf(field.value, words);
  if (place === undefined) return [];
  const copy = document.createElement("div");
  const style = getComputedStyle(field);
  for (const property of SHARED) copy.style.setProperty(property, style.getPropertyValue(property));
  const own = {
    position: "fixed",
    top: "0",
    left: "0",
    visibility: "hidden",
    "pointer-events": "none",
    "box-sizing": "border-box",
    "white-space": "pre-wrap",
    "overflow-wrap": "break-word",
    width: `${String(field.clientWidth)}px`,
  };
  for (const [property, value] of Object.entries(own)) copy.style.setProperty(property, value);
  const text = document.createTextNode(field.value);
  copy.append(text);
  document.body.append(copy);
  const range = document.createRange();
  range.setStart(text, place[0]);
  range.setEnd(text, place[1]);
  const boxes = [...range.getClientRects()].map(({ left, top, width, height }) => ({
    left,
    top,
    width,
    height,
  }));
  copy.remove();
  return boxes.filter(({ width }) => width > SPACE);
}
