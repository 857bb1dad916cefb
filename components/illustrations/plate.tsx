import { Icon } from "@/components/ui/icon";
import type { awardDrawings } from "@/lib/content/kinds/lists";
import { cn } from "@/lib/site/cn";

type Drawing = (typeof awardDrawings)[number];

/**
 * A hundred places, one of them lit; work that goes round; layers; both sides of an account; a window; a way that leaves the usual ones. Quiet lines, the lit one, and where its dot stands.
 */
const drawings: Readonly<
  Record<Drawing, { quiet: string; dots?: boolean; lit?: string; at: readonly [x: number, y: number] }>
> = {
  hundred: {
    quiet: "M2 2H38M2 6H38M2 10H38M2 14H38M2 18H38M2 22H38M2 26H38M2 30H38M2 34H38M2 38H38",
    dots: true,
    at: [22, 14],
  },
  cycle: { quiet: "M35 20A15 15 0 1 1 30.6 9.4", lit: "M13 20L18 25L27 15", at: [30.6, 9.4] },
  stack: { quiet: "M4 20L20 28L36 20M4 28L20 36L36 28", lit: "M20 4L36 12L20 20L4 12Z", at: [20, 12] },
  ledger: { quiet: "M2 6H38M20 6V36M6 14H15M6 22H13M25 14H34M25 22H31", lit: "M6 31H15", at: [30, 31] },
  portal: { quiet: "M2 4H38V36H2ZM2 12H38M13 12V36M18 19H33M18 25H29", lit: "M5 18H10", at: [31, 31] },
  branch: { quiet: "M0 12H40M0 22H40M0 32H40", lit: "M0 22H12C24 22 20 5 36 5", at: [36, 5] },
};

function Drawn({ drawing }: { drawing: Drawing }) {
  const { quiet, dots = false, lit, at } = drawings[drawing];
  return (
    <svg viewBox="0 0 40 40" className="size-[1.9em] overflow-visible fill-none">
      <path
        d={quiet}
        strokeWidth={dots ? 2 : 1.6}
        strokeDasharray={dots ? "0 4" : undefined}
        className="stroke-foreground opacity-60"
      />
      <path d={lit} strokeWidth="2" className="stroke-accent" />
      <circle cx={at[0]} cy={at[1]} r="3.4" className="fill-accent stroke-none" />
    </svg>
  );
}

type PlateProps = { drawing: Drawing | undefined; className?: string };

/** A drawing or a trophy on a plate with a ruler along its foot. Decoration: the words stand beside it. */
export function Plate({ drawing, className }: PlateProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "relative grid h-13 w-16 flex-none place-items-center rounded-md border border-line-strong bg-[color-mix(in_oklab,var(--surface)_70%,var(--background))] pb-1 text-sm",
        "after:absolute after:inset-x-2 after:bottom-0 after:h-[6px] after:bg-[repeating-linear-gradient(90deg,var(--accent)_0_1px,transparent_1px_4px)]",
        className,
      )}
    >
      {drawing ? <Drawn drawing={drawing} /> : <Icon name="trophy" className="size-[1.5em]" />}
    </span>
  );
}
