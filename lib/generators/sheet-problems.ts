import {
  factLimits,
  factParts,
  limitFields,
  type FactEntry,
  type FactSheet,
} from "@/lib/generators/fact-sheet";

/** One thing that is wrong with a sheet, and where: a path into it, and a key of `fields` in `errors.json`. */
export type SheetProblem = { path: (string | number)[]; key: "invalid" | "outOfRange" };

/** Every entry of a sheet with its place in it. */
function entriesOf(sheet: FactSheet): { path: (string | number)[]; entry: FactEntry }[] {
  const named = (path: (string | number)[], entry: FactEntry | undefined) =>
    entry === undefined ? [] : [{ path, entry }];
  return [
    ...named(["subject"], sheet.subject),
    ...named(["organisation"], sheet.organisation),
    ...factParts.flatMap((part) => sheet[part].flatMap((entry, at) => named([part, at], entry))),
    ...limitFields.flatMap((field) => named(["limits", field], sheet.limits[field])),
    ...(sheet.limits.law ?? []).flatMap((entry, at) => named(["limits", "law", at], entry)),
  ];
}

/** Whether an entry stands in the description, word for word, where it says. */
const isQuoted = ({ text, span }: FactEntry, description: string) =>
  span !== undefined && span.start < span.end && description.slice(span.start, span.end) === text;

/**
 * What is wrong with a sheet that came from outside, beyond its shape: more entries than there may be, too many bytes, an id twice, an
 * entry that is neither the visitor's own nor quoted from the description.
 * @param description cleaned as a request's is (`cleanText`)
 * @returns the first problem of each entry; empty when the sheet may be used
 */
export function sheetProblems(sheet: FactSheet, description: string): SheetProblem[] {
  const entries = entriesOf(sheet);
  const bytes = new TextEncoder().encode(JSON.stringify(sheet)).length;
  if (entries.length > factLimits.entries || bytes > factLimits.bytes)
    return [{ path: [], key: "outOfRange" }];
  const seen = new Set<string>();
  return entries.flatMap(({ path, entry }): SheetProblem[] => {
    if (seen.has(entry.id)) return [{ path: [...path, "id"], key: "invalid" }];
    seen.add(entry.id);
    if (entry.by === "visitor" || isQuoted(entry, description)) return [];
    return [{ path: [...path, entry.span === undefined ? "span" : "text"], key: "invalid" }];
  });
}
