import "server-only";
import { factLimits, type FactEntry, type FactSheet, type Figure } from "@/lib/generators/fact-sheet";
import { numbersIn } from "@/lib/generators/server/check/numbers";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import type { Locale } from "@/lib/i18n/locales";

/** Longest name, unit or subject that an entry has beside its text. */
const MAX_SHORT = 200;
const QUOTES = /^["'«»„“”]+|["'«»„“”]+$/g;

const clipped = (text: string) => text.slice(0, MAX_SHORT);
const isTyped = ({ by, removed }: FactEntry) => by === "visitor" && removed !== true;

/**
 * Gives the entries that the visitor typed their fields, read from their words. A figure inside a typed person, pain or wish becomes an
 * entry of its own, once: its id follows from the entry's.
 */
export async function rereadEntries(sheet: FactSheet, locale: Locale): Promise<FactSheet> {
  const read = (text: string) => readFacts(text, locale);
  const known = new Set(sheet.figures.map(({ id }) => id));
  const added: Figure[] = [];

  /** Ids of the figures that stand in a typed text. */
  const figuresIn = async ({ id, text }: FactEntry): Promise<string[]> => {
    const { figures } = await read(text);
    return figures.map(({ span: _span, ...figure }, at) => {
      const own = `${id.slice(0, 34)}-n${String(at + 1)}`;
      if (!known.has(own)) {
        known.add(own);
        added.push({ ...figure, id: own, by: "visitor" });
      }
      return own;
    });
  };
  const linked = async <T extends FactEntry & { figures: string[] }>(entry: T): Promise<T> =>
    isTyped(entry) ? { ...entry, figures: await figuresIn(entry) } : entry;
  const all = <T>(entries: readonly T[], change: (entry: T) => Promise<T>) =>
    Promise.all(entries.map(change));

  const figures = await all(sheet.figures, async (entry) =>
    isTyped(entry) ? figureFrom(entry, (await read(entry.text)).figures[0]) : entry,
  );
  const actors = await all(sheet.actors, async (entry) => {
    if (!isTyped(entry)) return entry;
    const { actors: found } = await read(entry.text);
    const [figure] = await figuresIn(entry);
    return { ...entry, name: clipped(found[0]?.name ?? entry.text), ...(figure !== undefined && { figure }) };
  });
  const [pains, wishes] = [await all(sheet.pains, linked), await all(sheet.wishes, linked)];
  const bans = await all(sheet.bans, async (entry) => {
    if (!isTyped(entry)) return entry;
    const found = (await read(entry.text)).bans[0];
    return { ...entry, about: clipped(found?.about ?? entry.text), ...(found && { kind: found.kind }) };
  });
  const systems = sheet.systems.map((entry) =>
    isTyped(entry) ? { ...entry, name: clipped(entry.text.replace(QUOTES, "")) } : entry,
  );
  const room = factLimits.entries - sheet.figures.length;
  return {
    ...sheet,
    figures: [...figures, ...added.slice(0, Math.max(0, room))],
    actors,
    pains,
    wishes,
    bans,
    systems,
    limits: await limitsFrom(sheet.limits, read, locale),
  };
}

/**
 * A typed figure: what the reader makes of its words. A bare number answers a question, so it keeps what the question says of it; so does
 * a text without any number keep its value.
 */
function figureFrom(typed: Figure, found: Figure | undefined): Figure {
  const bare = /^[\s~≈]*([\d\s\u00A0\u202F]*\d(?:[.,]\d+)?)[\s%]*$/.exec(typed.text)?.[1];
  if (bare !== undefined)
    return { ...typed, value: Number(bare.replace(/\s/g, "").replace(",", ".")), max: undefined };
  if (found === undefined) return typed;
  const { value, max, unit, counts, period, kind, says, currency, time } = found;
  const isOnlyNumber = unit === "" && counts === undefined;
  if (isOnlyNumber) return { ...typed, value, max };
  return {
    ...typed,
    value,
    max,
    unit,
    counts: counts ?? typed.counts,
    period: period ?? typed.period,
    kind,
    says,
    currency,
    time,
  };
}

const WEEKS_IN = {
  second: 1 / 604_800,
  minute: 1 / 10_080,
  hour: 1 / 168,
  day: 1 / 7,
  week: 1,
  month: 52 / 12,
  year: 52,
};

async function limitsFrom(
  limits: FactSheet["limits"],
  read: (text: string) => Promise<FactSheet>,
  locale: Locale,
): Promise<FactSheet["limits"]> {
  const { deadline, budget, hosting } = limits;
  const result = { ...limits };
  if (deadline && isTyped(deadline)) {
    const { limits: found, figures } = await read(deadline.text);
    const time = figures.find(({ kind, time: unit }) => kind === "duration" && unit !== undefined);
    const fromTime = time?.time && time.value * WEEKS_IN[time.time];
    result.deadline = { ...deadline, weeks: found.deadline?.weeks ?? fromTime };
  }
  if (budget && isTyped(budget)) {
    const { limits: found, figures } = await read(budget.text);
    const money = figures.find(({ kind }) => kind === "money");
    result.budget = {
      ...budget,
      amount:
        found.budget?.amount ??
        money?.max ??
        money?.value ??
        numbersIn(budget.text, locale)[0]?.value ??
        budget.amount,
      currency: found.budget?.currency ?? money?.currency ?? limits.currency,
    };
  }
  if (hosting && isTyped(hosting)) {
    const found = (await read(hosting.text)).limits.hosting;
    result.hosting = { ...hosting, kind: found?.kind ?? hosting.kind };
  }
  return result;
}
