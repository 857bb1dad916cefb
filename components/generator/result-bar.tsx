import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { screenOnly } from "@/components/generator/screen-only";
import { cn } from "@/lib/site/cn";

/** The line above a result: what it is, and what can be done with it. */
export function ResultBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-slot="result-bar"
      className={cn(
        "flex min-h-15 items-center gap-4 border-b border-line py-[11px] pr-3 pl-6",
        "@max-[40rem]:flex-wrap @max-[40rem]:gap-x-3 @max-[40rem]:gap-y-2.5 @max-[40rem]:px-4 @max-[40rem]:py-3",
        screenOnly,
      )}
    >
      {children}
    </div>
  );
}

const badgeVariants = cva(
  "inline-flex min-h-7 items-center gap-[7px] rounded-[8px] py-[3px] pr-[11px] pl-[9px] text-caption/[1.3] font-medium @max-[30rem]:pl-[11px] [&>.lucide]:size-4 @max-[30rem]:[&>.lucide]:hidden",
  {
    variants: {
      state: {
        loading: "bg-[color-mix(in_oklab,var(--accent)_12%,transparent)] text-accent",
        asks: "bg-[color-mix(in_oklab,var(--accent)_12%,transparent)] text-accent",
        model: "bg-[color-mix(in_oklab,var(--accent)_12%,transparent)] text-accent",
        draft: "bg-[color-mix(in_oklab,var(--foreground)_8%,transparent)] text-muted-foreground",
        /** Without a sign. */
        stopped: "bg-[color-mix(in_oklab,var(--yellow)_var(--tint),transparent)] pl-[11px] text-yellow",
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
