import "server-only";
import { memoise } from "@/lib/content/source";
import { functionKinds, kindRow, type FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import { lemma } from "@/lib/generators/server/language/ru";
import type { Locale } from "@/lib/i18n/locales";

/** What a noun, a verb, a word that goes along is worth; and what a word loses for each that stands before it. */
const weights = [3, 2.6, 1] as const;
const LATER = 0.3;
const LEAST = 0.6;
/** The last noun of an English phrase says what it is: "tasting note library". */
const HEAD = 0.8;
const AFTER_HEAD =
  /^\p{L}*(?:$|[,;.]|\s+(?:of|for|to|from|with|without|in|on|at|by|per|into|over|before|after|between|as|and|or|that|which|who|when|where|if|the|a|an|tied|linked|sorted|sent|\p{L}+ed)(?!\p{L}))/u;

/** «код$» is a whole word, «заяв» the beginning of one, «запись+на» neighbours. */
const patternOf = (stems: string): RegExp => {
  const alternatives = stems.split(" ").map((stem) =>
    stem
      .replaceAll("ё", "е")
      .split("+")
      .map((part) => part.replace(/\$$/u, "(?![\\p{L}-])"))
      .join("[\\p{L}'’-]*\\s+"),
  );
  return new RegExp(`(?<![\\p{L}])(?:${alternatives.join("|")})`, "gu");
};

const testsOf = memoise((locale) =>
  functionKinds.flatMap((kind) =>
    kindRow(kind, locale as Locale).words.flatMap((stems, at) =>
      stems === "" ? [] : [{ kind, pattern: patternOf(stems), weight: weights[at] ?? 0 }],
    ),
  ),
);

/** Kinds that go along with another: a word of any other kind beside the main one mostly names what is there already. */
const companions = new Set("photo label journal reminder notice alert check signing recognition".split(" "));

const MOVED =
  /(?<!\p{L})(?:(?:scan|count)\w*\s.*\s(?:in|out|back|return\w*)(?!\p{L})|(?:сканир|уч[её]т|подсч).*(?:выдач|возврат|прием|вход)|поштучн|инвентар)/u;
/** Neighbours that make another thing of a word: a report filled in on the spot is a form, what goes out and comes back is stock. */
const turns: readonly (readonly [FunctionKind, RegExp, FunctionKind])[] = [
  [
    "report",
    /(?<!\p{L})(?:заполн|на месте|с телефона|finish|fill|complete|on (?:the )?(?:spot|site)|at the door)/u,
    "form",
  ],
  ["recognition", MOVED, "stock"],
  ["metering", MOVED, "stock"],
  ["schedule", /(?<!\p{L})(?:live|real-?time|онлайн|живой|живая)(?!\p{L})/u, "board"],
  ["tracking", /shelf.?life|expir/u, "stock"],
  ["metering", /сроков? (?:годности|хранения)/u, "stock"],
];

/** What a clause says is not wanted: «без звонков», "instead of typed"; it names no kind. */
const UNWANTED =
  /(?<!\p{L})(?:без|вместо|а не|не по|without|not?|instead of|rather than)\s+[\p{L}-]+(?:\s+[\p{L}-]+)?/giu;
export const withoutUnwanted = (clause: string): string => clause.replace(UNWANTED, "");

/** The clause in lower case and, in Russian, its words in their dictionary forms: «карточек» is found as «карточка». */
function spellings(clause: string): string[] {
  const text = withoutUnwanted(clause.toLowerCase().replaceAll("ё", "е"));
  return [text, text.replace(/[а-я-]+/gu, (word) => lemma(word).toLowerCase().replaceAll("ё", "е"))];
}

/** What a clause in the visitor's words asks software to do, the main kind first. Unknown words give `general`. */
export function kindsOf(clause: string, locale: Locale): readonly [FunctionKind, ...FunctionKind[]] {
  const texts = spellings(clause);
  const scores = new Map<FunctionKind, number>();
  const named = new Set<FunctionKind>();
  const found = testsOf(locale).flatMap((test) =>
    texts.flatMap((text) => [...text.matchAll(test.pattern)].map((match) => ({ ...test, text, match }))),
  );
  for (const { kind, weight, text, match } of found) {
    const before = text.slice(0, match.index).match(/[\p{L}\p{N}-]+/gu)?.length ?? 0;
    const isNoun = locale === "en" && weight === weights[0] && before < 5;
    const isHead = isNoun && AFTER_HEAD.test(text.slice(match.index + match[0].length));
    const score = weight - Math.min(before, 8) * LATER + (isHead ? HEAD : 0);
    scores.set(kind, Math.max(scores.get(kind) ?? 0, score));
    if (weight !== weights[2]) named.add(kind);
  }
  const [main, ...others] = [...scores]
    .filter(([, score]) => score >= LEAST)
    .sort(([, first], [, second]) => second - first)
    .map(([kind]) => kind);
  if (main === undefined) return ["general"];
  const turned = turns.find(([from, words]) => from === main && words.test(texts[0] ?? ""))?.[2] ?? main;
  return [turned, ...others.filter((kind) => companions.has(kind) && named.has(kind)).slice(0, 2)];
}
