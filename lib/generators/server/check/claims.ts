import "server-only";
import { readTrades } from "@/lib/content/trades";
import { sentencesIn, type Line } from "@/lib/generators/server/check/lines";
import type { Violation } from "@/lib/generators/server/check/violation";
import { startingWith, stem, stemsOf, wordsIn } from "@/lib/generators/server/check/words";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");

const DENIES = [
  /(?<!\p{L})не (?:указан|назван|сказан|описан|привед[её]н|задан|упомянут|известн|сообщ|определ[её]н)|неизвест\p{L}+/iu,
  /(?<!\p{L})(?:нет|отсутству\p{L}+) (?:данн|сведен|чис|цифр|информац|упоминан)/iu,
  /\b(?:not|never|n't) (?:been )?(?:stated|given|named|specified|mentioned|known|provided|described|told|disclosed)\b/iu,
  /\bunknown\b|\bno (?:data|figures|numbers|information|mention)\b/iu,
];

/** Words on a screen or a form, not of the document. */
const QUOTED = /«[^»]{1,80}»|“[^”]{1,80}”|"[^"]{1,80}"/gu;

const alive = <T extends { removed?: true | undefined }>(entries: readonly T[]) =>
  entries.filter(({ removed }) => removed !== true);

/** What a document may be tempted to call unknown although the sheet holds it. */
function givenTopics({ sheet: { figures: all, limits, systems } }: Plan): RegExp[] {
  const figures = alive(all);
  const hasLoss = figures.some(({ says, kind }) => says === "loses" && kind === "money");
  const hasFlow = figures.some(({ kind }) => kind === "flow");
  const topics: readonly (readonly [boolean, string])[] = [
    [limits.deadline !== undefined, "срок|дат[аыу]|deadline|timeline|launch date"],
    [limits.budget !== undefined, "бюджет|budget"],
    [limits.hosting !== undefined, "размещени|хостинг|hosting|where (?:it|the system) (?:runs|is hosted)"],
    [figures.length > 0, "чис[ле]|цифр|figures|numbers"],
    [hasLoss, "потер|убыт|loss"],
    [hasFlow, "поток|нагрузк|объ[её]м|volume|load"],
    [alive(systems).length > 0, "(?:учётн|действующ|существующ)\\p{L}+ систем|(?:current|existing) systems?"],
  ];
  return topics.flatMap(([isGiven, words]) => (isGiven ? [startingWith(words)] : []));
}

/** Sentences that call unknown what the visitor said. */
export function denials(plan: Plan, lines: readonly Line[]): Violation[] {
  const topics = givenTopics(plan);
  const counted = alive(plan.sheet.figures).map(({ counts }) => stemsOf(counts ?? ""));
  const isGiven = (sentence: string) => {
    const stems = wordsIn(sentence).map(stem);
    return (
      topics.some((words) => words.test(sentence)) ||
      counted.some((noun) => noun.length > 0 && noun.every((part) => stems.includes(part)))
    );
  };
  return lines.flatMap(({ at, text }) =>
    sentencesIn(text).flatMap((sentence): Violation[] => {
      const bare = sentence.replace(QUOTED, "");
      if (sentence.includes("?") || !DENIES.some((words) => words.test(bare))) return [];
      return isGiven(sentence) ? [{ kind: "denial", line: at, found: sentence.slice(0, 120) }] : [];
    }),
  );
}

/** Says no, sets bounds or asks for a decision: what stands in such a sentence, or under such a heading, is not proposed. */
const NEGATIONS = [
  "не|нет|ни|без|нельзя|вне|кроме|вместо|никак\\p{L}*|исключ\\p{L}*|запр[еи]щ\\p{L}*|запрет\\p{L}*|отказ\\p{L}*",
  "ограничени\\p{L}*|границ\\p{L}*|услови\\p{L}*|оста[её]т\\p{L}*|остают\\p{L}*|реш(?:ите|ить)|выберите",
  "not|no|never|without|none|cannot|nor|except|instead|exclud\\w+|forbid\\w*|banned|bans?|avoid\\w*|isn't|don't|doesn't|won't|can't",
  "out of scope|outside|rather than|stays?|remains?|ruled out|boundar\\w+|constraints?|limits?|conditions?|decide|choose",
].map(whole);
const isNegated = (text: string) => text.includes("?") || NEGATIONS.some((words) => words.test(text));

const REPLACES = startingWith(
  "замен[иья]|замещ|отключ|вывод\\p{L}* из|replace|retire|switch off|decommission|migrate (?:off|away)",
);

/** Russian turns its words; English ones mean another thing with an ending. */
const asSaid = (word: string) => (/[а-яё]/i.test(word) ? stem(word) : word.toLowerCase());

/** Several telling words are the banned thing wherever they stand together; a single one only as it was said, word after word. */
function speaksOf(about: string): (sentence: string) => boolean {
  const telling = stemsOf(about).slice(0, 4);
  const said = wordsIn(about).map(asSaid);
  if (telling.length === 0 || said.join("").length < 4) return () => false;
  return (sentence) => {
    const words = wordsIn(sentence);
    if (telling.length > 1) return telling.every((part) => words.map(stem).includes(part));
    return words.some((_, at) => said.every((part, offset) => asSaid(words[at + offset] ?? "") === part));
  };
}

const WITHOUT = /(?<!\p{L})(?:без|without)\s+(\p{L}[\p{L}\d-]*\s+\p{L}[\p{L}\d-]*)/giu;

/** What the visitor rules out: each ban, and two words or more that a wish is to do without. */
function ruledOut({ constraints, functions }: Plan) {
  const bans = constraints.filter(({ kind }) => ["forbidden", "stays", "outside"].includes(kind));
  const without = functions.flatMap(({ wish }) =>
    [...wish.text.matchAll(WITHOUT)].map(([, about = ""]) => ({ kind: "forbidden", about })),
  );
  const several = without.filter(({ about }) => stemsOf(about).length > 1);
  return [...bans, ...several].map(({ kind, about }) => ({ kind, about, isIn: speaksOf(about) }));
}

/** Sentences that propose what must not be, be it as a field on a screen or a row of a table, or that replace what stays. */
export function bansBroken(plan: Plan, lines: readonly Line[]): Violation[] {
  const bans = ruledOut(plan);
  // «… без вложений» in the title of a function says nothing of what stands under it.
  const isTitle = (heading: string) => plan.functions.some(({ title }) => heading.includes(title));
  return lines.flatMap(({ at, text, heading, head }) =>
    sentencesIn(text).flatMap((sentence): Violation[] => {
      if ([sentence, isTitle(heading) ? "" : heading, head].some(isNegated)) return [];
      const broken = bans.filter(
        ({ kind, isIn }) => isIn(sentence) && (kind !== "stays" || REPLACES.test(sentence)),
      );
      return broken.map(({ about }) => ({ kind: "ban", line: at, found: about.slice(0, 120) }));
    }),
  );
}

/** Nouns of a trade that nothing in the visitor's words belongs to. */
export function foreignNouns({ locale }: Plan, lines: readonly Line[], typed: string): Violation[] {
  const known = new Set(wordsIn(typed).map(stem));
  const strange = readTrades()
    .map((trade) => trade[locale])
    .filter(({ who, work }) => !who.test(typed) && !work.test(typed));
  return lines.flatMap(({ at, text }) =>
    strange.flatMap(({ nouns }): Violation[] => {
      const found = nouns.exec(text)?.[0];
      if (found === undefined || wordsIn(found).every((word) => known.has(stem(word)))) return [];
      return [{ kind: "trade", line: at, found }];
    }),
  );
}
