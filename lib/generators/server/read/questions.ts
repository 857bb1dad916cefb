import "server-only";
import { factLimits, type Clarity, type FactSheet, type Question } from "@/lib/generators/fact-sheet";
import { localeOf, plain } from "@/lib/generators/server/read/spans";
import type { Locale } from "@/lib/i18n/locales";

type Read = Omit<FactSheet, "open" | "clarity" | "version">;
type Asked = keyof ReturnType<typeof fillsOf>;

/** A longer clause is not quoted in a question. */
const LONGEST_WORDS = 12;
const LEAST = 3;

/** Questions; braces hold the visitor's own clause or name. */
const words: Record<Locale, Record<Asked | "deadlineOf" | "whatOf", string>> = {
  ru: {
    minutes: "Сколько минут уходит на это каждый раз: «{}»?",
    often: "Сколько раз в месяц такое бывает: «{}»?",
    cost: "Во сколько это обходится за год: «{}»?",
    people: "Сколько у вас людей в роли «{}»?",
    users: "Сколько человек будет этим пользоваться: «{}»?",
    deadline: "К какому сроку это нужно?",
    deadlineOf: "К какому сроку нужна первая очередь, прежде всего «{}»?",
    budget: "Какая сумма отведена на этот проект?",
    hosting: "Где это должно работать: на ваших серверах или в облаке?",
    acceptance: "По чему вы увидите, что это работает как надо: «{}»?",
    what: "Какое одно дело нужно изменить в первую очередь?",
    whatOf: "Какое дело должно взять на себя то, о чём вы пишете: «{}»?",
    whom: "Кто будет этим пользоваться: кто из ваших людей, кто из клиентов?",
    week: "Сколько раз в неделю это делают сегодня?",
  },
  en: {
    minutes: "How many minutes does this take each time: “{}”?",
    often: "How many times a month does this happen: “{}”?",
    cost: "What does this cost you in a year: “{}”?",
    people: "How many people do you have in this role: “{}”?",
    users: "How many people will use this: “{}”?",
    deadline: "By when do you need it?",
    deadlineOf: "By when do you need the first part, above all “{}”?",
    budget: "How much may this project cost?",
    hosting: "Where must this run: on servers of yours or in the cloud?",
    acceptance: "How will you see that this works as it should: “{}”?",
    what: "Which one piece of work should change first?",
    whatOf: "Which piece of work should this take over: “{}”?",
    whom: "Who will use it: which of your people, which of your customers?",
    week: "How many times a week is this done today?",
  },
};

/** What the answer to each question becomes. */
function fillsOf(locale: Locale, currency: string) {
  const [minutes, times, people] =
    locale === "ru" ? ["минут", "раз", "человек"] : ["minutes", "times", "people"];
  return {
    minutes: { part: "figures", unit: minutes, kind: "duration", says: "waits", time: "minute" },
    often: { part: "figures", unit: times, period: "month", kind: "flow", says: "loses" },
    cost: { part: "figures", unit: currency, kind: "money", says: "costs", currency, period: "year" },
    people: { part: "figures", unit: people, kind: "count", says: "has" },
    users: { part: "figures", unit: people, kind: "count", says: "has" },
    week: { part: "figures", unit: times, period: "week", kind: "flow", says: "has" },
    deadline: { part: "limits", field: "deadline" },
    budget: { part: "limits", field: "budget" },
    hosting: { part: "limits", field: "hosting" },
    acceptance: { part: "limits", field: "acceptance" },
    what: { part: "wishes" },
    whom: { part: "actors" },
  } satisfies Record<string, Question["fills"]>;
}

/** Work done by hand takes time each time; everything else happens so and so often. */
const byHand: Record<Locale, RegExp> = {
  ru: /вручную|руками|от руки|бумаг|бумаж|блокнот|тетрад|эксел|excel|вбива|перебива|перепис|перепечат|второй раз|дважды|по телефону|в чат|на глаз|ищ(?:ем|ут)|найти/u,
  en: /by hand|manual|paper|notebook|spreadsheet|excel|whiteboard|clipboard|re-?typ|re-?key|re-?enter|twice|one by one|phone|e-?mail|hunting|search/u,
};

