import "server-only";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { samplesFor } from "@/lib/generators/server/compose/interface/looks";
import * as ru from "@/lib/generators/server/language/ru";

/** Words of the visitor that stand in the drawn rows of a screen. */

export const fieldWords = bilingual({
  watched: "Что наблюдают | Observed",
  machine: "Станок | Machine",
  question: "Вопрос | Question",
  answer: "Ответ | Answer",
  handover: "Передаю человеку вместе с перепиской. | Handing you over with the whole conversation.",
  holder: "У кого сейчас | Who has it",
  department: "Отдел | Department",
  source: "Источник | Source",
  system: "Система | System",
  reading: "Показатель | Reading",
  status: "Какой сейчас статус? | What is the status now?",
  base: "База знаний | Knowledge base",
  other: "Другая система | Other system",
});

/** What stands still in a complaint: «простои эквайринга», "card-payment downtime". */
const DOWN = {
  ru: /(?:просто[ийея]\p{L}*|сбо[ийея]\p{L}*|отказ[ыа]?|недоступност\p{L}*|падени[ея]) (\p{L}{5,})/iu,
  en: /([\p{L}-]{5,}) (?:downtime|outages?|failures?)(?!\p{L})/iu,
};
const NO_NOUN = /^(?:about|long|frequent|system|major|котор\p{L}+|обход\p{L}+|стоят)$/iu;

/** What is observed: what the complaints say stands still, then the things that were counted. */
export function watchedIn({ locale, sheet }: Plan, things: readonly string[]): string[] {
  const down = sheet.pains.flatMap(({ text }) => {
    const noun = DOWN[locale].exec(text)?.[1] ?? "";
    if (noun === "" || NO_NOUN.test(noun) || (locale === "ru" && !ru.canTurn(noun))) return [];
    return [upperFirst(locale === "ru" ? ru.inCase(noun, "nomn", "sing") : noun.replace("-", " "))];
  });
  const base = things.length > 0 ? things.slice(0, 2) : [fieldWords[locale].reading];
  const numbered = [1, 2, 3, 4].flatMap((at) => base.map((thing) => `${thing} ${String(at)}`));
  return [...new Set(down), ...numbered].slice(0, 5);
}

const ASKED = /^(?:где|как|когда|сколько|почему|where|how|when|why|what)\s.{4,40}$/iu;

/** Questions that the complaints quote: «где заказ, как вернуть товар». The first is one that the record itself answers. */
export function askedIn({ locale, sheet }: Plan): string[] {
  const isAnswered = (question: string) => samplesFor(question, locale) !== undefined;
  const asked = sheet.pains
    .flatMap(({ text }) => text.split(/[:;,]\s+/u))
    .filter((part) => ASKED.test(part))
    .map((part) => `${upperFirst(part.replace(/[.?!]+$/u, ""))}?`);
  const known = asked.find(isAnswered) ?? fieldWords[locale].status;
  return [...new Set([known, ...asked])];
}

/** What each question is answered with; what no record tells is for a person. */
export const answersIn = (plan: Plan): string[] =>
  askedIn(plan).map((question) => samplesFor(question, plan.locale)?.[0] ?? fieldWords[plan.locale].handover);

/** The systems that a function takes its data from, by their names; a messenger is none. */
export function systemsOf({ exchanges, locale }: Plan, one: PlanFunction): string[] {
  const own = exchanges.filter(({ id, passes }) => one.exchanges.includes(id) && passes === "records");
  const names = own.map(({ name }) => upperFirst(name));
  const { base, other } = fieldWords[locale];
  return names.length > 0 ? names : [one.kinds[0] === "exchange" ? other : base];
}
