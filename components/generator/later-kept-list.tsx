import { useStore } from "zustand";
import type { KeptListProps } from "@/components/generator/kept-list";
import { keptStore } from "@/components/generator/kept-results";
import { laterComponent } from "@/components/generator/later-part";

const KeptList = laterComponent(async () => (await import("@/components/generator/kept-list")).KeptList);

/** The place of the last results; nothing where there are none. */
export function LaterKeptList(props: KeptListProps) {
  const isNeeded = useStore(keptStore, ({ results }) =>
    results.some(({ tool }) => props.tools.includes(tool)),
  );
  return isNeeded ? <KeptList {...props} /> : null;
}
