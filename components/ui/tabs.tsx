"use client";

import * as RadixTabs from "@radix-ui/react-tabs";
import { cva, type VariantProps } from "class-variance-authority";
import { clsx } from "clsx";
import { useState, useSyncExternalStore, type ComponentProps } from "react";

/*
 * The classes are joined, not merged: tabs stand in the first view of a tool, which does without tailwind-merge. A `className` adds to
 * them.
 */

/** Tabs after the ARIA pattern. */
export function Tabs(props: ComponentProps<typeof RadixTabs.Root>) {
  return <RadixTabs.Root data-slot="tabs" {...props} />;
}

const subscribe = () => () => undefined;

/**
 * Fades out at each side where it goes on: nowhere when all of it shows, or in a browser without scroll timelines. On a phone a row goes
 * on up to the edges of the screen, and fades out at least over its paddings: that needs neither timeline nor motion.
 */
const fading = clsx(
  "supports-[animation-timeline:scroll()]:animate-fade-sides supports-[animation-timeline:scroll()]:[animation-timeline:scroll(self_inline)]",
  "sm:supports-[animation-timeline:scroll()]:mask-[linear-gradient(90deg,transparent,#000_var(--fade-start,0px),#000_calc(100%-var(--fade,0px)),transparent)]",
  "max-sm:mask-[linear-gradient(90deg,transparent,#000_max(var(--gutter),var(--fade-start,0px)),#000_calc(100%-40px),transparent)] has-[:focus-visible]:mask-none",
);

const listVariants = cva("relative [scrollbar-width:none] overflow-x-auto", {
  variants: {
    variant: {
      /** One beside the other, joined to the panel below. */
      row: `flex gap-1 border-line-strong max-sm:-mx-(--gutter) max-sm:gap-2 max-sm:px-(--gutter) sm:border sm:p-2.5 ${fading}`,
      /** A card for each: rows of them, which go on nowhere. */
      cards: "grid gap-1.5 p-2",
    },
  },
});

type TabsListProps = ComponentProps<typeof RadixTabs.List> & VariantProps<typeof listVariants>;

/**
 * A row that may scroll. Until scripts make its tabs reachable by keyboard, the row itself is. Words for screen readers scroll
 * with their tabs instead of widening the page.
 */
export function TabsList({ variant = "row", className, ...props }: TabsListProps) {
  const hydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (
    <RadixTabs.List
      data-slot="tabs-list"
      className={listVariants({ variant, className })}
      {...(!hydrated && { tabIndex: 0 })}
      {...props}
    />
  );
}

const triggerVariants = cva(
  [
    "flex min-h-[42px] items-center text-[0.9375rem] text-muted-foreground transition-[color,background] duration-120 pointer-coarse:min-h-11",
    "hover:text-foreground focus-visible:-outline-offset-2",
    "data-[state=active]:bg-raised data-[state=active]:font-medium data-[state=active]:text-foreground",
    // The system has taken the backgrounds: a line tells the selected tab.
    "forced-colors:data-[state=active]:underline forced-colors:data-[state=active]:decoration-2 forced-colors:data-[state=active]:underline-offset-6",
  ],
  {
    variants: {
      variant: {
        row: "flex-[1_0_auto] justify-center gap-[9px] px-3.5 py-1.5 max-sm:rounded-full max-sm:border max-sm:border-line-strong max-sm:last-of-type:mr-20 sm:rounded-md sm:data-[state=active]:shadow-sheen",
        cards:
          "flex-none gap-3.5 rounded-lg py-3 pr-4 pl-3 text-left data-[state=active]:shadow-[var(--sheen),0_0_0_1px_var(--line-strong)]",
      },
    },
  },
);

type TabsTriggerProps = ComponentProps<typeof RadixTabs.Trigger> & VariantProps<typeof triggerVariants>;

export function TabsTrigger({ variant = "row", className, ...props }: TabsTriggerProps) {
  return (
    <RadixTabs.Trigger
      data-slot="tabs-trigger"
      className={triggerVariants({ variant, className })}
      {...props}
    />
  );
}

type TabsContentProps = Omit<ComponentProps<typeof RadixTabs.Content>, "forceMount"> & { open: boolean };

/**
 * A panel is filled when it is first open, and stays so when hidden: what runs in one goes on while another is open.
 * @param open whether it is the panel of the selected tab
 */
export function TabsContent({ className, open, children, ...props }: TabsContentProps) {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return (
    <RadixTabs.Content
      forceMount
      data-slot="tabs-content"
      className={clsx("data-[state=inactive]:hidden", className)}
      {...props}
    >
      {opened && children}
    </RadixTabs.Content>
  );
}
