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
const STEP_Y = [0, 126, 332] as const;

type SampleDiagramProps = { nodes: Record<string, string>; lanes: readonly string[]; label: string };

/** The architecture of the sample: who works, with what, and which systems receive the data. One path is lit. */
export function SampleDiagram({ nodes, lanes, label }: SampleDiagramProps) {
  return (
    <svg viewBox="-9 -28 360 422" role="img" aria-label={label} className="w-full fill-none stroke-none">
      <path
        d="M-8.5-9.5h359v71h-359zM-8.5 116.5h359v151h-359zM-8.5 322.5h359v71h-359z"
        strokeDasharray="2 3"
        className="stroke-line-strong"
      />
      <path
        d="M171 52V126M287 52V89H171M171 178V236M287 178V236M55 258V332M287 258V332"
        className="stroke-subtle"
      />
      <rect x="0.5" y="236.5" width="341" height="21" rx="10.5" className="fill-raised stroke-line-strong" />
      <text x="229" y="251" textAnchor="middle" className="fill-muted-foreground text-xs">
        {nodes.bus}
      </text>
      <path d="M55 52V126M55 178V247H171V332" className="stroke-accent stroke-2" />
      {/* Between the lines that go down. */}
      {lanes.map((lane, at) => (
        <text key={lane} x="63" y={[-17, 109, 315][at]} className="fill-muted-foreground text-xs">
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
            height="51"
            rx="8"
            className="fill-raised stroke-line-strong group-data-hot/box:fill-[color-mix(in_oklab,var(--accent)_14%,var(--surface))] group-data-hot/box:stroke-accent"
          />
          <text
            x={column * STEP_X + WIDTH / 2}
            y={STEP_Y[row] + 30}
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
