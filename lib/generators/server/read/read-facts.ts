import "server-only";
import { FACT_SHEET_VERSION, type FactEntry, type FactSheet } from "@/lib/generators/fact-sheet";
import { ready } from "@/lib/generators/server/language/ru-words";
import { moneyIn } from "@/lib/generators/server/read/money";
import { actorsOf } from "@/lib/generators/server/read/actors";
import { bansOf } from "@/lib/generators/server/read/bans";
import { clarityOf, withoutInjections } from "@/lib/generators/server/read/clarity";
import { figuresOf } from "@/lib/generators/server/read/figures";
import { limitsOf } from "@/lib/generators/server/read/limits";
import { organisationOf, subjectOf } from "@/lib/generators/server/read/organisation";
import { painsOf } from "@/lib/generators/server/read/pains";
import { questionsOf } from "@/lib/generators/server/read/questions";
import { clausesOf, sentencesOf } from "@/lib/generators/server/read/sentences";
import { coverOf } from "@/lib/generators/server/read/spans";
import { systemsOf } from "@/lib/generators/server/read/systems";
import { tokensOf } from "@/lib/generators/server/read/tokens";
import { wishesFromPains, wishesOf } from "@/lib/generators/server/read/wishes";
import type { Locale } from "@/lib/i18n/locales";

/** Reads a description by rules. Pure: no clock, no chance, no network; linear in the length of the description. */
export async function readFacts(description: string, locale: Locale): Promise<FactSheet> {
  await ready();
  const tokens = tokensOf(description);
  const own = withoutInjections(sentencesOf(description, tokens));
  const sentences = own.map((sentence, at) => ({ ...sentence, at }));
  const clauses = clausesOf(description, sentences);
  const limits = limitsOf({ description, sentences, clauses }, tokens);
  const placesOf = (...entries: readonly (FactEntry | undefined)[]) =>
    entries.flatMap((entry) => entry?.span ?? []);
  const bounds = placesOf(limits.budget, limits.deadline, limits.hosting, limits.acceptance);
  const isBound = coverOf(placesOf(limits.budget, limits.deadline));
  // What is said as a limit is no figure as well; sums are in the money of the country. Ids follow the order of the text.
  const figures = figuresOf(description, sentences, clauses, limits.currency)
    .filter(({ span }) => !span || !isBound(span))
    .map((figure, at) => {
      const currency = figure.currency && moneyIn(figure.currency, limits.country);
      return { ...figure, id: `figure-${at + 1}`, ...(currency && { currency, unit: currency }) };
    });
  const bans = bansOf(description, sentences, clauses, locale);
  const banned = placesOf(...bans);
  const asked = wishesOf(description, sentences, { banned, limits: bounds, figures }, locale);
  const wished = placesOf(...asked);
  const organisation = organisationOf(description, sentences, wished, locale);
  const subject = subjectOf(description, sentences, wished);
  const systems = systemsOf(description, clauses, bans, organisation?.span, locale);
  const actors = actorsOf(description, sentences, placesOf(organisation, ...systems), figures, locale);
  const pains = painsOf(description, clauses, [...wished, ...banned, ...bounds], figures);
  const clarity = clarityOf(description, sentences, { wishes: asked, pains, figures, systems });
  const wishes = asked.length > 0 ? asked : wishesFromPains(description, pains);
  const parts =
    clarity === "none"
      ? { figures: [], actors: [], pains: [], wishes: [], bans: [], systems: [], limits: {} }
      : { ...(organisation && { organisation }), figures, actors, pains, wishes, bans, systems, limits };
  const sheet = { locale, ...(clarity === "clear" && subject && { subject }), ...parts };
  return { version: FACT_SHEET_VERSION, clarity, ...sheet, open: questionsOf(sheet, clarity) };
}
