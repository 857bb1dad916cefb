import { factParts, type FactEntry, type FactSheet } from "@/lib/generators/fact-sheet";
import {
  entriesAt,
  isDerived,
  isReplaced,
  allEntries,
  correctionId,
  type FactPlace,
} from "@/lib/generators/fact-places";

/** The groups of the panel in their order, each with the places it shows. The first place is where a new entry goes. */
export const factGroups = [
  { id: "project", places: ["subject", "organisation"] },
  { id: "figures", places: ["figures"] },
  { id: "actors", places: ["actors"] },
  { id: "pains", places: ["pains"] },
  { id: "wishes", places: ["wishes"] },
  { id: "bans", places: ["bans"] },
  { id: "systems", places: ["systems"] },
  { id: "limits", places: ["deadline", "budget", "hosting", "hours", "acceptance", "law"] },
] as const satisfies readonly { id: string; places: readonly FactPlace[] }[];

/** Groups that are open at first where there is little room: what troubles the visitor and what he wants. */
export const openOnNarrow: readonly FactGroupId[] = ["pains", "wishes"];

export type FactGroup = (typeof factGroups)[number];
export type FactGroupId = FactGroup["id"];

export type ShownFact = { place: FactPlace; entry: FactEntry };

/** Its ban says more of the system: «1С остаётся» needs no «1С» beside it. */
const isToldByBan = (sheet: FactSheet, { text }: FactEntry) =>
  sheet.bans.some((ban) => ban.removed !== true && isStaying(ban) && ban.text.includes(text));

const isStaying = (entry: FactEntry) => "kind" in entry && entry.kind === "stays";

/** The entries of a group that count. What stays is nothing to avoid: it stands with the systems. */
export const shownIn = (sheet: FactSheet, { id, places }: FactGroup): ShownFact[] =>
  (id === "systems" ? [...places, "bans" as const] : places).flatMap((place: FactPlace) =>
    entriesAt(sheet, place)
      .filter((entry) => entry.removed !== true && !isDerived(entry))
      .filter((entry) => place !== "bans" || isStaying(entry) === (id === "systems"))
      .filter((entry) => place !== "systems" || !isToldByBan(sheet, entry))
      .map((entry) => ({ place, entry })),
  );

/** What a chip says, with a capital: a role by its name, whatever case the text has it in; a count by its digits. */
export function labelOf(sheet: FactSheet, { place, entry }: ShownFact): string {
  if (entry.by === "visitor") return entry.text;
  const { name } = (place === "actors" && sheet.actors.find(({ id }) => id === entry.id)) || {};
  const figure = place === "figures" ? sheet.figures.find(({ id }) => id === entry.id) : undefined;
  // "eBay" is written so; behind the word of its place a text goes on.
  const isOpening = factParts.some((part) => part === place);
  const text = name ?? figure?.label ?? entry.text;
  return isOpening ? text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase()) : text;
}

/** How many entries count. */
export const countOf = (sheet: FactSheet): number =>
  factGroups.reduce((sum, group) => sum + shownIn(sheet, group).length, 0);

const countIn = (sheet: FactSheet, name: FactGroupId) =>
  factGroups.filter(({ id }) => id === name).flatMap((group) => shownIn(sheet, group)).length;

/** What a folded sheet says about itself: each wish becomes a function. */
export const summaryOf = (sheet: FactSheet) => ({
  functions: countIn(sheet, "wishes"),
  figures: countIn(sheet, "figures"),
  questions: sheet.open.length,
});

/** What the visitor took away: removed entries, and those whose correction was removed as well. */
export function removedFacts(sheet: FactSheet): ShownFact[] {
  const ids = new Set(allEntries(sheet).map(({ entry }) => entry.id));
  return allEntries(sheet).filter(
    ({ entry }) => entry.removed === true && !(isReplaced(entry) && ids.has(correctionId(entry.id))),
  );
}

/** A bare number answers a question: what it counts stands beside it. */
export function beside(sheet: FactSheet, { place, entry }: ShownFact): string | undefined {
  if (place !== "figures" || !/^[\s\d.,\u00A0\u202F]+$/.test(entry.text)) return undefined;
  const figure = sheet.figures.find(({ id }) => id === entry.id);
  const parts = [figure?.unit, figure?.counts].filter((part) => part !== undefined && part !== "");
  return parts.length > 0 ? parts.join(" · ") : undefined;
}
