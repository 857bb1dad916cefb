import { useSyncExternalStore } from "react";

const PARAMETER = "tool";
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

const asked = () => new URLSearchParams(window.location.search).get(PARAMETER);

/**
 * The open tab, kept in the address as `?tool=…`, so that it survives a reload and can be sent to somebody. The server knows no
 * parameters of a prerendered page: there, and where the address names no tool, the first one is open.
 * @param tools at least one, in the order of the tabs
 */
export function useActiveTool<Id extends string>(
  tools: readonly [Id, ...Id[]],
): [Id, (tool: string) => void] {
  const name = useSyncExternalStore(subscribe, asked, () => null);
  const open = (tool: string) => {
    const address = new URL(window.location.href);
    address.searchParams.set(PARAMETER, tool);
    window.history.replaceState(window.history.state, "", address);
    for (const listener of listeners) listener();
  };
  return [tools.find((tool) => tool === name) ?? tools[0], open];
}
