import * as z from "zod/mini";
import { factSheetSchema, type FactSheet } from "@/lib/generators/fact-sheet";
import { fieldLimits } from "@/lib/generators/tools";
import { locales, type Locale } from "@/lib/i18n/locales";

const frame = z.looseObject({
  sheet: factSheetSchema,
  description: z.string().check(z.maxLength(fieldLimits.description)),
  locale: z.enum(locales),
});

/** The sheet that a browser has kept, or undefined where it is none: an earlier edition, an extension or a curious visitor wrote it. */
export function keptFacts(
  value: unknown,
): { sheet: FactSheet; description: string; locale: Locale } | undefined {
  const { success, data } = z.safeParse(frame, value);
  if (!success) return undefined;
  const { sheet, description, locale } = data;
  return { sheet, description, locale };
}
