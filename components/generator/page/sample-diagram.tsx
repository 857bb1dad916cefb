import { cn } from "@/lib/site/cn";

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

const STEP_Y = [0, 94, 236] as const;

/** Widths of the drawing, of a box, and from one box to the next. On phones boxes stand closer, so that their words keep their size. */
const shapes = {
  wide: { width: 400, box: 112, step: 144, look: "@max-[30rem]:hidden", words: "text-[0.75rem]" },
  narrow: { width: 300, box: 96, step: 102, look: "@min-[30rem]:hidden", words: "text-[0.6875rem]" },
} as const;

type SampleDiagramProps = { nodes: Record<string, string>; label: string };

/** The architecture of the sample: who works, with what, and which systems receive the data. One path is lit. */
export const SampleDiagram = (props: SampleDiagramProps) => (
  <>
    <Drawing shape="wide" {...props} />
    <Drawing shape="narrow" {...props} />
  </>
);

function Drawing({ shape, nodes, label }: SampleDiagramProps & { shape: keyof typeof shapes }) {
  const { width, box, step, look, words } = shapes[shape];
  const [left, middle, right] = [0, 1, 2].map((column) => String(column * step + box / 2));
  return (
    <svg
      viewBox={`0 0 ${String(width)} 276`}
      role="img"
      aria-label={label}
      data-shape={shape}
      className={cn("w-full fill-none stroke-none", look)}
    >
      <path
        d={`M${middle} 40V94M${right} 40V94M${middle} 134V174M${right} 134V174M${left} 196V236M${right} 196V236`}
        className="stroke-subtle"
      />
      <path d={`M${left} 40V94M${left} 134V174M${middle} 196V236`} className="stroke-accent stroke-[1.5]" />
      <rect
        x="0.5"
        y="174.5"
        width={width - 1}
        height="21"
        rx="10.5"
        className="fill-raised stroke-line-strong"
      />
      <path
        d={`M${left} 185H${right}`}
        strokeWidth="5"
        strokeDasharray="1.5 5"
        className="stroke-accent opacity-70"
      />
      {Object.entries(places).map(([id, [column, row]]) => (
        <g
          key={id}
          data-hot={id === "owner" || id === "booking" || id === "lab" || undefined}
          className="group/box"
        >
          <rect
            x={column * step + 0.5}
            y={STEP_Y[row] + 0.5}
            width={box - 1}
            height="39"
            rx="8"
            className="fill-raised stroke-line-strong group-data-hot/box:stroke-accent"
          />
          <text
            x={column * step + box / 2}
            y={STEP_Y[row] + 24}
            textAnchor="middle"
            className={cn("fill-foreground", words)}
          >
            {nodes[id]}
          </text>
        </g>
      ))}
    </svg>
  );
}
