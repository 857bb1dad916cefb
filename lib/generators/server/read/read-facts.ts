import "server-only";
import { FACT_SHEET_VERSION, type FactSheet, type Figure, type Limits } from "@/lib/generators/fact-sheet";
import { ready } from "@/lib/generators/server/language/ru-words";
import { moneyIn } from "@/lib/generators/server/read/countries";
import { actorsOf } from "@/lib/generators/server/read/actors";
import { bansOf } from "@/lib/generators/server/read/bans";
import { clarityOf, withoutInjections } from "@/lib/generators/server/read/clarity";
import { clausesOf } from "@/lib/generators/server/read/clauses";
import { amountsBySentence, figuresOf, type SentenceAmounts } from "@/lib/generators/server/read/figures";
import { limitsOf } from "@/lib/generators/server/read/limits";
import { organisationOf, subjectOf } from "@/lib/generators/server/read/organisation";
import { painsOf } from "@/lib/generators/server/read/pains";
import { questionsOf } from "@/lib/generators/server/read/questions";
import { sentencesOf } from "@/lib/generators/server/read/sentences";
import { systemsOf } from "@/lib/generators/server/read/systems";
import { tokensOf } from "@/lib/generators/server/read/tokens";
import { minutesIn } from "@/lib/generators/server/read/units";
import { wishesFromPains, wishesOf } from "@/lib/generators/server/read/wishes";
import type { Locale } from "@/lib/i18n/locales";

/** Currencies of the text, the most frequent first. */
function moneyByUse(bySentence: readonly SentenceAmounts[]): string[] {
  const uses = new Map<string, number>();
  for (const { amounts } of bySentence)
    for (const { currency } of amounts)
      if (currency !== undefined) uses.set(currency, (uses.get(currency) ?? 0) + 1);
  return [...uses].sort(([, a], [, b]) => b - a).map(([currency]) => currency);
}

/** Length of a duration as the deadline counts it. */
const weeksOf = ({ time, value, max }: Figure): number | undefined =>
  time === undefined
    ? undefined
    : Math.round((((max ?? value) * minutesIn[time]) / minutesIn.week) * 10) / 10;

/** What is said as a limit is no figure as well; sums are in the money of the country. Ids follow the order of the text. */
function withoutLimits(figures: readonly Figure[], { budget, deadline, country }: Limits): Figure[] {
  const taken = [budget?.span, deadline?.span];
  return figures
    .filter(
      ({ span }) => !taken.some((limit) => limit && span && span.start < limit.end && limit.start < span.end),
    )
    .filter((figure) => deadline?.weeks === undefined || weeksOf(figure) !== deadline.weeks)
    .map((figure, at) => ({
      ...figure,
      id: `figure-${at + 1}`,
      ...(figure.currency && {
        currency: moneyIn(figure.currency, country),
        unit: moneyIn(figure.currency, country),
      }),
    }));
}

/** Reads a description by rules. Pure: no clock, no chance, no network; linear in the length of the description. */
export async function readFacts(description: string, locale: Locale): Promise<FactSheet> {
  await ready();
  const tokens = tokensOf(description);
  const sentences = withoutInjections(sentencesOf(description, tokens)).map((sentence, at) => ({
    ...sentence,
    at,
  }));
  const clauses = clausesOf(description, sentences);
  const amounts = amountsBySentence(sentences);
  const limits = limitsOf({ description, sentences, clauses }, tokens, moneyByUse(amounts));
  const found = figuresOf(description, sentences, clauses, limits.currency ?? "USD", amounts);
  const figures = withoutLimits(found, limits);
  const bans = bansOf(description, sentences, clauses, locale);
  const banned = bans.flatMap(({ span }) => span ?? []);
  const bounds = [limits.budget, limits.deadline, limits.hosting, limits.acceptance].flatMap(
    (limit) => limit?.span ?? [],
  );
  const asked = wishesOf(description, sentences, { banned, limits: bounds, figures }, locale);
  const wished = asked.flatMap(({ span }) => span ?? []);
  const organisation = organisationOf(description, sentences, wished, locale);
  const subject = subjectOf(description, sentences, wished, locale);
  const systems = systemsOf(description, clauses, bans, organisation?.span, locale);
  const named = [organisation?.span, ...systems.map(({ span }) => span)].flatMap((span) => span ?? []);
  const actors = actorsOf(description, sentences, named, figures, locale);
  const pains = painsOf(description, clauses, [...wished, ...banned, ...bounds], figures, locale);
  const wishes = asked.length > 0 ? asked : wishesFromPains(description, pains, locale);
  const clarity = clarityOf(description, sentences, { wishes: asked, pains, figures, systems });
  const sheet = {
    locale,
    ...(clarity === "clear" && subject && { subject }),
    ...(clarity !== "none" && organisation && { organisation }),
    ...(clarity === "none" ? nothing : { figures, actors, pains, wishes, bans, systems, limits }),
  };
  return { version: FACT_SHEET_VERSION, clarity, ...sheet, open: questionsOf(sheet, clarity) };
}

/** What a poem or noise says of a project. */
const nothing = { figures: [], actors: [], pains: [], wishes: [], bans: [], systems: [], limits: {} };
