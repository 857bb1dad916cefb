"use client";

import * as RadixTabs from "@radix-ui/react-tabs";
import { useState, useSyncExternalStore, type ComponentProps } from "react";
import { cn } from "@/lib/site/cn";

/** Tabs after the ARIA pattern. */
export function Tabs(props: ComponentProps<typeof RadixTabs.Root>) {
  return <RadixTabs.Root data-slot="tabs" {...props} />;
}

const subscribe = () => () => undefined;

/**
 * A row that may scroll. Until scripts make its tabs reachable by keyboard, the row itself is. Words for screen readers scroll
 * with their tabs instead of widening the page.
 */
export function TabsList({ className, ...props }: ComponentProps<typeof RadixTabs.List>) {
  const hydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (
    <RadixTabs.List
      data-slot="tabs-list"
      className={cn(
        "relative flex [scrollbar-width:none] gap-1 overflow-x-auto border-b border-line px-2.5 py-2",
        className,
      )}
      {...(!hydrated && { tabIndex: 0 })}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      data-slot="tabs-trigger"
      className={cn(
        "flex min-h-[42px] flex-none items-center gap-[9px] rounded-md px-3.5 py-1.5 text-[0.9375rem] text-muted-foreground transition-[color,background] duration-120",
        "hover:text-foreground focus-visible:-outline-offset-2",
        "data-[state=active]:bg-raised data-[state=active]:font-medium data-[state=active]:text-foreground data-[state=active]:shadow-sheen",
        className,
      )}
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
      className={cn("data-[state=inactive]:hidden", className)}
      {...props}
    >
      {opened && children}
    </RadixTabs.Content>
  );
}
