import type { FactEntry, FactPart, FactSheet, LimitField } from "@/lib/generators/fact-sheet";

/**
 * Where the entries of a fact sheet stand, as one list of places. Names only types of the sheet, so that the page does not load its schema.
 */

export const partPlaces = [
  "figures",
  "actors",
  "pains",
  "wishes",
  "bans",
  "systems",
] as const satisfies readonly FactPart[];

/** Places of one entry at most. */
export const singlePlaces = [
  "subject",
  "organisation",
  "deadline",
  "budget",
  "hosting",
  "hours",
  "acceptance",
] as const satisfies readonly ("subject" | "organisation" | LimitField)[];

export const factPlaces = [...singlePlaces, ...partPlaces, "law"] as const;
export type FactPlace = (typeof factPlaces)[number];
type SinglePlace = (typeof singlePlaces)[number];

export const isPart = (place: FactPlace): place is FactPart =>
  (partPlaces as readonly string[]).includes(place);
export const isSingle = (place: FactPlace): place is SinglePlace =>
  (singlePlaces as readonly string[]).includes(place);

/** The entries at a place, removed ones among them. */
export function entriesAt(sheet: FactSheet, place: FactPlace): readonly FactEntry[] {
  if (isPart(place)) return sheet[place];
  if (place === "law") return sheet.limits.law ?? [];
  const entry = place === "subject" || place === "organisation" ? sheet[place] : sheet.limits[place];
  return entry ? [entry] : [];
}

/**
 * The sheet with other entries at a place.
 * @param entries of the kind that the place holds; at a place of one entry the first counts
 */
export function withEntries(sheet: FactSheet, place: FactPlace, entries: readonly FactEntry[]): FactSheet {
  if (isPart(place)) return { ...sheet, [place]: entries };
  const value = isSingle(place) ? entries[0] : entries.length > 0 ? entries : undefined;
  const isTop = place === "subject" || place === "organisation";
  const holder: Record<string, unknown> = { ...(isTop ? sheet : sheet.limits) };
  Reflect.deleteProperty(holder, place);
  const changed = { ...holder, ...(value && { [place]: value }) };
  return (isTop ? changed : { ...sheet, limits: changed }) as FactSheet;
}

/** Words without case, punctuation and width of spaces: what two readings of the same thing have in common. */
export const normalisedWords = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/[^\p{L}\p{N}%]+/gu, " ")
    .trim();

/** The server adds the figures of a typed text as entries of their own, every time anew: they are not the visitor's. */
export const isDerived = ({ id, by }: FactEntry): boolean => by === "visitor" && /-n\d+$/.test(id);

/** Entries the visitor typed or corrected. */
export const isTyped = (entry: FactEntry): boolean =>
  entry.by === "visitor" && entry.removed !== true && !isDerived(entry);

/** Every entry with its place. */
export const allEntries = (sheet: FactSheet): { place: FactPlace; entry: FactEntry }[] =>
  factPlaces.flatMap((place) => entriesAt(sheet, place).map((entry) => ({ place, entry })));

/** Ends the id of an entry that a correction stands in for; what precedes it is the id of the correction. */
const REPLACED = "-was";
export const replacedId = (id: string): string => `${id.slice(0, 36)}${REPLACED}`;
export const isReplaced = ({ id, removed }: FactEntry): boolean => removed === true && id.endsWith(REPLACED);
export const correctionId = (id: string): string => id.slice(0, -REPLACED.length);

/** The same without one of its fields. */
export function without<T extends object, Key extends keyof T>(value: T, key: Key): Omit<T, Key> {
  const rest = { ...value };
  Reflect.deleteProperty(rest, key);
  return rest;
}

/** An id that no entry of the sheet has. */
export function freeId(taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(`v${String(number)}`)) number += 1;
  return `v${String(number)}`;
}

/**
 * What the visitor changed about a sheet, as one comparable text; empty when nothing. Together with the description it decides what
 * a document is made from.
 */
export const changesOf = (sheet: FactSheet | undefined): string =>
  sheet === undefined
    ? ""
    : allEntries(sheet)
        .filter(({ entry }) => entry.removed === true || isTyped(entry))
        .map(({ place, entry }) => `${place}${entry.removed ? "-" : "+"}${normalisedWords(entry.text)}`)
        .sort()
        .join("\n");
