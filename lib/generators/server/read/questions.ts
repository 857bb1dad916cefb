import "server-only";
import { factLimits, type Clarity, type FactSheet, type Question } from "@/lib/generators/fact-sheet";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";
import { localeOf, plain } from "@/lib/generators/server/read/spans";
import type { Locale } from "@/lib/i18n/locales";

type Read = Omit<FactSheet, "open" | "clarity" | "version">;
type Asked = keyof ReturnType<typeof fillsOf>;
/** What a question is about: its words stand in the question. */
type About = { id: string; quote: string; counts?: string };

/** A longer clause is not quoted in a question. */
const LONGEST_WORDS = 12;

/** Questions; braces hold the visitor's own clause or name. */
const words = bilingual({
  minutes: "Сколько минут уходит на это каждый раз: «{}»? | How many minutes does this take each time: “{}”?",
  often: "Сколько раз в месяц такое бывает: «{}»? | How many times a month does this happen: “{}”?",
  cost: "Во сколько это обходится за год: «{}»? | What does this cost you in a year: “{}”?",
  people: "Сколько у вас людей в роли «{}»? | How many people do you have in this role: “{}”?",
  deadline: "К какому сроку это нужно? | By when do you need it?",
  deadlineOf:
    "К какому сроку нужна первая очередь, прежде всего «{}»? | By when do you need the first part, above all “{}”?",
  budget: "Какая сумма отведена на этот проект? | How much may this project cost?",
  what: "Какое одно дело нужно изменить в первую очередь? | Which one piece of work should change first?",
  whatOf:
    "Какое дело должно взять на себя то, о чём вы пишете: «{}»? | Which piece of work should this take over: “{}”?",
  whom: "Кто будет этим пользоваться: кто из ваших людей, кто из клиентов? | Who will use it: which of your people, which of your customers?",
  week: "Сколько раз в неделю это делают сегодня? | How many times a week is this done today?",
});
const units = bilingual({ minutes: "минут | minutes", times: "раз | times", people: "человек | people" });

/** What the answer to each question becomes. */
function fillsOf(locale: Locale, currency: string) {
  const { minutes, times, people } = units[locale];
  return {
    minutes: { part: "figures", unit: minutes, kind: "duration", says: "waits", time: "minute" },
    often: { part: "figures", unit: times, period: "month", kind: "flow", says: "loses" },
    cost: { part: "figures", unit: currency, kind: "money", says: "costs", currency, period: "year" },
    people: { part: "figures", unit: people, kind: "count", says: "has" },
    week: { part: "figures", unit: times, period: "week", kind: "flow", says: "has" },
    deadline: { part: "limits", field: "deadline" },
    budget: { part: "limits", field: "budget" },
    what: { part: "wishes" },
    whom: { part: "actors" },
  } satisfies Record<string, Question["fills"]>;
}

/** Work done by hand takes time each time; everything else happens so and so often. */
const byHand: Record<Locale, RegExp> = {
  ru: /вручную|руками|от руки|бумаг|бумаж|блокнот|тетрад|эксел|excel|вбива|перебива|перепис|перепечат|второй раз|дважды|по телефону|в чат|на глаз|ищ(?:ем|ут)|найти/u,
  en: /by hand|manual|paper|notebook|spreadsheet|excel|whiteboard|clipboard|re-?typ|re-?key|re-?enter|twice|one by one|phone|e-?mail|hunting|search/u,
};
const STAFF = /^(?:человек|сотрудник\p{L}*|people|staff|employees|of us)$/u;

/** Entries with a clause short enough for a question, up to a mark after which it is over; quotation marks inside become inner ones. */
function quotable<T extends { text: string }>(
  entries: readonly T[],
  locale: Locale,
): (T & { quote: string })[] {
  return entries.flatMap((entry) => {
    const bare = entry.text.replace(/^(?:сейчас|currently|чтобы?)\s/iu, "").trim();
    const [until = ""] = bare.split(
      /\s[–—-]\s|[;:(]|,\s(?!(?:что|где|когда|как|кто|куда|чтобы|котор|если|сколько|who|what|where|which))/iu,
    );
    const isShort = bare.split(/\s+/).length <= LONGEST_WORDS && !/[;:(]/.test(bare);
    const own = (isShort ? bare : until)
      .trim()
      .replace(/^\p{Lu}(?=\p{Ll}+\s)/u, (letter) => letter.toLowerCase());
    if (own === "" || own.split(/\s+/).length > LONGEST_WORDS) return [];
    const quote =
      locale === "ru" ? own.replaceAll("«", "„").replaceAll("»", "“") : own.replaceAll(/[“”"]/g, "'");
    return { ...entry, quote };
  });
}

/** What a calculation or a plan lacks and the text does not say, the weightiest first: at most five, none for what is no project. */
export function questionsOf(sheet: Read, clarity: Clarity): Question[] {
  if (clarity === "none") return [];
  const { locale, figures, actors, limits } = sheet;
  const fills = fillsOf(locale, limits.currency ?? (locale === "ru" ? "RUB" : "USD"));
  const textOf = (kind: Asked, about?: About) =>
    about && (kind === "what" || kind === "deadline") ? words[locale][`${kind}Of`] : words[locale][kind];
  const ask = (kind: Asked, about?: About): Question => ({
    id: `ask-${kind === "minutes" || kind === "often" ? about?.id : kind}`,
    text: textOf(kind, about).replace("{}", () => about?.quote ?? ""),
    fills: { ...fills[kind], ...(about?.counts !== undefined && { counts: about.counts }) },
    ...(about && { about: about.id }),
  });
  const wishes = quotable(sheet.wishes, locale);
  if (clarity === "vague") return [ask("what", wishes[0]), ask("whom"), ask("week"), ask("deadline")];
  const [first] = wishes.filter(({ text, quote }) => text.length <= quote.length + 8);
  const troubles = quotable(sheet.pains, locale).filter(({ quote }) => quote.includes(" "));
  // What is counted already lacks nothing but its price.
  const [dear] = troubles.toSorted((one, other) => other.figures.length - one.figures.length);
  const actor = actors.find(({ side }) => side === "serves");
  const isStaffed =
    actors.some(({ side, figure }) => side === "serves" && figure !== undefined) ||
    figures.some(({ kind, unit }) => kind === "count" && STAFF.test(unit));
  const isPriced = figures.some(({ kind }) => kind === "money");
  return [
    ...troubles
      .filter((trouble) => trouble.figures.length === 0)
      .slice(0, 2)
      .map((one) => ask(byHand[localeOf(one.text, locale)].test(plain(one.text)) ? "minutes" : "often", one)),
    dear && !isPriced && ask("cost", dear),
    !isStaffed && actor && ask("people", { id: actor.id, quote: actor.name, counts: actor.name }),
    !limits.deadline && ask("deadline", first),
    !limits.budget && ask("budget"),
  ]
    .flatMap((question) => question || [])
    .slice(0, factLimits.questions);
}
