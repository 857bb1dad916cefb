/** The boxes of each lane, from left to right; what is lit stands first. */
const rows = [
  ["owner", "desk", "doctor"],
  ["booking", "record", "stock"],
  ["visits", "cards", "bus"],
  ["lab", "ledger", "marks"],
] as const;

/** Of a lane with its gap, and of a column; boxes are as close as the words allow, which keep their size on a phone. */
const [STEP_Y, STEP_X] = [105, 124] as const;
/** The lanes of what is done, and of the systems around. */
const [CORE, OUTSIDE] = [1, 3] as const;

type SampleDiagramProps = { nodes: Record<string, string>; lanes: readonly string[]; label: string };

/** The architecture of the sample, drawn as that of a result: who works, with what, what is kept, and which systems receive the data. One path is lit. */
export function SampleDiagram({ nodes, lanes, label }: SampleDiagramProps) {
  return (
    <svg viewBox="0 0 383 391" role="img" aria-label={label} className="w-full fill-none stroke-none">
      {rows.map((ids, row) => (
        <g
          key={row}
          transform={`translate(0 ${String(row * STEP_Y)})`}
          strokeDasharray={row === OUTSIDE ? "4 4" : undefined}
        >
          <rect
            x="0.5"
            y="0.5"
            width="382"
            height="75"
            rx="14"
            className={row === CORE ? "fill-accent opacity-12" : "stroke-line-strong"}
          />
          <text x="82" y="17" className="fill-muted-foreground text-xs">
            {lanes[row]}
          </text>
          {ids.map((id, column) => (
            <g key={id}>
              <rect
                x={9.5 + column * STEP_X}
                y="24.5"
                width="116"
                height="42"
                rx="9"
                className={
                  column === 0
                    ? "fill-[color-mix(in_oklab,var(--accent)_14%,var(--surface))] stroke-accent"
                    : "fill-raised stroke-line-strong"
                }
              />
              <text
                x={67.5 + column * STEP_X}
                y="50"
                textAnchor="middle"
                className="fill-foreground text-caption font-medium"
              >
                {nodes[id]}
              </text>
            </g>
          ))}
        </g>
      ))}
      <path
        d="M191.5 67V122M315.5 67V80q0 10-10 10H191.5M191.5 172V227M315.5 172V227M315.5 277V332M315.5 277V290q0 10-10 10H201.5q-10 0-10 10V332"
        className="stroke-subtle"
      />
      <path
        d="M191.5 129l-4-7h8zM191.5 234l-4-7h8zM315.5 234l-4-7h8zM315.5 339l-4-7h8zM191.5 339l-4-7h8z"
        className="fill-subtle"
      />
      <path d="M67.5 67V122M67.5 172V227M67.5 277V332" className="stroke-accent stroke-2" />
      <path d="M67.5 129l-4-7h8zM67.5 234l-4-7h8zM67.5 339l-4-7h8z" className="fill-accent" />
    </svg>
  );
}
