import "server-only";
import { factParts, type FactSheet } from "@/lib/generators/fact-sheet";
import { questionsOf } from "@/lib/generators/server/read/questions";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import { rereadEntries } from "@/lib/generators/server/read/reread";
import { sheetProblems } from "@/lib/generators/sheet-problems";
import { HttpError } from "@/lib/http/errors";
import type { Locale } from "@/lib/i18n/locales";

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
  const sheet = withoutDeadLinks({ ...read, locale, limits: { ...read.limits, ...placeOf(read, fresh) } });
  const clarity = clarityOf(sheet, fresh);
  return { ...sheet, clarity, open: openIn(sheet, clarity) };
}

/** Entries that the reader finds too, at the same place in the same part, with the fields that the reader gives them. */
function asRead(sent: FactSheet, fresh: FactSheet): FactSheet {
  const result = { ...sent };
  for (const part of factParts) {
    const found = new Map<string, object>(
      fresh[part].flatMap((entry) => (entry.span === undefined ? [] : [[JSON.stringify(entry.span), entry]])),
    );
    const entries = sent[part].map((entry) => {
      const same = entry.by === undefined ? found.get(JSON.stringify(entry.span)) : undefined;
      if (same === undefined) return entry;
      const links = {
        ...("figures" in entry && { figures: entry.figures }),
        ...("figure" in entry && { figure: entry.figure }),
      };
      return { ...entry, ...same, ...links, id: entry.id, removed: entry.removed };
    });
    Object.assign(result, { [part]: entries });
  }
  return result;
}

/** Currency and country: of the description, else of what the visitor added. */
function placeOf(sheet: FactSheet, fresh: FactSheet): Pick<FactSheet["limits"], "currency" | "country"> {
  const typed = [...sheet.figures, sheet.limits.budget].find(
    (entry) => entry?.by === "visitor" && entry.removed !== true && entry.currency !== undefined,
  );
  return {
    currency: fresh.limits.currency ?? typed?.currency,
    country: fresh.limits.country ?? sheet.limits.country,
  };
}

/** A link to a figure that is not in the sheet says nothing. */
function withoutDeadLinks(sheet: FactSheet): FactSheet {
  const ids = new Set(sheet.figures.map(({ id }) => id));
  const live = <T extends { figures: string[] }>(entry: T): T => ({
    ...entry,
    figures: entry.figures.filter((id) => ids.has(id)),
  });
  return {
    ...sheet,
    pains: sheet.pains.map(live),
    wishes: sheet.wishes.map(live),
    actors: sheet.actors.map(({ figure, ...rest }) => ({
      ...rest,
      ...(figure !== undefined && ids.has(figure) && { figure }),
    })),
  };
}

/** A wish of the visitor's own makes a vague description clear; taking away all that was wanted makes a clear one vague. */
function clarityOf(sheet: FactSheet, fresh: FactSheet): FactSheet["clarity"] {
  const wishes = sheet.wishes.filter(({ removed }) => removed !== true);
  if (wishes.some(({ by }) => by === "visitor")) return "clear";
  if (fresh.clarity !== "clear") return fresh.clarity;
  const isEmptied = sheet.wishes.length > 0 && wishes.length === 0;
  return isEmptied ? "vague" : "clear";
}

const isAlive = (entry: { removed?: true | undefined } | undefined) =>
  entry !== undefined && entry.removed !== true;

/** The sheet without what the visitor took away. */
function living(sheet: FactSheet): FactSheet {
  const { deadline, budget, hosting, acceptance, ...rest } = sheet.limits;
  return {
    ...sheet,
    ...Object.fromEntries(factParts.map((part) => [part, sheet[part].filter(isAlive)])),
    limits: {
      ...rest,
      ...(isAlive(deadline) && { deadline }),
      ...(isAlive(budget) && { budget }),
      ...(isAlive(hosting) && { hosting }),
      ...(isAlive(acceptance) && { acceptance }),
    },
  };
}

/** The reader's questions about what the sheet now holds, without those that the visitor has answered. */
function openIn(sheet: FactSheet, clarity: FactSheet["clarity"]): FactSheet["open"] {
  const alive = living(sheet);
  const isAnswered = ({ id, fills }: FactSheet["open"][number]) => {
    if (fills.part === "limits") return alive.limits[fills.field] !== undefined;
    const typed = alive[fills.part].filter(({ by }) => by === "visitor");
    if (fills.part !== "figures") return typed.length > 0;
    return (typed as FactSheet["figures"]).some(
      (figure) =>
        figure.id === id ||
        (figure.kind === fills.kind && (figure.counts ?? figure.unit) === (fills.counts ?? fills.unit)),
    );
  };
  return questionsOf(alive, clarity).filter((question) => !isAnswered(question));
}
