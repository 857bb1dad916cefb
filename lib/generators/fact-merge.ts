import type { FactEntry, FactSheet, Question } from "@/lib/generators/fact-sheet";
import {
  allEntries,
  correctionId,
  entriesAt,
  factPlaces,
  freeId,
  isDerived,
  isPart,
  isReplaced,
  isTyped,
  normalisedWords,
  replacedId,
  withEntries,
  without,
  type FactPlace,
} from "@/lib/generators/fact-places";

/** The same as `factLimits.entries`, without the schema beside it. */
const MAX_ENTRIES = 200;

const sameWords = (a: FactEntry, b: FactEntry) => normalisedWords(a.text) === normalisedWords(b.text);

/**
 * A new reading of a description with what the visitor did to the reading before it. Removals and corrections are found again by place
 * and normalised words; what the visitor typed stays in any case. No span of the earlier reading survives.
 * @param fresh as the description was just read
 * @param mine as the visitor sees it
 */
export function mergeFacts(fresh: FactSheet, mine: FactSheet | undefined): FactSheet {
  if (mine === undefined) return fresh;
  const taken = new Set(allEntries(fresh).map(({ entry }) => entry.id));
  const ids = new Map<string, string>();
  let merged = fresh;
  for (const place of factPlaces) merged = withRemovals(merged, mine, place, taken, ids);
  for (const place of factPlaces) merged = withTyped(merged, mine, place, taken, ids);
  return asked(limited(withAnswers(merged, mine, ids)));
}

/** What the visitor answered about a complaint belongs to it in the new reading too. */
function withAnswers(sheet: FactSheet, mine: FactSheet, ids: ReadonlyMap<string, string>): FactSheet {
  const typed = new Set(sheet.figures.filter(isTyped).map(({ id }) => id));
  const pains = sheet.pains.map((pain) => {
    const links = mine.pains.find((one) => sameWords(one, pain))?.figures ?? [];
    const own = links.map((id) => ids.get(id) ?? id).filter((id) => typed.has(id));
    return { ...pain, figures: [...new Set([...pain.figures, ...own])] };
  });
  return { ...sheet, pains };
}

/** Marks what the visitor removed, and remembers under which id each correction now stands. */
function withRemovals(
  sheet: FactSheet,
  mine: FactSheet,
  place: FactPlace,
  taken: Set<string>,
  ids: Map<string, string>,
): FactSheet {
  const waiting = entriesAt(mine, place).filter(({ removed }) => removed === true);
  const entries = entriesAt(sheet, place).map((entry) => {
    const at = waiting.findIndex((removed) => sameWords(removed, entry));
    const [removal] = at < 0 ? [] : waiting.splice(at, 1);
    if (removal === undefined) return entry;
    if (!isReplaced(removal)) return { ...entry, removed: true as const };
    ids.set(correctionId(removal.id), entry.id);
    const id = replacedId(entry.id);
    taken.add(id);
    return { ...entry, id, removed: true as const };
  });
  if (!isPart(place) && place !== "law") return withEntries(sheet, place, entries);
  const kept = waiting.map((removal) => {
    const own = isReplaced(removal) ? correctionId(removal.id) : removal.id;
    const id = taken.has(own) ? freeId(taken) : own;
    taken.add(id);
    if (!isReplaced(removal)) return unquoted(removal, id);
    ids.set(own, id);
    taken.add(replacedId(id));
    return unquoted(removal, replacedId(id));
  });
  return withEntries(sheet, place, [...entries, ...kept]);
}

/** Puts in what the visitor typed: beside what it corrects, else at the end. What the description now says too is not said twice. */
function withTyped(
  sheet: FactSheet,
  mine: FactSheet,
  place: FactPlace,
  taken: Set<string>,
  ids: Map<string, string>,
): FactSheet {
  const typed = entriesAt(mine, place).filter(isTyped);
  if (typed.length === 0) return sheet;
  if (!isPart(place) && place !== "law") return withEntries(sheet, place, typed.slice(0, 1));
  const entries = [...entriesAt(sheet, place)];
  for (const entry of typed) {
    const corrected = ids.get(entry.id);
    if (corrected === undefined && entries.some((known) => !known.removed && sameWords(known, entry)))
      continue;
    const id = corrected ?? (taken.has(entry.id) ? freeId(taken) : entry.id);
    taken.add(id);
    ids.set(entry.id, id);
    const was = entries.findIndex((known) => known.id === replacedId(id));
    entries.splice(was < 0 ? entries.length : was + 1, 0, unquoted(entry, id));
  }
  return withEntries(sheet, place, entries);
}

/** An entry of the visitor's own, which needs no place in the description. */
function unquoted(entry: FactEntry, id: string): FactEntry {
  return { ...without(entry, "span"), id, by: "visitor" };
}

/** As many entries as a sheet may have: those read last give way, the visitor's own never. */
function limited(sheet: FactSheet): FactSheet {
  let over = allEntries(sheet).length - MAX_ENTRIES;
  if (over <= 0) return sheet;
  let result = sheet;
  for (const place of factPlaces.toReversed()) {
    const kept = entriesAt(result, place)
      .toReversed()
      .filter((entry) => entry.by === "visitor" || over-- <= 0)
      .toReversed();
    result = withEntries(result, place, kept);
  }
  return result;
}

/** The sheet with the questions that nothing in it answers; a wish of the visitor's own makes a vague description clear. */
export function asked(sheet: FactSheet): FactSheet {
  const wanted = sheet.wishes.some(isTyped);
  return {
    ...sheet,
    clarity: wanted ? "clear" : sheet.clarity,
    open: sheet.open.filter((question) => !isAnswered(question, sheet) && !isMoot(question, sheet)),
  };
}

function isAnswered({ fills }: Question, sheet: FactSheet): boolean {
  if (fills.part === "limits") return entriesAt(sheet, fills.field).some(({ removed }) => removed !== true);
  if (fills.part !== "figures") return sheet[fills.part].some(isTyped);
  return sheet.figures.some(
    (figure) =>
      isTyped(figure) &&
      figure.kind === fills.kind &&
      figure.unit === fills.unit &&
      figure.counts === fills.counts &&
      figure.period === fills.period,
  );
}

const isMoot = ({ about }: Question, sheet: FactSheet) =>
  about !== undefined && allEntries(sheet).some(({ entry }) => entry.id === about && entry.removed === true);

/** A sheet as the server answered it, without the entries that it derives from the visitor's own. */
export function withoutDerived(sheet: FactSheet): FactSheet {
  const figures = sheet.figures.filter((figure) => !isDerived(figure));
  const ids = new Set(figures.map(({ id }) => id));
  const linked = <T extends { figures: string[] }>(entry: T): T => ({
    ...entry,
    figures: entry.figures.filter((id) => ids.has(id)),
  });
  return {
    ...sheet,
    figures,
    pains: sheet.pains.map(linked),
    wishes: sheet.wishes.map(linked),
    actors: sheet.actors.map(({ figure, ...rest }) => ({
      ...rest,
      ...(figure !== undefined && ids.has(figure) && { figure }),
    })),
  };
}
