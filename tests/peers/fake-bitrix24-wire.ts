/** How the fake portal reads parameters and shapes its answers. */

export type Params = Record<string, unknown>;
export type Answer = { result: unknown; total?: number; next?: number };

/** What the portal answers to a call it refuses. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, description: string) {
    super(description);
    this.status = status;
    this.code = code;
  }
}

/** Entries of a page of every list. */
export const PAGE = 50;

/** A text of the wire; a form sends nothing else, and JSON may send a number where the portal keeps a text. */
export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

export const recordOf = (value: unknown): Params =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Params) : {};

/** PHP reads `fm[0][value]=x` as a map with the key 0; both shapes are iterable there. */
export function listOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value as unknown[];
  return typeof value === "object" && value !== null ? Object.values(value) : undefined;
}

export function pick(item: Record<string, unknown>, select: unknown): Record<string, unknown> {
  const names = listOf(select)?.map(textOf);
  if (names === undefined || names.length === 0 || names.includes("*")) return item;
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));
}

export const paged = (items: unknown, { total, start }: { total: number; start: number }): Answer => ({
  result: items,
  total,
  ...(start + PAGE < total && { next: start + PAGE }),
});
