import "server-only";

/** Longest digest of one document, in characters. */
const MAX_DIGEST = 1_200;
const MAX_LINE = 160;
/** Lines taken from one section. */
const LINES_A_SECTION = 3;

const plain = (line: string) =>
  line
    .replace(/^\s*(?:[-*+]|\d+[.)])\s+/, "")
    .replace(/^\||\|$/g, "")
    .replace(/\s*\|\s*/g, " · ")
    .replace(/[*_`\\]/g, "")
    .trim();

const isDecision = (line: string) => /\d/.test(line) || /\*\*/.test(line) || /^\s*\|/.test(line);
const isRule = (line: string) => /^[\s|:-]*$/.test(line);
const cut = (line: string) =>
  line.length <= MAX_LINE ? line : `${line.slice(0, line.lastIndexOf(" ", MAX_LINE))} …`;

/**
 * What an earlier document decided, so that the next one agrees with it: its title, its sections and of each the first lines that hold a
 * figure, a term set in bold or a row of a table.
 */
export function digestOf(markdown: string): string {
  const lines: string[] = [];
  let taken = 0;
  for (const line of markdown.split("\n")) {
    const heading = /^#{2,4}\s+(.+)$/.exec(line)?.[1];
    if (heading !== undefined) {
      taken = 0;
      lines.push(`# ${cut(plain(heading))}`);
    } else if (taken < LINES_A_SECTION && !isRule(line) && isDecision(line)) {
      taken += 1;
      lines.push(cut(plain(line)));
    }
  }
  let digest = "";
  for (const line of lines) {
    if (digest.length + line.length + 1 > MAX_DIGEST) break;
    digest += `${line}\n`;
  }
  return digest.trimEnd();
}
