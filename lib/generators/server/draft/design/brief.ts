import "server-only";
import {
  designKinds,
  findingIds,
  findingWords,
  kindWords,
  type DesignKind,
  type FindingId,
} from "@/content/knowledge/design-texts";
import type { Knowledge } from "@/content/knowledge/types";
import { contrast } from "@/lib/generators/server/draft/design/colour";
import { factsIn, type DesignFacts } from "@/lib/generators/server/draft/design/facts";
import { fill, type Slots } from "@/lib/generators/server/draft/fill";
import { outlineOf } from "@/lib/generators/server/draft/idea/outline";
import { knowledgeOf } from "@/lib/generators/server/draft/knowledge";
import { clausesOf } from "@/lib/generators/server/draft/reading/clauses";
import { read, type Reading } from "@/lib/generators/server/draft/reading/read";
import { readable } from "@/lib/generators/server/draft/reading/visitor-text";
import type { Locale } from "@/lib/i18n/routing";

/** One thing that a description says of its screen, with the words that say it. */
export type Finding = { id: FindingId; clause: string };

export type DesignBrief = {
  locale: Locale;
  reading: Reading;
  /** The description without addresses and invisible signs. */
  text: string;
  texts: Knowledge;
  kind: DesignKind;
  facts: DesignFacts;
  /** The trade or the thing is known, so the words of `say` are of it and not general. */
  isKnown: boolean;
  /** In the order of the text. */
  findings: readonly Finding[];
  /** Fills a text with the words of the trade. */
  say: (template: string, slots?: Slots) => string;
};

const LOW_CONTRAST = 4.5;
const MANY = { fields: 4, steps: 4, colours: 4 } as const;
const LEAST = { text: 16, target: 44 } as const;

/** Reads what a design tool was asked. */
export function designBrief(description: string, locale: Locale): DesignBrief {
  const reading = read(description);
  const text = readable(description);
  const texts = knowledgeOf[locale];
  const outline = outlineOf(reading, locale);
  const words: Slots = texts.wording.portal;
  const say =
    outline?.say ?? ((template: string, slots: Slots = {}) => fill(template, { ...words, ...slots }));
  const facts = factsIn(text);
  return {
    locale,
    reading,
    text,
    texts,
    kind: kindOf(text),
    facts,
    isKnown: outline !== undefined,
    findings: findingsIn(reading, facts),
    say,
  };
}

/** The kind named first in the text; a page that says nothing of itself is an offer. */
function kindOf(text: string): DesignKind {
  const found = designKinds
    .map((kind) => ({ kind, at: text.search(kindWords[kind]) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0]?.kind ?? "landing";
}

/** Two colours named in a row are taken for a pair of text and ground. */
export const pairOf = ({ hexes }: DesignFacts): { pair: string; ratio: number } | undefined => {
  const [first, second] = hexes;
  if (first === undefined || second === undefined) return undefined;
  return { pair: `${first}, ${second}`, ratio: contrast(first, second) };
};

function findingsIn(reading: Reading, facts: DesignFacts): Finding[] {
  const clauses = reading.sentences.flatMap(clausesOf);
  const whole = reading.sentences[0]?.text ?? "";
  const pair = pairOf(facts);
  const computed: readonly (readonly [FindingId, boolean])[] = [
    ["fields", (facts.fields ?? 0) > MANY.fields],
    ["steps", (facts.steps ?? 0) >= MANY.steps],
    ["colours", facts.hexes.length > MANY.colours],
    ["contrast", pair !== undefined && pair.ratio < LOW_CONTRAST],
    ["smallText", facts.textSize !== undefined && facts.textSize < LEAST.text],
    ["smallTarget", facts.targetSize !== undefined && facts.targetSize < LEAST.target],
  ];
  return findingIds
    .flatMap((id): (Finding & { at: number })[] => {
      const words = findingWords[id];
      if (words === undefined) {
        const holds = computed.some(([name, isTrue]) => name === id && isTrue);
        const clause = clauses.find((part) => facts.clauseOf[id]?.test(part)) ?? whole;
        return holds ? [{ id, clause, at: clauses.indexOf(clause) }] : [];
      }
      const at = clauses.findIndex((part) => words.test(part));
      return at < 0 ? [] : [{ id, clause: clauses[at] ?? whole, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ id, clause }) => ({ id, clause }));
}

/** What hinders, as against what is merely mentioned. */
export const obstacles: ReadonlySet<FindingId> = new Set<FindingId>([
  "fields",
  "steps",
  "labels",
  "greyButton",
  "banner",
  "longList",
  "popup",
  "registration",
  "abandon",
  "slow",
  "unclear",
  "smallText",
  "contrast",
  "smallTarget",
  "colours",
  "submit",
]);
