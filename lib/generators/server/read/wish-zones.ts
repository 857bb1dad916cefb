import "server-only";
import { parse } from "@/lib/generators/server/language/ru";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import { plain, type Span } from "@/lib/generators/server/read/spans";
import { announced, container, negated, obliged } from "@/lib/generators/server/read/wish-words";
import type { Locale } from "@/lib/i18n/locales";

/** A stretch of a sentence in which something is asked for. */
export type Zone = Span & {
  /** A list of clauses with subjects of their own. */
  isClause: boolean;
};

const boundary = (text: string, at: number) => {
  const before = text.slice(0, at);
  return Math.max(...[",", ";", ":", "(", "–", "—"].map((mark) => before.lastIndexOf(mark)), -1) + 1;
};
/** More requests in one sentence are no sentence. */
const MOST = 60;
/** What denies a word of wishing stands so near before it. */
const NEAR = 40;
const isEmpty = (text: string) => !/[\p{L}\d]/u.test(text);
const firstWord = (text: string) => /[\p{L}-]+/u.exec(text)?.[0] ?? "";
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

function announcedIn(sentence: Sentence, locale: Locale): Zone[] {
  const text = plain(sentence.text);
  const matches = [...text.matchAll(announced[locale])]
    .slice(0, MOST)
    .filter(
      ({ index, 0: word }) =>
        !negated[locale].test(text.slice(Math.max(0, index - NEAR), index)) ||
        /^(?:могли бы|можете|сможете)/.test(word),
    );
  const zones: Zone[] = [];
  const summed = SUMMED[locale].exec(text);
  if (summed) return [{ start: 0, end: summed.index, isClause: false }];
  for (const [at, match] of matches.entries()) {
    const end = match.index + match[0].length;
    const next = matches[at + 1]?.index ?? text.length;
    const from = boundary(text, match.index);
    const lead = text.slice(from, match.index);
    const last = zones.at(-1)?.end ?? 0;
    // «Продавать хотим только через агентов»: the wanted action stands before the word.
    const isLed = locale === "ru" && parse(firstWord(lead))[0]?.pos === "INFN";
    // «Карточка и журнал нужны к маю», "A shared calendar would be great": so does the wanted thing.
    const rest = text.slice(end, next);
    const isLast =
      isEmpty(rest) || /^[\s,]*(?:к |до |с |в |на |для |by |before |this |from |too|as well|\.)/u.test(rest);
    const hasPurpose =
      /^(?:нуж|необход|требу)/u.test(match[0]) &&
      /^,? ?(?:чтобы|котор|so that|which) /u.test(rest) &&
      /[\p{L}]{4}/u.test(lead);
    const isTrailing =
      (isLast || /would be (?:so |really |very )?\w+$/.test(match[0])) &&
      !isEmpty(lead) &&
      /[\p{L}]{4}/u.test(lead);
    if (isLed || hasPurpose) zones.push({ start: from, end: next, isClause: false });
    else if (isTrailing)
      zones.push({
        start: Math.max(last, isLast && zones.length === 0 ? 0 : from),
        end: text.slice(0, match.index).replace(/\s(?:is|are|will be)\s*$/u, "").length,
        isClause: false,
      });
    else zones.push({ start: end, end: next, isClause: CLAUSE[locale].test(rest) });
  }
  return zones;
}

/** Clauses in which somebody or something «должен», "should". */
function obligedIn(sentence: Sentence, locale: Locale): Zone[] {
  const text = plain(sentence.text);
  for (const match of text.matchAll(obliged[locale])) {
    if (negated[locale].test(text.slice(Math.max(0, match.index - NEAR), match.index))) continue;
    const from = boundary(text, match.index);
    const subject = text.slice(from, match.index).replace(/^\s*(?:and |but |и |а |но )?/u, "");
    if (/^(?:все|всё|everything|all|we|i|they|it all|you)(?: |$)/u.test(subject)) continue;
    return [{ start: from, end: text.length, isClause: true }];
  }
  return [];
}

/** After a colon stand the things themselves when only a container is named before it: «Нужна программа: …», "a system covering …". */
function narrowed(sentence: Sentence, zone: Zone, locale: Locale): Zone {
  const text = plain(sentence.text.slice(zone.start, zone.end));
  const covering = container[locale].exec(text);
  if (covering && /,| и | and /.test(text.slice(covering[0].length)))
    return { ...zone, start: zone.start + covering[0].length };
  const colon = text.indexOf(":");
  if (colon < 0 || /\d$/.test(text.slice(0, colon)) || /^\S/.test(text.slice(colon + 1))) return zone;
  const words = text.slice(0, colon).trim().split(/\s+/).length;
  if (
    words <= 3 ||
    /^(?:что-то|something|систем|программ|приложени|решени|сервис|сайт|портал|модул|инструмент|платформ|crm|a (?:\w+ )?(?:system|tool|app|platform|portal|site|program|solution)|system|software)/u.test(
      text.trim(),
    )
  )
    return { ...zone, start: zone.start + colon + 1 };
  // What follows tells of today («…: 85 машин, механики пишут в чат») or is a detail of the one thing named.
  return { ...zone, end: zone.start + colon };
}

/** Where a sentence asks for something, in its order; places are those of the description. */
export function zonesOf(sentence: Sentence, locale: Locale): Zone[] {
  const zones = announcedIn(sentence, locale);
  for (const other of obligedIn(sentence, locale)) {
    const next = zones.find(({ start }) => start > other.start + 15);
    if (!zones.some(({ start, end }) => start <= other.start && other.start < end))
      zones.unshift(next ? { ...other, end: Math.min(other.end, next.start) } : other);
  }
  return zones
    .map((zone) => narrowed(sentence, zone, locale))
    .map(({ start, end, isClause }) => ({
      start: sentence.start + start,
      end: sentence.start + end,
      isClause,
    }));
}
