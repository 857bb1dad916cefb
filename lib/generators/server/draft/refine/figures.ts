import "server-only";
import { formatMeasure, formatPercent } from "@/lib/generators/numbers";
import type { Brief } from "@/lib/generators/server/draft/brief";
import { formatFlow, formatMoney } from "@/lib/generators/server/draft/format";

const plain = (text: string) => text.replaceAll("\u00A0", " ");

/** The figures of the description that a document repeats, in its own writing. */
export function figuresIn(document: string, { reading, locale }: Brief): string[] {
  const { counts, lossShare, routineShare, availability, lossMoney, cheque, budget, deadline } =
    reading.figures;
  const all = [
    ...counts.map((count) => formatFlow(count, locale)),
    ...[lossShare, routineShare, availability].flatMap((share) =>
      share ? [formatPercent(share.value, locale)] : [],
    ),
    ...[lossMoney, cheque, budget].flatMap((money) => (money ? [formatMoney(money.value, locale)] : [])),
    ...(deadline ? [formatMeasure(deadline.upTo ?? deadline.value, deadline.unit, locale)] : []),
  ];
  const shown = plain(document);
  return [...new Set(all)].filter((figure) => shown.includes(plain(figure)));
}
