/** No line is folded, quotes stand only where YAML needs them, and those are double. */
export const LAYOUT = { lineWidth: 0, singleQuote: false, indentSeq: true } as const;

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** The same data with its texts trimmed and without what is empty; a group in which nothing is left goes too. */
export function withoutEmpty(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isFields(value)) return value;
  const kept = Object.entries(value)
    .map(([key, item]) => [key, withoutEmpty(item)] as const)
    .filter(([, item]) => !isEmpty(item));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
