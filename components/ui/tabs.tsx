"use client";

import * as RadixTabs from "@radix-ui/react-tabs";
import { clsx } from "clsx";
import { useState, useSyncExternalStore, type ComponentProps } from "react";

/** Tabs after the ARIA pattern. */
export function Tabs(props: ComponentProps<typeof RadixTabs.Root>) {
  return <RadixTabs.Root data-slot="tabs" {...props} />;
}

const subscribe = () => () => undefined;

/** A row that may scroll. Until scripts make its tabs reachable by keyboard, the row itself is. */
export function TabsList({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) {
  const hydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (
    <RadixTabs.List
      data-slot="tabs-list"
      className={clsx("tabs-list", className)}
      {...(!hydrated && { tabIndex: 0 })}
      {...rest}
    />
  );
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return <RadixTabs.Trigger data-slot="tabs-trigger" className={clsx("tab", className)} {...rest} />;
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
    <RadixTabs.Content forceMount data-slot="tabs-content" className={clsx("tab-panel", className)} {...rest}>
      {opened && children}
    </RadixTabs.Content>
  );
}
