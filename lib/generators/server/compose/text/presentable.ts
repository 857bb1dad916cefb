import "server-only";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import type { Wording } from "@/lib/generators/server/compose/documents";

/** A phone number: after a plus, or the Russian long form from 8. */
const PHONE = /\+\d[\d\s()-]{8,18}\d|(?<!\d)8[ (-]{1,2}\d{3}[ )-]{1,2}\d{3}[ -]?\d{2}[ -]?\d{2}(?!\d)/g;
/** A reader of Markdown makes links of these by itself, whatever is escaped in them. */
const ADDRESS = /\S*(?:@|:\/\/|(?<![\p{L}\p{N}])www\.)\S*/giu;
const INVISIBLE = /[\p{Cf}\p{Co}\u2028\u2029]/gu;

const withoutAddresses = (text: string): string =>
  text.replace(INVISIBLE, "").replace(PHONE, "…").replace(ADDRESS, "…");

/** Every text of a value changed by the same rule; numbers and flags stay. */
function mapped<T>(value: T): T {
  if (typeof value === "string") return withoutAddresses(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => mapped(item)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, mapped(item)]),
  ) as T;
}

/**
 * A sheet as a document may show it: an ellipsis in place of web addresses, e-mails and phone numbers, no invisible signs. They are
 * personal, and a document must not lead anywhere the visitor's text names.
 */
export const presentable = (facts: FactSheet): FactSheet => mapped(facts);

/** The visitor's further texts, likewise. */
export const presentableWording = (wording: Wording): Wording => mapped(wording);
