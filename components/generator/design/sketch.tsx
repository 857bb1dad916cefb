import { bar, box, drawings, three } from "@/components/generator/design/sketch-parts";
import type { SketchPlan } from "@/components/generator/design/sketch-plan";

const GAP = 20;
const TOP = 48;
const LEFT = 20;

/** A screen in outline with the numbers of findings where they are. The list beside says the same in words. */
export function Sketch({ plan: { blocks, whole, phone } }: { plan: SketchPlan }) {
  const frame = phone ? 288 : 398;
  const inner = frame - 2 * LEFT;
  const heightOf = (list: SketchPlan["blocks"]) =>
    list.reduce((sum, { kind }) => sum + drawings[kind].height + GAP, TOP);
  const placed = blocks.map((block, index) => {
    const left = block.isRight ? inner / 2 : 0;
    return { ...block, top: heightOf(blocks.slice(0, index)), left, width: inner - left };
  });
  const height = Math.max(heightOf(blocks), phone ? 190 : 0);
  return (
    <svg viewBox={`0 0 400 ${String(height + 2)}`} aria-hidden="true" className="w-full">
      <g fill="none" stroke="none">
        <rect
          x=".5"
          y=".5"
          width={frame}
          height={height}
          rx="12"
          fill="var(--surface)"
          stroke="var(--line-strong)"
        />
        <path stroke="var(--line)" d={`M1 29.5H${String(frame)}`} />
        {three.map((dot) => (
          <circle key={dot} cx={16 + dot * 12} cy="15" r="3" fill="var(--foreground)" fillOpacity=".24" />
        ))}
        {placed.map(({ kind, numbers, top, left, width }) => (
          <g key={kind} transform={`translate(${String(LEFT + left)} ${String(top)})`}>
            {numbers.length > 0 && (
              <rect
                x="-8"
                y="-7"
                width={width + 16}
                height={drawings[kind].height + 14}
                rx="8"
                fill="var(--accent)"
                fillOpacity=".13"
                stroke="var(--accent)"
              />
            )}
            {drawings[kind].draw(numbers.length > 0 ? width - 14 : width)}
            <Marks numbers={numbers} x={width + 8} y={drawings[kind].height / 2} />
          </g>
        ))}
        <Marks numbers={whole} x={frame - 20} y={15} />
        {phone && (
          <g transform={`translate(${String(frame + 26)} 24)`}>
            <rect
              x=".5"
              y=".5"
              width="72"
              height="140"
              rx="12"
              fill="var(--surface)"
              stroke={phone.length > 0 ? "var(--accent)" : "var(--line-strong)"}
            />
            {bar(26, 7, 20, 3, 0.24)}
            {bar(10, 22, 38, 6, 0.5)}
            {three.map((field) => box(10.5, 38.5 + field * 22, 51, 15))}
            <rect x="10" y="112" width="52" height="16" rx="5" fill="var(--accent)" fillOpacity=".6" />
            <Marks numbers={phone} x={64} y={120} />
          </g>
        )}
      </g>
    </svg>
  );
}

/** Numbers in a row that ends at a place. */
const Marks = ({ numbers, x, y }: { numbers: readonly number[]; x: number; y: number }) =>
  numbers.map((number, index) => {
    const at = x - (numbers.length - 1 - index) * 25;
    return (
      <g key={number}>
        <circle cx={at} cy={y} r="13" fill="var(--surface)" stroke="var(--accent)" strokeWidth="1.5" />
        <text
          x={at}
          y={y + 4.5}
          textAnchor="middle"
          fontFamily="var(--font-mono)"
          fontSize="13"
          fontWeight="500"
          fill="var(--accent)"
        >
          {String(number).padStart(2, "0")}
        </text>
      </g>
    );
  });
