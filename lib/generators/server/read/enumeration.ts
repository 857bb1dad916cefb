import "server-only";
import { parse } from "@/lib/generators/server/language/ru";
import { continuesEnglish } from "@/lib/generators/server/read/list-en";
import { formOf, partsOf, type Part } from "@/lib/generators/server/read/list-parts";
import { continuesRussian, isDoer, isVerbLed } from "@/lib/generators/server/read/list-ru";
import type { Span } from "@/lib/generators/server/read/spans";
import type { Token } from "@/lib/generators/server/read/tokens";
import { wishWords } from "@/lib/generators/server/read/wish-words";
import type { Locale } from "@/lib/i18n/locales";

/** «механикам – график на неделю»: to whom, then what they get. */
export function isGiven(text: string): boolean {
  const [, whom = ""] = /^(?:а |и )?([\p{L}-]+)(?: [\p{L}-]+)? [–—-] \S/u.exec(text) ?? [];
  return parse(whom).some(
    ({ case: name, animacy, score }) => name === "datv" && animacy === "anim" && score > 0.2,
  );
}

const CONDITION = /^(?:если(?! бы)|когда|как только|if|when|as soon as) [^,]*$/u;

const ONLY_SYSTEM = /^(?:\p{L}+(?:ая|ое|ый) )?(?:систем|программ|приложени|сервис|платформ)\p{L}*$/u;

/**
 * The items of an enumeration, in order and without the words that join them. «температура и влажность» stays one item: a part is one
 * of its own only if it begins as its siblings do. It ends where the sentence turns to reasons or to today.
 */
export function itemsOf(tokens: readonly Token[], locale: Locale, isWhole = false): Span[] {
  const items: Part[] = [];
  const parts = partsOf(tokens);
  const isClause = isWhole || /^(?:\p{L}+ )?чтобы? /u.test(parts[0]?.text ?? "");
  // A comma with a conjunction closes an English list: a bare conjunction elsewhere joins inside an item.
  const closer = parts.findLastIndex(({ before }) => before === "both");
  for (const [at, part] of parts.entries()) {
    const [first, previous, last] = [items[0], items.at(-1), parts[at - 1]];
    if (!first || !previous || !last) {
      items.push(part);
      continue;
    }
    const place = { part, previous, last, form: formOf(part), before: formOf(previous), isClause };
    const bare = part.text.replace(locale === "ru" ? wishWords().openers : /^(?:and|also|then) /, "");
    const goesOn = wishWords().continues.test(bare);
    // «…, механики пишут в чат»: among things wanted, a clause with a verb of its own tells what is done today.
    const isToday =
      !isClause &&
      part.before === "mark" &&
      place.form === "clause" &&
      place.before !== "purpose" &&
      !/(?:^| )(?:котор|чтоб|где|когда|если|как|чем|что|откуда|куда)/u.test(part.text);
    const isOver =
      wishWords().turns.test(part.text) || (isToday && /^(?:infinitive|noun)$/.test(formOf(first)));
    if (isOver && !goesOn) break;
    const isInside =
      part.before === "line" || isGiven(part.text)
        ? false
        : locale === "ru"
          ? continuesRussian(
              place,
              parts.slice(at + 1).some(isDoer),
              items.length > 1 && isClause && isVerbLed(previous),
            )
          : continuesEnglish(place, closer > 0 && at !== closer);
    const isWhere =
      isClause && part.before === "both" && /^where (?:the|my|our|an?) [\w ]+ can /.test(part.text);
    if ((goesOn && part.before !== "line" && !isWhere) || isInside || CONDITION.test(previous.text)) {
      const words = [...previous.words, ...part.words];
      items[items.length - 1] = { ...previous, end: part.end, text: `${previous.text} ${part.text}`, words };
    } else items.push(part);
  }
  // «нужна система, чтобы водитель …, а диспетчер …»: the system is all of it.
  const isWholeSystem = ({ text }: Part, at: number) =>
    items[at + 1]?.text.startsWith("чтобы ") === true && ONLY_SYSTEM.test(text);
  return items.filter(
    (item, at) => items.length === 1 || !(item.text.startsWith("не ") || isWholeSystem(item, at)),
  );
}
