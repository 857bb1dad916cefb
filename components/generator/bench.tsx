import { Slot } from "@radix-ui/react-slot";
import { cva, type VariantProps } from "class-variance-authority";
import { clsx, type ClassValue } from "clsx";
import type { ComponentProps } from "react";
import { screenOnly } from "@/components/generator/screen-only";

/*
 * The bench answers to its own width. In rem, so that it falls into one column at large text sizes too: text, button, tabs, document.
 * The parts leave their columns then; focus follows where the browser knows how. `columns` is the second name of the container while the
 * form may stand beside the result: a folded bench has one column at every width, as no container answers to that name.
 *
 * Its classes are joined, not merged: what stands in the first view of a tool does without tailwind-merge. A `className` adds to them.
 */

type BenchFrameProps = ComponentProps<"div"> & {
  /** The visitor has begun to use the bench, by pointer, keyboard or otherwise. */
  onTouch: () => void;
  /** One column at every width: the document has all of it. */
  folded?: boolean;
};

/** What the bench measures. */
export function BenchFrame({ onTouch, folded = false, className, ...props }: BenchFrameProps) {
  return (
    <div
      data-slot="bench-frame"
      className={clsx("@container/bench", !folded && "[container-name:bench_columns]", className)}
      onPointerDownCapture={onTouch}
      onFocusCapture={onTouch}
      onKeyDownCapture={onTouch}
      {...props}
    />
  );
}

/** The form and the result: two columns while the form may stand beside it, or else one. */
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
        "group/bench flex flex-col gap-4 [reading-flow:flex-visual] print:has-data-[slot=paper]:block",
        "@min-[62.5rem]/columns:grid @min-[62.5rem]/columns:grid-cols-[minmax(380px,5fr)_minmax(0,9fr)] @min-[62.5rem]/columns:grid-rows-[auto_1fr] @min-[62.5rem]/columns:items-start @min-[62.5rem]/columns:gap-6",
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

/** In one column each block of the form is a card of its own. */
const parts = clsx(
  "contents *:rounded-2xl *:border *:border-line-strong *:bg-[color-mix(in_oklab,var(--surface)_86%,transparent)]",
  "@min-[62.5rem]/columns:*:rounded-none @min-[62.5rem]/columns:*:border-0 @min-[62.5rem]/columns:*:border-line",
);

/**
 * The form. It stays on screen beside a long document. When the window is low the text area gives way, then the samples take one row;
 * the buttons never leave. A window too low for that much scrolls past the card instead.
 */
export function BenchSide({ whole = false, className, ...props }: BenchSideProps) {
  return (
    <div
      data-slot="bench-side"
      className={clsx(
        "min-w-0 flex-col overflow-clip rounded-2xl border border-line-strong bg-[color-mix(in_oklab,var(--surface)_86%,transparent)] shadow-sheen",
        "top-[calc(var(--header-height)+24px)] @min-[62.5rem]/columns:flex @min-[62.5rem]/columns:[@media(height>=680px)]:sticky @min-[62.5rem]/columns:[@media(height>=680px)]:max-h-[calc(100dvh-var(--header-height)-60px)]",
        whole ? "flex" : parts,
        screenOnly,
        className,
      )}
      {...props}
    />
  );
}

const blockVariants = cva("border-line not-first:border-t", {
  variants: {
    height: {
      own: "flex-none",
      /** Gives way where the window is low. */
      yielding: "flex min-h-0 flex-[0_1_auto] flex-col overflow-y-auto",
    },
    edge: {
      own: "p-5 @max-[30rem]/bench:p-4 lg:[@media(height<840px)]:py-4",
      /** In two columns the next block goes on below it. */
      open: "p-5 @max-[30rem]/bench:p-4 @min-[62.5rem]/columns:pb-0 lg:[@media(height<840px)]:pt-4",
    },
  },
  defaultVariants: { height: "own", edge: "own" },
});

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
        "min-w-0 @min-[62.5rem]/columns:@container",
        !whole && "contents @min-[62.5rem]/columns:block",
        className,
      )}
      {...props}
    />
  );
}

/** What stands below the tabs where there is one column. */
export const benchResult = "order-3 @container @min-[62.5rem]/columns:[container-type:normal]";
