import { createStore } from "zustand/vanilla";
import { apiRequest } from "@/lib/api/api-request";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { mergeFacts, withoutDerived } from "@/lib/generators/fact-merge";
import { changesOf } from "@/lib/generators/fact-places";
import type { EngineName } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/locales";
import { readLocal, removeLocal, writeLocal } from "@/lib/site/browser-data";

/** Milliseconds without typing before a description is read. */
const READ_AFTER_MS = 600;
/** Fewer characters say nothing that could be read. */
const MIN_READABLE = 10;
/** A request refuses a sheet of more bytes. */
const MAX_BYTES = 64 * 1024;
/** Less than this share of common words is another project, to which no correction of the earlier one belongs. */
const SAME_PROJECT = 0.25;

/** Milliseconds that a document waits for a reading; the server reads for itself then. */
const WAIT_MS = 3_000;

const late = () => new Promise<void>((resolve) => setTimeout(resolve, WAIT_MS));

const KEY = "generator.facts";

export type FactsState = {
  /** As the visitor sees it; absent until something has been read. */
  sheet?: FactSheet;
  /** What it was read from. */
  description: string;
  locale?: Locale;
  reading: boolean;
  failed: boolean;
  /** What the last removal took away, and the sheet before it. */
  undo?: { text: string; sheet: FactSheet };
};

export type FactsStore = ReturnType<typeof createFactsStore>;

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu));

/** Whether two descriptions are of one project: an edited one keeps a good part of its words. */
function isSameProject(before: string, after: string): boolean {
  const [earlier, later] = [wordsOf(before), wordsOf(after)];
  const common = [...earlier].filter((word) => later.has(word)).length;
  return common >= SAME_PROJECT * Math.min(earlier.size, later.size);
}

/** The fact sheet of a description: read after every pause of typing, corrected by the visitor, kept in the browser. */
export function createFactsStore() {
  const store = createStore<FactsState>(() => ({ description: "", reading: false, failed: false }));
  const { getState: get, setState: put } = store;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: { controller: AbortController; description: string; done: Promise<void> } | undefined;
  /** The sheet of the project that another one has replaced: a sample may be taken back. */
  let earlier: FactsState | undefined;
  const keep = () => {
    const { sheet, description, locale } = get();
    if (sheet) writeLocal(KEY, { sheet, description, locale });
    else removeLocal(KEY);
  };
  const stop = () => {
    clearTimeout(timer);
    current?.controller.abort();
    current = undefined;
  };

  /** What the visitor did before, as far as it belongs to this description. */
  const mineFor = (description: string): FactSheet | undefined => {
    if (earlier?.description === description) return earlier.sheet;
    const { sheet, description: before } = get();
    return sheet && isSameProject(before, description) ? sheet : undefined;
  };

  const read = (description: string, locale: Locale): Promise<void> => {
    if (current?.description === description) return current.done;
    stop();
    const controller = new AbortController();
    const asked = apiRequest<{ facts: FactSheet; engine: EngineName }>("/api/corporate/facts", {
      method: "POST",
      body: { description, locale },
      signal: controller.signal,
    });
    const isCurrent = () => current?.controller === controller;
    const done = asked.then(
      ({ facts }) => {
        if (!isCurrent()) return;
        current = undefined;
        const mine = mineFor(description);
        const state = get();
        if (mine !== state.sheet && state.sheet) earlier = state;
        const undo = description === state.description ? state.undo : undefined;
        put({ sheet: mergeFacts(facts, mine), description, locale, reading: false, failed: false, undo });
        keep();
      },
      () => {
        if (!isCurrent()) return;
        current = undefined;
        put({ reading: false, failed: true });
      },
    );
    current = { controller, description, done };
    put({ reading: true });
    return done;
  };

  /** The visitor changed the sheet. */
  const change = (sheet: FactSheet, undo?: FactsState["undo"]) => {
    if (sheet === get().sheet) return;
    put({ sheet, undo });
    keep();
  };

  return {
    store,
    get,
    /** Takes what was kept; it is checked by code that is fetched only where there is something. */
    restore: async () => {
      const kept = readLocal(KEY);
      if (kept === undefined || get().sheet) return;
      const { keptFacts } = await import("@/components/generator/facts/kept-facts");
      const known = keptFacts(kept);
      if (known && get().sheet === undefined) put(known);
    },
    /** The description has changed: it is read once typing rests. */
    follow: (description: string, locale: Locale) => {
      clearTimeout(timer);
      const state = get();
      if (description === state.description && locale === state.locale && current === undefined) return;
      if (description.length < MIN_READABLE) {
        stop();
        if (state.reading) put({ reading: false });
        return;
      }
      timer = setTimeout(() => void read(description, locale), READ_AFTER_MS);
    },
    /** Reads the description again, as after a deletion that may bring a question back. */
    again: (description: string, locale: Locale) => void read(description, locale),
    /**
     * The sheet to send with a request about a description, read now where it was read from another one.
     * @returns undefined when the visitor changed nothing about it, or when it cannot be had: the server then reads for itself, with the
     *   model where there is one
     */
    sheetFor: async (description: string, locale: Locale): Promise<FactSheet | undefined> => {
      clearTimeout(timer);
      if (description !== get().description || locale !== get().locale)
        await Promise.race([read(description, locale), late()]);
      const { sheet, description: readFrom } = get();
      if (sheet === undefined || description !== readFrom || changesOf(sheet) === "") return undefined;
      return new TextEncoder().encode(JSON.stringify(sheet)).length <= MAX_BYTES ? sheet : undefined;
    },
    /** An answer brings the sheet back with its fields settled; it counts while nothing else has changed since. */
    takeOver: (answered: FactSheet | undefined, sent: FactSheet | undefined, description: string) => {
      if (answered === undefined) return;
      const state = get();
      if (state.sheet !== undefined && description !== state.description) return;
      if (sent === undefined ? changesOf(state.sheet) !== "" : sent !== state.sheet) return;
      const sheet = withoutDerived(answered);
      if (sent !== undefined && changesOf(sheet) !== changesOf(sent)) return;
      put({ sheet, description, locale: answered.locale, reading: false, failed: false });
      keep();
    },
    change,
    undo: () => {
      const { undo } = get();
      if (undo) change(undo.sheet);
    },
    stop,
  };
}
