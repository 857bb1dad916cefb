import "server-only";
import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import { briefOf, type Brief } from "@/lib/generators/server/draft/brief";
import { addEffects } from "@/lib/generators/server/draft/business-case/effects";
import { Ledger } from "@/lib/generators/server/draft/business-case/parameters";
import { addInvestment, addYearlyCosts } from "@/lib/generators/server/draft/business-case/spending";
import type { ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

const YEARS = 5;
const DISCOUNT_RATE = 20;
/** Weeks of work and rollout from which the first year has little of the effect. */
const LONG = 26;

/** What is computed when a description says nothing: a portal, all assumed. */
const NOTHING: Readonly<Record<Locale, string>> = { ru: "Нужен портал", en: "We need a portal" };

/**
 * Derives the assumptions of a business case from a description by rules: for the draft, and for a model's answer without usable
 * ones. Never fails; what the description does not say is assumed and marked so.
 */
export function deriveAssumptions(input: ToolInput, locale: Locale): Assumptions {
  const { brief } = briefOf(input, locale);
  if (brief) return assumptionsOf(brief);
  return deriveAssumptions({ description: NOTHING[locale] }, locale);
}

export function assumptionsOf(brief: Brief): Assumptions {
  const ledger = new Ledger(brief);
  addEffects(ledger, brief);
  addInvestment(ledger, brief);
  addYearlyCosts(ledger, brief);
  const { parameters, effects, yearlyCosts, investment } = ledger;
  const isLong = brief.plan.total + (brief.plan.rollout?.weeks ?? 0) > LONG;
  return {
    currency: "RUB",
    years: YEARS,
    discountRate: DISCOUNT_RATE,
    ramp: isLong ? [20, 70, 100, 100, 100] : [35, 85, 100, 100, 100],
    parameters,
    effects,
    yearlyCosts,
    investment,
  };
}
