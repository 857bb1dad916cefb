import "server-only";

/**
 * Words, numbers and marks of a description with their places; everything else that reads is built on them. A number keeps its digits
 * and separators together («1 340», "2,600", «2,9»); a letter glued to it ("60k", «1С») is a word of its own that begins where it ends.
 * Dates, times of day and telephones are marks: they count nothing.
 */
export type Token = {
  kind: "word" | "number" | "mark" | "break";
  /** As written: `description.slice(start, end)`; «тыс.» and «мин.» with their dot. */
  text: string;
  /** In lower case, «ё» kept, without the dot of an abbreviation. */
  lower: string;
  start: number;
  end: number;
  /** Stands in quotation marks; the marks themselves do not. */
  quoted: boolean;
};

// One pass, no nested repetition. The order matters: the longest way to read a place stands first.
const TOKENS = new RegExp(
  [
    String.raw`\n\s*`,
    // Letters with dots: «т.р.», "a.m."; then abbreviations of one word.
    String.raw`(?<!\p{L})\p{L}\.(?:\p{L}\.)+|(?<![\p{L}\p{N}])\p{L}\.\p{L}(?![\p{L}.])`,
    String.raw`(?<!\p{L})(?:тыс|млн|млрд|руб|р|т|шт|кг|чел|мин|сек|час|ч|нед|мес|сут|дн|кв|г|гг|ул|им|см|др|пр|тел|обл|стр|тн|ед|экз|уп|hrs|mins|yrs|yr|wk|approx|vs|mr|mrs|dr|dept|incl|inc|ltd|etc)\.(?![\p{L}\p{N}])`,
    String.raw`\p{L}[\p{L}\p{M}\p{N}]*(?:[-‑'’&][\p{L}\p{N}]+)*`,
    // Telephones, dates, times of day, "24/7".
    String.raw`\+\d[\d ()-]{7,17}\d|8[ -]?\(?\d{3}\)?[ -]\d{3}-\d\d-\d\d|\d{3}-(?:\d{3}-)?\d{4}(?!\d)`,
    String.raw`\d{1,4}[./]\d{1,2}[./]\d{1,4}(?!\d)|\d{1,2}[:/]\d{1,2}(?!\d)`,
    // Thousands set apart by spaces, apostrophes, commas or dots; other numbers.
    String.raw`\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3}(?!\d))+(?:[.,]\d{1,2}(?!\d))?|\d{1,3}(?:['’]\d{3}(?!\d))+`,
    String.raw`\d{1,3}(?:,\d{3}(?!\d))+(?:\.\d+)?|\d{1,3}(?:\.\d{3}(?!\d)){2,}|\d+(?:[.,]\d+)?`,
    String.raw`[^\s]`,
  ].join("|"),
  "giu",
);

const CLOSING: Readonly<Record<string, string>> = { "«": "»", "“": "”", "„": "“", '"': '"' };

function kindOf(text: string): Token["kind"] {
  if (text.startsWith("\n")) return "break";
  if (/^\p{L}/u.test(text)) return "word";
  return /^\d[\d.,'’\s]*$/.test(text) && !/\..*\..{1,2}$/.test(text) ? "number" : "mark";
}

/** End of the quotation that a mark opens, or 0; a longer one was never closed. */
function closing(description: string, { text, end }: Token): number {
  const at = description.slice(end, end + 120).indexOf(CLOSING[text] ?? "\n");
  return at > 0 && CLOSING[text] ? end + at : 0;
}

/** All tokens in order; white space other than line breaks is left out. */
export function tokensOf(description: string): Token[] {
  let quotedTo = 0;
  return Array.from(description.matchAll(TOKENS), (match) => {
    const [text] = match;
    const token: Token = {
      kind: kindOf(text),
      text,
      lower: text.toLowerCase().replace(/(?<=\p{L})\.$/u, ""),
      start: match.index,
      end: match.index + text.length,
      quoted: match.index < quotedTo,
    };
    if (token.kind === "mark" && token.start >= quotedTo) quotedTo = closing(description, token);
    return token;
  });
}

const joined = (tokens: readonly Token[]) =>
  tokens.map(({ quoted, lower }) => (quoted ? "«»" : lower)).join(" ");
/** The next six tokens in lower case, joined by spaces, for patterns; what is quoted fits none. */
export const ahead = (tokens: readonly Token[], at: number) => joined(tokens.slice(at, at + 6));
export const behind = (tokens: readonly Token[], at: number) => joined(tokens.slice(Math.max(0, at - 4), at));

const made = new Map<string, RegExp>();
function lengthOf(source: string, text: string): number {
  const pattern = made.get(source) ?? new RegExp(source, "u");
  made.set(source, pattern);
  return pattern.exec(text)?.[0].trim().split(" ").length ?? 0;
}

/** How many tokens from a place these words (alternatives, as in a regular expression) cover; 0 when others stand there. */
export const fits = (tokens: readonly Token[], at: number, words: string) =>
  lengthOf(`^(?:${words})(?= |$)`, ahead(tokens, at));
/** How many tokens right before a place these words cover. */
export const fitsBefore = (tokens: readonly Token[], at: number, words: string) =>
  lengthOf(`(?:^| )(?:${words})$`, behind(tokens, at));

/** The words of one line, written as a tagged template so that a long list stays one line. */
export const wordSet = ([words = ""]: TemplateStringsArray): ReadonlySet<string> => new Set(words.split(" "));
