import type { FactEntry, FactPart, FactSheet, Question } from "@/lib/generators/fact-sheet";
import { asked } from "@/lib/generators/fact-merge";
import {
  allEntries,
  correctionId,
  entriesAt,
  freeId,
  isReplaced,
  isSingle,
  replacedId,
  withEntries,
  without,
  type FactPlace,
} from "@/lib/generators/fact-places";

/** What the visitor may do to a fact sheet. Every function answers another sheet; fields beside the text are settled on the server. */

/** Longest text of an entry, and of a name in it; the same as in the schema. */
const MAX_TEXT = 500;
const MAX_NAME = 200;

const NUMBER = /\d[\d\s\u00A0\u202F]*(?:[.,]\d+)?/;

/** The first number of a text, if there is one. */
export function numberIn(text: string): number | undefined {
  const found = NUMBER.exec(text)?.[0];
  return found === undefined ? undefined : Number(found.replace(/\s/g, "").replace(",", "."));
}

/** An entry with its words, and as few statements beside them as the place asks for. */
function typedEntry(place: FactPlace, id: string, raw: string): FactEntry {
  const text = raw.trim().slice(0, MAX_TEXT);
  const entry = { id, text, by: "visitor" as const };
  const name = text.slice(0, MAX_NAME);
  const fields: Partial<Record<FactPlace, object>> = {
    figures: { value: numberIn(text) ?? 0, unit: "", kind: "count", says: "has" },
    actors: { name },
    pains: { figures: [] },
    wishes: { figures: [] },
    bans: { kind: "forbidden", about: name },
    systems: { name, relation: "used" },
    hosting: { kind: "own" },
  };
  return { ...entry, ...fields[place] };
}

const idsOf = (sheet: FactSheet) => new Set(allEntries(sheet).map(({ entry }) => entry.id));
const replace = (sheet: FactSheet, place: FactPlace, id: string, by: readonly FactEntry[]) =>
  asked(
    withEntries(
      sheet,
      place,
      entriesAt(sheet, place).flatMap((entry) => (entry.id === id ? by : [entry])),
    ),
  );

/** The visitor says it in other words. What stood there is kept as removed, so that the next reading does not bring it back. */
export function correctFact(sheet: FactSheet, place: FactPlace, id: string, text: string): FactSheet {
  const entry = entriesAt(sheet, place).find((known) => known.id === id);
  if (entry === undefined || text.trim() === "" || text.trim() === entry.text) return sheet;
  const corrected = { ...without(entry, "span"), ...wordsOf(place, text), by: "visitor" as const };
  if (entry.by === "visitor" || isSingle(place)) return replace(sheet, place, id, [corrected]);
  const was = { ...entry, id: replacedId(id), removed: true as const };
  return replace(sheet, place, id, [was, corrected]);
}

/** The fields that follow the words at once. */
function wordsOf(place: FactPlace, raw: string) {
  const { text, ...fields } = typedEntry(place, "v1", raw) as FactEntry & {
    name?: string;
    about?: string;
    value?: number;
  };
  const { name, about } = fields;
  const value = numberIn(text);
  return {
    text,
    ...(name !== undefined && { name }),
    ...(about !== undefined && { about }),
    ...(place === "figures" && value !== undefined && { value }),
  };
}

/** Takes an entry away. What the visitor had typed goes altogether, anything else is marked. */
export function removeFact(sheet: FactSheet, place: FactPlace, id: string): FactSheet {
  const entry = entriesAt(sheet, place).find((known) => known.id === id);
  if (entry === undefined) return sheet;
  return replace(sheet, place, id, entry.by === "visitor" ? [] : [{ ...entry, removed: true }]);
}

/** What a correction replaced, if it still stands in the sheet. */
export const originalOf = (sheet: FactSheet, id: string): FactEntry | undefined =>
  allEntries(sheet).find(({ entry }) => entry.id === replacedId(id))?.entry;

/** Brings a removed entry back; in the place of its correction, if it has one. */
export function restoreFact(sheet: FactSheet, id: string): FactSheet {
  const found = allEntries(sheet).find(({ entry }) => entry.id === id && entry.removed === true);
  if (found === undefined) return sheet;
  const entry = without(found.entry, "removed");
  if (!isReplaced(found.entry)) return replace(sheet, found.place, id, [entry]);
  const own = correctionId(id);
  const correction = allEntries(sheet).find((known) => known.entry.id === own);
  const cleared = correction ? replace(sheet, correction.place, own, []) : sheet;
  return replace(cleared, found.place, id, [{ ...entry, id: own }]);
}

/** Adds an entry of the visitor's own; at a place of one entry it takes the place of what stood there. */
export function addFact(sheet: FactSheet, place: FactPlace, text: string): FactSheet {
  if (text.trim() === "") return sheet;
  const entry = typedEntry(place, freeId(idsOf(sheet)), text);
  return asked(withEntries(sheet, place, isSingle(place) ? [entry] : [...entriesAt(sheet, place), entry]));
}

/** The same words in another part. */
export function moveFact(sheet: FactSheet, place: FactPlace, id: string, to: FactPart): FactSheet {
  const entry = entriesAt(sheet, place).find((known) => known.id === id);
  if (entry === undefined || place === to) return sheet;
  const gone = entry.by === "visitor" ? [] : [{ ...entry, id: replacedId(id), removed: true as const }];
  const cleared = replace(sheet, place, id, gone);
  return asked(withEntries(cleared, to, [...entriesAt(cleared, to), typedEntry(to, id, entry.text)]));
}

/** The answer to a question becomes an entry with the fields that the question gives it, and belongs to the complaint it is about; the question goes. */
export function answerQuestion(sheet: FactSheet, { id, fills, about }: Question, text: string): FactSheet {
  const open = sheet.open.filter((question) => question.id !== id);
  const rest = { ...sheet, open };
  if (fills.part === "limits") return addFact(withEntries(rest, fills.field, []), fills.field, text);
  if (fills.part !== "figures") return addFact(rest, fills.part, text);
  const fields = without(fills, "part");
  const entry = { ...typedEntry("figures", freeId(idsOf(sheet)), text), ...fields };
  const pains = sheet.pains.map((pain) =>
    pain.id === about ? { ...pain, figures: [...pain.figures, entry.id] } : pain,
  );
  return asked(withEntries({ ...rest, pains }, "figures", [...sheet.figures, entry]));
}
