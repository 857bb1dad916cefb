import type { View } from "./view";
import { appear, reveal } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

const WIDTH = 600;
const HEIGHT = 220;
/** Room above and below the readings, as a share of their range. */
const ROOM = 0.18;
/** Steps of a scale, and how many of them it has at most. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const MOST_STEPS = 6;

/** Round values between two others, for the lines of a scale. */
function scaleOf(least: number, most: number): number[] {
  const step = STEPS.find((one) => (most - least) / one <= MOST_STEPS) ?? most - least;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step);
}

/**
 * A reading over time: `values` at even distances, a limit (`from` of the first mark), what the second mark says of the last value, and
 * what the third, where there is one, says of the time over the limit.
 */
export function TrendView({ view: { axis, marks, values = [] } }: { view: View }) {
  const [limit, last, stretch] = marks;
  const edge = limit?.from ?? 0;
  const [least, most] = [Math.min(...values, edge), Math.max(...values, edge)];
  const room = (most - least) * ROOM;
  const down = (value: number) =>
    Math.round((1 - (value - least + room) / (most - least + 2 * room)) * HEIGHT * 10) / 10;
  const points = values.map((value, index) => ({
    x: Math.round((index / Math.max(1, values.length - 1)) * WIDTH),
    y: down(value),
    isOver: value > edge,
  }));
  const line = (some: readonly { x: number; y: number }[]) =>
    some.map(({ x, y }) => `${String(x)} ${String(y)}`).join("L");
  const over = points.findIndex(({ isOver }) => isOver);
  const [before, after] = [points[over - 1], points[over]];
  // The curve is lit from where it meets the limit.
  const meets =
    before && after
      ? before.x + ((before.y - down(edge)) / (before.y - after.y)) * (after.x - before.x)
      : after?.x;
  const lit =
    meets === undefined ? [] : [{ x: Math.round(meets * 10) / 10, y: down(edge) }, ...points.slice(over)];
  const share = (y: number) => `${String(Math.round((y / HEIGHT) * 1000) / 10)}%`;
  const scale = scaleOf(least, most).filter((value) => value !== edge);
  const overMiddle = `${String(Math.round((((meets ?? 0) + WIDTH) / 2 / WIDTH) * 1000) / 10)}%`;
  return (
    <>
      <div className="relative ml-9 h-56 md:h-72">
        <div className={cn("h-full", reveal)}>
          <svg
            aria-hidden="true"
            className="size-full overflow-visible fill-none [&>path]:[vector-effect:non-scaling-stroke]"
            viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
            preserveAspectRatio="none"
          >
            <path
              d={[HEIGHT, ...scale.map(down)].map((y) => `M0 ${String(y)}H${String(WIDTH)}`).join("")}
              className="stroke-line"
            />
            {lit.length > 0 && (
              <path
                d={`M${line(lit)}V${String(down(edge))}z`}
                className="fill-(--c) stroke-none opacity-20"
              />
            )}
            <path
              d={`M0 ${String(down(edge))}H${String(WIDTH)}`}
              strokeDasharray="4 5"
              className="stroke-subtle"
            />
            <path d={`M${line(points)}`} strokeWidth="1.6" className="stroke-muted-foreground" />
            {lit.length > 0 && <path d={`M${line(lit)}`} strokeWidth="2.4" className="stroke-(--c)" />}
            {stretch && meets !== undefined && (
              <path
                d={`M${String(Math.round(meets))} ${String(down(edge) + 5)}v7H${String(WIDTH)}v-7`}
                className="stroke-(--c)"
              />
            )}
          </svg>
        </div>
        {scale.map((value) => (
          <span
            key={value}
            aria-hidden="true"
            className="absolute -left-9 -translate-y-1/2 font-mono text-mono text-subtle"
            style={{ top: share(down(value)) }}
          >
            {value}
          </span>
        ))}
        {stretch && (
          <p
            className="absolute mt-4 w-max -translate-x-1/2 text-caption text-service"
            style={{ top: share(down(edge)), left: overMiddle }}
          >
            {stretch.label}
          </p>
        )}
        <p
          className="absolute left-0 -mt-6 bg-surface pr-2 text-caption text-muted-foreground"
          style={{ top: share(down(edge)) }}
        >
          {limit?.label}
        </p>
        <p
          className={cn(
            "absolute right-0 -mt-10 text-h4 font-semibold text-service",
            appear,
            "[--base:1200]",
          )}
          style={{ top: share(points.at(-1)?.y ?? 0) }}
        >
          {last?.label}
        </p>
      </div>
      <p aria-hidden="true" className="mt-2.5 ml-9 flex justify-between font-mono text-mono text-subtle">
        {axis?.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
    </>
  );
}
