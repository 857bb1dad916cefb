import "server-only";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import { kindTextsEn } from "@/lib/generators/server/compose/requirements/kind-texts-en";
import { kindTextsRu } from "@/lib/generators/server/compose/requirements/kind-texts-ru";
import type { Locale } from "@/lib/i18n/locales";

/**
 * What a requirement of a kind says. Slots: `o` the object in the nominative, `s` the part of the system that keeps its records and `f`
 * the title, both in quotation marks; `who`, `to` roles in quotation marks. No verb or adjective agrees with a slot.
 */
export type KindText = {
  /** What the system does. */
  does: string;
  /** How a tester sees that it does. */
  check: string;
  /** A sentence for a kind that a function has besides its main one. */
  also: string;
};

/** A row of the table: the three texts in the order of `KindText`, with ` | ` between them. */
export type KindRows = Readonly<Record<FunctionKind, string>>;

const rows: Readonly<Record<Locale, KindRows>> = { ru: kindTextsRu, en: kindTextsEn };

/** The texts of a kind. */
export function kindText(kind: FunctionKind, locale: Locale): KindText {
  const [does = "", check = "", also = ""] = rows[locale][kind].split(" | ");
  return { does, check, also };
}
