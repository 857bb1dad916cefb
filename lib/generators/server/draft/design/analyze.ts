import "server-only";
import type { Analysis } from "@/lib/generators/analysis";
import { formatNumber } from "@/lib/generators/numbers";
import { adviceOf } from "@/lib/generators/server/draft/design/advice";
import { designBrief, obstacles, pairOf, type DesignBrief } from "@/lib/generators/server/draft/design/brief";
import { contrast } from "@/lib/generators/server/draft/design/colour";
import { plainQuote } from "@/lib/generators/server/draft/reading/visitor-text";
import { lowerFirst } from "@/lib/generators/server/draft/words";
import type { Locale } from "@/lib/i18n/routing";

const MOST = 7;
const STRENGTHS = 5;
/** In fewer words a screen cannot be described. */
const FEWEST_WORDS = 4;
const TEXT = 4.5;

/** Analyses a described screen by what can be counted and computed in its description. */
export function draftAnalysis(description: string, locale: Locale): Analysis {
  const brief = designBrief(description, locale);
  const { texts } = brief;
  const wordCount = brief.reading.sentences.reduce((sum, { words }) => sum + words.length, 0);
  if (wordCount < FEWEST_WORDS) return { error: texts.design.analyze.error };
  return {
    overview: overviewOf(brief),
    strengths: strengthsOf(brief),
    improvements: adviceOf(brief, MOST).map(
      ({ title, text, check, clause }) =>
        `${title}: ${plainQuote(clause, locale, 90)}. ${text} ${brief.say(texts.design.suggest.check, { check })}`,
    ),
    accessibility: accessibilityOf(brief),
  };
}

function overviewOf({ texts, kind, facts, findings, text, locale, say }: DesignBrief): string {
  const { analyze, kinds, findings: words } = texts.design;
  const { nouns } = analyze;
  const number = (value: number) => formatNumber(value, locale);
  const list = (["screens", "fields", "steps", "buttons"] as const).flatMap((key) => {
    const value = facts[key];
    return value === undefined ? [] : [say(nouns[key], { n: number(value) }).toLowerCase()];
  });
  if (facts.hexes.length > 0) list.push(say(nouns.colours, { n: number(facts.hexes.length) }).toLowerCase());
  const obstacle = findings.find(({ id }) => obstacles.has(id));
  const title = obstacle && lowerFirst(say(words[obstacle.id].title, countSlots(facts, obstacle.id, locale)));
  return [
    say(analyze.overview, { kind: kinds[kind].name, about: say(kinds[kind].about) }),
    `${plainQuote(text, locale, 220)}.`,
    list.length > 0 ? say(analyze.facts, { list: list.join(", ") }) : analyze.noFacts,
    title === undefined ? analyze.verdictGood : say(analyze.verdict, { title }),
  ].join(" ");
}

function countSlots(facts: DesignBrief["facts"], id: string, locale: Locale) {
  const value = id === "fields" ? facts.fields : id === "steps" ? facts.steps : facts.hexes.length;
  return { n: formatNumber(value ?? 0, locale) };
}

function strengthsOf({ texts, findings, facts, locale, say }: DesignBrief): string[] {
  const { strengths, analyze } = texts.design;
  const pair = pairOf(facts);
  const own = findings.flatMap(({ id }) => {
    const line = strengths[id];
    return line === undefined || obstacles.has(id) ? [] : [line];
  });
  const computed = [
    ...(pair && pair.ratio >= TEXT
      ? [say(analyze.pair, { pair: pair.pair, ratio: formatNumber(pair.ratio, locale) })]
      : []),
    ...(facts.textSize !== undefined && facts.textSize >= 16
      ? [say(analyze.text, { n: formatNumber(facts.textSize, locale) })]
      : []),
    ...(facts.targetSize !== undefined && facts.targetSize >= 44
      ? [say(analyze.target, { n: formatNumber(facts.targetSize, locale) })]
      : []),
  ];
  return [...computed, ...own, ...strengths.plain.map((line) => say(line))].slice(0, STRENGTHS);
}

function accessibilityOf(brief: DesignBrief): string {
  const { texts, facts, locale, say } = brief;
  const { analyze } = texts.design;
  const number = (value: number) => formatNumber(value, locale);
  const { textSize, targetSize } = facts;
  return [
    ...colourLines(brief),
    textSize === undefined
      ? analyze.noText
      : say(textSize < 16 ? analyze.textBad : analyze.text, { n: number(textSize) }),
    targetSize === undefined
      ? analyze.noTarget
      : say(targetSize < 44 ? analyze.targetBad : analyze.target, { n: number(targetSize) }),
    say(analyze.always),
  ].join(" ");
}

/** Contrast of the named pair, and of each further colour on white and on black. */
function colourLines({ texts, facts, locale, say }: DesignBrief): string[] {
  const { analyze } = texts.design;
  const number = (value: number) => formatNumber(value, locale);
  const pair = pairOf(facts);
  if (facts.hexes.length === 0) return [analyze.noColours];
  const pairLine =
    pair &&
    say(pair.ratio < TEXT ? analyze.pairBad : analyze.pair, {
      pair: pair.pair,
      ratio: number(pair.ratio),
    });
  const each = facts.hexes.slice(pair ? 2 : 0, 6).map((hex) => {
    const white = contrast(hex, "#FFFFFF");
    return say(analyze.onePair, {
      hex,
      white: number(white),
      black: number(contrast(hex, "#000000")),
      verdict: white >= TEXT ? analyze.canBeText : analyze.cannotBeText,
    });
  });
  return [...(pairLine === undefined ? [] : [pairLine]), ...each];
}
