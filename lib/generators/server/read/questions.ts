import "server-only";
import { factLimits, type Clarity, type FactSheet, type Question } from "@/lib/generators/fact-sheet";
import { parse } from "@/lib/generators/server/language/ru";
import { byHand, texts, vague } from "@/lib/generators/server/read/question-words";
import { plain } from "@/lib/generators/server/read/spans";
import type { Locale } from "@/lib/i18n/locales";

type Read = Omit<FactSheet, "open" | "clarity" | "version">;
type Fills = Question["fills"];

const LONGEST_WORDS = 12;

/** A clause short enough to stand in a question, up to its first mark; quotation marks inside become inner ones. */
function quoted(text: string, locale: Locale, least = 2): string | undefined {
  const bare = text.replace(/^(?:сейчас|currently|чтобы?)\s/iu, "");
  // Cut at a mark only where what follows is no part of the clause, and never when all of it is short.
  const [until = ""] = bare.split(
    /\s[–—-]\s|[;:(]|,\s(?!(?:что|кого|где|когда|как|кто|куда|чтобы|котор|если|сколько|who|what|where|which)(?!\p{L}))/iu,
  );
  const first = bare.split(/\s+/).length <= LONGEST_WORDS && !/[;:(]/.test(bare) ? bare : until;
  const words = first.trim().split(/\s+/);
  if (words.length > LONGEST_WORDS || words.length < least) return undefined;
  const inner = first.trim().replace(/^\p{Lu}(?=\p{Ll}+\s)/u, (letter) => letter.toLowerCase());
  return locale === "ru" ? inner.replaceAll("«", "„").replaceAll("»", "“") : inner.replaceAll(/[“”"]/g, "'");
}

/** The first wish that is short enough to stand in a question. */
const firstWish = ({ wishes, locale }: Read) => {
  for (const { id, text } of wishes) {
    const wish = quoted(text, locale, 1);
    if (wish && text.length <= wish.length + 8) return { id, wish };
  }
  return undefined;
};

/** «один выезд», "visit": one of what a flow counts; nothing for measures, people and words whose form is not sure. */
function oneOf(counts: string, locale: Locale): string | undefined {
  if (/\s/.test(counts.trim())) return undefined;
  if (locale === "en")
    return /^[a-z-]+[^s]s$/.test(counts) && !/ves$/.test(counts)
      ? counts.replace(/ies$/, "y").replace(/s$/, "")
      : undefined;
  const noun = parse(counts.toLowerCase()).find(
    ({ pos, case: name, number }) => pos === "NOUN" && name === "gent" && number === "plur",
  );
  const form = noun?.form("nomn", "sing");
  if (!noun || !form || noun.animacy === "anim" || !noun.known || noun.tags.has("Pltm")) return undefined;
  const numeral = { masc: "один", femn: "одна", neut: "одно" }[noun.gender ?? "masc"];
  return `${numeral} ${form}`;
}

const MEASURE =
  /^(?:т|тонн\p{L}*|кг|килограмм\p{L}*|литр\p{L}*|км|километр\p{L}*|га|гектар\p{L}*|м\p{L}{0,2}|штук\p{L}*|шт|раз\p{L}?|человек|tonnes?|tons?|kg|kilos?|lit(?:re|er)s?|km|miles?|acres?|hectares?|m\d?|times?|people|pcs|units?)$/iu;

function painQuestions(sheet: Read): Question[] {
  const { locale, pains } = sheet;
  const questions: Question[] = [];
  for (const { id, text, figures } of pains) {
    const pain = figures.length === 0 ? quoted(text, locale) : undefined;
    if (!pain) continue;
    const isByHand = byHand[locale].test(plain(text));
    questions.push(
      isByHand
        ? {
            id: `ask-${id}`,
            text: texts.minutes[locale](pain),
            fills: {
              part: "figures",
              unit: locale === "ru" ? "минут" : "minutes",
              kind: "duration",
              says: "waits",
              time: "minute",
            },
            about: id,
          }
        : {
            id: `ask-${id}`,
            text: texts.often[locale](pain),
            fills: {
              part: "figures",
              unit: locale === "ru" ? "раз" : "times",
              period: "month",
              kind: "flow",
              says: "loses",
            },
            about: id,
          },
    );
  }
  return questions.slice(0, 2);
}

function flowQuestion({ locale, figures, pains, wishes }: Read): Question[] {
  if (figures.some(({ kind }) => kind === "duration")) return [];
  for (const { id, kind, says, unit, counts } of figures) {
    if (kind !== "flow" || says === "loses" || MEASURE.test(unit)) continue;
    const noun = counts ?? unit;
    const one = oneOf(noun, locale);
    const stem = plain(noun).slice(0, Math.max(4, noun.length - 3));
    // Its time matters where a pain or a wish is about it.
    if (!one || ![...pains, ...wishes].some(({ text }) => plain(text).includes(stem))) continue;
    const fills: Fills = {
      part: "figures",
      unit: locale === "ru" ? "минут" : "minutes",
      counts: noun,
      kind: "duration",
      says: "has",
      time: "minute",
    };
    return [{ id: "ask-minutes", text: texts.one[locale](one), fills, about: id }];
  }
  return [];
}

function moneyQuestion({ locale, figures, pains, limits }: Read): Question[] {
  if (figures.some(({ kind }) => kind === "money")) return [];
  const currency = limits.currency ?? (locale === "ru" ? "RUB" : "USD");
  // A counted loss has a price each; the others have one a year.
  const isCounted = (ids: readonly string[]) =>
    figures.some(
      ({ id, says, kind }) => ids.includes(id) && says === "loses" && /^(?:count|flow)$/.test(kind),
    );
  const ordered = [...pains].sort(
    (one, other) =>
      Number(isCounted(other.figures)) - Number(isCounted(one.figures)) ||
      other.figures.length - one.figures.length,
  );
  for (const { id, text, figures: own } of ordered) {
    const pain = quoted(text, locale);
    if (!pain) continue;
    const each = isCounted(own);
    const fills: Fills = {
      part: "figures",
      unit: currency,
      kind: "money",
      says: "costs",
      currency,
      ...(!each && { period: "year" as const }),
    };
    return [{ id: "ask-cost", text: texts[each ? "cost" : "yearly"][locale](pain), fills, about: id }];
  }
  return [];
}

function peopleQuestion(sheet: Read): Question[] {
  const { locale, figures, actors } = sheet;
  const unit = locale === "ru" ? "человек" : "people";
  if (actors.some(({ side, figure }) => side === "serves" && figure !== undefined)) return [];
  if (
    figures.some(
      ({ kind, unit: own }) =>
        kind === "count" && /^(?:человек|сотрудник\p{L}*|people|staff|employees|of us)$/u.test(own),
    )
  )
    return [];
  const actor = actors.find(({ side }) => side === "serves");
  if (actor) {
    const fills: Fills = { part: "figures", unit, counts: actor.name, kind: "count", says: "has" };
    return [{ id: "ask-people", text: texts.staff[locale](actor.name), fills, about: actor.id }];
  }
  const first = firstWish(sheet);
  if (!first) return [];
  const fills: Fills = { part: "figures", unit, kind: "count", says: "has" };
  return [{ id: "ask-people", text: texts.users[locale](first.wish), fills, about: first.id }];
}

function limitQuestions(sheet: Read): Question[] {
  const { locale, limits } = sheet;
  const first = firstWish(sheet);
  const about = first && { about: first.id };
  const questions: Question[] = [];
  if (!limits.deadline)
    questions.push({
      id: "ask-deadline",
      text: texts.deadline[locale](first?.wish ?? ""),
      fills: { part: "limits", field: "deadline" },
      ...about,
    });
  if (!limits.budget)
    questions.push({
      id: "ask-budget",
      text: texts.budget[locale](),
      fills: { part: "limits", field: "budget" },
    });
  if (!limits.acceptance && first)
    questions.push({
      id: "ask-acceptance",
      text: texts.acceptance[locale](first.wish),
      fills: { part: "limits", field: "acceptance" },
      ...about,
    });
  return questions;
}

const LEAST = 3;

/** What every plan can use, for descriptions that say nearly everything. */
function spareQuestions({ locale, wishes, limits }: Read): Question[] {
  const questions: Question[] = [];
  const [first, second] = wishes.flatMap(({ id, text }) => {
    const wish = quoted(text, locale, 1);
    return wish && text.length <= wish.length + 8 ? [{ id, wish }] : [];
  });
  const unit = locale === "ru" ? "раз" : "times";
  if (first)
    questions.push({
      id: "ask-load",
      text: texts.load[locale](first.wish),
      fills: { part: "figures", unit, period: "week", kind: "flow", says: "has" },
      about: first.id,
    });
  if (!limits.hosting)
    questions.push({
      id: "ask-hosting",
      text: texts.hosting[locale](),
      fills: { part: "limits", field: "hosting" },
    });
  const users = second ?? first;
  if (users)
    questions.push({
      id: "ask-users",
      text: texts.users[locale](users.wish),
      fills: { part: "figures", unit: locale === "ru" ? "человек" : "people", kind: "count", says: "has" },
      about: users.id,
    });
  return questions;
}

/** What a calculation or a plan lacks and the text does not say, the weightiest first: at most five, none for what is no project. */
export function questionsOf(sheet: Read, clarity: Clarity): Question[] {
  if (clarity === "none") return [];
  if (clarity === "vague") {
    const named = sheet.wishes[0] ? (quoted(sheet.wishes[0].text, sheet.locale, 1) ?? "") : "";
    return vague[sheet.locale].map(({ id, text, fills }) => ({ id: `ask-${id}`, text: text(named), fills }));
  }
  const all = [
    ...painQuestions(sheet),
    ...flowQuestion(sheet),
    ...moneyQuestion(sheet),
    ...peopleQuestion(sheet),
    ...limitQuestions(sheet),
  ];
  const main = all.filter(({ id }) => id !== "ask-acceptance");
  if (main.length >= LEAST) return main.slice(0, factLimits.questions);
  const asked = new Set(all.map(({ id }) => id));
  return [...all, ...spareQuestions(sheet).filter(({ id }) => !asked.has(id))].slice(0, LEAST);
}
