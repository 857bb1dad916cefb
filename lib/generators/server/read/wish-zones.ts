import "server-only";
import { isVerb, parse } from "@/lib/generators/server/language/ru";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import { plain, type Span } from "@/lib/generators/server/read/spans";
import { announced, container, negated, obliged } from "@/lib/generators/server/read/wish-words";
import type { Locale } from "@/lib/i18n/locales";

/** A stretch of a sentence in which something is asked for; `isClause`: a list of clauses with subjects of their own. */
export type Zone = Span & { isClause: boolean };

/** More requests in one sentence are no sentence. */
const MOST = 60;
/** What denies a word of wishing stands so near before it. */
const NEAR = 40;
/** "if the planner could see": what is wanted is said by a clause. */
const CLAUSE: Record<Locale, RegExp> = {
  ru: /^[\s,:]*(?:при этом )?(?:чтобы?|если бы) /u,
  en: /^[\s,]*(?:if |that )?(?:the |our |every |each |all )?(?!an? |one )(?:[\w'-]+ ){1,3}(?:could|can|should|would|were|was|had|got|knew|saw)\b/u,
};
/** «Шахматка, список и письма – вот что хочется», "… — that's what we need". */
const SUMMED: Record<Locale, RegExp> = {
  ru: /\s[–—-]\s*(?:вот |это )?(?:то,? )?(?:что|чего) (?:нам |мне |бы )*(?:хоч|хот|нужн|надо|требу|не хватает)/u,
  en: /\s[–—-]\s*(?:that's|that is|this is|these are)? ?(?:all |what )+(?:we|i)(?:'d| would)? (?:need|want|like|love)/u,
};
/** What may follow the word of wishing when the wanted thing stands before it: «карточка и журнал нужны к маю». */
const LAST = /^[^\p{L}\d]*$|^[\s,]*(?:к|до|с|в|на|для|by|before|this|from|too|as well) /u;
/** The whole sentence before the colon only announces: «Что хотим получить:», "What I would like, in this order:". */
const FRAME = /^(?:вот )?(?:что|чего|what)(?: |$)/u;
/** Names that say nothing of what is wanted. */
const EMPTY_SUBJECT = /^(?:все|everything|all|we|i|they|it all|you)(?: |$)/u;
const PLAIN_CONTAINER =
  /^(?:что-то|something|(?:an? (?:\w+ )?)?(?:систем|программ|приложени|решени|сервис|сайт|портал|модул|инструмент|платформ|crm|system|tool|app|platform|portal|site|program|solution|software))/u;

/** Place after the last mark before a place. */
function boundary(text: string, at: number): number {
  const before = text.slice(0, at);
  return Math.max(...Array.from(",;:(–—", (mark) => before.lastIndexOf(mark))) + 1;
}

const matchesIn = (text: string, pattern: Record<Locale, RegExp>, locale: Locale) =>
  [...text.matchAll(pattern[locale])]
    .slice(0, MOST)
    .filter(
      ({ index, 0: word }) =>
        /^(?:могли бы|можете|сможете)/.test(word) ||
        !negated[locale].test(text.slice(Math.max(0, index - NEAR), index)),
    );

function announcedIn(text: string, locale: Locale): Zone[] {
  const summed = SUMMED[locale].exec(text);
  if (summed) return [{ start: 0, end: summed.index, isClause: false }];
  const zones: Zone[] = [];
  const matches = matchesIn(text, announced, locale);
  for (const [at, { 0: word, index }] of matches.entries()) {
    const end = matches[at + 1]?.index ?? text.length;
    const from = boundary(text, index);
    const lead = text.slice(from, index);
    const rest = text.slice(index + word.length, end);
    const isNamed = /\p{L}{4}/u.test(lead);
    // «Продавать хотим только через агентов»: the wanted action stands before the word.
    const isLed = locale === "ru" && parse(/[\p{L}-]+/u.exec(lead)?.[0] ?? "")[0]?.pos === "INFN";
    const isLast = LAST.test(rest);
    if (isLed) zones.push({ start: from, end, isClause: false });
    else if (isNamed && (isLast || /would be (?:so |really |very )?\w+$/.test(word))) {
      const tells = locale === "ru" && (text.slice(0, from).match(/\p{L}+/gu) ?? []).some(isVerb);
      const isWhole = isLast && zones.length === 0 && !tells;
      const start = Math.max(zones.at(-1)?.end ?? 0, isWhole ? 0 : from);
      const until = text.slice(0, index).replace(/\s(?:is|are|will be)\s*$/u, "").length;
      zones.push({ start, end: until, isClause: false });
    } else zones.push({ start: index + word.length, end, isClause: CLAUSE[locale].test(rest) });
  }
  return zones;
}

/** Clauses in which somebody or something «должен», "should"; of a system that must only what it must is wanted. */
function obligedIn(text: string, locale: Locale): Zone[] {
  const zones: Zone[] = [];
  let denied = -1;
  for (const { index, 0: word } of matchesIn(text, obliged, locale)) {
    if (/^ (?:not|never) /.test(text.slice(index + word.length))) {
      denied = index;
      continue;
    }
    const from = boundary(text, index);
    const subject = text.slice(from, index).replace(/^\s*(?:and |but |и |а |но |the |our )*/u, "");
    const isSystem =
      denied >= from || (PLAIN_CONTAINER.test(subject) && !/^ be /.test(text.slice(index + word.length)));
    const last = zones.at(-1);
    if (EMPTY_SUBJECT.test(subject)) continue;
    // "The system must record and must show": the second action of one subject.
    if (last && from < last.start) {
      last.end = index;
      zones.push({ start: index + word.length, end: text.length, isClause: false });
      continue;
    }
    if (last) last.end = from;
    zones.push({ start: isSystem ? index + word.length : from, end: text.length, isClause: !isSystem });
  }
  return zones;
}

/** After a colon stand the things themselves when only a container is named before it: «Нужна программа: …», "a system covering …". */
function narrowed(whole: string, zone: Zone, locale: Locale): Zone {
  const text = whole.slice(zone.start, zone.end);
  const covering = container[locale].exec(text)?.[0].length;
  if (covering && /,| и | and /.test(text.slice(covering))) return { ...zone, start: zone.start + covering };
  const colon = /(?<!\d):\s/.exec(text)?.index;
  if (colon === undefined) return zone;
  const lead = text.slice(0, colon).replace(/^[\s,]+/, "");
  if (FRAME.test(whole) || lead.split(/\s+/).length <= 3 || PLAIN_CONTAINER.test(lead))
    return { ...zone, start: zone.start + colon + 1 };
  // What follows tells of today («…: 85 машин, механики пишут в чат») or is a detail of the one thing named.
  return { ...zone, end: zone.start + colon };
}

/** Where a sentence asks for something, in its order; places are those of the description. */
export function zonesOf(sentence: Sentence, locale: Locale): Zone[] {
  const text = plain(sentence.text);
  const zones = announcedIn(text, locale);
  for (const other of obligedIn(text, locale).toReversed()) {
    if (zones.some(({ start, end }) => start <= other.start && other.start < end)) continue;
    const next = zones.find(({ start }) => start > other.start + 15)?.start ?? other.end;
    zones.unshift({ ...other, end: Math.min(other.end, next) });
  }
  return zones
    .map((zone) => narrowed(text, zone, locale))
    .map((zone) => ({ ...zone, start: sentence.start + zone.start, end: sentence.start + zone.end }));
}
