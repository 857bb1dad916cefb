import "server-only";
import { type Line } from "@/lib/generators/server/check/lines";
import { sentencesIn } from "@/lib/generators/server/check/lines";
import type { Violation } from "@/lib/generators/server/check/violation";
import { NEGATION, stem, stemsOf, wordsIn } from "@/lib/generators/server/check/words";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";

const DENIES =
  /(?<!\p{L})не (?:указан|назван|сказан|описан|привед[её]н|задан|упомянут|известн|сообщ|определ[её]н)\p{L}*|(?<!\p{L})(?:нет|отсутству\p{L}+) (?:данн|сведен|чис|цифр|информац|упоминан)\p{L}*|(?<!\p{L})неизвест\p{L}+|\b(?:not|never|n't) (?:been )?(?:stated|given|named|specified|mentioned|known|provided|described|told|disclosed)\b|\bunknown\b|\bno (?:data|figures|numbers|information|mention)\b/iu;

/** Words on a screen or a form, not of the document. */
const QUOTED = /«[^»]{1,80}»|“[^”]{1,80}”|"[^"]{1,80}"/gu;

type Topic = { words: RegExp; isGiven: (plan: Plan) => boolean };

const alive = <T extends { removed?: true | undefined }>(entries: readonly T[]) =>
  entries.filter(({ removed }) => removed !== true);

/** What a document may be tempted to call unknown, and whether the sheet holds it. */
const topics: readonly Topic[] = [
  {
    words: /(?<!\p{L})(?:срок|дат[аыу]|deadline|timeline|launch date)/iu,
    isGiven: ({ sheet }) => sheet.limits.deadline !== undefined,
  },
  { words: /(?<!\p{L})(?:бюджет|budget)/iu, isGiven: ({ sheet }) => sheet.limits.budget !== undefined },
  {
    words: /(?<!\p{L})(?:размещени|хостинг|hosting|where (?:it|the system) (?:runs|is hosted))/iu,
    isGiven: ({ sheet }) => sheet.limits.hosting !== undefined,
  },
  {
    words: /(?<!\p{L})(?:чис[ле]|цифр|figures|numbers)/iu,
    isGiven: ({ sheet }) => alive(sheet.figures).length > 0,
  },
  {
    words: /(?<!\p{L})(?:потер|убыт|loss)/iu,
    isGiven: ({ sheet }) =>
      alive(sheet.figures).some(({ says, kind }) => says === "loses" && kind === "money"),
  },
  {
    words: /(?<!\p{L})(?:поток|нагрузк|объ[её]м|volume|load)/iu,
    isGiven: ({ sheet }) => alive(sheet.figures).some(({ kind }) => kind === "flow"),
  },
  {
    words:
      /(?<!\p{L})(?:учётн\p{L}+ систем|действующ\p{L}+ систем|существующ\p{L}+ систем|current systems?|existing systems?)/iu,
    isGiven: ({ sheet }) => alive(sheet.systems).length > 0,
  },
];

/** Sentences that call unknown what the visitor said. */
export function denials(plan: Plan, lines: readonly Line[]): Violation[] {
  const given = topics.filter(({ isGiven }) => isGiven(plan));
  const named = alive(plan.sheet.figures).flatMap(({ counts }) => {
    const [first, ...rest] = counts === undefined ? [] : stemsOf(counts);
    return first === undefined ? [] : [[first, ...rest]];
  });
  return lines.flatMap(({ at, text }) =>
    sentencesIn(text).flatMap((sentence): Violation[] => {
      if (!DENIES.test(sentence.replace(QUOTED, "")) || sentence.includes("?")) return [];
      const stems = new Set(wordsIn(sentence).map(stem));
      const isGiven =
        given.some(({ words }) => words.test(sentence)) ||
        named.some((counted) => counted.every((part) => stems.has(part)));
      return isGiven ? [{ kind: "denial", line: at, found: sentence.slice(0, 120) }] : [];
    }),
  );
}

/** Both sides of a contradiction are named, and the visitor is asked for one of them. */
const ASKS_TO_DECIDE = /(?<!\p{L})(?:реш(?:ите|ить)|выберите|decide|choose)(?!\p{L})/iu;

const REPLACES =
  /(?<!\p{L})(?:замен[иья]|замещ|отключ|вывод\p{L}* из|replace|retire|switch off|decommission|migrate (?:off|away))/iu;

type Banned = {
  kind: string;
  about: string;
  isIn: (stems: readonly string[], words: readonly string[]) => boolean;
};

/** Russian turns its words; English ones mean another thing with an ending. */
const asSaid = (word: string) => (/[а-яё]/i.test(word) ? stem(word) : word.toLowerCase());

/** Several telling words are the ban wherever they stand together; a single one only as it was said, word after word. */
function banned(kind: string, about: string): Banned | undefined {
  const telling = stemsOf(about).slice(0, 4);
  const said = wordsIn(about).map(asSaid);
  if (telling.length === 0 || said.join("").length < 4) return undefined;
  if (telling.length > 1)
    return { kind, about, isIn: (stems) => telling.every((part) => stems.includes(part)) };
  return {
    kind,
    about,
    isIn: (_stems, words) => words.some((_, at) => said.every((part, offset) => words[at + offset] === part)),
  };
}

const bare = (text: string) => text.toLowerCase().replace(/ё/g, "е");

/** The ban itself is named: in quotation marks, or as what a row of a table is about. */
function isNamed(sentence: string, about: string): boolean {
  const [text, name] = [bare(sentence), bare(about)];
  if (["«»", "“”", '""', "„“"].some((marks) => text.includes(`${marks.charAt(0)}${name}${marks.charAt(1)}`)))
    return true;
  return text.startsWith("|") && text.split("|")[1]?.trim() === name;
}

/** Sentences that propose what must not be, or replace what stays. */
export function bansBroken(plan: Plan, lines: readonly Line[]): Violation[] {
  const bans = plan.constraints.flatMap(({ kind, about }) =>
    kind === "forbidden" || kind === "stays" || kind === "outside" ? (banned(kind, about) ?? []) : [],
  );
  return lines.flatMap(({ at, text, heading, head }) =>
    sentencesIn(text).flatMap((sentence): Violation[] => {
      if ([sentence, heading, head].some((part) => NEGATION.test(part)) || sentence.includes("?")) return [];
      if (ASKS_TO_DECIDE.test(sentence)) return [];
      const words = wordsIn(sentence);
      const stems = words.map(stem);
      const said = words.map(asSaid);
      return bans.flatMap(({ kind, about, isIn }): Violation[] => {
        if (!isIn(stems, said) || isNamed(sentence, about)) return [];
        if (kind === "stays" && !REPLACES.test(sentence)) return [];
        return [{ kind: "ban", line: at, found: about.slice(0, 120) }];
      });
    }),
  );
}
