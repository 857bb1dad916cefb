import "server-only";
import { readTrades } from "@/lib/content/trades";
import { factParts, type FactEntry, type FactSheet } from "@/lib/generators/fact-sheet";

const isApart = (a: FactEntry, b: FactEntry): boolean =>
  a !== b && (!a.span || !b.span || a.span.end <= b.span.start || b.span.end <= a.span.start);

/** What is known of the visitor's trade, on two signs only: what the organisation calls itself, and elsewhere what it works with. */
export function tradeOf(sheet: FactSheet) {
  const { locale, subject, organisation } = sheet;
  const alive = (entries: readonly (FactEntry | undefined)[]) =>
    entries.filter((one): one is FactEntry => one !== undefined && one.removed !== true);
  const selves = alive([organisation, subject]);
  const entries = alive(factParts.flatMap((part): readonly FactEntry[] => sheet[part]));
  const found = readTrades().filter(({ [locale]: { who, work } }) =>
    selves.some(
      (self) => who.test(self.text) && entries.some((one) => work.test(one.text) && isApart(self, one)),
    ),
  );
  // Signs of two trades tell of none.
  return found.length === 1 ? found[0]?.[locale] : undefined;
}
