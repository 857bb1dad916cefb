import { useLayoutEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const PARAMETER = "tool";

/** What the address names; `null` on the server and in the first render, which know no parameters of a prerendered page. */
const store = createStore<{ name: string | null }>(() => ({ name: null }));

const readAddress = () =>
  store.setState({ name: new URLSearchParams(window.location.search).get(PARAMETER) });

const open = (tool: string) => {
  const address = new URL(window.location.href);
  address.searchParams.set(PARAMETER, tool);
  window.history.replaceState(window.history.state, "", address);
  readAddress();
};

/**
 * The open tab, kept in the address as `?tool=…`, so that it survives a reload and can be sent to somebody. Where the address names no
 * tool, the first one is open.
 * @param tools at least one, in the order of the tabs
 */
export function useActiveTool<Id extends string>(
  tools: readonly [Id, ...Id[]],
): [Id, (tool: string) => void] {
  const name = useStore(store, (state) => state.name);
  useLayoutEffect(() => {
    readAddress();
    window.addEventListener("popstate", readAddress);
    return () => window.removeEventListener("popstate", readAddress);
  }, []);
  return [tools.find((tool) => tool === name) ?? tools[0], open];
}
