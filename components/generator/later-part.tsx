import { useEffect, type ComponentType } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

type LaterPart<Code> = ReturnType<typeof laterPart<Code>>;

/** A part of the page whose code is fetched when it is first needed. */
export function laterPart<Code>(fetchCode: () => Promise<Code>) {
  const store = createStore<{ code: Code | undefined }>(() => ({ code: undefined }));
  let pending: Promise<Code | undefined> | undefined;

  const fetched = async () => {
    try {
      const code = await fetchCode();
      store.setState({ code });
      return code;
    } catch {
      pending = undefined;
      return undefined;
    }
  };

  return {
    store,
    /** @returns the code, or undefined when it does not arrive; the next call tries again then */
    load: () => (pending ??= fetched()),
  };
}

/** The code of a part once it has been loaded; nothing on the server and in the first render. */
export const useLaterPart = <Code,>({ store }: LaterPart<Code>): Code | undefined =>
  useStore(store, ({ code }) => code);

/**
 * A component whose code is fetched when it is first drawn. Unlike with `lazy`, code that does not arrive leaves the page around its
 * place standing, and the next time it is drawn tries again.
 * @param Meanwhile what is drawn until then
 */
export function laterComponent<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
) {
  const part = laterPart(async () => ({ Component: await fetchComponent() }));
  function Later(props: Props) {
    const code = useLaterPart(part);
    useEffect(() => {
      void part.load();
    }, []);
    if (code) return <code.Component {...props} />;
    return Meanwhile ? <Meanwhile {...props} /> : null;
  }
  /** Has the code fetched before it is drawn. */
  Later.load = part.load;
  return Later;
}
