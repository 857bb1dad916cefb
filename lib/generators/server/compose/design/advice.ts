import "server-only";
import type { Block } from "@/lib/content/screen-advice";
import { typeset } from "@/lib/content/typography";
import type { Analysis } from "@/lib/generators/analysis";
import { formAfter } from "@/lib/generators/numbers";
import { designSheetOf, type DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { contrasts, missingStates, pointsOf, sizesOf } from "@/lib/generators/server/compose/design/points";
import { partsOf } from "@/lib/generators/server/compose/design/picture-plan";
import { designWords } from "@/lib/generators/server/compose/design/words";
import { filled, lowerFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** Suggestions for a described screen and its analysis: what can be told, counted and computed from its description. */

const MOST_NAMES = 5;
const PAIRS = { ru: ["пары", "пар", "пар"], en: ["pair", "pairs"] } as const;

function openingOf(sheet: DesignSheet): string {
  const { title, locale } = sheet;
  const text = sheet.text.toLowerCase();
  const placeOf = (label: string) => text.indexOf(label.toLowerCase());
  const labels = partsOf(sheet)
    .flatMap(({ label }) => (label === "" ? [] : [lowerFirst(label)]))
    .sort((a, b) => placeOf(a) - placeOf(b));
  const parts = [...new Set(labels)].slice(0, MOST_NAMES).join("; ");
  return parts === "" ? `${title}.` : filled(designWords[locale].opening, { title, parts });
}

const set = (text: string, locale: Locale) => (locale === "ru" ? typeset(text, locale) : text);

/** What is asked for where nothing can be said; addresses are not opened. */
const askedOf = ({ isLinked, locale }: DesignSheet) =>
  set(designWords[locale][isLinked ? "unopened" : "ask"], locale);

/** Suggestions for a described screen: plain text with line breaks, one point for each part named. */
export async function composeSuggestions(prompt: string, page: Locale): Promise<string> {
  const sheet = await designSheetOf(prompt, page);
  const { locale } = sheet;
  const words = designWords[locale];
  const points = pointsOf(sheet);
  if (points.length === 0) return askedOf(sheet);
  const items = points.map(({ label, advice, why, check }, index) =>
    [
      `${String(index + 1)}. ${label}`,
      advice,
      `${words.why} ${lowerFirst(why)}`,
      `${words.check} ${check}`,
    ].join("\n"),
  );
  const bans = sheet.bans.map(lowerFirst).join("; ");
  const kept = bans === "" ? [] : [filled(words.kept, { bans })];
  const last = points.length < 2 ? words.ask : readerOf(sheet);
  const unread = sheet.isLinked ? [words.unread] : [];
  const lead = filled(words.lead, { title: sheet.title, n: String(items.length) });
  return set([...unread, lead, ...items, ...kept, last].join("\n\n"), locale);
}

const FEWEST_WORDS = 4;

/** Analyses a described screen by what can be counted and computed in its description, and says what a text does not show. */
export async function composeAnalysis(description: string, page: Locale): Promise<Analysis> {
  const sheet = await designSheetOf(description, page);
  const { locale } = sheet;
  const words = designWords[locale];
  const wordCount = sheet.text.match(/\p{L}{2,}/gu)?.length ?? 0;
  const points = [...pointsOf(sheet), ...missingStates(sheet)];
  const strengths = strengthsOf(sheet);
  if (wordCount < FEWEST_WORDS || points.length + strengths.length === 0) return { error: askedOf(sheet) };
  const unread = sheet.isLinked ? [words.unread] : [];
  const none = strengths.length > 0 ? [] : [words.noStrengths];
  const improvements = points.map(({ label, why, advice, check }) =>
    set(`${label}\n${why} ${advice}\n${words.check} ${check}`, locale),
  );
  return {
    overview: set([...unread, openingOf(sheet), words.unseen, ...none].join(" "), locale),
    strengths: strengths.map((line) => set(line, locale)),
    improvements: improvements.length > 0 ? improvements : [words.ask],
    accessibility: set(accessibilityOf(sheet), locale),
  };
}

function strengthsOf(sheet: DesignSheet): string[] {
  const { size } = designWords[sheet.locale];
  return [
    ...sheet.strengths.map(({ label, gain }) => `${label}: ${gain}.`),
    ...contrasts(sheet).flatMap(({ isPale, line }) => (isPale ? [] : [line])),
    ...sizesOf(sheet).flatMap(({ isSmall, label }) =>
      isSmall ? [] : [filled(size.enough, { what: label })],
    ),
  ];
}

function readerOf({ elements, locale }: DesignSheet): string {
  const { reader, onScreen } = designWords[locale];
  const kinds = [...new Set<Block>(["lines", ...elements.map(({ kind }) => kind.beside)])];
  return filled(onScreen, { list: kinds.map((kind) => reader[kind]).join("; ") });
}

function accessibilityOf(sheet: DesignSheet): string {
  const { locale, sizes } = sheet;
  const { pair: words, size } = designWords[locale];
  const all = contrasts(sheet);
  const good = all.filter(({ isPale }) => !isPale).length;
  const enough = words.enough[good === all.length ? "all" : good === 0 ? "none" : "some"];
  const count = `${all.length === 1 ? words.one : String(all.length)} ${formAfter(all.length, PAIRS, locale)}`;
  const passed = filled(words.passed, { count, enough: filled(enough, { good: String(good) }) });
  const hasSizes = sizes.text !== undefined || sizes.target !== undefined;
  return [all.length > 0 ? passed : words.none, ...(hasSizes ? [] : [size.none]), readerOf(sheet)].join(" ");
}
