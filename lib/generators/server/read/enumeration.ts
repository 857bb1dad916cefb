import "server-only";
import { continuesEnglish } from "@/lib/generators/server/read/enumeration-en";
import { continuesRussian, isStatement } from "@/lib/generators/server/read/enumeration-ru";
import { plain, type Span } from "@/lib/generators/server/read/spans";
import type { Token } from "@/lib/generators/server/read/tokens";
import { continues, joiner, openers, turns } from "@/lib/generators/server/read/wish-words";
import type { Locale } from "@/lib/i18n/locales";

/** A part of a list; `before` says whether a mark, a conjunction or both stand before it. */
export type Part = Span & { tokens: Token[]; before: "start" | "mark" | "word" | "both" };

/** What a rule knows of a part: those before it put together to items, and all parts of the list. */
export type Place = { items: readonly Part[]; parts: readonly Part[]; at: number; isClause: boolean };

export const wordsOf = ({ tokens }: Pick<Part, "tokens">) => tokens.filter(({ kind }) => kind !== "mark");
export const textOf = (tokens: readonly Token[]) => plain(tokens.map(({ text }) => text).join(" "));

const isDivider = ({ kind, text, quoted }: Token) => kind === "mark" && !quoted && /^[,;?]$/.test(text);

/** «1)», "2." between items. */
const isNumbering = (tokens: readonly Token[], at: number) => {
  const [number, mark] = tokens.slice(at, at + 2);
  return (
    number?.kind === "number" &&
    /^\d{1,2}$/.test(number.text) &&
    mark?.start === number.end &&
    /^[).]$/.test(mark.text)
  );
};

/** Cuts at commas, semicolons, numbers of a list and the conjunctions that join items; brackets and quotations stay whole. */
function cut(tokens: readonly Token[], locale: Locale): Part[] {
  const parts: Part[] = [];
  let own: Token[] = [];
  let before: Part["before"] = "start";
  let depth = 0;
  const close = (next: "mark" | "word") => {
    const [first, last] = [own[0], own.at(-1)];
    if (first && last) parts.push({ start: first.start, end: last.end, tokens: own, before });
    if (first || before === "start") before = first ? next : before;
    else if (before !== next) before = "both";
    own = [];
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.text === "(") depth += 1;
    if (token.text === ")") depth = Math.max(0, depth - 1);
    if (depth === 0 && isNumbering(tokens, at)) {
      close("mark");
      at += 1;
    } else if (depth === 0 && isDivider(token)) close("mark");
    else if (depth === 0 && !token.quoted && joiner[locale].test(plain(token.text))) close("word");
    else own.push(token);
  }
  close("mark");
  return parts;
}

/**
 * The items of an enumeration, in order and without the words that join them. «температура и влажность» and "light and nutrients" stay
 * one item: a part is an item of its own only if it begins as its siblings do. It ends where the sentence turns to reasons or to today.
 * @param isClause the list is one of clauses with subjects of their own («чтобы …, а …», "if the planner could …")
 */
export function itemsOf(tokens: readonly Token[], locale: Locale, isClause = false): Span[] {
  const items: Part[] = [];
  const parts = cut(tokens, locale);
  const isSubordinate = isClause || /^(?:[\p{L}]+ )?чтобы? /u.test(textOf(parts[0]?.tokens ?? []));
  for (const [at, part] of parts.entries()) {
    const text = textOf(part.tokens).replace(/ [.!…]$/u, "");
    const previous = items.at(-1);
    const isShortContrast =
      (isSubordinate || /чтобы? /.test(textOf(previous?.tokens ?? []))) &&
      /^(?:но|but) /.test(text) &&
      wordsOf(part).length <= 5;
    if (previous && turns[locale].test(text) && !isShortContrast) break;
    const place: Place = { items, parts, at, isClause: isSubordinate };
    const bare = locale === "ru" ? text.replace(openers.ru, "") : text.replace(/^(?:and|also|then) /, "");
    if (previous && locale === "ru" && isStatement(place)) break;
    const isSameNoun = part.before === "word" && part.tokens[0]?.kind === "number";
    const isJoined =
      isSameNoun ||
      isShortContrast ||
      continues[locale].test(bare) ||
      (locale === "ru" ? continuesRussian(place) : continuesEnglish(place));
    if (previous && isJoined) {
      previous.end = part.end;
      previous.tokens = [...previous.tokens, ...part.tokens];
    } else items.push({ ...part });
  }
  return items
    .filter((item, at) => at > 0 || items.length === 1 || !/^не /.test(textOf(item.tokens)))
    .map(({ start, end }) => ({ start, end }));
}
