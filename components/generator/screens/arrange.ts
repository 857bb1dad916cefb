import type { Screen } from "@/lib/generators/screens";

/** Columns of twelve that a drawing takes at least. */
const least: Record<Screen["device"], number> = { phone: 4, tablet: 6, desktop: 8 };

/** How many of twelve columns each drawing gets: rows are filled in the order of the screens, and no row is left with a gap. */
export function spansOf(screens: readonly Pick<Screen, "device">[]): number[] {
  const rows: number[][] = [];
  for (const { device } of screens) {
    const row = rows.at(-1);
    const taken = row?.reduce((sum, span) => sum + span, 0) ?? 12;
    if (row && taken + least[device] <= 12) row.push(least[device]);
    else rows.push([least[device]]);
  }
  return rows.flatMap(filled);
}

/** The free columns go to the wide drawings, to equal ones in equal parts. */
function filled(row: readonly number[]): number[] {
  const free = 12 - row.reduce((sum, span) => sum + span, 0);
  const widest = Math.max(...row);
  const takers = row.filter((span) => span === widest).length;
  return row.map((span) => (span === widest ? span + free / takers : span));
}
