"use client";

import * as RadixTabs from "@radix-ui/react-tabs";
import { clsx } from "clsx";
import { useState, type ComponentProps } from "react";

/** Tabs after the ARIA pattern. */
export const Tabs = RadixTabs.Root;

export function TabsList({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) {
  return <RadixTabs.List className={clsx("tabs-list", className)} {...rest} />;
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return <RadixTabs.Trigger className={clsx("tab", className)} {...rest} />;
}

type TabsContentProps = Omit<ComponentProps<typeof RadixTabs.Content>, "forceMount"> & { open: boolean };

/**
 * A panel is filled when it is first open, and stays so when hidden: what runs in one goes on while another is open.
 * @param open whether it is the panel of the selected tab
 */
export function TabsContent({ className, open, children, ...rest }: TabsContentProps) {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return (
    <RadixTabs.Content forceMount className={clsx("tab-panel", className)} {...rest}>
      {opened && children}
    </RadixTabs.Content>
  );
}
