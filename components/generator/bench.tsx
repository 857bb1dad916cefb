import { Slot } from "@radix-ui/react-slot";
import { cva, type VariantProps } from "class-variance-authority";
import { clsx, type ClassValue } from "clsx";
import type { ComponentProps } from "react";
import { screenOnly } from "@/components/generator/screen-only";

/*
 * The bench answers to its own width. In rem, so that it falls into one column at large text sizes too: text, button, tabs, document.
 * The parts leave their columns then; focus follows where the browser knows how.
 *
 * Its classes are joined, not merged: what stands in the first view of a tool does without tailwind-merge. A `className` adds to them.
 */

type BenchFrameProps = ComponentProps<"div"> & {
  /** The visitor has begun to use the bench, by pointer, keyboard or otherwise. */
  onTouch: () => void;
};

/** What the bench measures. */
export function BenchFrame({ onTouch, className, ...props }: BenchFrameProps) {
  return (
    <div
      data-slot="bench-frame"
      className={clsx("@container/bench", className)}
      onPointerDownCapture={onTouch}
      onFocusCapture={onTouch}
      onKeyDownCapture={onTouch}
      {...props}
    />
  );
}

/** The two columns. */
export function Bench({
  asChild = false,
  className,
  ...props
}: ComponentProps<"div"> & { asChild?: boolean }) {
  const Component = asChild ? Slot : "div";
  return (
    <Component
      data-slot="bench"
      className={clsx(
        "group/bench grid grid-cols-[416px_minmax(0,1fr)] grid-rows-[auto_1fr] items-start gap-8 print:has-data-[slot=paper]:block",
        "@max-[72.5rem]/bench:grid-cols-[380px_minmax(0,1fr)] @max-[72.5rem]/bench:gap-6",
        "@max-[62.5rem]/bench:flex @max-[62.5rem]/bench:flex-col @max-[62.5rem]/bench:items-stretch @max-[62.5rem]/bench:gap-4 @max-[62.5rem]/bench:[reading-flow:flex-visual]",
        className,
      )}
      {...props}
    />
  );
}

type BenchSideProps = Omit<ComponentProps<"div">, "className"> & {
  className?: ClassValue;
  /** In one column it stays a card, instead of giving its blocks to the column. */
  whole?: boolean;
};

/**
 * The form. It stays on screen beside a long document. When the window is low the text area gives way, then the samples take one row;
 * the buttons never leave. A window too low for that much scrolls past the card instead.
 */
export function BenchSide({ whole = false, className, ...props }: BenchSideProps) {
  return (
    <div
      data-slot="bench-side"
      data-parts={whole ? "whole" : "split"}
      className={clsx(
        "group/side sticky top-[calc(var(--header-height)+24px)] flex max-h-[calc(100dvh-var(--header-height)-60px)] min-w-0 flex-col overflow-clip",
        "rounded-2xl border border-line-strong bg-[color-mix(in_oklab,var(--surface)_86%,transparent)] shadow-sheen",
        "lg:[@media(height<680px)]:static lg:[@media(height<680px)]:max-h-none",
        whole
          ? "@max-[62.5rem]/bench:static @max-[62.5rem]/bench:max-h-none"
          : "@max-[62.5rem]/bench:contents",
        screenOnly,
        className,
      )}
      {...props}
    />
  );
}

const blockVariants = cva(
  [
    "border-line not-first:border-t",
    "@max-[62.5rem]/bench:group-data-[parts=split]/side:rounded-2xl @max-[62.5rem]/bench:group-data-[parts=split]/side:border @max-[62.5rem]/bench:group-data-[parts=split]/side:border-line-strong",
    "@max-[62.5rem]/bench:group-data-[parts=split]/side:bg-[color-mix(in_oklab,var(--surface)_86%,transparent)]",
  ],
  {
    variants: {
      height: {
        own: "flex-none",
        /** Gives way where the window is low. */
        yielding: "flex min-h-0 flex-[0_1_auto] flex-col overflow-y-auto",
      },
      edge: {
        own: "p-5 @max-[30rem]/bench:p-4 lg:[@media(height<840px)]:py-4",
        /** In two columns the next block goes on below it. */
        open: "px-5 pt-5 @max-[62.5rem]/bench:pb-5 @max-[30rem]/bench:px-4 @max-[30rem]/bench:py-4 lg:[@media(height<840px)]:pt-4",
      },
    },
    defaultVariants: { height: "own", edge: "own" },
  },
);

/** A block of the form; in one column a card of its own unless the form stays whole. */
export function BenchBlock({
  height,
  edge,
  className,
  ...props
}: ComponentProps<"div"> & VariantProps<typeof blockVariants>) {
  return <div data-slot="bench-block" className={blockVariants({ height, edge, className })} {...props} />;
}

type BenchMainProps = Omit<ComponentProps<"div">, "className"> & {
  className?: ClassValue;
  /** In one column it stays a block, instead of giving its parts to the column. */
  whole?: boolean;
};

/** The result and what belongs to it. */
export function BenchMain({ whole = false, className, ...props }: BenchMainProps) {
  return (
    <div
      data-slot="bench-main"
      className={clsx(
        "@container min-w-0 @max-[62.5rem]/bench:[container-type:normal]",
        whole ? "@max-[62.5rem]/bench:block" : "@max-[62.5rem]/bench:contents",
        className,
      )}
      {...props}
    />
  );
}

/** What leaves with a folded form, in one column alone: beside a document there is room for all of it. */
export const benchFolded = "@max-[62.5rem]/bench:hidden";

/** What stands below the tabs where there is one column. */
export const benchResult = "@max-[62.5rem]/bench:order-3 @max-[62.5rem]/bench:[container-type:inline-size]";