/** A clause short enough to stand in a question, up to a mark after which it is over; quotation marks inside become inner ones. */
function quoted(text: string, locale: Locale): string | undefined {
  const bare = text.replace(/^(?:сейчас|currently|чтобы?)\s/iu, "").trim();
  const [until = ""] = bare.split(
    /\s[–—-]\s|[;:(]|,\s(?!(?:что|где|когда|как|кто|куда|чтобы|котор|если|сколько|who|what|where|which))/iu,
  );
  const isShort = bare.split(/\s+/).length <= LONGEST_WORDS && !/[;:(]/.test(bare);
  const own = (isShort ? bare : until)
    .trim()
    .replace(/^\p{Lu}(?=\p{Ll}+\s)/u, (letter) => letter.toLowerCase());
  if (own === "" || own.split(/\s+/).length > LONGEST_WORDS) return undefined;
  return locale === "ru" ? own.replaceAll("«", "„").replaceAll("»", "“") : own.replaceAll(/[“”"]/g, "'");
}

/** What a calculation or a plan lacks and the text does not say, the weightiest first: at most five, none for what is no project. */
export function questionsOf(sheet: Read, clarity: Clarity): Question[] {
  if (clarity === "none") return [];
  const { locale, figures, actors, pains, wishes, limits } = sheet;
  const fills = fillsOf(locale, limits.currency ?? (locale === "ru" ? "RUB" : "USD"));
  const questions: Question[] = [];
  const ask = (kind: Asked, quote = "", about?: string, counts?: string) => {
    const id = `ask-${kind === "minutes" || kind === "often" ? about : kind}`;
    const worded = (kind === "what" || kind === "deadline") && quote !== "" ? (`${kind}Of` as const) : kind;
    questions.push({
      id,
      text: words[locale][worded].replace("{}", () => quote),
      fills: { ...fills[kind], ...(counts !== undefined && { counts }) },
      ...(about !== undefined && { about }),
    });
  };
  const quotable = <T extends { id: string; text: string }>(entries: readonly T[]) =>
    entries
      .flatMap((entry) => ({ ...entry, quote: quoted(entry.text, locale) ?? "" }))
      .filter(({ quote }) => quote !== "");
  const asked = quotable(wishes);
  const [first, second = first] = asked.filter(({ text, quote }) => text.length <= quote.length + 8);
  if (clarity === "vague") {
    ask("what", asked[0]?.quote);
    for (const kind of ["whom", "week", "deadline"] as const) ask(kind);
    return questions;
  }
  const troubles = quotable(pains).filter(({ quote }) => quote.includes(" "));
  for (const { id, text, quote } of troubles.filter(({ figures: own }) => own.length === 0).slice(0, 2))
    ask(byHand[localeOf(text, locale)].test(plain(text)) ? "minutes" : "often", quote, id);
  // What is counted already lacks nothing but its price.
  const [dear] = troubles.toSorted((one, other) => other.figures.length - one.figures.length);
  if (dear && !figures.some(({ kind }) => kind === "money")) ask("cost", dear.quote, dear.id);
  const isStaffed =
    actors.some(({ side, figure }) => side === "serves" && figure !== undefined) ||
    figures.some(
      ({ kind, unit }) =>
        kind === "count" && /^(?:человек|сотрудник\p{L}*|people|staff|employees|of us)$/u.test(unit),
    );
  const actor = actors.find(({ side }) => side === "serves");
  if (!isStaffed && actor) ask("people", actor.name, actor.id, actor.name);
  else if (!isStaffed && first) ask("users", first.quote, first.id);
  if (!limits.deadline) ask("deadline", first?.quote, first?.id);
  if (!limits.budget) ask("budget");
  if (questions.length < LEAST && !limits.acceptance && first) ask("acceptance", first.quote, first.id);
  if (questions.length < LEAST && isStaffed && second) ask("users", second.quote, second.id);
  if (questions.length < LEAST && !limits.hosting) ask("hosting");
  return questions.slice(0, factLimits.questions);
}
