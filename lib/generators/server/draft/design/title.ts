import "server-only";

/** The beginning of a description as a title: cut at a word, with an ellipsis where something was left out. */
export function shortTitle(text: string, limit: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit).toWellFormed();
  const space = cut.lastIndexOf(" ");
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,.:;–—-]+$/u, "")}…`;
}
