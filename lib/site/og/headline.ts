import "server-only";
import { boldWidth } from "@/lib/pictures/advances";
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

/** Space between words, height of a line and tracking, in parts of the size of the letters. */
export const GAP = 0.24;
export const LINE = 1.1;
export const TRACKING = -0.03;

/** Width of the column of words in pixels: the drawing of the ground begins beyond it. */
export const MEASURE = 600;

/** Sizes in pixels, the largest first, each with the most lines it may take. */
const sizes = [
  { size: 72, most: 3 },
  { size: 64, most: 4 },
  { size: 56, most: 5 },
  { size: 46, most: 6 },
] as const;

type Width = (text: string) => number;

/** Fills lines `measure` sizes wide one after another. */
function linesOf(words: readonly Word[], measure: number, width: Width): Word[][] {
  const lines: Word[][] = [];
  let used = Infinity;
  for (const word of words) {
    const own = width(word.text);
    if (used + GAP + own <= measure) {
      lines.at(-1)?.push(word);
      used += GAP + own;
    } else {
      lines.push([word]);
      used = own;
    }
  }
  return lines;
}

/** The same number of lines, as even as they get: no line is left with a lonely word. */
function balanced(words: readonly Word[], measure: number, width: Width): Word[][] {
  // No word at all, as of a headline of emoji only, has no width to narrow to.
  const widest = Math.max(GAP, ...words.map(({ text }) => width(text)));
  let lines = linesOf(words, measure, width);
  for (let narrow = measure - 0.1; narrow >= widest; narrow -= 0.1) {
    const next = linesOf(words, narrow, width);
    if (next.length > lines.length) break;
    lines = next;
  }
  return lines;
}

/** Pieces of a word, none wider than the column: for a word that stands in no line whole. */
function pieces({ text, dim }: Word, measure: number, width: Width): Word[] {
  const parts: string[] = [];
  for (const sign of Array.from(text)) {
    const last = parts.at(-1);
    if (last !== undefined && width(last + sign) <= measure) parts[parts.length - 1] = last + sign;
    else parts.push(sign);
  }
  return parts.map((part) => ({ text: part, dim }));
}

/** How a headline stands in its column: the size of its letters in pixels, and its lines. What no size holds is cut with an ellipsis. */
export async function settingOf(words: readonly Word[]): Promise<{ size: number; lines: Word[][] }> {
  const advance = await boldWidth();
  const width: Width = (text) => advance(text) + TRACKING * text.length;
  for (const { size, most } of sizes) {
    const measure = MEASURE / size;
    if (words.some(({ text }) => width(text) > measure)) continue;
    const lines = balanced(words, measure, width);
    if (lines.length <= most) return { size, lines };
  }
  const { size, most } = sizes[3];
  const measure = MEASURE / size;
  const lines = linesOf(
    words.flatMap((word) => pieces(word, measure, width)),
    measure,
    width,
  );
  const kept = lines.slice(0, most);
  const last = kept.at(-1)?.at(-1);
  if (lines.length > most && last) last.text = `${last.text.slice(0, -1)}…`;
  return { size, lines: kept };
}
