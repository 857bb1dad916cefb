import "server-only";
import { drawable } from "@/lib/pictures/fonts";

/** A piece of a headline that stays on one line, bright or quiet. */
export type Word = { text: string; dim: boolean };

/** Cuts a headline at its spaces; what stands between `<dim>` and `</dim>` is quiet. Non-breaking spaces hold. */
export const wordsOf = (headline: string): Word[] =>
  headline.split(/(<dim>.*?<\/dim>)/).flatMap((part) => {
    const dim = part.startsWith("<dim>");
    return drawable(part.replace(/<\/?dim>/g, ""))
      .split(/[ \t\n]+/)
      .filter((text) => text.replaceAll("\u00a0", "") !== "")
      .map((text) => ({ text, dim }));
  });

/** Space between words and height of a line, in parts of the size of the letters. */
export const GAP = 0.24;
export const LINE = 1.1;

/** Width of the column of words in pixels. */
const MEASURE = 820;

/** Upper bounds of the advance of a sign in the bold face, in parts of its size, with the tracking taken off. */
const advance = (sign: string): number => {
  if (/[\s\u00a0.,:;'’!|iljI()-]/.test(sign)) return 0.34;
  if (/[МШЩЖЮФЫмшщжюфыmwMW—%]/.test(sign)) return 0.86;
  return /[A-ZА-ЯЁ]/.test(sign) ? 0.7 : 0.6;
};
const widthOf = (text: string) => Array.from(text).reduce((sum, sign) => sum + advance(sign), 0);

/** Lines the words take when set in a column `measure` sizes wide. */
function linesOf(words: readonly Word[], measure: number): number {
  let lines = 1;
  let used = 0;
  for (const { text } of words) {
    const width = widthOf(text);
    if (used > 0 && used + GAP + width > measure) {
      lines += 1;
      used = 0;
    }
    used += (used > 0 ? GAP : 0) + width;
    lines += Math.floor(Math.max(0, used - 0.001) / measure);
    used %= measure;
  }
  return lines;
}

const SMALLEST = 46;

/** Sizes in pixels, each with the most lines it may take; the last takes what is left and is cut at the foot. */
const sizes = [
  { size: 76, lines: 3 },
  { size: 66, lines: 4 },
  { size: 56, lines: 5 },
  { size: SMALLEST, lines: 6 },
] as const;

/** Most lines of the smallest size that the column holds. */
export const HEIGHT = 6 * SMALLEST * LINE;

/** Narrowest share of the column that balancing may leave. */
const NARROWEST = 0.6;

/** The narrowest column in which the words take no more lines: no line is left with a lonely word. */
function balanced(words: readonly Word[], size: number): number {
  const lines = linesOf(words, MEASURE / size);
  let measure = MEASURE;
  while (measure > MEASURE * NARROWEST && linesOf(words, (measure - 10) / size) === lines) measure -= 10;
  return measure;
}

/** How a headline stands in its column: the largest size in pixels that holds it whole, and the width it is set to. */
export function settingOf(words: readonly Word[]): { size: number; measure: number } {
  const fits = ({ size, lines }: (typeof sizes)[number]) =>
    words.every(({ text }) => widthOf(text) * size <= MEASURE) && linesOf(words, MEASURE / size) <= lines;
  const fitting = sizes.find(fits);
  return fitting
    ? { size: fitting.size, measure: balanced(words, fitting.size) }
    : { size: SMALLEST, measure: MEASURE };
}
