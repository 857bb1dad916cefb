import "server-only";
import { factLimits, factParts, limitFields } from "@/lib/generators/fact-sheet";
import type { Clarity, FactEntry, FactSheet, Figure, Limits } from "@/lib/generators/fact-sheet";
import { numbersIn } from "@/lib/generators/server/check/numbers";
import { questionsOf } from "@/lib/generators/server/read/questions";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import { minutesIn } from "@/lib/generators/server/read/units";
import { sheetProblems } from "@/lib/generators/sheet-problems";
import { HttpError } from "@/lib/http/errors";
import type { Locale } from "@/lib/i18n/locales";

/** Figures that an entry of some parts speaks of. */
type Linked = FactEntry & { figures?: string[]; figure?: string | undefined };

/** Longest name or unit that an entry has beside its text. */
const MAX_SHORT = 200;
const QUOTES = /^["'«»„“”]+|["'«»„“”]+$/g;

const short = (text: string) => text.slice(0, MAX_SHORT);
const isAlive = (entry: { removed?: true | undefined } | undefined) =>
  entry !== undefined && entry.removed !== true;
const isTyped = (entry: FactEntry) => entry.by === "visitor" && isAlive(entry);

/**
 * Makes a sheet that came from a browser one that documents may be made from. What the visitor typed is read again for its fields; what the
 * embedded reader finds at the same place has the reader's fields; questions and clarity follow from what the sheet now holds. Entries
 * that the visitor removed stay in it, marked.
 * @param description cleaned (`cleanText`)
 * @param locale of the documents; the sheet becomes one of this language
 * @throws HttpError `validation_failed` with the places of entries that are not the visitor's and do not stand in the description
 */
export async function settleFacts(description: string, sent: FactSheet, locale: Locale): Promise<FactSheet> {
  const problems = sheetProblems(sent, description);
  if (problems.length > 0)
    throw new HttpError("validation_failed", {
      fields: problems.map(({ path, key }) => ({ field: ["facts", ...path].join("."), key })),
    });
  const fresh = await readFacts(description, locale);
  const read = await rereadEntries(asRead(sent, fresh), locale);
  const typed = [...read.figures, read.limits.budget].find(
    (entry) => entry && isTyped(entry) && entry.currency,
  );
  const limits = {
    ...read.limits,
    currency: fresh.limits.currency ?? typed?.currency,
    country: fresh.limits.country ?? read.limits.country,
  };
  const sheet = withoutDeadLinks({ ...read, locale, limits });
  const clarity = clarityOf(sheet, fresh.clarity);
  return { ...sheet, clarity, open: openIn(sheet, clarity) };
}

/** Entries that the reader finds too, at the same place in the same part, with the fields that the reader gives them; links stay. */
function asRead(sent: FactSheet, fresh: FactSheet): FactSheet {
  const place = ({ span }: FactEntry) => JSON.stringify(span);
  const parts = factParts.map((part) => {
    const found = new Map<string, FactEntry>(fresh[part].map((entry) => [place(entry), entry]));
    const entries = sent[part].map((entry: Linked) => {
      const { id, removed, figures, figure } = entry;
      const same = entry.by === undefined ? found.get(place(entry)) : undefined;
      return same === undefined
        ? entry
        : { ...entry, ...same, id, removed, ...(figures && { figures }), ...(figure && { figure }) };
    });
    return [part, entries] as const;
  });
  return { ...sent, ...Object.fromEntries(parts) };
}

/** Gives what the visitor typed its fields, read from its words. A figure inside a typed person, pain or wish becomes an entry of its own, once. */
async function rereadEntries(sheet: FactSheet, locale: Locale): Promise<FactSheet> {
  const { deadline, budget, hosting } = sheet.limits;
  const readings = new Map<FactEntry, FactSheet>();
  for (const entry of [...factParts.flatMap((part): FactEntry[] => sheet[part]), deadline, budget, hosting])
    if (entry && isTyped(entry)) readings.set(entry, await readFacts(entry.text, locale));
  const changed = <T extends FactEntry>(entries: readonly T[], change: (entry: T, read: FactSheet) => T) =>
    entries.map((entry) => {
      const read = readings.get(entry);
      return read ? change(entry, read) : entry;
    });
  const known = new Map(sheet.figures.map((figure) => [figure.id, figure]));
  const figuresIn = ({ id }: FactEntry, read: FactSheet): string[] =>
    read.figures.map(({ span: _span, ...figure }, at) => {
      const own = `${id.slice(0, 34)}-n${String(at + 1)}`;
      if (!known.has(own)) known.set(own, { ...figure, id: own, by: "visitor" });
      return own;
    });
  const pains = changed(sheet.pains, (entry, read) => ({ ...entry, figures: figuresIn(entry, read) }));
  const wishes = changed(sheet.wishes, (entry, read) => ({ ...entry, figures: figuresIn(entry, read) }));
  const actors = changed(sheet.actors, (entry, read) => {
    const [figure = entry.figure] = figuresIn(entry, read);
    return { ...entry, name: short(read.actors[0]?.name ?? entry.text), figure };
  });
  const bans = changed(sheet.bans, (entry, { bans: [ban] }) => ({
    ...entry,
    about: short(ban?.about ?? entry.text),
    kind: ban?.kind ?? entry.kind,
  }));
  const systems = changed(sheet.systems, (entry) => ({
    ...entry,
    name: short(entry.text.replace(QUOTES, "")),
  }));
  const added = [...known.values()].slice(
    sheet.figures.length,
    Math.max(sheet.figures.length, factLimits.entries),
  );
  const figures = [...changed(sheet.figures, (entry, read) => figureFrom(entry, read.figures[0])), ...added];
  const limits = limitsFrom(sheet.limits, readings, locale);
  return { ...sheet, figures, actors, pains, wishes, bans, systems, limits };
}

/** What the reader makes of a typed figure. A bare number answers a question, so it keeps what the question says of it. */
function figureFrom(typed: Figure, found: Figure | undefined): Figure {
  const bare = /^[\s~≈]*([\d\s\u00A0\u202F]*\d(?:[.,]\d+)?)[\s%]*$/.exec(typed.text)?.[1];
  if (bare !== undefined)
    return { ...typed, value: Number(bare.replace(/\s/g, "").replace(",", ".")), max: undefined };
  if (found === undefined) return typed;
  const { id: _id, text: _text, span: _span, ...read } = found;
  if (read.unit === "" && read.counts === undefined) return { ...typed, value: read.value, max: read.max };
  const absent = { max: undefined, currency: undefined, time: undefined };
  return {
    ...typed,
    ...absent,
    ...read,
    counts: read.counts ?? typed.counts,
    period: read.period ?? typed.period,
  };
}

function limitsFrom(limits: Limits, readings: ReadonlyMap<FactEntry, FactSheet>, locale: Locale): Limits {
  const result = { ...limits };
  const { deadline, budget, hosting } = limits;
  const [date, sum, place] = [deadline, budget, hosting].map((limit) => limit && readings.get(limit));
  if (deadline && date) {
    const length = date.figures.find(({ kind }) => kind === "duration");
    const weeks = length?.time && (length.value * minutesIn[length.time]) / minutesIn.week;
    result.deadline = { ...deadline, weeks: date.limits.deadline?.weeks ?? weeks };
  }
  if (budget && sum) {
    const money = sum.figures.find(({ kind }) => kind === "money");
    const amounts = [
      sum.limits.budget?.amount,
      money?.max,
      money?.value,
      numbersIn(budget.text, locale)[0]?.value,
    ];
    const amount = amounts.find((one) => one !== undefined) ?? budget.amount;
    const currency = sum.limits.budget?.currency ?? money?.currency ?? limits.currency;
    result.budget = { ...budget, amount, currency };
  }
  if (hosting && place) result.hosting = { ...hosting, kind: place.limits.hosting?.kind ?? hosting.kind };
  return result;
}

/** A link to a figure that is not in the sheet says nothing. */
function withoutDeadLinks(sheet: FactSheet): FactSheet {
  const ids = new Set(sheet.figures.map(({ id }) => id));
  const live = <T extends { figures: string[] }>(entry: T): T => ({
    ...entry,
    figures: entry.figures.filter((id) => ids.has(id)),
  });
  const actors = sheet.actors.map(({ figure, ...rest }) =>
    figure !== undefined && ids.has(figure) ? { ...rest, figure } : rest,
  );
  return { ...sheet, pains: sheet.pains.map(live), wishes: sheet.wishes.map(live), actors };
}

/** A wish of the visitor's own makes a vague description clear; taking away all that was wanted makes a clear one vague. */
function clarityOf({ wishes }: FactSheet, fresh: Clarity): Clarity {
  if (wishes.some(isTyped)) return "clear";
  return fresh === "clear" && wishes.length > 0 && !wishes.some(isAlive) ? "vague" : fresh;
}

/** The reader's questions about what the sheet now holds, without those that the visitor has answered. */
function openIn(sheet: FactSheet, clarity: Clarity): FactSheet["open"] {
  const parts = factParts.map((part) => [part, sheet[part].filter(isAlive)] as const);
  const limits = { ...sheet.limits };
  for (const field of limitFields) if (!isAlive(limits[field])) limits[field] = undefined;
  const alive: FactSheet = { ...sheet, ...Object.fromEntries(parts), limits };
  const isAnswered = ({ id, fills }: FactSheet["open"][number]) => {
    if (fills.part === "limits") return alive.limits[fills.field] !== undefined;
    if (fills.part !== "figures") return alive[fills.part].some(isTyped);
    return alive.figures
      .filter(isTyped)
      .some(
        (figure) =>
          figure.id === id ||
          (figure.kind === fills.kind && (figure.counts ?? figure.unit) === (fills.counts ?? fills.unit)),
      );
  };
  return questionsOf(alive, clarity).filter((question) => !isAnswered(question));
}
