import * as z from "zod/mini";

const isSpace = (char: string) => /[\p{White_Space}\uFEFF]/u.test(char);

/** Control characters that no keyboard types and that some stores refuse; tab and line feed stay. */
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/**
 * A text as it is counted, stored and sent on: line ends as a single line feed (an HTML form sends two characters),
 * no control characters, no broken surrogates, no Unicode white space around it.
 */
export function cleanText(raw: string): string {
  const text = raw.toWellFormed().replace(/\r\n?/g, "\n").replace(CONTROLS, "");
  // By index and not by one expression: `\s+$` takes quadratic time on a long run of spaces in the middle.
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charAt(start))) start += 1;
  while (end > start && isSpace(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

type TextRules = {
  /** Fewest characters, in code points: an emoji is one, where a field's `maxlength` counts two. Without it the text may be empty. */
  min?: number | undefined;
  max: number;
  /** Key under `fields` in `errors.json` for a text that is too short or absent. */
  shortKey?: string | undefined;
};

/** A text field: cleaned by `cleanText`, then counted. Works alike in the browser and on the server. */
export function text({ min = 0, max, shortKey }: TextRules) {
  return z
    .string(
      shortKey === undefined
        ? undefined
        : { error: ({ input }) => (input === undefined ? shortKey : undefined) },
    )
    .check(z.overwrite(cleanText), z.minLength(min, shortKey), z.maxLength(max));
}
