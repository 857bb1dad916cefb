import type { Grid } from "@/components/generator/diagram/grid";
import type { ArchitectureGraph } from "@/lib/generators/graph";

/** What a column of distance costs: along the main path, and from the middle of a row to that of the grid. */
const MAIN = 3;
const LEAN = 0.6;

type Columns = ReadonlyMap<string, number>;

/**
 * Full rows fill the grid. Others stand where their links are short, of such places nearest the middle: also between two columns. Where
 * rows are `even`, none stands to one side.
 */
export function columnsOf(
  graph: ArchitectureGraph,
  rowList: readonly (readonly string[])[],
  { columns: count, isEven }: Pick<Grid, "columns" | "isEven">,
): Columns {
  const others = rowList.filter(({ length }) => length < count);
  const full = rowList.filter(({ length }) => length === count);
  const at = (columns: Columns, row: readonly string[]) => row.flatMap((id) => columns.get(id) ?? []);
  const costOf = (columns: Columns) => {
    const lengths = graph.edges.map(({ from, to, main }) => {
      const [a, b = a] = at(columns, [from, to]);
      return a === undefined || b === undefined ? 0 : Math.abs(a - b) * (main === true ? MAIN : 1);
    });
    const leans = others.map((row) => LEAN * leanOf(at(columns, row), count));
    return [...lengths, ...leans].reduce((sum, cost) => sum + cost, 0);
  };
  let columns: Columns = new Map(full.flatMap((row) => row.map((id, column) => [id, column] as const)));
  for (let sweep = 0; sweep < 3; sweep++)
    for (const row of others)
      columns = choices(row.length, count)
        .filter((chosen) => !isEven || leanOf(chosen, count) === 0)
        .map(
          (chosen) => new Map([...columns, ...row.map((id, index) => [id, chosen[index] ?? index] as const)]),
        )
        .reduce((best, option) => (costOf(option) < costOf(best) ? option : best));
  return columns;
}

/** How far the middle of a row is from the middle of the grid. */
const leanOf = (chosen: readonly number[], count: number): number =>
  chosen.length === 0
    ? 0
    : Math.abs(chosen.reduce((sum, column) => sum + column, 0) / chosen.length - (count - 1) / 2);

/**
 * Places for `size` boxes: rising selections of whole columns, and of those that stand half a column further. The widest of those around
 * the middle comes first, so that it wins among equals.
 */
function choices(size: number, count: number): number[][] {
  const pick = (rest: number, first: number, last: number): number[][] =>
    rest === 0
      ? [[]]
      : Array.from({ length: Math.max(0, Math.floor(last - first) + 1) }, (_, step) => first + step).flatMap(
          (column) => pick(rest - 1, column + 1, last).map((more) => [column, ...more]),
        );
  const rank = (option: readonly number[]) =>
    leanOf(option, count) * 10 - ((option.at(-1) ?? 0) - (option[0] ?? 0));
  return [...pick(size, 0, count - 1), ...pick(size, 0.5, count - 1.5)].sort((a, b) => rank(a) - rank(b));
}
