import * as z from "zod/mini";

/** What an idea comes to at a glance, in the words of its document: the page shows the figures above the text. */

const line = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

const keyFigure = z.strictObject({
  /** What it is a figure of. */
  term: line(60),
  number: line(60),
  /** Stands smaller beside the number; empty where it has none. */
  unit: z.optional(z.string().check(z.maxLength(40))),
  note: z.optional(z.string().check(z.maxLength(120))),
});

export const keyFiguresSchema = z.array(keyFigure).check(z.minLength(2), z.maxLength(3));
export type KeyFigure = z.infer<typeof keyFigure>;
