import { cn } from "@/lib/site/cn";

const TICKS = 40;
const RADIUS = 27;

const point = (tick: number) => {
  const angle = (tick / TICKS) * 2 * Math.PI;
  return `${(36 + RADIUS * Math.cos(angle)).toFixed(2)} ${(36 + RADIUS * Math.sin(angle)).toFixed(2)}`;
};

/** Which of the forty ticks are lit: from the seed alone, so the same seal looks the same everywhere. */
function litTicks(seed: string): { from: number; count: number } {
  let hash = 2166136261;
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return { from: hash % TICKS, count: 9 + ((hash >>> 8) % 20) };
}

type SealProps = {
  /** Two or three characters in the middle. */
  mark: string;
  seed: string;
  /** Which of the forty ticks are lit, counted from the right, clockwise; without it the seed decides. */
  lit?: { from: number; count: number };
  /** Its size, unless 72 pixels. */
  className?: string;
};

/** A dial of forty ticks with a short mark inside. Decoration: the words stand beside it. */
export function Seal({ mark, seed, lit, className }: SealProps) {
  const { from, count } = lit ?? litTicks(seed);
  return (
    <svg className={cn("block size-18 flex-none", className)} viewBox="0 0 72 72" aria-hidden="true">
      <use href="/drawings/seal.svg#seal" />
      {/* Starts on a tick of the ring below, so it lights ticks that are there. */}
      <path
        className="stroke-[var(--c,var(--accent))] stroke-6 [stroke-dasharray:1.442_2.799] [stroke-linecap:butt]"
        d={`M${point(from)}A${RADIUS} ${RADIUS} 0 ${count > TICKS / 2 ? 1 : 0} 1 ${point(from + count - 0.5)}`}
      />
      <text
        x="36"
        y="40"
        className="fill-foreground stroke-none font-mono text-[12px] font-semibold tracking-[-0.02em] [text-anchor:middle]"
      >
        {mark}
      </text>
    </svg>
  );
}
