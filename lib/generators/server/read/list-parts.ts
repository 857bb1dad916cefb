import "server-only";
import { parse } from "@/lib/generators/server/language/ru";
import { plain, type Span } from "@/lib/generators/server/read/spans";
import type { Token } from "@/lib/generators/server/read/tokens";

/** A part of a list with its words as written; `before`: the end of a line, a mark, a conjunction or both stand before it. */
export type Part = Span & { text: string; words: string[]; before: "line" | "mark" | "word" | "both" };
type Form = "infinitive" | "noun" | "purpose" | "clause" | "verb" | "none";
/** A part, the item before it, the part before it, and the forms of the first two; `isClause`: items have subjects and verbs of their own. */
export type Place = { part: Part; previous: Part; last: Part; form: Form; before: Form; isClause: boolean };

const SEPARATOR =
  /\s*[,;?](?!\d)[\s,;?]*(?:(?:и|а|также|плюс|да|and|plus|n|&)(?!\S| то )\s*)*|\s(?:(?:и|а|также|плюс|да|and|plus|n|&)(?!\S| то )\s*)+/giu;

/** The text of tokens at their places; quotations and brackets are blotted out, for they stay whole, numbers of a list are marks. */
function masked(tokens: readonly Token[]): string {
  const base = tokens[0]?.start ?? 0;
  const shown = ({ quoted, text }: Token) => (quoted ? "X".repeat(text.length) : text);
  return tokens
    .reduce((text, token) => text.padEnd(token.start - base) + shown(token), "")
    .replace(/\((?!(?:\d{1,2}|[a-hа-и])\))[^)]*\)?/g, (bracket) => "X".repeat(bracket.length))
    .replace(/(?:\(|(?<![\p{L}\d]))(?:\d{1,2}|[a-hа-и])\)(?=\s)|(?<=[;,:.]\s)\d{1,2}\.(?=\s)/gu, (number) =>
      ";".repeat(number.length),
    );
}

/** Cuts at marks and the conjunctions that join items; a list with semicolons is cut there only. */
export function partsOf(tokens: readonly Token[]): Part[] {
  const base = tokens[0]?.start ?? 0;
  const text = masked(tokens);
  const isOfLines = (text.match(/;[^;]/g) ?? []).length > 1;
  const parts: Part[] = [];
  let [from, separator] = [0, ""];
  for (const match of [...text.matchAll(isOfLines ? /[\s;]*;[\s;]*/g : SEPARATOR), undefined]) {
    const own = text.slice(from, match?.index).replace(/[\s.!…]+$/, "");
    const isMark = /[,;?]/.test(separator);
    const before =
      isMark && /[\p{L}&]/u.test(separator) ? "both" : !isMark ? "word" : isOfLines ? "line" : "mark";
    const words = own.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];
    const place = { start: base + from, end: base + from + own.length };
    if (words.length > 0) parts.push({ ...place, text: plain(own), words, before });
    separator = (words.length > 0 || parts.length === 0 ? "" : separator) + (match?.[0] ?? "");
    from = (match?.index ?? 0) + (match?.[0].length ?? 0);
  }
  return parts;
}

export const posOf = (word = "") => parse(word)[0]?.pos ?? "";
export const isFinite = (word = "") => /^(?:VERB|PRTS)$/.test(posOf(word));
export const isName = (word: string) =>
  /^[A-Za-z\d]/.test(word) || (word.length > 1 && word === word.toUpperCase());

/** A noun phrase in the nominative or accusative begins the part, or a name does. */
function leadsNoun(words: readonly string[]): boolean {
  for (const [at, word] of words.entries()) {
    const readings = parse(word).filter(({ score }, _at, [best]) => score >= (best?.score ?? 0) * 0.15);
    // «водителю маршрут на день»: to whom, then what.
    const isReceiver = readings[0]?.case === "datv" && readings[0].animacy === "anim";
    if (isReceiver && posOf(words[at + 1]) !== "PREP") continue;
    if (isName(word) || readings.length === 0) return true;
    const named = readings.filter(({ pos }) => /^(?:NOUN|ADJF|PRTF|NPRO|NUMR)$/.test(pos));
    if (named.length > 0) return named.some(({ case: name }) => name === "nomn" || name === "accs");
  }
  return false;
}

/** How a part begins, which tells whether the next one is its sibling. */
export function formOf({ text, words }: Part): Form {
  if (/^(?:при этом )?(?:\p{L}+ ){0,2}что(?:бы?| бы) /u.test(text)) return "purpose";
  // «студентам – подавать заявки»: who does it stands before the dash.
  const opening = text.replace(/^(?:\S+ ){1,3}[–—-] /u, "").split(" ", 3);
  if (posOf(opening.find((word) => /^(?:INFN|NOUN)$/.test(posOf(word)))) === "INFN") return "infinitive";
  if (isFinite(words[0])) return "verb";
  const isNoun = leadsNoun(words);
  if (words.some(isFinite)) return isNoun || words[0] === "у" ? "clause" : "none";
  return isNoun ? "noun" : "none";
}
