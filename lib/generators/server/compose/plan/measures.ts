import "server-only";
import type { FactSheet, Pain } from "@/lib/generators/fact-sheet";
import { upperFirst } from "@/lib/generators/server/compose/plan/clause";
import { shortEn } from "@/lib/generators/server/compose/plan/clause-en";
import { shortRu } from "@/lib/generators/server/compose/plan/clause-ru";
import { isKept } from "@/lib/generators/server/compose/plan/functions";
import type { Measure, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { common, stemsOf } from "@/lib/generators/server/compose/plan/stems";
import type { Locale } from "@/lib/i18n/locales";

/** Characters of a label at most. */
const LABEL = 60;
const shorten = { ru: shortRu, en: shortEn } as const;

const asks = {
  ru: "Как часто это случается сейчас и сколько времени или денег стоит один раз?",
  en: "How often does this happen now, and what does one time cost in time or money?",
} as const;

/** One measure for each pain: today's value, or the question that gives it. */
export const measuresOf = (sheet: FactSheet, functions: readonly PlanFunction[]): Measure[] =>
  sheet.pains.filter(isKept).map((pain, index) => {
    const all = sheet.figures.filter((figure) => isKept(figure) && pain.figures.includes(figure.id));
    // How many things there are tells nothing of how bad it is.
    const today = all.filter(({ kind, says }) => says !== "has" || (kind !== "count" && kind !== "flow"));
    const asked = sheet.open.find(({ about }) => about === pain.id);
    return {
      id: `m${String(index + 1)}`,
      label: upperFirst(labelOf(pain.text, sheet.locale)),
      pain,
      today,
      question: today.length > 0 ? undefined : (asked?.text ?? asks[sheet.locale]),
      functions: functionsFor(pain, functions),
    };
  });

/** The client's own clause, cut at the border of a phrase when it is long. */
function labelOf(text: string, locale: Locale): string {
  const words = text.split(/\s+/u).length;
  const clauses = text.split(/\s*(?:[,;:(]|\s[–—-]\s)\s*/u);
  const whole = shorten[locale](text, words);
  if (whole.length <= LABEL) return whole;
  const [clause = ""] = clauses;
  for (let most = words; most > 1; most--) {
    const short = shorten[locale](clause.length <= LABEL && clause.includes(" ") ? clause : text, most);
    if (short.length <= LABEL) return short;
  }
  return whole.slice(0, LABEL);
}

function functionsFor(pain: Pain, functions: readonly PlanFunction[]): string[] {
  const stems = stemsOf(pain.text);
  const shared = functions.filter(
    ({ pains, wish }) => pains.includes(pain) || common(stems, stemsOf(wish.text)) > 0,
  );
  const found = shared.length > 0 || functions.length > 1 ? shared : functions;
  return found.map(({ id }) => id);
}
