"use client";

import * as RadixTabs from "@radix-ui/react-tabs";
import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** Tabs after the ARIA pattern. Panels stay mounted when hidden, so what runs in one goes on while another is open. */
export const Tabs = RadixTabs.Root;

export function TabsList({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) {
  return <RadixTabs.List className={clsx("tabs-list", className)} {...rest} />;
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return <RadixTabs.Trigger className={clsx("tab", className)} {...rest} />;
}

export function TabsContent({
  className,
  ...rest
}: Omit<ComponentProps<typeof RadixTabs.Content>, "forceMount">) {
  return <RadixTabs.Content forceMount className={clsx("tab-panel", className)} {...rest} />;
}
