import "server-only";
import type { Figure, Wish } from "@/lib/generators/fact-sheet";
import { isPreposition } from "@/lib/generators/server/language/ru";
import { itemsOf } from "@/lib/generators/server/read/enumeration";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import { entryOf, localeOf, overlaps, plain, trimmed, type Span } from "@/lib/generators/server/read/spans";
import { loneIn, namedIn, titled } from "@/lib/generators/server/read/wish-names";
import { tells, wishWords as words, wordsIn } from "@/lib/generators/server/read/wish-words";
import { aimIn, zonesOf, type Zone } from "@/lib/generators/server/read/wish-zones";
import type { Locale } from "@/lib/i18n/locales";

type Taken = { banned: readonly Span[]; limits: readonly Span[]; figures: readonly Figure[] };

/** Wishes of one description, and letters before one in which «позже» counts for it. */
const [MOST, BESIDE] = [60, 48];

/** A condition of its own: «мониторинг, круглосуточно». */
const ROUND_THE_CLOCK = /, (?:круглосуточно|24\/7|(?:a)?round the clock|24 hours a day)$/u;
/** What is to appear, one entry for each thing, in the order of the description. */
export function wishesOf(
  description: string,
  sentences: readonly Sentence[],
  taken: Taken,
  fallback: Locale,
): Wish[] {
  const found: (Span & { isLater: boolean })[] = [];
  const add = ({ text, tokens, ...sentence }: Sentence, zones: readonly Zone[]) => {
    const [lower, locale] = [plain(text), localeOf(text, fallback)];
    for (const { start, end, isClause } of zones) {
      const isLed = words().later.test(lower.slice(Math.max(0, start - BESIDE), start));
      const [from, to] = [sentence.start + start, sentence.start + end];
      // «По нормативу надо …» asks for nothing.
      if (taken.limits.some((limit) => limit.start < from && limit.end > from)) continue;
      const own = tokens.filter((token) => token.start >= from && token.end <= to);
      for (const item of itemsOf(own, locale, isClause)) {
        const span = found.length < MOST ? wishIn(description, item, taken) : undefined;
        if (!span || found.some((one) => overlaps(one, span))) continue;
        const said = plain(description.slice(span.start, span.end));
        const hours = said.search(ROUND_THE_CLOCK);
        const end = hours > 0 ? span.start + hours : span.end;
        found.push({ start: span.start, end, isLater: isLed || words().later.test(said) });
        if (hours > 0) found.push({ start: end + 2, end: span.end, isLater: false });
      }
    }
  };
  // «…, без вложений» at the end leaves what stands before it.
  const bans = taken.banned.filter(({ start }) => !/^(?:без|without) /iu.test(description.slice(start)));
  const bounds = [...bans, ...taken.limits, ...taken.figures.flatMap(({ span }) => span ?? [])];
  let [isListed, isWished] = [false, false];
  for (const sentence of sentences) {
    const locale = localeOf(sentence.text, fallback);
    const text = plain(sentence.text);
    const before = found.length;
    const isFree = ({ start }: Zone) =>
      !bounds.some((one) => overlaps(one, { start: sentence.start + start, end: sentence.end }));
    const heading = words().heading[locale].exec(text)?.[0] ?? "";
    const head =
      heading === "" || words().account.test(heading.replace(/^\S+/u, "")) ? undefined : heading.length;
    const isBan = words().banHeading[locale].test(text);
    isListed = !isBan && (head !== undefined || (isListed && sentence.isItem));
    const zones = isBan || head !== undefined ? [] : zonesOf(text, locale);
    const isMore = isWished && /^(?:and |а |и )?(?:also|plus|а также|также|еще|плюс)[\s,:]/u.test(text);
    if ((isListed || (isMore && !tells(text))) && zones.length === 0)
      zones.push({ start: head ?? 0, end: text.length });
    else if (!isBan && zones.length === 0) zones.push(...namedIn(text, sentence.at === 0).filter(isFree));
    const isClear = taken.limits
      .concat(taken.banned)
      .every((one) => one.start > sentence.start + 12 || one.end <= sentence.start);
    if (!isBan && zones.length === 0 && found.length > 0 && isClear) zones.push(...loneIn(text));
    add(sentence, zones);
    isWished = found.length > before;
  }
  if (sentences[0] && found.length === 0) add(sentences[0], titled(sentences));
  return found.map(({ isLater, ...span }, at) => ({
    ...entryOf(description, `wish-${at + 1}`, span),
    figures: taken.figures.filter((figure) => figure.span && overlaps(figure.span, span)).map(({ id }) => id),
    ...(isLater && { later: true as const }),
  }));
}

function wishIn(description: string, item: Span, { banned, limits }: Taken): Span | undefined {
  // "… rebuilt without touching the database, by May": the wish ends where the ban or the limit begins.
  const ban = banned.find((one) => overlaps(one, item));
  const close = ban ?? limits.find((one) => overlaps(one, item) && one.end >= item.end);
  const end = close && close.start > item.start + 12 ? close.start : item.end;
  const led = limits.find((one) => one.start <= item.start && one.end > item.start && one.end < end);
  const joint = /\s(?:и|and)\s+$/iu.exec(description.slice(item.start, end))?.[0].length ?? 0;
  const whole = trimmed(description, { start: led?.end ?? item.start, end: end - joint });
  if (!whole || (ban && overlaps(ban, whole))) return undefined;
  const opener = words().openers.exec(plain(description.slice(whole.start, whole.end)))?.[0].length ?? 0;
  const aim = aimIn(plain(description.slice(whole.start + opener, whole.end)));
  const until = whole.end - (aim?.tail.length ?? 0);
  const from = aim ? until - aim.thing.length : whole.start + opener;
  const span = trimmed(description, { start: from, end: until });
  const text = plain(description.slice(span?.start, span?.end));
  if (led && isPreposition(wordsIn(text)[0] ?? "")) return undefined;
  if (!span || !/\p{L}{3}/u.test(text) || words().noThing.test(text) || words().turns.test(text))
    return undefined;
  const isLimit = limits.some(
    (limit) => (Math.min(limit.end, span.end) - Math.max(limit.start, span.start)) * 2 > text.length,
  );
  const isWork = /^(?:заменить|обновить|replace|rebuild|migrate)(?![\p{L}])/u.test(text);
  return isLimit && !isWork ? undefined : span;
}
