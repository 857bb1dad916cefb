import "server-only";
import {
  capabilityIds,
  constraintIds,
  industryIds,
  painIds,
  type CapabilityId,
  type ConstraintId,
  type IndustryId,
  type PainId,
} from "@/content/knowledge/ids";
import {
  capabilityWords,
  constraintWords,
  industryWords,
  painWords,
  type Words,
} from "@/content/knowledge/patterns";
import { clausesOf } from "@/lib/generators/server/draft/reading/clauses";
import { compile, type Hit, type Matcher } from "@/lib/generators/server/draft/reading/patterns";
import { findSystem } from "@/lib/generators/server/draft/reading/systems";
import type { Sentence } from "@/lib/generators/server/draft/reading/sentences";
import { tokenize, type Token } from "@/lib/generators/server/draft/reading/tokens";

const STRONG = 3;
const WEAK = 1;
/** One strong word, or three weak ones, name a subject. */
const ENOUGH = 3;
/** A word said ten times is no more convincing than one said three times. */
const COUNTED_HITS = 3;

const graded = <Id extends string>(ids: readonly Id[], words: Readonly<Record<Id, Words>>) =>
  compile(
    ids.flatMap((id) => [
      { id, strong: true, patterns: words[id].strong },
      { id, strong: false, patterns: words[id].weak ?? [] },
    ]),
  );
const plain = <Id extends string>(ids: readonly Id[], words: Readonly<Record<Id, readonly string[]>>) =>
  compile(ids.map((id) => ({ id, strong: true, patterns: words[id] })));

const findIndustry = graded(industryIds, industryWords);
const findCapability = graded(capabilityIds, capabilityWords);
const findPain = plain(painIds, painWords);
const findConstraint = plain(constraintIds, constraintWords);

type Score<Id> = { id: Id; points: number; first: number };

/** Points of every subject hit, best first; the one mentioned earlier wins a tie. */
function rank<Id>(hits: readonly Hit<Id>[], enough = ENOUGH): Score<Id>[] {
  const scores = new Map<Id, Score<Id> & { strong: number; weak: number }>();
  for (const hit of hits) {
    const score = scores.get(hit.id) ?? { id: hit.id, points: 0, first: hit.at, strong: 0, weak: 0 };
    const seen = hit.strong ? (score.strong += 1) : (score.weak += 1);
    if (seen <= COUNTED_HITS) score.points += hit.strong ? STRONG : WEAK;
    scores.set(hit.id, score);
  }
  return [...scores.values()]
    .filter(({ points }) => points >= enough)
    .sort((a, b) => b.points - a.points || a.first - b.first);
}

/** Finds with the number of the sentence in `at`, so that finds of different sentences can be compared. */
const acrossSentences = <Id>(matcher: Matcher<Id>, sentences: readonly Sentence[]): Hit<Id>[] =>
  sentences.flatMap(({ words }, at) => matcher(words).map((hit) => ({ ...hit, at })));

/** An industry and the words that gave it away, as they stand in the text. */
export type Recognised = { id: IndustryId; words: readonly string[] };

const MOST_EVIDENCE = 3;
/** Words that begin alike are forms of one word. */
const ROOT = 4;

/** The industry the description speaks of, if it does. */
export function industryOf(sentences: readonly Sentence[]): Recognised | undefined {
  const id = rank(acrossSentences(findIndustry, sentences))[0]?.id;
  if (id === undefined) return undefined;
  const words = sentences.flatMap((sentence) =>
    findIndustry(sentence.words)
      .filter((hit) => hit.id === id)
      .map(({ at, length }) =>
        sentence.words
          .slice(at, at + length)
          .map(({ text }) => text)
          .join(" ")
          .toLowerCase(),
      ),
  );
  // «банк» and «банка» are one word.
  const roots = new Map<string, string>();
  for (const word of words) if (!roots.has(word.slice(0, ROOT))) roots.set(word.slice(0, ROOT), word);
  return { id, words: [...roots.values()].slice(0, MOST_EVIDENCE) };
}

