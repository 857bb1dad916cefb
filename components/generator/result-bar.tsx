import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { screenOnly } from "@/components/generator/screen-only";
import { cn } from "@/lib/site/cn";

type ResultBarProps = {
  children: ReactNode;
  /** The title follows: both are one head, with one edge and no line between. */
  isHead?: boolean;
};

/** The line above a result: what it is, and what can be done with it. */
export function ResultBar({ children, isHead = false }: ResultBarProps) {
  return (
    <div
      data-slot="result-bar"
      className={cn(
        "flex items-center gap-4 @max-[40rem]:flex-wrap @max-[40rem]:gap-x-3 @max-[40rem]:gap-y-2.5",
        isHead
          ? "px-8 pt-4.5 @max-[43.75rem]:px-6 @max-[30rem]:px-4 @max-[30rem]:pt-3"
          : "min-h-15 border-b border-line py-[11px] pr-3 pl-6 @max-[40rem]:px-4 @max-[40rem]:py-3",
        screenOnly,
      )}
    >
      {children}
    </div>
  );
}

/** What is under way or unfinished stands out; what made a finished result is said in passing. */
const ground = "min-h-7 rounded-[8px] px-2.5 py-[3px] font-medium";

const badgeVariants = cva(
  "inline-flex items-center gap-[7px] text-caption/[1.3] [&>.lucide]:size-4 @max-[30rem]:[&>.lucide]:hidden",
  {
    variants: {
      state: {
        loading: `${ground} bg-[color-mix(in_oklab,var(--accent)_12%,transparent)] text-accent`,
        asks: `${ground} bg-[color-mix(in_oklab,var(--accent)_12%,transparent)] text-accent`,
        model: "text-subtle",
        draft: "text-subtle",
        stopped: `${ground} bg-[color-mix(in_oklab,var(--yellow)_var(--tint),transparent)] text-yellow`,
      },
    },
  },
);

type ResultBadgeProps = {
  state: "loading" | "asks" | "model" | "draft" | "stopped";
  children: ReactNode;
};

/** What made a result, or what is under way. */
export function ResultBadge({ state, children }: ResultBadgeProps) {
  return (
    <span data-slot="result-badge" data-state={state} className={badgeVariants({ state })}>
      {children}
    </span>
  );
}

/** What a result is and what made it; on a phone one below the other. */
export const ResultKind = ({ children }: { children: ReactNode }) => (
  <div className="flex min-w-0 flex-1 basis-24 flex-wrap items-center gap-x-3 gap-y-1">{children}</div>
);

/** How long a result took and how long it is. */
export function ResultMeta({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      data-slot="result-meta"
      className={cn("text-[0.8125rem] text-subtle @max-[40rem]:ml-auto @max-[30rem]:hidden", className)}
      {...props}
    />
  );
}

/** Buttons joined to one. Several menus on one page: each finds the button beside it. */
export function ResultActions({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      data-slot="result-actions"
      className="ml-auto flex flex-none rounded-[10px] border border-line-strong bg-[color-mix(in_oklab,var(--background)_45%,var(--surface))] [anchor-scope:--export-button] @max-[40rem]:m-0 @max-[40rem]:flex-[1_1_100%] @max-[30rem]:ml-auto @max-[30rem]:flex-initial"
    >
      {children}
    </div>
  );
}

const action = cn(
  "relative inline-flex min-h-9 items-center justify-center gap-[7px] border-line px-3 py-1 text-caption/[1.3] font-medium text-muted-foreground",
  "transition-[color,background] duration-120 hover:not-disabled:bg-raised hover:not-disabled:text-foreground",
  "focus-visible:z-1 focus-visible:outline-offset-1 disabled:cursor-not-allowed disabled:text-subtle",
  "not-first:border-l first:rounded-[9px_0_0_9px] last:rounded-[0_9px_9px_0] [&>.lucide]:size-[17px]",
  "@max-[40rem]:min-h-11 @max-[40rem]:flex-auto @max-[40rem]:px-2 @max-[30rem]:min-w-11 pointer-coarse:min-h-11",
);

type ResultActionProps = ComponentProps<"button"> & { icon: ReactNode };

/** One of the joined buttons; on a phone its words are for screen readers. */
export function ResultAction({ icon, className, children, ...props }: ResultActionProps) {
  return (
    <button type="button" className={cn(action, className)} {...props}>
      {icon}
      <span className="@max-[30rem]:sr-only">{children}</span>
    </button>
  );
}
