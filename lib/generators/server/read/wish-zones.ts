import "server-only";
import { isInfinitive } from "@/lib/generators/server/language/ru";
import { isEnglishPerson } from "@/lib/generators/server/read/people-en";
import type { Span } from "@/lib/generators/server/read/spans";
import { tokensOf } from "@/lib/generators/server/read/tokens";
import { tells, wishWords as words, wordsIn } from "@/lib/generators/server/read/wish-words";
import type { Locale } from "@/lib/i18n/locales";

/** A stretch in which something is asked for; `isClause`: by clauses with subjects of their own. */
export type Zone = Span & { isClause?: boolean };

/** Words looked at in a sentence, and letters before one of them: they bound the work on a text that is meant to take long. */
const [MOST, NEAR] = [60, 160];

/** What stands before tells a circumstance: "half are over 65 so it must work by phone". */
const BEGINS = /[,;:(–—]|(?:^| )(?:so|therefore|поэтому|значит) /;

/** A condition alone before a main clause. */
const CONDITION = /^(?:если(?! бы)|когда|как только|if|when|as soon as) [^,;:]+, ?$/u;

/** «Каждого надо измерить, уходит минут по 12» tells what is done today. */
const isDoneToday = (before: string, word: string, after: string) =>
  /^(?:надо|нужно|необходимо)$/.test(word) &&
  isInfinitive(wordsIn(after)[0] ?? "") &&
  (words().today.before.test(before) || words().today.after.test(after));

/** Where one of these words asks for something; «не могли бы вы» denies nothing. */
const matchesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].slice(0, MOST).filter(({ index, 0: word }) => {
    const isPolite = /^(?:могли бы|можете|сможете)/.test(word);
    const isDenied = !isPolite && words().negated.test(text.slice(Math.max(0, index - NEAR), index));
    const after = text.slice(index + word.length);
    return !isDenied && !/^ (?:not|never) /.test(after) && !isDoneToday(text.slice(0, index), word, after);
  });

/** Where a sentence asks for something, by the words that announce it. */
export function zonesOf(text: string, locale: Locale): Zone[] {
  const zones: Zone[] = [];
  const boundary = (at: number) => at - (text.slice(0, at).split(BEGINS).at(-1)?.length ?? 0);
  const matches = matchesIn(text, words().announced[locale]);
  // "Engineers need to see their checks, and supervisors need to be warned": the person belongs to what is wanted.
  const ledBy = ({ 0: word, index }: RegExpExecArray) => {
    const lead = /^\s*(?:(?:and|but|the|our) )*/u.exec(text.slice(boundary(index), index))?.[0].length ?? 0;
    const people = tokensOf(text.slice(boundary(index) + lead, index));
    const isLed = people.length < 4 && isEnglishPerson(people, people.length - 1);
    return isLed && /^(?:needs?|wants?) to$/.test(word) ? boundary(index) + lead : undefined;
  };
  for (const [at, match] of matches.entries()) {
    const { 0: word, index } = match;
    const next = matches[at + 1];
    const end = next ? (ledBy(next) ?? next.index) : text.length;
    const led = ledBy(match);
    if (led !== undefined) {
      zones.push({ start: led, end, isClause: true });
      continue;
    }
    const { index: last = 0, 0: asked = "" } = matches[at - 1] ?? {};
    const [from, after] = [Math.max(boundary(index), last + asked.length), index + word.length];
    const [lead, rest] = [text.slice(from, index), text.slice(after, end)];
    const isLast = words().last.test(rest);
    // «Продавать хотим только через агентов», «карточка и журнал нужны к маю»: what is wanted stands before the word.
    if (isInfinitive(wordsIn(lead)[0] ?? "")) zones.push({ start: from, end });
    else if (isLast && /\p{L}{4}/u.test(lead)) {
      const start = zones.length > 0 || tells(text.slice(0, from)) ? from : 0;
      zones.push({ start, end: from + lead.replace(/\s(?:is|are|will be)\s*$/u, "").length });
    } else zones.push({ start: after, end, isClause: words().clause.test(rest) });
  }
  // "The planner should see …": the whole clause is wanted, of a system what it must do.
  const until = zones[0]?.start ?? text.length;
  for (const { 0: word, index } of matchesIn(text, words().obliged)) {
    const [own, after] = [boundary(index), index + word.length];
    // «Если швея отсканировала чужую пачку, мастер должен …»: the condition belongs to it.
    const from = CONDITION.test(text.slice(0, own)) ? 0 : own;
    const subject = text.slice(own, index).replace(/^\s*(?:(?:and|but|и|а|но|the|our) )*/u, "");
    // «Всё должно работать без интернета», "it has to work with no signal": how, whatever it is.
    const isMode = /^ (?:работать без|work (?:with(?:out| no)|when|where|offline))/u.test(text.slice(after));
    const isSystem = isMode || (words().thing.test(subject) && !text.startsWith(" be ", after));
    const isEmpty = /^(?:все|everything|all|we|i|they|it all|you)(?: |$)/u.test(subject);
    if (index >= until || (isEmpty && !isMode)) continue;
    zones.unshift({ start: isSystem ? after : from, end: until, isClause: !isSystem });
    break;
  }
  if (zones.length === 0 && words().relative.test(text)) zones.push({ start: 0, end: text.length });
  return zones.map((zone) => narrowed(text, zone));
}

/** After a colon stand the things themselves when only a container is named before it: «Нужна программа: …», "a system covering …". */
function narrowed(whole: string, zone: Zone): Zone {
  const text = whole.slice(zone.start, zone.end);
  if (words().account.test(text)) return zone;
  const held = words().container.exec(text)?.[0].length;
  if (held !== undefined) return { ...zone, start: zone.start + held };
  const clauses = words().relative.exec(text)?.[0].length;
  if (clauses !== undefined) return { ...zone, start: zone.start + clauses, isClause: true };
  const colon = text.search(/(?<!\d):\s/);
  if (colon < 0) return zone;
  // «Что хотим получить:» only announces; else what follows is a detail of the one thing named, or tells of today.
  const lead = text.slice(0, colon);
  const isFrame =
    aimIn(lead.trim()) || /^(?:вот )?(?:что|чего|what) /u.test(whole) || wordsIn(lead).length <= 3;
  return isFrame ? { ...zone, start: zone.start + colon + 1 } : { ...zone, end: zone.start + colon };
}

/** What is wanted without the words of its purpose around it: «чтобы было видно …». */
export function aimIn(text: string): { thing: string; tail: string } | undefined {
  const { lead, thing = "", tail = "" } = words().aim.exec(text)?.groups ?? {};
  return lead || tail ? { thing, tail } : undefined;
}
