/** Letters that a line below a phone beside another drawing has room for, and the most that one below any drawing has. */
const LENGTHS = [26, 32] as const;

/** Words before which a title can end. */
const ENDING =
  "и|с|со|по|на|в|во|для|от|до|через|поверх|между|при|из|к|and|with|without|by|on|in|at|for|from|to|through|between|among|that|which|who|where";

const SHORT = LENGTHS.map(
  (longest) =>
    new RegExp(`^.{6,${String(longest)}}(?<!(?<!\\p{L})(?:${ENDING}))(?=,| (?:${ENDING})(?!\\p{L}))`, "iu"),
);

/** What a drawing is called below it, in one line: its title where that is short, else as much of it as can stand alone. A second screen of a wish is called by its own name, which its title ends with. */
export function shortTitle(title: string, name: string | undefined): string {
  if (name !== undefined && title.toLowerCase().endsWith(`: ${name.toLowerCase()}`)) return name;
  if (title.length <= LENGTHS[0]) return title;
  return SHORT.map((pattern) => pattern.exec(title)?.[0]).find((short) => short !== undefined) ?? title;
}
