import "server-only";
import type { Sentence } from "@/lib/generators/server/draft/reading/sentences";

const REPORTS =
  /(?<![\p{L}])(?:отч[её]т(?:ы|ов|ами|ах|ность|ностью)?|сводк(?:а|и|у|ой|ами)|reports?|summar(?:y|ies))\s(?:для|for)\s(?:the\s)?((?:[\p{L}-]+\s){0,2}?[\p{L}-]{3,})(?=[.,;!?]|\s(?:и|and|в|in|на|по|by|с|with)\s|$)/iu;
const ARTICLE = /^the\s/iu;

/** For whom reports are wanted, in the words of the description and after «для» or "for": «мэра», "the mayor". */
export function reportReader(sentences: readonly Sentence[]): string | undefined {
  for (const { text } of sentences) {
    const found = REPORTS.exec(text);
    const [whole = "", reader = ""] = found ?? [];
    if (found) return ARTICLE.test(whole.slice(-reader.length - 4)) ? `the ${reader}` : reader;
  }
  return undefined;
}
