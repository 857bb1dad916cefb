import "server-only";
import { fill } from "@/lib/generators/server/draft/fill";
import { formatMeasure } from "@/lib/generators/numbers";
import { allServiceLinks } from "@/lib/generators/server/draft/idea/outline";
import { knowledgeOf } from "@/lib/generators/server/draft/knowledge";
import type { Reading } from "@/lib/generators/server/draft/reading/read";
import { quote } from "@/lib/generators/server/draft/reading/visitor-text";
import type { Locale } from "@/lib/i18n/routing";

const MOST_WORDS = 6;
const LONGEST_WORD = 40;

/** The longest different words of a text in its order: the ones most likely to carry its meaning. */
function tellingWords({ sentences }: Reading): string[] {
  const words = new Map(
    sentences.flatMap((sentence) => sentence.words.map(({ key, text }) => [key, text] as const)),
  );
  const chosen = new Set(
    [...words]
      .sort(([a], [b]) => b.length - a.length)
      .slice(0, MOST_WORDS)
      .map(([key]) => key),
  );
  return [...words].filter(([key]) => chosen.has(key)).map(([, text]) => text);
}

/**
 * The answer to a description in which neither an industry nor a thing wanted can be recognised: it says so, names what it could
 * not find, and asks. A made-up system would be worse than none.
 */
export function unclearDraft(reading: Reading, locale: Locale): string[] {
  const { idea } = knowledgeOf[locale];
  const { unclear } = idea;
  const text = reading.sentences.map((sentence) => sentence.text).join(" ");
  const wordCount = reading.sentences.reduce((sum, { words }) => sum + words.length, 0);
  const short = quote(text, locale, 40);
  const missing = [
    unclear.missingParts.industry,
    unclear.missingParts.capability,
    ...(reading.figures.counts.length === 0 ? [unclear.missingParts.figures] : []),
    ...(reading.systems.length === 0 ? [unclear.missingParts.systems] : []),
  ];
  const words = tellingWords(reading).map(
    (word) => `- ${fill(unclear.word, { word: quote(word, locale, LONGEST_WORD) })}`,
  );
  return [
    `### ${fill(unclear.title, { quote: short })}`,
    `### ${unclear.headings.read}`,
    fill(unclear.read, {
      quote: quote(text, locale, 220),
      words: formatMeasure(wordCount, "word", locale),
      numbers: formatMeasure(reading.figures.counts.length, "figure", locale),
    }),
    fill(unclear.missing, { list: missing.join(", ") }),
    ...(words.length > 0 ? [`### ${unclear.headings.words}`, words.join("\n")] : []),
    `### ${unclear.headings.how}`,
    unclear.howTo,
    unclear.example,
    `### ${unclear.headings.next}`,
    unclear.next,
    fill(unclear.services, { quote: short, links: allServiceLinks(locale) }),
    `### ${unclear.headings.questions}`,
    unclear.questions
      .map((question, index) => `${index + 1}. ${fill(question, { quote: short })}`)
      .join("\n"),
  ];
}
