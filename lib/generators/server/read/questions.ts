import "server-only";
import { factLimits } from "@/lib/generators/fact-sheet";
import type { Clarity, FactEntry, FactSheet, Question } from "@/lib/generators/fact-sheet";
import { NO_CONNECTION } from "@/lib/generators/server/compose/plan/functions";
import { isDuty } from "@/lib/generators/server/compose/plan/measures";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";
import { isPlural } from "@/lib/generators/server/language/en";
import { parse } from "@/lib/generators/server/language/ru-words";
import { sheetCurrency } from "@/lib/generators/server/read/money";
import type { Locale } from "@/lib/i18n/locales";

type Asked = keyof ReturnType<typeof fillsOf>;
type About = { id: string; quote: string; counts?: string };

const words = bilingual({
  minutes: "Сколько минут каждый раз: «{}»? | How many minutes each time: “{}”?",
  often: "Сколько раз в месяц: «{}»? | How many times a month: “{}”?",
  cost: "Во сколько обходится за год: «{}»? | What is the yearly cost: “{}”?",
  people: "Сколько людей в роли «{}»? | How many people work as “{}”?",
  deadline: "К какому сроку это нужно? | By when is it needed?",
  budget: "Какая сумма отведена? | What budget is set aside?",
  what: "Какое одно дело нужно изменить в первую очередь? | Which one piece of work should change first?",
  whom: "Кто будет этим пользоваться: кто из ваших людей, кто из клиентов? | Who will use it: which of your people, which of your customers?",
  week: "Сколько раз в неделю это делают сегодня? | How many times a week is this done today?",
  units: ["минут | minutes", "раз | times", "человек | people"],
});

function fillsOf(locale: Locale, currency?: string) {
  const [minutes, times, people] = words[locale].units;
  return {
    minutes: { part: "figures", unit: minutes, kind: "duration", says: "waits", time: "minute" },
    often: { part: "figures", unit: times, period: "month", kind: "flow", says: "loses" },
    cost: { part: "figures", unit: currency ?? "", kind: "money", says: "costs", currency, period: "year" },
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
  /вручную|руками|от руки|бума[гж]|блокнот|тетрад|эксел|excel|вбива|перебива|перепис|перепечат|второй раз|дважды|по телефону|в чат|на глаз|ищ(?:ем|ут)|найти|by hand|manual|paper|notebook|spreadsheet|whiteboard|clipboard|re-?typ|re-?key|re-?enter|twice|one by one|phone|e-?mail|hunting|search/iu;
const STAFF = /^(?:человек|сотрудник\p{L}*|people|staff|employees|of us)$/u;
const BREAK =
  /\s[–—-]\s|[;(]|:(?!\d)|,\s(?!(?:что|где|когда|как|кто|куда|чтобы|котор|если|сколько|who|what|where|which))/u;

const isAlive = (entry: FactEntry | undefined) => entry !== undefined && !entry.removed;

/** Living entries with a clause of at most twelve words for a question; quotation marks inside become inner ones. */
const quoted = <T extends FactEntry>(entries: readonly T[], locale: Locale) =>
  entries.filter(isAlive).flatMap((entry) => {
    const bare = entry.text.replace(/^(?:сейчас|currently|чтобы?)\s/iu, "");
    const own = bare.replace(/^\p{Lu}(?=\p{Ll}+\s)/u, (letter) => letter.toLowerCase());
    const isShort = (text = "") => text !== "" && text.split(/\s+/).length <= 12;
    const quote = [/[;(]|:(?!\d)/.test(own) ? "" : own, own.split(BREAK)[0]].find(isShort)?.trim();
    if (quote === undefined) return [];
    const inner =
      locale === "ru" ? quote.replaceAll("«", "„").replaceAll("»", "“") : quote.replaceAll(/[“”"]/g, "'");
    return [{ ...entry, quote: inner }];
  });

const isAskable = ({ quote }: { quote: string }) => quote.includes(" ") && !NO_CONNECTION.test(quote);

/** What a calculation or a plan lacks and the text does not say, the weightiest first: at most five, none for what is no project. */
export function questionsOf(
  sheet: Omit<FactSheet, "open" | "clarity" | "version">,
  clarity: Clarity,
): Question[] {
  const { locale, limits } = sheet;
  const fills = fillsOf(locale, sheetCurrency(sheet));
  const ask = (kind: Asked, about?: About): Question => ({
    id: `ask-${kind === "minutes" || kind === "often" ? about?.id : kind}`,
    text: words[locale][kind].replace("{}", () => about?.quote ?? ""),
    fills: { ...fills[kind], ...(about?.counts !== undefined && { counts: about.counts }) },
    ...(about && { about: about.id }),
  });
  if (clarity === "none") return [];
  if (clarity === "vague") return [ask("what"), ask("whom"), ask("week"), ask("deadline")];
  const figures = sheet.figures.filter(isAlive);
  const troubles = quoted(sheet.pains, locale).filter((one) => isAskable(one) && !isDuty(one, figures));
  // What is counted already lacks nothing but its price.
  const [dear] = troubles.toSorted((one, other) => other.figures.length - one.figures.length);
  const staff = sheet.actors.filter((actor) => isAlive(actor) && actor.side === "serves");
  const isCounted = figures.some(({ kind, unit }) => kind === "count" && STAFF.test(unit));
  // «мэр»: who is spoken of in the singular is one.
  const isMany = ({ name }: { name: string }) =>
    isPlural(name) || parse(name.split(" ").at(-1) ?? "")[0]?.number === "plur";
  const [role] = isCounted || staff.some(({ figure }) => figure !== undefined) ? [] : staff.filter(isMany);
  const costly = figures.some(({ kind }) => kind === "money") ? undefined : dear;
  // What is asked for its yearly cost is asked for nothing else.
  const others = troubles.filter((one) => one.figures.length === 0 && one !== costly);
  return [
    ...others.slice(0, costly ? 1 : 2).map((one) => ask(BY_HAND.test(one.text) ? "minutes" : "often", one)),
    costly && ask("cost", costly),
    role && ask("people", { id: role.id, quote: role.name, counts: role.name }),
    !isAlive(limits.deadline) && ask("deadline"),
    !isAlive(limits.budget) && ask("budget"),
  ]
    .flatMap((question) => question || [])
    .slice(0, factLimits.questions);
}
