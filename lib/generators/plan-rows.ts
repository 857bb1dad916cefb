/** «| 5–6 | Ф-1 Карта | 2 |», the cell after what is ready being the effort or those who take part. */
const ROW = /^\| *(\d{1,3}(?:[–-]\d{1,3})?) *\| *([^|\n]+?) *\|(?: *([^|\n]*?) *\|)?/gmu;

/** The rows of a plan in a text: the weeks, what is ready after them, and the cell that follows. */
export const planRowsIn = (text: string) =>
  [...text.matchAll(ROW)].map(([, weeks = "", what = "", after = ""]) => ({ weeks, what, after }));

/** Whether a stage of a plan makes functions: «Ф-1 Карта», “FR-2 Map”. */
export const isOfFunctions = (what: string): boolean => /^(?:ФТ?|FR?)-\d/u.test(what);
