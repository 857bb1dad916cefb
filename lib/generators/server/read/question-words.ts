import "server-only";
import type { Question } from "@/lib/generators/fact-sheet";
import type { Locale } from "@/lib/i18n/locales";

/** Work done by hand takes time each time; everything else happens so and so often. */
export const byHand: Record<Locale, RegExp> = {
  ru: /вручную|руками|от руки|бумаг|бумаж|блокнот|тетрад|эксел|excel|вбива|перебива|перепечат|второй раз|дважды|по телефону|в чат|вотсап|на глаз|ищ(?:ем|ут)|найти/u,
  en: /by hand|manual|paper|notebook|spreadsheet|excel|whiteboard|clipboard|retyp|re-?key|re-?enter|typed|twice|three times|one by one|phone|e-?mail|written|whatsapp|hunting|search/u,
};

/** Questions to a clear description; slots hold the visitor's own clauses and names. */
export const texts = {
  minutes: {
    ru: (pain: string) => `Сколько минут уходит на это каждый раз: «${pain}»?`,
    en: (pain: string) => `How many minutes does this take each time: “${pain}”?`,
  },
  often: {
    ru: (pain: string) => `Сколько раз в месяц такое бывает: «${pain}»?`,
    en: (pain: string) => `How many times a month does this happen: “${pain}”?`,
  },
  cost: {
    ru: (pain: string) => `Во сколько обходится один такой случай: «${pain}»?`,
    en: (pain: string) => `What does one such case cost you: “${pain}”?`,
  },
  yearly: {
    ru: (pain: string) => `Во сколько это обходится за год: «${pain}»?`,
    en: (pain: string) => `What does this cost you in a year: “${pain}”?`,
  },
  one: {
    ru: (one: string) => `Сколько минут занимает ${one}?`,
    en: (one: string) => `How many minutes does one ${one} take?`,
  },
  staff: {
    ru: (name: string) => `Сколько у вас людей в роли «${name}»?`,
    en: (name: string) => `How many people do you have in this role: “${name}”?`,
  },
  users: {
    ru: (wish: string) => `Сколько человек будет этим пользоваться: «${wish}»?`,
    en: (wish: string) => `How many people will use this: “${wish}”?`,
  },
  deadline: {
    ru: (wish: string) => `К какому сроку нужна первая очередь${wish && `, прежде всего «${wish}»`}?`,
    en: (wish: string) => `By when do you need the first part${wish && `, above all “${wish}”`}?`,
  },
  budget: {
    ru: () => "Какая сумма отведена на этот проект?",
    en: () => "How much may this project cost?",
  },
  load: {
    ru: (wish: string) => `Сколько раз в неделю это понадобится: «${wish}»?`,
    en: (wish: string) => `How many times a week will this be needed: “${wish}”?`,
  },
  hosting: {
    ru: () => "Где это должно работать: на ваших серверах или в облаке?",
    en: () => "Where must this run: on servers of yours or in the cloud?",
  },
  acceptance: {
    ru: (wish: string) => `По чему вы увидите, что это работает как надо: «${wish}»?`,
    en: (wish: string) => `How will you see that this works as it should: “${wish}”?`,
  },
} as const;

/** Questions to a description that wants nothing in particular. */
export const vague: Record<
  Locale,
  readonly { id: string; text: (named: string) => string; fills: Question["fills"] }[]
> = {
  ru: [
    {
      id: "what",
      text: (named) =>
        named
          ? `Какое дело должно взять на себя то, о чём вы пишете: «${named}»?`
          : "Какое одно дело нужно изменить в первую очередь?",
      fills: { part: "wishes" },
    },
    {
      id: "whom",
      text: () => "Кто будет этим пользоваться: кто из ваших людей, кто из клиентов?",
      fills: { part: "actors" },
    },
    {
      id: "often",
      text: () => "Сколько раз в неделю это делают сегодня?",
      fills: { part: "figures", unit: "раз", period: "week", kind: "flow", says: "has" },
    },
    { id: "deadline", text: () => "К какому сроку это нужно?", fills: { part: "limits", field: "deadline" } },
  ],
  en: [
    {
      id: "what",
      text: (named) =>
        named
          ? `Which piece of work should this take over: “${named}”?`
          : "Which one piece of work should change first?",
      fills: { part: "wishes" },
    },
    {
      id: "whom",
      text: () => "Who will use it: which of your people, which of your customers?",
      fills: { part: "actors" },
    },
    {
      id: "often",
      text: () => "How many times a week is this done today?",
      fills: { part: "figures", unit: "times", period: "week", kind: "flow", says: "has" },
    },
    { id: "deadline", text: () => "By when do you need it?", fills: { part: "limits", field: "deadline" } },
  ],
};
