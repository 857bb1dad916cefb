import { agreement } from "./agreement.ts";
import { banUse } from "./bans.ts";
import { isReal } from "./briefs.ts";
import { businessCase } from "./business-case.ts";
import { denials } from "./denials.ts";
import { factUse } from "./facts.ts";
import { foreignWords, type Foreign } from "./foreign.ts";
import { honesty, isRefusal } from "./honesty.ts";
import { language } from "./language.ts";
import { mean, sum, type Brief, type Dossier, type Share } from "./types.ts";
import { ownWords } from "./text.ts";
import { wishUse } from "./wishes.ts";

/** Points of a real brief. They add up to 100. */
const weights = {
  facts: 25,
  wishes: 20,
  foreign: 15,
  denials: 10,
  sameness: 10,
  businessCase: 10,
  manners: 10,
};

/**
 * From this geometric mean of facts and wishes on, the absence of faults earns its points in full. Who says nothing makes no mistakes,
 * and a list of facts is no project.
 */
const substanceForAll = 0.7;

/** Shares of sentences with a twin in another dossier: up to the first all points (what is general may be the same on purpose), from the second on none. */
const samenessScale = { free: [0.2, 0.6], standard: [0.4, 0.8] } as const;

const clamp = (value: number): number => Math.max(0, Math.min(1, value));

/** Everything that is measured of one dossier by itself. */
export function measure(brief: Brief, documents: Dossier) {
  // A refusal that asks what a word means has used no fact.
  const own: Record<string, string> = Object.fromEntries(
    Object.entries(documents).map(([type, answer]) => [
      type,
      isRefusal(answer) ? "" : ownWords(answer.text, brief.description),
    ]),
  );
  return {
    facts: factUse(brief, own),
    wishes: wishUse(brief, own.requirements ? (documents.requirements?.text ?? "") : ""),
    denials: isReal(brief) ? denials(brief, documents) : [],
    foreign: isReal(brief) ? foreignWords(brief, documents) : [],
    businessCase: isReal(brief) ? businessCase(brief, documents, own) : null,
    bans: isReal(brief) ? banUse(brief, documents) : { score: null, violations: [] },
    honesty: honesty(brief, documents),
    language: isReal(brief) ? language(brief, documents) : { score: null, faults: [] },
    agreement: isReal(brief) ? agreement(brief, documents) : { score: null, faults: [] },
  };
}

export type Measured = ReturnType<typeof measure>;
/** Points of a brief, 0 to 100, and the share of each part. */
export type Rated = { score: number; parts: Record<string, Share>; gate?: number };

/** One share of twin sentences for a dossier, scaled to 0…1 where 1 is a dossier of its own. */
function samenessScore(byType: Readonly<Record<string, Share>>): Share {
  const scores = Object.entries(byType).map(([type, share]) => {
    const [from, to] = samenessScale[type === "requirements-gost" ? "standard" : "free"];
    return share === null ? null : clamp((to - share) / (to - from));
  });
  return mean(scores);
}

const foreignScore = (found: readonly Foreign[]): number => {
  const words = found.length;
  const count = sum(found.map((entry) => entry.count));
  if (words === 0) return 1;
  if (count === 1) return 0.85;
  return clamp(1 - Math.max(0.2 * words, count / 20));
};

/** Points of a brief from what was measured; parts that could not be measured (sameness of a single dossier) give their weight to the others. */
export function rate(brief: Brief, measured: Measured, byType: Readonly<Record<string, Share>> = {}): Rated {
  if (!isReal(brief))
    return { score: 100 * (measured.honesty.score ?? 0), parts: { honesty: measured.honesty.score } };
  const { facts, wishes } = measured;
  const factShare =
    facts.recall === null
      ? facts.names
      : 0.6 * facts.recall + 0.2 * clamp((facts.spread ?? 0) / 0.4) + 0.2 * (facts.names ?? facts.recall);
  const wishShare = wishes.recall === null ? 0 : 0.7 * wishes.recall + 0.3 * (wishes.first ?? 0);
  const parts: Record<keyof typeof weights, Share> = {
    facts: factShare,
    wishes: wishShare,
    foreign: foreignScore(measured.foreign),
    denials: clamp(1 - measured.denials.length / 4),
    sameness: samenessScore(byType),
    businessCase: measured.businessCase?.score ?? null,
    manners: mean([
      measured.bans.score,
      measured.honesty.score,
      measured.language.score,
      measured.agreement.score,
    ]),
  };
  const substance = Math.sqrt((factShare ?? 0) * wishShare);
  const gate = clamp(substance / substanceForAll);
  let points = 0;
  let total = 0;
  for (const [name, weight] of Object.entries(weights)) {
    const part = name as keyof typeof weights;
    const share = parts[part];
    if (share === null) continue;
    total += weight;
    points += weight * share * (part === "facts" || part === "wishes" ? 1 : gate);
  }
  const isRefused = measured.honesty.refused.length > 0;
  const score = (100 * points) / total;
  return { score: isRefused ? Math.min(score, 10) : score, parts, gate };
}
