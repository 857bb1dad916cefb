import "server-only";
import { wordSet } from "@/lib/generators/server/read/tokens";
import { z } from "zod";
import { functionKinds, type FunctionKind } from "@/lib/content/function-kinds";
import { readFunctionWords, type FunctionWords } from "@/lib/content/function-words";
import { knowledge } from "@/lib/content/knowledge";
import { lemma, parse } from "@/lib/generators/server/language/ru";
import type { Locale } from "@/lib/i18n/locales";

const weights = [3, 2.6, 1] as const;
const LATER = 0.3;
/** A kind beside the main one may stand far behind. */
const LEAST = 0.6;
/** The main kind stands in the first words of the wish, before its first further clause. */
const FIRST_WORDS = 4;
/** «чтобы», "a single system for": says nothing of a kind. */
const LEAD =
  /^(?:чтобы?|чтоб|that|so that|(?:\p{L}+ ){0,2}(?:system|tool|platform|software) (?:for|of)|(?:\p{L}+ )?(?:систем|программ)\p{L}* для)\s+/u;
const FURTHER =
  /[,;:(]|(?<!\p{L})(?:чтобы?|котор\p{L}+|если|когда|что|кто|that|which|who|where|when|so|if|because)(?!\p{L})/u;
const HEAD = 0.8;
/** «вес уходит в накладную» is about the weight. */
const BESIDE =
  /(?<!\p{L})(?:(?:в|во|на|с|со|по|под|при|у|из|для|от|до|for|to)\s+|(?:in|on|at|with|by|from|into|of|across|through|per)\s.*)$/u;
const AFTER_HEAD =
  /^\p{L}*(?:\s(?:portal|system|service|page))?(?:$|[,;.]|\s+(?:\p{L}+ (?:can|could|may)|of|for|to|from|with|without|in|on|at|by|per|into|over|before|after|between|through|via|during|as|and|or|that|which|who|when|where|if|the|a|an|tied|linked|sorted|sent|taken|\p{L}+ed)(?!\p{L}))/u;

/** "routing of" is a head with what follows it. */
const OPEN = /\s(?:of|with|between|through|by|for|from)$/u;

/** «код$» is a whole word, «заяв» the beginning of one, «запись+на» neighbours, «видеть~на» with words between, a dash nothing. */
const patternOf = (stems: string): RegExp => {
  const alternatives = stems.replaceAll("ё", "е").replace("–", "(?!)").split(" ");
  const patterns = alternatives.map((stem) =>
    stem
      .replaceAll("$", "(?![\\p{L}-])")
      .replaceAll("+", "[\\p{L}'’-]*,?\\s+")
      .replaceAll("~", "[\\p{L}'’-]*\\s+(?:[\\p{L}–-]+\\s+){0,2}"),
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
const turn = z.string().transform((line) => {
  const [, from = "", to = "", words = ""] = /^(.+) > (\w+): (.+)$/u.exec(line) ?? [];
  return {
    from: from.split(" "),
    to: functionKinds.find((kind) => kind === to),
    words: new RegExp(words, "u"),
  };
});
const remedies = z.array(
  z.string().transform((line) => {
    const [words = "", kinds = ""] = line.split(" > ");
    return { words: new RegExp(words, "iu"), kinds: kinds.split(" ") as FunctionKind[] };
  }),
);
const read = knowledge(
  "kinds.yaml",
  z.strictObject({ ru: rows, en: rows, turns: z.array(turn), relief: remedies, otherwise: remedies }),
);

/** For each row that a trouble matches, the functions of the first of its kinds that the project has. */
export function remediesFor<Of extends { kinds: readonly FunctionKind[] }>(
  trouble: string,
  list: "relief" | "otherwise",
  functions: readonly Of[],
): Of[] {
  const rows = read()[list].filter(({ words }) => words.test(trouble));
  return rows.flatMap(({ kinds }) => {
    const first = kinds.find((kind) => functions.some((one) => one.kinds.includes(kind)));
    return functions.filter((one) => first !== undefined && one.kinds.includes(first));
  });
}

/** What records of a kind are called, their fields, and the words that tell the kind: nouns, verbs, words that go along. */
export const kindRow = (kind: FunctionKind, locale: Locale) => read()[locale][kind];

/** Kinds that go along with another: a word of any other kind beside the main one mostly names what is there already. */
const companions = wordSet`photo label reminder notice alert signing recognition`;

/** What a clause says is not wanted: «без звонков», "instead of typed"; it names no kind. */
const UNWANTED =
  /(?<!\p{L})(?:без|вместо|а не|не по|without|not?|instead of|rather than)\s+[\p{L}-]+(?:\s+[\p{L}-]+)?/giu;
export const withoutUnwanted = (clause: string): string => clause.replace(UNWANTED, "");

/** The clause in lower case and, in Russian, its words in their dictionary forms: «карточек» is found as «карточка». «замерщик» is no reading. */
function spellings(clause: string): string[] {
  const plain = (text: string) => text.toLowerCase().replaceAll("ё", "е");
  // «график» may be an artist, «счётчик» one who counts; an app of drivers is told by them.
  const isPerson = (word: string) =>
    parse(word)[0]?.animacy === "anim" && !/(?:сч[её]т|дат)чик|график|водител|курьер|экспедитор/u.test(word);
  const text = withoutUnwanted(plain(clause)).replace(/[а-я-]+/gu, (word) => (isPerson(word) ? "–" : word));
  return [text, text.replace(/[а-я-]+/gu, (word) => plain(lemma(word)))];
}

/**
 * What a clause in the visitor's words asks software to do, the main kind first. Only a word that stands for its kind in the first words tells
 * the main one; else it is `general`. `context`: what else the text says.
 */
export function kindsOf(
  clause: string,
  locale: Locale,
  context = "",
): readonly [FunctionKind, ...FunctionKind[]] {
  const texts = spellings(clause).map((text) => {
    const lead = LEAD.exec(text)?.[0].length ?? 0;
    return { text, lead, further: text.slice(lead).search(FURTHER) };
  });
  const tests = functionKinds.flatMap((kind) =>
    kindRow(kind, locale).tests.map((test) => ({ ...test, kind })),
  );
  const found = tests.flatMap(({ kind, pattern, weight }) =>
    texts.flatMap(({ text, lead, further }) =>
      Array.from(text.matchAll(pattern), (match) => {
        const before =
          text.slice(lead, match.index).match(/(?<![\p{L}-])(?!(?:the|and|for)\s)[\p{L}\p{N}-]{3,}/gu)
            ?.length ?? 0;
        const isNoun = weight === weights[0];
        const isHead =
          isNoun &&
          locale === "en" &&
          (OPEN.test(match[0]) || AFTER_HEAD.test(text.slice(match.index + match[0].length)));
        const isBeside = isNoun && BESIDE.test(text.slice(lead, match.index));
        const isMain =
          weight !== weights[2] &&
          before < FIRST_WORDS + (isHead ? 1 : 0) &&
          !isBeside &&
          (!isNoun || locale === "ru" || isHead) &&
          (further < 0 || match.index < lead + further);
        const distance = Math.min(before + (isBeside ? 1 : 0), 8);
        return { kind, weight, isMain, score: weight - distance * LATER + (isHead ? HEAD : 0) };
      }),
    ),
  );
  const ranked = found.filter(({ score }) => score >= LEAST).toSorted((a, b) => b.score - a.score);
  const main = ranked.find(({ isMain }) => isMain)?.kind;
  const others = new Set(ranked.map(({ kind }) => kind).filter((kind) => kind !== main));
  const own = texts[0]?.text ?? "";
  // Only a row with a line break looks at what else the text says.
  const all = `${own}\n${context.toLowerCase().replaceAll("ё", "е").replaceAll("\n", " ")}`;
  const turned = read().turns.find(({ from, words }) => {
    const isFrom = from[0] === "any" || from.includes(main ?? "");
    return isFrom && words.test(words.source.includes("*\\n") ? all : own);
  });
  if (main === undefined || turned?.from[0] === "any") return [turned?.to ?? "general"];
  const isNamed = (kind: FunctionKind) => found.some((one) => one.kind === kind && one.weight !== weights[2]);
  return [
    turned?.to ?? main,
    ...[...others].filter((kind) => companions.has(kind) && isNamed(kind)).slice(0, 2),
  ];
}

/** What is done besides the main thing of a wish, and tells of it by itself: «с напоминаниями», "with deposits", «и отчётами для мэра». */
export type Part = {
  kind: FunctionKind;
  name: string;
  words: FunctionWords;
  fields: readonly string[];
  /** How much of it the first release holds: «десять операций». */
  first?: string | undefined;
};
const added = wordSet`reminder notice alert payment report forwarding signin signing photo estimate`;
const JOINT = /(?:,|\s(?:и|а также|and|plus)|(?<!\p{L})(?:со?|with|including))\s+(?=\S)/iu;

export function partsOf(clause: string, main: FunctionKind, locale: Locale): Part[] {
  const wanted = withoutUnwanted(clause);
  const all = readFunctionWords();
  const own = all.added.filter(({ kinds }) => kinds.includes(main));
  const partIn = (name: string, kind: FunctionKind): Part => {
    const { first, [locale]: row } = own.find((one) => one.words.test(name)) ?? {};
    const fields = row?.fields.split(", ") ?? [];
    return { kind, name, words: row ?? all[locale][kind], fields, first: first?.[locale] };
  };
  const [, ...phrases] = wanted.split(JOINT);
  const besides = phrases
    .map((name) => partIn(name, kindsOf(name, locale)[0]))
    .filter(({ kind }, at, parts) => {
      const isFirst = parts.findIndex((other) => other.kind === kind) === at;
      return kind !== main && added.has(kind) && isFirst;
    });
  // «мониторинг сквозных операций»: how the main thing itself is done.
  const inside = own
    .filter(({ words }) => words.test(wanted) && !besides.some(({ name }) => words.test(name)))
    .flatMap(({ words }) => words.exec(wanted)?.[0] ?? [])
    .map((name) => partIn(name, main));
  return [...besides, ...inside];
}
