import { createStore } from "zustand/vanilla";
import type { ToolAnswer, ToolId, ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";
import { readLocal, removeLocal, writeLocal } from "@/lib/site/browser-data";

/** A finished result as the browser keeps it. Nothing of it lies on the server. */
export type KeptResult = {
  id: string;
  tool: ToolId;
  /** The language it is written in. */
  locale: Locale;
  /** When it was finished, `Date.now()`. */
  at: number;
  seconds: number;
  askedForDraft: boolean;
  input: ToolInput;
  /** What the visitor had changed about the sheet it is made from; absent when nothing. */
  madeFrom?: string;
  answer: ToolAnswer;
  /** The answer as it came, once the visitor has changed it. */
  answered?: ToolAnswer;
};

const KEY = "generator.results";
/** Raised when the shape changes; what an earlier edition kept is then left behind. */
const VERSION = 2;
const LIMIT = 20;

/** The newest first; none before they are loaded. */
export const keptStore = createStore<{ results: readonly KeptResult[] }>(() => ({ results: [] }));

let isLoaded = false;
let loading: Promise<void> | undefined;

/** Looks through what is kept, once. The code that checks it comes only where there is something, and what fails it is forgotten. */
export function loadKept(): Promise<void> {
  loading ??= load().catch(() => {
    // The code did not arrive: what is kept stays as it is, for the next time.
    loading = undefined;
  });
  return loading;
}

async function load() {
  const { version, results } = readLocal(KEY) ?? {};
  if (version !== VERSION || !Array.isArray(results)) {
    isLoaded = true;
    return;
  }
  const { keptOf } = await import("@/components/generator/kept-check");
  isLoaded = true;
  save(results.flatMap((result) => keptOf(result) ?? []).slice(0, LIMIT));
}

/** Storage holds some megabytes and a picture may be one: the oldest give way until the rest fits. */
function save(results: readonly KeptResult[]) {
  for (let count = results.length; count > 0; count -= 1)
    if (writeLocal(KEY, { version: VERSION, results: results.slice(0, count) })) break;
  if (results.length === 0) removeLocal(KEY);
  keptStore.setState({ results });
}

/** Changes what is kept once it is known. */
async function change(next: (results: readonly KeptResult[]) => readonly KeptResult[]): Promise<void> {
  await loadKept();
  if (isLoaded) save(next(keptStore.getState().results));
}

/** Keeps a result, in the place of the one with the same id if there is one. */
export const keepResult = (result: KeptResult): Promise<void> =>
  change((results) => {
    const others = results.filter(({ id }) => id !== result.id);
    return [result, ...others].sort((a, b) => b.at - a.at).slice(0, LIMIT);
  });

export const forgetResult = (forgotten: string): Promise<void> =>
  change((results) => results.filter(({ id }) => id !== forgotten));

/** Forgets every result of these tools. */
export const forgetResultsOf = (tools: readonly ToolId[]): Promise<void> =>
  change((results) => results.filter(({ tool }) => !tools.includes(tool)));
