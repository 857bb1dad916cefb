import "server-only";
import { wordSet } from "@/lib/generators/server/read/tokens";
import { z } from "zod";
import { functionKinds, type FunctionKind } from "@/lib/content/function-kinds";
import { knowledge } from "@/lib/content/knowledge";
import { lemma, parse } from "@/lib/generators/server/language/ru";
import type { Locale } from "@/lib/i18n/locales";

const weights = [3, 2.6, 1] as const;
const LATER = 0.3;
const LEAST = 0.6;
const HEAD = 0.8;
const AFTER_HEAD =
  /^\p{L}*(?:$|[,;.]|\s+(?:of|for|to|from|with|without|in|on|at|by|per|into|over|before|after|between|as|and|or|that|which|who|when|where|if|the|a|an|tied|linked|sorted|sent|\p{L}+ed)(?!\p{L}))/u;

/** «код$» is a whole word, «заяв» the beginning of one, «запись+на» neighbours, a dash nothing. */
const patternOf = (stems: string): RegExp => {
  const alternatives = stems.replaceAll("ё", "е").replace("–", "(?!)").split(" ");
  const patterns = alternatives.map((stem) =>
    stem.replaceAll("$", "(?![\\p{L}-])").replaceAll("+", "[\\p{L}'’-]*\\s+"),
  );
  return new RegExp(`(?<![\\p{L}])(?:${patterns.join("|")})`, "gu");
};

const row = z
  .string()
  .refine((line) => line.split(" | ").length === 5)
  .transform((line) => {
    const [thing = "", fields = "", ...words] = line.split(" | ");
    const tests = words.map((stems, at) => ({ pattern: patternOf(stems), weight: weights[at] ?? 0 }));
    return { thing, fields: fields.split(", "), tests };
  });
const rows = z.record(z.enum(functionKinds), row);
const read = knowledge("kinds.yaml", z.strictObject({ ru: rows, en: rows }));

/** What records of a kind are called, their fields, and the words that tell the kind: nouns, verbs, words that go along. */
export const kindRow = (kind: FunctionKind, locale: Locale) => read()[locale][kind];

/** Kinds that go along with another: a word of any other kind beside the main one mostly names what is there already. */
const companions = wordSet`photo label journal reminder notice alert check signing recognition`;

const MOVED =
  /(?<!\p{L})(?:(?:scan|count)\w*\s.*\s(?:in|out|back|return\w*)(?!\p{L})|(?:сканир|учет|подсч).*(?:выдач|возврат|прием|вход)|поштучн|инвентар)/u;
/** Neighbours that make another thing of a word: a report filled in on the spot is a form, what goes out and comes back is stock. */
const turns: readonly (readonly [FunctionKind, RegExp, FunctionKind])[] = [
  [
    "report",
    /(?<!\p{L})(?:заполн|на месте|с телефона|finish|fill|on.{1,5}(?:spot|site)|at the door)/u,
    "form",
  ],
  ["recognition", /(?<!\p{L})(?:очеред|queue)/u, "request"],
  ["request", /счита(?:ла|ет|л|ют)?с[ья]|рассчит|forecast|calculated/u, "estimate"],
  ["board", /ближе|ближайш|nearest|closest/u, "tracking"],
  ["register", /что (?:надо |нужно )?делать|задач|дел на (?:день|сегодня)|to-?do|what to do/u, "request"],
  ["journal", /(?:смотр|вид)\p{L}* (?:\p{L}+ )?истори|sees? (?:\w+ )?history/u, "card"],
  ["request", /(?<!\p{L})закрыва|closes? (?:the )?(?:job|ticket|order)/u, "form"],
  ["board", /(?:tap|enter|record|log|mark|отмеча|внос|нажима)\p{L}* .*(?:screen|экран|табло|панел)/u, "form"],
  ["card", /расклад|разлож|filed? (?:to|under)/u, "matching"],
  ["recognition", MOVED, "stock"],
  ["metering", MOVED, "stock"],
];

/** What a clause says is not wanted: «без звонков», "instead of typed"; it names no kind. */
const UNWANTED =
  /(?<!\p{L})(?:без|вместо|а не|не по|without|not?|instead of|rather than)\s+[\p{L}-]+(?:\s+[\p{L}-]+)?/giu;
export const withoutUnwanted = (clause: string): string => clause.replace(UNWANTED, "");

/** The clause in lower case and, in Russian, its words in their dictionary forms: «карточек» is found as «карточка». «замерщик» is no reading. */
function spellings(clause: string): string[] {
  const plain = (text: string) => text.toLowerCase().replaceAll("ё", "е");
  const isPerson = (word: string) => parse(word)[0]?.animacy === "anim" && !/(?:сч[её]т|дат)чик/u.test(word);
  const text = withoutUnwanted(plain(clause)).replace(/[а-я-]+/gu, (word) => (isPerson(word) ? "–" : word));
  return [text, text.replace(/[а-я-]+/gu, (word) => plain(lemma(word)))];
}

/** What a clause in the visitor's words asks software to do, the main kind first. Unknown words give `general`. */
export function kindsOf(clause: string, locale: Locale): readonly [FunctionKind, ...FunctionKind[]] {
  const texts = spellings(clause);
  const tests = functionKinds.flatMap((kind) =>
    kindRow(kind, locale).tests.map((test) => ({ ...test, kind })),
  );
  const found = tests.flatMap(({ kind, pattern, weight }) =>
    texts.flatMap((text) =>
      Array.from(text.matchAll(pattern), (match) => {
        const before = text.slice(0, match.index).match(/[\p{L}\p{N}-]+/gu)?.length ?? 0;
        const isNoun = locale === "en" && weight === weights[0] && before < 5;
        const isHead = isNoun && AFTER_HEAD.test(text.slice(match.index + match[0].length));
        return { kind, weight, score: weight - Math.min(before, 8) * LATER + (isHead ? HEAD : 0) };
      }),
    ),
  );
  const ranked = found.filter(({ score }) => score >= LEAST).toSorted((a, b) => b.score - a.score);
  const [main, ...others] = new Set(ranked.map(({ kind }) => kind));
  if (main === undefined) return ["general"];
  const turned = turns.find(([from, words]) => from === main && words.test(texts[0] ?? ""))?.[2] ?? main;
  const isNamed = (kind: FunctionKind) => found.some((one) => one.kind === kind && one.weight !== weights[2]);
  return [turned, ...others.filter((kind) => companions.has(kind) && isNamed(kind)).slice(0, 2)];
}
