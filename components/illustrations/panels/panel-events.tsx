import type { ComponentProps, ReactNode } from "react";
import { appear, come, steps } from "@/components/illustrations/alive";
import { Mono } from "@/components/illustrations/panels/panel-parts";
import { cn } from "@/lib/site/cn";

/** What happened and when, one line each, at the foot of a column. */
export function PanelLog({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul
      data-slot="panel-log"
      className={cn("mt-auto grid gap-[7px] pt-4 text-caption text-muted-foreground", steps, className)}
      {...props}
    />
  );
}

export function PanelLogEntry({
  time,
  className,
  children,
}: {
  time: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <li className={cn("flex items-baseline gap-3", come, className)}>
      <Mono className="text-subtle">{time}</Mono> {children}
    </li>
  );
}

const event = cn(
  "relative pl-[22px] before:absolute before:top-1 before:left-0 before:size-[9px] before:rounded-full before:border-[1.5px]",
  "before:border-[color-mix(in_oklab,var(--c)_70%,transparent)] before:bg-[color-mix(in_oklab,var(--c)_30%,transparent)]",
  "not-last:after:absolute not-last:after:top-[18px] not-last:after:-bottom-[15px] not-last:after:left-1 not-last:after:w-px not-last:after:bg-line-strong",
  // Side by side.
  "@2xl:pt-[22px] @2xl:pl-0 @2xl:not-last:after:top-2 @2xl:not-last:after:-right-3 @2xl:not-last:after:bottom-auto",
  "@2xl:not-last:after:left-3.5 @2xl:not-last:after:h-px @2xl:not-last:after:w-auto",
);

const latest = "font-medium text-foreground before:border-(--s) before:bg-(--s)";

type PathProps = {
  events: readonly (readonly [time: string, words: string])[];
  /** Time of the latest news. */
  now: string;
};

/** Events tied by a line, the latest news marked: one under another, or in a row where the column is as wide as the panel. */
export function PanelPath({ events, now }: PathProps) {
  return (
    <ol
      data-slot="panel-path"
      className={cn(
        "my-[18px] grid gap-4 text-caption text-muted-foreground @2xl:auto-cols-fr @2xl:grid-flow-col",
        steps,
      )}
    >
      {events.map(([time, words]) => (
        <li key={time} className={cn(event, appear, time === now && latest)}>
          {words} <Mono className="block text-subtle">{time}</Mono>
        </li>
      ))}
    </ol>
  );
}
