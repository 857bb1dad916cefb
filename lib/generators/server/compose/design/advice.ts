import "server-only";
import { readScreenAdvice, type Block } from "@/lib/content/screen-advice";
import { typeset } from "@/lib/content/typography";
import type { Analysis } from "@/lib/generators/analysis";
import { formAfter } from "@/lib/generators/numbers";
import { designSheetOf, type DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { contrasts, sizesOf } from "@/lib/generators/server/compose/design/measured";
import {
  isPrinted,
  missingStates,
  pointsOf,
  unansweredOf,
} from "@/lib/generators/server/compose/design/points";
import { partsOf } from "@/lib/generators/server/compose/design/picture-plan";
import { readerWords } from "@/lib/generators/server/compose/design/readers";
import {
  isForbidden,
  isPartName,
  statementsOf,
  type Statement,
} from "@/lib/generators/server/compose/design/statements";
import { designWords } from "@/lib/content/design-words";
import { filled, lowerFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** Suggestions for a described screen and its analysis: what can be told, counted and computed from its description. */

const MOST_NAMES = 5;
const FEWEST_SUGGESTIONS = 3;
const PAIRS = { ru: ["пары", "пар", "пар"], en: ["pair", "pairs"] } as const;

function openingOf(sheet: DesignSheet): string {
  const { title, locale } = sheet;
  const text = sheet.text.toLowerCase();
  const placeOf = (label: string) => text.indexOf(label.toLowerCase());
  const labels = partsOf(sheet)
    .flatMap(({ label }) => (label !== "" && isPartName(label) ? [lowerFirst(label)] : []))
    .sort((a, b) => placeOf(a) - placeOf(b));
  const parts = [...new Set(labels)].slice(0, MOST_NAMES).join("; ");
  return parts === "" ? `${title}.` : filled(designWords(locale).opening, { title, parts });
}

const set = (text: string, locale: Locale) => (locale === "ru" ? typeset(text, locale) : text);

/** What is asked for where nothing can be said; addresses are not opened. */
const askedOf = ({ isLinked, locale }: DesignSheet) =>
  set(designWords(locale)[isLinked ? "unopened" : "ask"], locale);

/** Suggestions for a described screen: plain text with line breaks, one point for each part named. */
export async function composeSuggestions(prompt: string, page: Locale): Promise<string> {
  const sheet = await designSheetOf(prompt, page);
  const { locale } = sheet;
  const words = designWords(locale);
  const statements = statementsOf(sheet);
  const points = pointsOf(sheet, statements, FEWEST_SUGGESTIONS);
  const unanswered = unansweredLine(sheet, statements);
  if (points.length + unanswered.length === 0) return askedOf(sheet);
  const inWords = readerWords(sheet);
  const items = points.map(({ label, advice, why, check }, index) =>
    [
      `${String(index + 1)}. ${label}`,
      inWords(advice),
      `${words.why} ${lowerFirst(inWords(why))}`,
      `${words.check} ${inWords(check)}`,
    ].join("\n"),
  );
  const bans = sheet.bans.filter(isForbidden).map(lowerFirst).join("; ");
  const kept = bans === "" ? [] : [filled(words.kept, { bans })];
  const last = points.length < 2 ? [words.ask] : readerOf(sheet);
  const unread = sheet.isLinked ? [words.unread] : [];
  const lead = filled(items.length === 0 ? "{title}." : items.length === 1 ? words.leadOne : words.lead, {
    title: sheet.title,
    n: String(items.length),
  });
  return set([...unread, lead, ...items, ...unanswered, ...kept, ...last].join("\n\n"), locale);
}

/** What is complained of and has no advice is quoted, so that it does not look overlooked. */
function unansweredLine(sheet: DesignSheet, statements: readonly Statement[]): string[] {
  const { unanswered, quote } = designWords(sheet.locale);
  const list = unansweredOf(sheet, statements).map((label) => filled(quote, { label: lowerFirst(label) }));
  return list.length === 0 ? [] : [filled(unanswered, { list: list.join("; ") })];
}

const FEWEST_WORDS = 4;

/** Analyses a described screen by what can be counted and computed in its description, and says what a text does not show. */
export async function composeAnalysis(description: string, page: Locale): Promise<Analysis> {
  const sheet = await designSheetOf(description, page);
  const { locale } = sheet;
  const words = designWords(locale);
  const wordCount = sheet.text.match(/\p{L}{2,}/gu)?.length ?? 0;
  const statements = statementsOf(sheet);
  const points = [...pointsOf(sheet, statements, 1), ...missingStates(sheet)];
  const strengths = strengthsOf(sheet, statements);
  const inWords = readerWords(sheet);
  const unanswered = unansweredLine(sheet, statements).map((line) => set(line, locale));
  const isEmpty = points.length + strengths.length + unanswered.length === 0;
  if (wordCount < FEWEST_WORDS || isEmpty) return { error: askedOf(sheet) };
  const unread = sheet.isLinked ? [words.unread] : [];
  const isAllBad = statements.every(
    ({ sign, problems, sentence }) => sign === "bad" || problems.length > 0 || sentence === 0,
  );
  const none = strengths.length > 0 || !isAllBad ? [] : [words.noStrengths];
  const improvements = points.map(({ label, why, advice, check }) =>
    set(`${label}\n${inWords(`${why} ${advice}`)}\n${words.check} ${inWords(check)}`, locale),
  );
  const faults = [...improvements, ...unanswered];
  return {
    overview: set([...unread, openingOf(sheet), words.unseen, ...none].join(" "), locale),
    strengths: strengths.map((line) => set(line, locale)),
    improvements: faults.length > 0 ? faults : [words.ask],
    accessibility: set(accessibilityOf(sheet), locale),
  };
}

function strengthsOf(sheet: DesignSheet, statements: readonly Statement[]): string[] {
  const { size, worth } = designWords(sheet.locale);
  const praised = statements.filter(({ sign }) => sign === "good");
  const gainOf = ({ text }: Statement) =>
    readScreenAdvice().strengths.find(({ words }) => words.test(text))?.[sheet.locale] ?? worth;
  return [
    ...praised.map((statement) => `${statement.label}: ${gainOf(statement)}.`),
    ...contrasts(sheet).flatMap(({ isPale, line }) => (isPale ? [] : [line])),
    ...sizesOf(sheet).flatMap(({ isSmall, label }) =>
      isSmall ? [] : [filled(size.enough, { what: label })],
    ),
  ];
}

/** What a reader of a screen without a mouse or sight needs; of a printed sheet nothing. */
function readerOf({ elements, locale, text }: DesignSheet): string[] {
  if (isPrinted(text)) return [];
  const { reader, onScreen } = designWords(locale);
  const kinds = [...new Set<Block>(["lines", ...elements.map(({ kind }) => kind.beside)])];
  return [filled(onScreen, { list: kinds.map((kind) => reader[kind]).join("; ") })];
}

function accessibilityOf(sheet: DesignSheet): string {
  const { locale, sizes } = sheet;
  const { pair: words, size } = designWords(locale);
  const all = contrasts(sheet);
  const good = all.filter(({ isPale }) => !isPale).length;
  const enough = words.enough[good === all.length ? "all" : good === 0 ? "none" : "some"];
  const count = `${all.length === 1 ? words.one : String(all.length)} ${formAfter(all.length, PAIRS, locale)}`;
  const parts = all.filter(({ isPart }) => isPart).length;
  const what = words.what[parts === 0 ? "text" : parts === all.length ? "part" : "both"];
  const passed = filled(words.passed, { count, what, enough: filled(enough, { good: String(good) }) });
  const hasSizes = sizes.text !== undefined || sizes.target !== undefined;
  return [all.length > 0 ? passed : words.none, ...(hasSizes ? [] : [size.none]), ...readerOf(sheet)].join(
    " ",
  );
}
