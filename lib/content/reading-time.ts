import "server-only";

/** What an adult reads of prose like ours, in either language. */
const WORDS_PER_MINUTE = 180;

/** Minutes that a text in Markdown takes, at least one; code and addresses of links are not read aloud. */
export function readingMinutes(markdown: string): number {
  const prose = markdown.replaceAll(/```[\s\S]*?```|\]\([^)\s]*\)/g, " ");
  const words = prose.match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
