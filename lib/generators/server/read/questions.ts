import "server-only";
import {
  factLimits,
  type Clarity,
  type FactEntry,
  type FactSheet,
  type Question,
} from "@/lib/generators/fact-sheet";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";
import { plain } from "@/lib/generators/server/read/spans";
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
  budget: "Какая сумма отведена на этот проект? | How much may this project cost?",
  what: "Какое одно дело нужно изменить в первую очередь? | Which one piece of work should change first?",
  whom: "Кто будет этим пользоваться: кто из ваших людей, кто из клиентов? | Who will use it: which of your people, which of your customers?",
  week: "Сколько раз в неделю это делают сегодня? | How many times a week is this done today?",
  units: ["минут | minutes", "раз | times", "человек | people"],
});

/** What the answer to each question becomes. */
function fillsOf(locale: Locale, currency: string) {
  const [minutes, times, people] = words[locale].units;
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
const BY_HAND =
  /вручную|руками|от руки|бумаг|бумаж|блокнот|тетрад|эксел|excel|вбива|перебива|перепис|перепечат|второй раз|дважды|по телефону|в чат|на глаз|ищ(?:ем|ут)|найти|by hand|manual|paper|notebook|spreadsheet|whiteboard|clipboard|re-?typ|re-?key|re-?enter|twice|one by one|phone|e-?mail|hunting|search/u;
const STAFF = /^(?:человек|сотрудник\p{L}*|people|staff|employees|of us)$/u;

/** A clause short enough for a question, up to a mark after which it is over; quotation marks inside become inner ones. */
function quoteOf(text: string, locale: Locale): string | undefined {
  const bare = text
    .replace(/^(?:сейчас|currently|чтобы?)\s/iu, "")
    .replace(/^\p{Lu}(?=\p{Ll}+\s)/u, (letter) => letter.toLowerCase());
  const isShort = (clause: string) => clause !== "" && clause.split(/\s+/).length <= LONGEST_WORDS;
  const [until = ""] = bare.split(
    /\s[–—-]\s|[;:(]|,\s(?!(?:что|где|когда|как|кто|куда|чтобы|котор|если|сколько|who|what|where|which))/u,
  );
  const own = [/[;:(]/.test(bare) ? until : bare, until].map((clause) => clause.trim()).find(isShort);
  return locale === "ru" ? own?.replaceAll("«", "„").replaceAll("»", "“") : own?.replaceAll(/[“”"]/g, "'");
}

/** What a calculation or a plan lacks and the text does not say, the weightiest first: at most five, none for what is no project. */
export function questionsOf({ locale, limits, ...sheet }: Read, clarity: Clarity): Question[] {
  const fills = fillsOf(locale, limits.currency ?? (locale === "ru" ? "RUB" : "USD"));
  const ask = (kind: Asked, about?: About): Question => ({
    id: `ask-${kind === "minutes" || kind === "often" ? about?.id : kind}`,
    text: words[locale][kind].replace("{}", () => about?.quote ?? ""),
    fills: { ...fills[kind], ...(about?.counts !== undefined && { counts: about.counts }) },
    ...(about && { about: about.id }),
  });
  const isAlive = (entry?: FactEntry) => entry !== undefined && !entry.removed;
  if (clarity === "none") return [];
  if (clarity === "vague") return [ask("what"), ask("whom"), ask("week"), ask("deadline")];
  const troubles = sheet.pains.filter(isAlive).flatMap((pain) => {
    const quote = quoteOf(pain.text, locale);
    return quote?.includes(" ") ? [{ ...pain, quote }] : [];
  });
  // What is counted already lacks nothing but its price.
  const [dear] = troubles.toSorted((one, other) => other.figures.length - one.figures.length);
  const figures = sheet.figures.filter(isAlive);
  const staff = sheet.actors.filter((actor) => isAlive(actor) && actor.side === "serves");
  const [actor] = staff;
  const isStaffed =
    staff.some(({ figure }) => figure !== undefined) ||
    figures.some(({ kind, unit }) => kind === "count" && STAFF.test(unit));
  return [
    ...troubles
      .filter((trouble) => trouble.figures.length === 0)
      .slice(0, 2)
      .map((one) => ask(BY_HAND.test(plain(one.text)) ? "minutes" : "often", one)),
    dear && !figures.some(({ kind }) => kind === "money") && ask("cost", dear),
    !isStaffed && actor && ask("people", { id: actor.id, quote: actor.name, counts: actor.name }),
    !isAlive(limits.deadline) && ask("deadline"),
    !isAlive(limits.budget) && ask("budget"),
  ]
    .flatMap((question) => question || [])
    .slice(0, factLimits.questions);
}
