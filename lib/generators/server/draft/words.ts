import "server-only";
import type { NamedSystem } from "@/content/knowledge/patterns";
import type { MentionedSystem } from "@/lib/generators/server/draft/reading/systems";
import type { Locale } from "@/lib/i18n/routing";

/** Small tools for putting words together. */

export const upperFirst = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** A title inside a sentence; abbreviations such as «ИИ-помощник» keep their capitals. */
export const lowerFirst = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());

/** The name of a system in the language of the document. */
export const systemName = ({ ru, en }: NamedSystem, locale: Locale): string =>
  locale === "en" ? (en ?? ru) : ru;

export const systemNames = (systems: readonly MentionedSystem[], locale: Locale): string =>
  systems.map((system) => systemName(system, locale)).join(", ");

/** A heading of the third level. */
export const heading = (text: string): string => `### ${text}`;

/** A heading of the fourth level, of a part of a section. */
export const subheading = (text: string): string => `#### ${text}`;

export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");

export const numbered = (lines: readonly string[]): string =>
  lines.map((line, index) => `${String(index + 1)}. ${line}`).join("\n");

/** A system whose data moves over once: it is left, or it is a mere spreadsheet. */
export const isMoved = ({ kind, isLeft }: MentionedSystem): boolean => isLeft || kind === "spreadsheet";

/** Systems that events are exchanged with: neither moved nor only asked who somebody is. */
export const exchangedWith = (systems: readonly MentionedSystem[]): MentionedSystem[] =>
  systems.filter((system) => !isMoved(system) && system.kind !== "identity");
