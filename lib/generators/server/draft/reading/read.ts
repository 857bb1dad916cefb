import "server-only";
import type { CapabilityId, ConstraintId, IndustryId } from "@/content/knowledge/ids";
import { channelsOf, type Channel } from "@/lib/generators/server/draft/reading/channels";
import { figuresOf, type Figures } from "@/lib/generators/server/draft/reading/figures";
import { readQuantities } from "@/lib/generators/server/draft/reading/quantities";
import { splitSentences, type Sentence } from "@/lib/generators/server/draft/reading/sentences";
import {
  capabilitiesOf,
  constraintsOf,
  industryOf,
  painsOf,
  type Pain,
} from "@/lib/generators/server/draft/reading/subject";
import { systemsOf, type MentionedSystem } from "@/lib/generators/server/draft/reading/systems";
import { reportReader } from "@/lib/generators/server/draft/reading/reports";
import { readable } from "@/lib/generators/server/draft/reading/visitor-text";
import { wishesOf, type Wish } from "@/lib/generators/server/draft/reading/wishes";
import { isWish } from "@/lib/generators/server/draft/reading/wish-verbs";

/** Everything the draft engine understood of a description; the same for every tool and both languages. */
export type Reading = {
  sentences: readonly Sentence[];
  industry?: IndustryId;
  /** The words that gave the industry away. */
  evidence: readonly string[];
  /** Wanted capabilities, the main one first. */
  capabilities: readonly CapabilityId[];
  systems: readonly MentionedSystem[];
  constraints: readonly ConstraintId[];
  pains: readonly Pain[];
  wishes: readonly Wish[];
  figures: Figures;
  /** Channels by which people are to reach the system. */
  channels: readonly Channel[];
  /** For whom reports are wanted, after «для» or "for". */
  reportReader?: string | undefined;
  /** The words that set a date which is no length of time: «до 1 сентября», "by the end of the year". */
  date?: string;
};

const MONTHS =
  "январ|феврал|март|апрел|ма[йяю](?!\\p{L})|июн|июл|август|сентябр|октябр|ноябр|декабр|january|february|march|april|may(?!\\p{L})|june|july|august|september|october|november|december";
const DATE = new RegExp(
  `(?<!\\p{L})(?:до|к|by|before|until)\\s(?:the\\s)?(?:(?:1?\\d|[23]\\d|3[01])\\s)?(?:${MONTHS})\\p{L}*(?:\\s20\\d\\d)?|(?<!\\p{L})(?:до конца (?:года|квартала|20\\d\\d)\\p{L}*|к (?:новому году|сезону|началу сезона|посевной|уборочной|приёмной кампании|приемной кампании)|by (?:the )?(?:end of (?:the )?(?:year|quarter)|next season|harvest|admissions))`,
  "iu",
);

/** Reads a description. Pure: no clock, no chance, no network. */
export function read(description: string): Reading {
  const sentences = splitSentences(readable(description));
  const wished = new Set(sentences.flatMap((sentence, index) => (isWish(sentence) ? [index] : [])));
  const figures = figuresOf(readQuantities(sentences), sentences);
  const date = sentences.map(({ text }) => DATE.exec(text)?.[0]).find((found) => found !== undefined);
  const recognised = industryOf(sentences);
  const constraints = constraintsOf(sentences);
  const wishes = wishesOf(sentences);
  // What is asked for first is what the project is about, however often something else is mentioned.
  const main = wishes.find(({ capability }) => capability !== undefined)?.capability;
  const reader = reportReader(sentences);
  const ranked = capabilitiesOf(sentences, wished);
  return {
    sentences,
    ...(recognised && { industry: recognised.id }),
    evidence: recognised?.words ?? [],
    capabilities: main === undefined ? ranked : [main, ...ranked.filter((id) => id !== main)],
    systems: systemsOf(sentences),
    constraints: figures.deadline || date ? [...constraints, "fixed-date"] : constraints,
    pains: painsOf(sentences, wished),
    wishes,
    figures,
    channels: channelsOf(sentences, wished),
    ...(reader !== undefined && { reportReader: reader }),
    ...(date !== undefined && { date }),
  };
}
