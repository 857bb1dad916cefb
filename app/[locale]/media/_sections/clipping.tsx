/** Columns of a page in print, each a share of its width, and the first line of text in it. */
const layouts = [
  { columns: [5, 5, 5], from: [3, 0, 0], picture: undefined },
  { columns: [7.5, 7.5], from: [2, 2], picture: undefined },
  { columns: [4, 11], from: [0, 4], picture: undefined },
  { columns: [5, 5, 5], from: [2, 5, 5], picture: 1 },
] as const;

const WIDTH = 480;
const LINES = 8;
const GAP = 16;
const LINE = 9;

/** Ends of paragraphs leave their line short; where they are follows from the seed alone. */
function shortness(seed: string, column: number, line: number): number {
  let state = 2166136261;
  for (const character of `${seed} ${String(column)} ${String(line)}`)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return state % 5 === 0 ? 0.35 + (state % 7) / 14 : 1;
}

/** A clipping: a headline and columns of text as lines, set out differently from one to the next. Decoration. */
export function Clipping({ seed, index }: { seed: string; index: number }) {
  const { columns, from, picture } = layouts[index % layouts.length] ?? layouts[0];
  const parts = columns.length;
  const unit = (WIDTH - GAP * (parts - 1)) / 15;
  const left = columns.map((_, at) =>
    columns.slice(0, at).reduce((sum, share) => sum + share * unit + GAP, 0),
  );
  const lines = columns.flatMap((share, column) =>
    Array.from({ length: LINES - (from[column] ?? 0) }, (_, at) => {
      const line = at + (from[column] ?? 0);
      const length = share * unit * shortness(seed, column, line);
      return `M${(left[column] ?? 0).toFixed(0)} ${String(line * LINE + 2)}h${length.toFixed(0)}`;
    }),
  );
  const heads = columns.flatMap((share, column) =>
    (from[column] ?? 0) >= 2 && (picture === undefined || column < picture)
      ? [`M${(left[column] ?? 0).toFixed(0)} 4.5h${(share * unit * 0.92).toFixed(0)}`]
      : [],
  );
  return (
    <svg
      viewBox={`0 0 ${String(WIDTH)} ${String(LINES * LINE)}`}
      aria-hidden="true"
      className="w-full [stroke-linecap:butt]"
    >
      <path d={lines.join("")} className="stroke-foreground stroke-2" strokeOpacity={0.17} />
      <path d={heads.join("")} className="stroke-accent stroke-[7]" strokeOpacity={0.85} />
      {picture !== undefined && (
        <path
          d={`M${(left[picture] ?? 0).toFixed(0)} 0H${String(WIDTH)}V${String(4 * LINE)}H${(left[picture] ?? 0).toFixed(0)}ZM${(left[picture] ?? 0).toFixed(0)} ${String(4 * LINE)}l133-24 73 14 109-22`}
          className="stroke-accent stroke-1"
          strokeOpacity={0.7}
        />
      )}
    </svg>
  );
}
