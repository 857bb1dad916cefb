import "server-only";
import { factLimits, factParts } from "@/lib/generators/fact-sheet";
import type { FactEntry, FactPart, FactSheet, Figure, Limits } from "@/lib/generators/fact-sheet";
import { asked } from "@/lib/generators/fact-merge";
import { withoutHours } from "@/lib/generators/server/read/conditions";
import { limitsOf } from "@/lib/generators/server/read/limits";
import { questionsOf } from "@/lib/generators/server/read/questions";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import { clausesOf, sentencesOf } from "@/lib/generators/server/read/sentences";
import { tokensOf } from "@/lib/generators/server/read/tokens";
import { sheetProblems } from "@/lib/generators/sheet-problems";
import { HttpError } from "@/lib/http/errors";
import type { Locale } from "@/lib/i18n/locales";

type Linked = FactEntry & { figures?: string[]; figure?: string | undefined };

const isTyped = (entry: FactEntry | undefined) => entry?.by === "visitor" && !entry.removed;

/**
 * Makes a sheet that came from a browser one that documents may be made from: what the visitor typed is read again for its fields, what the
 * reader finds at the same place has the reader's fields, questions and clarity follow. Removed entries stay in it, marked.
 * @param description cleaned (`cleanText`)
 * @param locale of the documents; the sheet becomes one of this language
 * @throws HttpError `validation_failed` with the places of entries that are not the visitor's and do not stand in the description
 */
export async function settleFacts(description: string, sent: FactSheet, locale: Locale): Promise<FactSheet> {
  const problems = sheetProblems(sent, description);
  const fields = problems.map(({ path, key }) => ({ field: ["facts", ...path].join("."), key }));
  if (fields.length > 0) throw new HttpError("validation_failed", { fields });
  const fresh = await readFacts(description, locale);
  const settled = { ...(await rereadEntries(sent, fresh, locale)), locale };
  const { figures, limits } = settled;
  const { wishes, hours = limits.hours } = withoutHours(settled.wishes);
  const typed = [...figures, limits.budget].find((entry) => isTyped(entry) && entry?.currency);
  const currency = fresh.limits.currency ?? typed?.currency;
  const country = fresh.limits.country ?? limits.country;
  const isEmptied = fresh.clarity === "clear" && wishes.length > 0 && wishes.every(({ removed }) => removed);
  const sheet = {
    ...settled,
    clarity: isEmptied ? "vague" : fresh.clarity,
    wishes,
    limits: { ...limits, hours, currency, country },
  };
  return asked({ ...sheet, open: questionsOf(sheet, wishes.some(isTyped) ? "clear" : sheet.clarity) });
}

/** The entries with the reader's fields, found at the same place or in the words typed; a figure in typed words is added once. */
async function rereadEntries(sent: FactSheet, fresh: FactSheet, locale: Locale): Promise<FactSheet> {
  const placeOf = (part: FactPart, { span }: FactEntry) => JSON.stringify([part, span]);
  const found = new Map<string, FactEntry>();
  for (const part of factParts) for (const entry of fresh[part]) found.set(placeOf(part, entry), entry);
  const known = new Map(sent.figures.map((figure) => [figure.id, figure]));
  const reread = async (part: FactPart, { figures, figure, ...entry }: Linked): Promise<FactEntry> => {
    const { id, removed } = entry;
    const same = entry.by === undefined && found.get(placeOf(part, entry));
    // The browser numbers figures anew, so its links count, where they lead to one.
    const links = {
      ...(figures && { figures: figures.filter((one) => known.has(one)) }),
      ...(figure && known.has(figure) && { figure }),
    };
    if (!isTyped(entry)) return { ...entry, ...same, id, ...(removed && { removed }), ...links };
    const read = (await readFacts(entry.text, locale)).figures;
    if (part === "figures") return figureFrom(entry as Figure, read[0]);
    if (part !== "actors" && !figures) return entry;
    const own = read.map(({ span: _span, ...one }, at) => {
      const ownId = `${id.slice(0, 34)}-n${at + 1}`;
      if (!known.has(ownId)) known.set(ownId, { ...one, id: ownId, by: "visitor" });
      return ownId;
    });
    return { ...entry, ...links, ...(part !== "actors" ? { figures: own } : own[0] && { figure: own[0] }) };
  };
  const parts: Record<string, FactEntry[]> = {};
  for (const part of factParts)
    parts[part] = await Promise.all(sent[part].map((entry: Linked) => reread(part, entry)));
  parts.figures?.push(...[...known.values()].slice(sent.figures.length, factLimits.entries));
  return { ...sent, ...parts, limits: limitsFrom(sent, locale) };
}

/** What the reader makes of a typed figure. A bare number answers a question, so it keeps what the question says of it. */
function figureFrom(typed: Figure, found: Figure | undefined): Figure {
  const bare = /^[\s~≈]*([\d\s\u00A0\u202F]*\d(?:[.,]\d+)?)[\s%]*$/.exec(typed.text)?.[1];
  const value = bare === undefined ? found?.value : Number(bare.replace(/\s/g, "").replace(",", "."));
  if (value === undefined) return typed;
  if (!found || bare !== undefined || (found.unit === "" && !found.counts))
    return { ...typed, value, max: bare === undefined ? found?.max : undefined };
  const { id, text, by, counts, period } = typed;
  const { span: _span, ...read } = found;
  const says = read.says === "has" ? typed.says : read.says;
  return { ...read, says, counts: read.counts ?? counts, period: read.period ?? period, id, text, by };
}

function limitsIn(name: string, limit: FactEntry | undefined): Limits {
  if (!limit || !isTyped(limit)) return {};
  const description = `${name} ${limit.text}`;
  const tokens = tokensOf(description);
  const sentences = sentencesOf(description, tokens);
  return limitsOf({ description, sentences, clauses: clausesOf(description, sentences) }, tokens);
}

function limitsFrom({ limits }: FactSheet, locale: Locale): Limits {
  const { deadline, budget, hosting } = limits;
  const names = locale === "ru" ? ["Срок", "Бюджет"] : ["Deadline", "Budget"];
  const [date, sum, place] = [deadline, budget, hosting].map((limit, at) => limitsIn(names[at] ?? "", limit));
  const { amount = budget?.amount, currency = limits.currency } = sum?.budget ?? {};
  return {
    ...limits,
    ...(deadline && isTyped(deadline) && { deadline: { ...deadline, weeks: date?.deadline?.weeks } }),
    ...(budget && isTyped(budget) && { budget: { ...budget, amount, currency } }),
    ...(hosting && place?.hosting && { hosting: { ...hosting, kind: place.hosting.kind } }),
  };
}
