/** The boxes of each lane, from left to right; what is lit stands first. */
const rows = [
  ["owner", "desk", "doctor"],
  ["booking", "record", "stock"],
  ["visits", "cards", "bus"],
  ["lab", "ledger", "marks"],
] as const;

/** Of a lane with its gap, and of a column; boxes are as close as the words allow, which keep their size on a phone. */
const [STEP_Y, STEP_X] = [88, 104] as const;
/** The lanes of what is done, and of the systems around. */
const [CORE, OUTSIDE] = [1, 3] as const;

type SampleDiagramProps = { nodes: Record<string, string>; lanes: readonly string[]; label: string };

/** The architecture of the sample, drawn as that of a result: who works, with what, what is kept, and which systems receive the data. One path is lit. */
export function SampleDiagram({ nodes, lanes, label }: SampleDiagramProps) {
  return (
    <svg viewBox="0 0 384 321" role="img" aria-label={label} className="w-full fill-none stroke-none">
      {rows.map((ids, row) => (
        <g
          key={row}
          transform={`translate(0 ${String(row * STEP_Y)})`}
          strokeDasharray={row === OUTSIDE ? "4 4" : undefined}
        >
          <rect
            x="0.5"
            y="0.5"
            width="383"
            height="56"
            rx="14"
            className={row === CORE ? "fill-accent opacity-12" : "stroke-line-strong"}
          />
          <text x="10" y="32" className="fill-muted-foreground text-xs">
            {lanes[row]}
          </text>
          {ids.map((id, column) => (
            <g key={id}>
              <rect
                x={66.5 + column * STEP_X}
                y="9.5"
                width="99"
                height="38"
                rx="9"
                className={
                  column === 0
                    ? "fill-[color-mix(in_oklab,var(--accent)_14%,var(--surface))] stroke-accent"
                    : "fill-raised stroke-line-strong"
                }
              />
              <text
                x={116 + column * STEP_X}
                y="33"
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
        d="M220 48V91M324 48V62q0 10-10 10H220M220 136V179M324 136V179M324 224V267M324 224V238q0 10-10 10H230q-10 0-10 10V267"
        className="stroke-subtle"
      />
      <path
        d="M220 97l-4-7h8zM220 185l-4-7h8zM324 185l-4-7h8zM324 273l-4-7h8zM220 273l-4-7h8z"
        className="fill-subtle"
      />
      <path d="M116 48V91M116 136V179M116 224V267" className="stroke-accent stroke-2" />
      <path d="M116 97l-4-7h8zM116 185l-4-7h8zM116 273l-4-7h8z" className="fill-accent" />
    </svg>
  );
}
