import "server-only";
import { typeset } from "@/lib/content/typography";
import { adviceOf } from "@/lib/generators/server/draft/design/advice";
import { designBrief, obstacles } from "@/lib/generators/server/draft/design/brief";
import { plainQuote } from "@/lib/generators/server/draft/reading/visitor-text";
import { lowerFirst } from "@/lib/generators/server/draft/words";
import type { Locale } from "@/lib/i18n/routing";

const MOST = 6;
const SHORT_QUOTE = 90;

/** Drafts suggestions for a screen: plain text with line breaks, the most useful first. */
export function draftSuggestions(prompt: string, locale: Locale): string {
  const brief = designBrief(prompt, locale);
  const { texts, kind, findings, facts, text, say } = brief;
  const { suggest, kinds, analyze } = texts.design;
  const { about, name } = kinds[kind];
  const obstacle = findings.find(({ id }) => obstacles.has(id));
  const opening = obstacle
    ? say(suggest.opening, { quote: plainQuote(obstacle.clause, locale, SHORT_QUOTE), about: say(about) })
    : say(suggest.openingPlain, { kind: name, about: say(about) });
  const items = adviceOf(brief, MOST).map(({ title, text: words, check, clause }, index) => {
    const because = say(suggest.because, { quote: plainQuote(clause, locale, SHORT_QUOTE) });
    return `${String(index + 1)}. ${title}\n${because} ${words} ${say(suggest.check, { check })}`;
  });
  const missing = [
    ...(facts.hexes.length === 0 ? [analyze.noColours] : []),
    ...(facts.textSize === undefined ? [analyze.noText] : []),
    ...(facts.targetSize === undefined ? [analyze.noTarget] : []),
  ].map((line) => lowerFirst(line.split(/[:.]/u)[0] ?? ""));
  const parts = [
    plainQuote(text, locale, 200),
    opening,
    ...items,
    ...(brief.isKnown ? [say(suggest.assumed)] : []),
    ...(missing.length > 0 ? [say(suggest.last, { missing: missing.join("; ") })] : []),
    suggest.first,
  ];
  const answer = parts.join("\n\n");
  return locale === "ru" ? typeset(answer, locale) : answer;
}
