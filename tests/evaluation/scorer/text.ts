/** How every text is read: one spelling of spaces, dashes, quotes and letters, so that typography never decides a verdict. */

const spaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** One spelling of spaces, dashes, minus, apostrophes and quotes; «ё» becomes «е»; the case stays. */
const plain = (text: string): string =>
  text
    .normalize("NFC")
    .replace(invisible, "")
    .replace(spaces, " ")
    .replace(/[\u2010\u2011\u2212]/g, "-")
    .replace(/[\u2012-\u2015]/g, "–")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201e\u201c]/g, "“")
    .replace(/ё/g, "е")
    .replace(/Ё/g, "Е");

/** Lower case besides. */
export const norm = (text: string): string => plain(text).toLowerCase();

/** Markdown as a reader sees it: no fences, no emphasis, links as their words; links into the site itself (advertisement) go altogether. */
export const readable = (markdown: string): string =>
  plain(markdown)
    .replace(/\r\n?/g, "\n")
    .replace(/^(`{3,}|~{3,})[\s\S]*?^\1\s*$/gm, "")
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/\[([^\]]*)\]\(\/[^)]*\)/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(\*\*|__)(?=\S)([\s\S]*?\S)\1/g, "$2")
    .replace(/`([^`\n]*)`/g, "$1")
    .replace(/<\/?[a-z][^>\n]*>/gi, " ")
    .replace(/\\([\\`*_{}[\]()#+\-.!|&<>~$])/g, "$1");

/** Words and numbers with their places. */
const tokens = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    word: match[0],
    at: match.index,
    end: match.index + match[0].length,
  }));

export const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The crude stem: the first five letters. */
export const stem = (word: string): string => word.slice(0, 5);

/** The plain text without white space doubled, for messages. */
export const short = (text: string, length = 160): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
};

const isRule = (line: string) => /^[\s|:+-]+$/.test(line);

type Line = {
  kind: "heading" | "bullet" | "row" | "text";
  level: number;
  text: string;
  /** Of a row, with the head of its table. */
  cells?: string[];
  head?: string[] | undefined;
};

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, "")
    .replace(/\|$/, "")
    .split("|")
    .map((cell) => cell.trim());

/** The lines of a document with what they are. */
export function lines(markdown: string): Line[] {
  const source = readable(markdown).split("\n");
  const found: Line[] = [];
  let head: string[] | undefined;
  for (const [place, line] of source.entries()) {
    if (line.trim() === "" || isRule(line)) {
      if (line.trim() === "") head = undefined;
      continue;
    }
    const [, signs, title = ""] = /^(#{1,6})\s+(.*)$/.exec(line) ?? [];
    if (signs !== undefined) {
      head = undefined;
      found.push({ kind: "heading", level: signs.length, text: title.trim() });
      continue;
    }
    if (/^\s*\|/.test(line)) {
      const cells = cellsOf(line);
      const next = source[place + 1] ?? "";
      if (isRule(next) && next.includes("-")) {
        head = cells;
        continue;
      }
      found.push({ kind: "row", level: 0, text: cells.join(" | "), cells, head });
      continue;
    }
    const [, indent, item = ""] = /^(\s*)(?:[-*+•]|\d{1,3}[.)])\s+(.*)$/.exec(line) ?? [];
    if (indent !== undefined)
      found.push({ kind: "bullet", level: Math.floor(indent.length / 2), text: item.trim() });
    else found.push({ kind: "text", level: 0, text: line.trim() });
  }
  return found;
}

/** Sentences of a document, headings left out; a cell of a table counts as a sentence. Original case. */
export function sentences(markdown: string): string[] {
  return lines(markdown)
    .filter((line) => line.kind !== "heading")
    .flatMap((line) => line.cells ?? [line.text])
    .flatMap((text) => text.split(/(?<=[.!?;])\s+(?=[\p{Lu}\p{N}«“"(])/u))
    .map((text) => text.trim())
    .filter((text) => text !== "");
}

const quotes = /«([^»]*)»|“([^”“]*)[”“]|"([^"\n]*)"/g;

/** The description's words with the places of each, remembered for the brief at hand. */
type Index = { of: string; words: string[]; places: Map<string, number[]>; line: string };
let index: Index | undefined;

function indexOf(asked: string): Index {
  if (index?.of === asked) return index;
  const list = words(asked);
  const places = new Map<string, number[]>();
  list.forEach((word, place) => places.set(word, [...(places.get(word) ?? []), place]));
  index = { of: asked, words: list, places, line: ` ${list.join(" ")} ` };
  return index;
}

/** Where a run of the description's own words stands in a text: [from, to] pairs of at least `least` characters. */
function copiedRuns(text: string, asked: string, least: number): [number, number][] {
  const theirs = indexOf(asked);
  const own = tokens(text);
  const runs: [number, number][] = [];
  for (let at = 0; at < own.length;) {
    const from = own[at];
    if (from === undefined) break;
    let longest = 0;
    for (const start of theirs.places.get(from.word) ?? []) {
      let length = 1;
      while (
        theirs.words[start + length] !== undefined &&
        theirs.words[start + length] === own[at + length]?.word
      )
        length += 1;
      if (length > longest) longest = length;
    }
    const to = longest > 0 ? own[at + longest - 1] : undefined;
    const isLong = to !== undefined && to.end - from.at >= least;
    if (isLong) runs.push([from.at, to.end]);
    at += isLong ? longest : 1;
  }
  return runs;
}

/** Longest copy of the description that still counts as the document's own words; shorter for a very short description. */
const copyLimit = (description: string) => Math.min(60, Math.max(24, Math.round(description.length * 0.7)));

/** Pieces of a description: runs of four words and more. A document that repeats more than this share of it in pieces repeats the brief. */
const piecesShare = 0.4;
const pieceWords = 4;
/** Longest copy that counts in a document that repeats the brief in pieces. */
const pieceLimit = 24;

/** Share of the description's words that stand in a text in runs of four words and more. */
function repeatedShare(text: string, asked: string): number {
  const theirs = indexOf(asked);
  const own = tokens(text).map(({ word }) => word);
  const covered = new Set<number>();
  for (const [at, word] of own.entries())
    for (const start of theirs.places.get(word) ?? []) {
      let length = 0;
      while (theirs.words[start + length] !== undefined && theirs.words[start + length] === own[at + length])
        length += 1;
      if (length >= pieceWords) for (let place = 0; place < length; place += 1) covered.add(start + place);
    }
  return theirs.words.length === 0 ? 0 : covered.size / theirs.words.length;
}

/** Without runs that stand in the description too. */
function withoutRuns(text: string, asked: string): string {
  const limit = copyLimit(asked);
  const least =
    asked.length > 120 && repeatedShare(text, asked) > piecesShare ? Math.min(limit, pieceLimit) : limit;
  let result = "";
  let last = 0;
  for (const [from, to] of copiedRuns(text, asked, least)) {
    result += `${text.slice(last, from)} … `;
    last = to;
  }
  return result + text.slice(last);
}

/** A text in normal spelling without runs of 60 characters and more that stand in the description too. */
export const withoutCopies = (markdown: string, description: string): string =>
  withoutRuns(norm(readable(markdown)), norm(description));

/** A quotation of a clause repeats it; a noun or a figure in quotation marks is used. */
const longQuote = 30;

/**
 * What a document says itself, in normal spelling: without long copies of the description, and without quotations from it of 30
 * characters and more, unless the description has them in quotation marks too (names).
 */
export function ownWords(markdown: string, description: string): string {
  const asked = norm(description);
  const names = new Set([...asked.matchAll(quotes)].map((match) => words(match[0]).join(" ")));
  const text = norm(readable(markdown)).replace(quotes, (whole) => {
    const inside = words(whole);
    const isCopy =
      whole.length >= longQuote &&
      !names.has(inside.join(" ")) &&
      indexOf(asked).line.includes(` ${inside.join(" ")} `);
    return isCopy ? " " : whole;
  });
  return withoutRuns(text, asked);
}

/** Without anything quoted: examples and the visitor's words are not the document's statements. */
export const withoutQuotes = (text: string): string => text.replace(quotes, " ");
