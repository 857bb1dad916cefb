import "server-only";
import { readTrades } from "@/lib/content/trades";
import * as doc from "@/lib/generators/server/check/grounds";
import { isKept } from "@/lib/generators/server/compose/plan/functions";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { stemOf, stemsOf, wordsOf } from "@/lib/generators/server/compose/plan/stems";
import type { CorporateToolId } from "@/lib/generators/tools";

/** What a document says that its facts do not bear out, with the number of its line where it stands in one. */
export type Violation = {
  kind: "figure" | "denial" | "ban" | "wish" | "trade" | "link";
  line?: number;
  found: string;
};
type Finder = (line: doc.Line) => string[];

const beginning = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})`, "iu");
const whole = (words: string) => beginning(`(?:${words})(?!\\p{L})`);

const DENIES = [
  /(?<!\p{L})не (?:указан|назван|сказан|описан|привед[её]н|задан|упомянут|известн|сообщ|определ[её]н)|неизвест\p{L}+/iu,
  /(?<!\p{L})(?:нет|отсутству\p{L}+) (?:данн|сведен|чис|цифр|информац|упоминан)/iu,
  /\b(?:not|never|n't) (?:been )?(?:stated|given|named|specified|mentioned|known|provided|described|told|disclosed)\b/iu,
  /\bunknown\b|\bno (?:data|figures|numbers|information|mention)\b/iu,
];

const QUOTED = /«[^»]{1,80}»|“[^”]{1,80}”|"[^"]{1,80}"/gu;

/** Sentences that call unknown what the visitor said: a bound, figures of a sort, or the things that a figure counts. */
function denials({ sheet }: Plan): Finder {
  const { deadline, budget, hosting } = sheet.limits;
  const figures = sheet.figures.filter(isKept);
  const topics: readonly (readonly [given: unknown, words: string])[] = [
    [deadline, "срок|дат[аыу]|deadline|timeline|launch date"],
    [budget, "бюджет|budget"],
    [hosting, "размещени|хостинг|hosting"],
    [figures[0], "чис[ле]|цифр|figures|numbers"],
    [figures.find(({ says, kind }) => says === "loses" && kind === "money"), "потер|убыт|loss"],
    [figures.find(({ kind }) => kind === "flow"), "поток|нагрузк|объ[её]м|volume|load"],
    [sheet.systems.find(isKept), "(?:учётн|действующ)\\p{L}+ систем|(?:current|existing) systems?"],
  ];
  const given = topics.filter(([topic]) => topic !== undefined).map(([, words]) => beginning(words));
  const counted = figures.map(({ counts }) => stemsOf(counts ?? "")).filter(({ size }) => size > 0);
  const isGiven = (sentence: string) =>
    given.some((words) => words.test(sentence)) || counted.some((noun) => noun.isSubsetOf(stemsOf(sentence)));
  return ({ text }) =>
    doc
      .sentencesIn(text)
      .filter((sentence) => !sentence.includes("?"))
      .filter((sentence) => DENIES.some((words) => words.test(sentence.replace(QUOTED, ""))))
      .filter(isGiven);
}

/** Says no, sets bounds or asks for a decision: what stands in such a sentence, or under such a heading, is not proposed. */
const NEGATIONS = [
  "не|нет|ни|без|только|нельзя|вне|кроме|вместо|никак\\p{L}*|исключ\\p{L}*|запр[еи]щ\\p{L}*|запрет\\p{L}*|отказ\\p{L}*",
  "ограничени\\p{L}*|границ\\p{L}*|услови\\p{L}*|оста[её]т\\p{L}*|остают\\p{L}*|реш(?:ите|ить)|выберите",
  "not|no|only|never|without|none|cannot|nor|except|instead|exclud\\w+|forbid\\w*|banned|bans?|avoid\\w*|isn't|don't|doesn't|won't|can't",
  "out of scope|outside|rather than|stays?|remains?|ruled out|boundar\\w+|constraints?|limits?|conditions?|decide|choose",
].map(whole);
const isNegated = (text: string) => text.includes("?") || NEGATIONS.some((words) => words.test(text));

const REPLACES = beginning(
  "замен[иья]|замещ|отключ|вывод\\p{L}* из|replace|retire|switch off|decommission|migrate (?:off|away)",
);
const WITHOUT = /(?<!\p{L})(?:без|without)\s+(\p{L}[\p{L}\d-]*\s+\p{L}[\p{L}\d-]*)/giu;

const asSaid = (word: string) => (/[а-яё]/i.test(word) ? stemOf(word) : undefined) ?? word.toLowerCase();

/** Several telling words are the banned thing wherever they stand together; a single one only as it was said, word after word. */
function speaksOf(about: string): (sentence: string) => boolean {
  const telling = new Set([...stemsOf(about)].slice(0, 4));
  const said = wordsOf(about).map(asSaid);
  if (telling.size === 0 || said.join("").length < 4) return () => false;
  return (sentence) => {
    if (telling.size > 1) return telling.isSubsetOf(stemsOf(sentence));
    const words = wordsOf(sentence).map(asSaid);
    return words.some((_, at) => said.every((part, offset) => words[at + offset] === part));
  };
}

function ruledOut({ constraints, functions }: Plan) {
  const bans = constraints.filter(({ kind }) => ["forbidden", "stays", "outside"].includes(kind));
  const without = functions
    .flatMap(({ wish }) => [...wish.text.matchAll(WITHOUT)])
    .map(([, about = ""]) => ({ kind: "forbidden", about }));
  return [...bans, ...without].map(({ kind, about }) => ({ kind, about, isIn: speaksOf(about) }));
}

/** Sentences that propose what must not be, be it as a field on a screen or a row of a table, or that replace what stays. */
function bansBroken(plan: Plan): Finder {
  const bans = ruledOut(plan);
  // «… без вложений» in the title of a function says nothing of what stands under it.
  const isTitle = (heading: string) => plan.functions.some(({ title }) => heading.includes(title));
  return ({ text, heading, head }) => {
    if (isNegated(isTitle(heading) ? head : `${heading} ${head}`)) return [];
    const proposals = doc.sentencesIn(text).filter((sentence) => !isNegated(sentence));
    const isBroken = ({ kind, isIn }: (typeof bans)[number]) =>
      proposals.some((sentence) => isIn(sentence) && (kind !== "stays" || REPLACES.test(sentence)));
    return bans.filter(isBroken).map(({ about }) => about);
  };
}

function inventedFigures(plan: Plan, extras: doc.CheckedExtras): Finder {
  const grounds = doc.groundsOf(plan, extras);
  return (line) =>
    (doc.isAssumed(line) ? [] : doc.statedIn(line.text, plan.locale))
      .filter((number) => !doc.isFounded(number, line.text, grounds, plan.locale))
      .map(({ text }) => text);
}

const LINK = /\]\(\s*(?!\/(?!\/))[^)]*\)|\bhttps?:\/\/\S+|\bwww\.\S+/giu;

const foreignLinks =
  (typed: string): Finder =>
  ({ raw }) =>
    (raw.match(LINK) ?? []).filter((link) => !typed.includes(link.replace(/^\]\(|[).,;]+$/g, "")));

function foreignNouns({ locale }: Plan, typed: string): Finder {
  const known = stemsOf(typed);
  const strange = readTrades()
    .map((trade) => trade[locale])
    .filter(({ who, work }) => !who.test(typed) && !work.test(typed));
  return ({ text }) =>
    strange
      .flatMap(({ nouns }) => nouns.exec(text)?.[0] ?? [])
      .filter((noun) => !stemsOf(noun).isSubsetOf(known));
}

function uncovered({ functions }: Plan, text: string): Violation[] {
  const isNamed = ({ code, title }: Plan["functions"][number]) =>
    new RegExp(`(?<![\\p{L}\\d])${code}(?!\\d)`, "u").test(text) ||
    text.toLowerCase().includes(title.toLowerCase());
  return functions
    .filter((one) => !isNamed(one))
    .map(({ code, title }) => ({ kind: "wish", found: `${code} ${title}` }));
}

/** What a document of either engine says that its plan and its facts do not bear out; nothing for one as it should be. */
export function checkDocument(plan: Plan, tool: CorporateToolId, text: string, extras: doc.CheckedExtras) {
  const typed = doc.typedBy(plan, extras);
  const finders: readonly (readonly [Violation["kind"], Finder])[] = [
    ["figure", inventedFigures(plan, extras)],
    ["denial", denials(plan)],
    ["ban", bansBroken(plan)],
    ["trade", foreignNouns(plan, typed)],
    ["link", foreignLinks(typed)],
  ];
  const wrong = doc
    .linesOf(text)
    .flatMap((line) =>
      finders.flatMap(([kind, find]) =>
        find(line).map((found): Violation => ({ kind, line: line.at, found: found.slice(0, 120) })),
      ),
    );
  // A narrower scope of the visitor's may leave functions out.
  const isWhole = tool === "requirements" && !extras.wording?.scope;
  return [...wrong, ...(isWhole ? uncovered(plan, text) : [])];
}
