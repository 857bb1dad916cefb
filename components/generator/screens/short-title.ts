/** A line below a drawing on a phone has room for so many letters. */
const LONGEST = 32;

/** Words before which a title can end. */
const ENDING =
  "и|с|со|по|на|в|во|для|от|до|через|поверх|между|при|из|к|and|with|without|by|on|in|at|for|from|to|through|between|among|that|which|who|where";

const SHORT = new RegExp(
  `^.{6,${String(LONGEST)}}(?<!(?<!\\p{L})(?:${ENDING}))(?=,| (?:${ENDING})(?!\\p{L}))`,
  "iu",
);

/** What a drawing is called below it, in one line: its title where that is short, else as much of it as can stand alone. A second screen of a wish is called by its own name, which its title ends with. */
export function shortTitle(title: string, name: string | undefined): string {
  const isNamed = name !== undefined && title.toLowerCase().endsWith(`: ${name.toLowerCase()}`);
  return isNamed ? name : title.length <= LONGEST ? title : (SHORT.exec(title)?.[0] ?? title);
}