/** They say how a thing is to be, more often than what it is: the thing itself comes first. */
const QUALITIES = new Set<CapabilityId>(["infrastructure", "integration", "highload"]);

const thingsFirst = (ids: readonly CapabilityId[]): CapabilityId[] => [
  ...ids.filter((id) => !QUALITIES.has(id)),
  ...ids.filter((id) => QUALITIES.has(id)),
];

/**
 * The capabilities wanted, the main one first.
 * @param wished numbers of the sentences that say what is wanted; when they name something, the story around them does not add
 *   to it: a chain with an online shop that asks for a chat bot asks for no shop
 */
export function capabilitiesOf(sentences: readonly Sentence[], wished: ReadonlySet<number>): CapabilityId[] {
  const hits = acrossSentences(findWanted, sentences);
  const asked = rank(hits.filter(({ at }) => wished.has(at)));
  return thingsFirst((asked.length > 0 ? asked : rank(hits)).map(({ id }) => id));
}

/** «по данным ГЛОНАСС», "from GLONASS": where data comes from. */
const SOURCE = /^(?:данн\p{L}*|с|из|from|with|by|via)$/u;
const ACCOUNT = /^учетн/u;

/** Capabilities, without those that only name a neighbour: a "reservation system" to exchange with is no wish to book. */
function findWanted(words: readonly Token[]): Hit<CapabilityId>[] {
  const neighbours = findSystem(words).filter(
    ({ id, at }) =>
      id.kind === "reservation" || (id.kind === "position" && SOURCE.test(words[at - 1]?.key ?? "")),
  );
  return findCapability(words).filter(
    ({ id, at }) =>
      !neighbours.some((name) => at >= name.at && at < name.at + name.length) &&
      // «единая учётная запись» is an account and no appointment.
      !(
        id === "booking" &&
        words
          .slice(at, at + 2)
          .concat(words.slice(Math.max(0, at - 1), at))
          .some(({ key }) => ACCOUNT.test(key))
      ),
  );
}

/** The capability that one phrase asks for; in so few words a weak one is enough, and what begins the phrase decides. */
export function capabilityOf(phrase: Sentence): CapabilityId | undefined {
  const hits = findWanted(phrase.words);
  if (hits.some(({ id, at }) => id === "integration" && at === 0)) return "integration";
  return thingsFirst(rank(hits, WEAK).map(({ id }) => id))[0];
}

export const constraintsOf = (sentences: readonly Sentence[]): ConstraintId[] => [
  ...new Set(acrossSentences(findConstraint, sentences).map(({ id }) => id)),
];

/** A complaint and the clause that voices it. */
export type Pain = { id: PainId; text: string };

/** Enough clauses for any description a person writes; a text of nothing but commas costs no more. */
const MOST_CLAUSES = 200;

/** Complaints, each kind once and each clause once, in the order of the text; those outside the wishes come first. */
export function painsOf(sentences: readonly Sentence[], wished: ReadonlySet<number>): Pain[] {
  const story = sentences.filter((_, index) => !wished.has(index));
  const found = painsIn(story);
  return found.length > 0 ? found : painsIn(sentences);
}

function painsIn(sentences: readonly Sentence[]): Pain[] {
  const seen = new Set<PainId>();
  const clauses = sentences
    .flatMap(clausesOf)
    .slice(0, MOST_CLAUSES)
    .map((text) => ({ text, found: findPain(tokenize(text).filter(({ isWord }) => isWord)) }));
  // Of several losses the one with a figure is worth quoting.
  const counted = clauses.find(({ text, found }) => /\d/.test(text) && found.some(({ id }) => id === "loss"));
  return clauses.flatMap(({ text, found }) => {
    const hits = found.filter(
      ({ id }) => !seen.has(id) && (id !== "loss" || counted === undefined || text === counted.text),
    );
    // «узнаём от клиентов» says more than the word «сбой» beside it.
    const hit = hits.toSorted((a, b) => b.length - a.length)[0];
    if (!hit) return [];
    seen.add(hit.id);
    return [{ id: hit.id, text }];
  });
}
