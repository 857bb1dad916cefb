/** Where a box of the sample stands: two rows of three above and below the bus. */
const places = {
  owner: [0, 0],
  desk: [1, 0],
  doctor: [2, 0],
  booking: [0, 1],
  record: [1, 1],
  stock: [2, 1],
  ledger: [0, 2],
  lab: [1, 2],
  marks: [2, 2],
} as const;

/** As close as the words allow: on a phone they keep their size. */
const WIDTH = 110;
const STEP_X = 116;
const STEP_Y = [0, 107, 272] as const;

type SampleDiagramProps = { nodes: Record<string, string>; lanes: readonly string[]; label: string };

/** The architecture of the sample: who works, with what, and which systems receive the data. One path is lit. */
export function SampleDiagram({ nodes, lanes, label }: SampleDiagramProps) {
  return (
    <svg viewBox="-9 -28 360 368" role="img" aria-label={label} className="w-full fill-none stroke-none">
      <rect x="-8.5" y="-9.5" width="359" height="77" rx="14" className="stroke-line-strong" />
      <rect
        x="-8.5"
        y="97.5"
        width="359"
        height="131"
        rx="14"
        className="fill-accent stroke-accent opacity-12"
      />
      <rect x="-8.5" y="262.5" width="359" height="77" rx="14" className="stroke-line-strong" />
      <path
        d="M171 58V101M287 58V72q0 10-10 10H171M171 165V197M287 165V197M55 218V266M287 218V266"
        className="stroke-subtle"
      />
      <path d="M171 107l-4-7h8zM55 272l-4-7h8zM287 272l-4-7h8z" className="fill-subtle" />
      <rect x="0.5" y="197.5" width="341" height="21" rx="10.5" className="fill-raised stroke-line-strong" />
      <text x="229" y="212" textAnchor="middle" className="fill-muted-foreground text-xs">
        {nodes.bus}
      </text>
      <path d="M55 58V101M55 165V196q0 12 12 12h92q12 0 12 12V266" className="stroke-accent stroke-2" />
      <path d="M55 107l-4-7h8zM171 272l-4-7h8z" className="fill-accent" />
      {/* Between the lines that go down. */}
      {lanes.map((lane, at) => (
        <text key={lane} x="63" y={[-17, 90, 255][at]} className="fill-muted-foreground text-xs">
          {lane}
        </text>
      ))}
      {Object.entries(places).map(([id, [column, row]]) => (
        <g
          key={id}
          data-hot={id === "owner" || id === "booking" || id === "lab" || undefined}
          className="group/box"
        >
          <rect
            x={column * STEP_X + 0.5}
            y={STEP_Y[row] + 0.5}
            width={WIDTH - 1}
            height="57"
            rx="8"
            className="fill-raised stroke-line-strong group-data-hot/box:fill-[color-mix(in_oklab,var(--accent)_14%,var(--surface))] group-data-hot/box:stroke-accent"
          />
          <text
            x={column * STEP_X + WIDTH / 2}
            y={STEP_Y[row] + 33}
            textAnchor="middle"
            className="fill-foreground text-caption font-medium"
          >
            {nodes[id]}
          </text>
        </g>
      ))}
    </svg>
  );
}
