import "server-only";
import type { ScreenItem } from "@/lib/generators/screens";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { interfaceWords } from "@/lib/content/interface-words";
import { formatPercent } from "@/lib/generators/numbers";
import * as say from "@/lib/generators/server/compose/text/figures";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { namesOf, samplesFor } from "@/lib/generators/server/compose/interface/looks";
import * as ru from "@/lib/generators/server/language/ru";

/** Words of the visitor that stand in the drawn rows of a screen. */

/** What stands still in a complaint: «простои эквайринга», "card-payment downtime". */
const DOWN = {
  ru: /(?:просто[ийея]\p{L}*|сбо[ийея]\p{L}*|отказ[ыа]?|недоступност\p{L}*|падени[ея]) (\p{L}{5,})/iu,
  en: /([\p{L}-]{5,}) (?:downtime|outages?|failures?)(?!\p{L})/iu,
};
const NO_NOUN = /^(?:about|long|frequent|system|major|котор\p{L}+|обход\p{L}+|стоят)$/iu;

/** What is observed: what the complaints say stands still, then the things that were counted. */
export function watchedIn(plan: Plan, things: readonly string[]): string[] {
  const { locale, sheet } = plan;
  const down = sheet.pains.flatMap(({ text }) => {
    const noun = DOWN[locale].exec(text)?.[1] ?? "";
    if (noun === "" || NO_NOUN.test(noun) || (locale === "ru" && !ru.canTurn(noun))) return [];
    return [upperFirst(locale === "ru" ? ru.inCase(noun, "nomn", "sing") : noun.replace("-", " "))];
  });
  const named = namesOf("watched", plan) ?? [];
  // What stands still is called as its trade calls it: no row comes twice.
  const off = down.map((noun) => named.find((name) => say.shareNouns(name, noun)) ?? noun);
  const base = things.length > 0 ? things.slice(0, 2) : [interfaceWords(locale).fields.reading];
  const numbered = [1, 2, 3, 4, 5].flatMap((at) => base.map((thing) => `${thing} ${String(at)}`));
  return [...new Set([...off, ...named, ...numbered])].slice(0, 5);
}

const ASKED = /^(?:где|как|когда|сколько|почему|where|how|when|why|what)\s.{4,40}$/iu;

/** Questions that the complaints quote: «где заказ, как вернуть товар». The first is one that the record itself answers. */
function routineIn({ locale, sheet }: Plan): string[] {
  const isAnswered = (question: string) => samplesFor(question, locale) !== undefined;
  const asked = sheet.pains
    .flatMap(({ text }) => text.split(/[:;,]\s+/u))
    .filter((part) => ASKED.test(part))
    .map((part) => `${upperFirst(part.replace(/[.?!]+$/u, ""))}?`);
  const known = asked.find(isAnswered) ?? interfaceWords(locale).fields.status;
  return [...new Set([known, ...asked])];
}

/** What is for a person: nothing that the complaints call routine. */
function hardIn({ locale }: Plan, [known = ""]: readonly string[]): string[] {
  const { hard, hardOrder } = interfaceWords(locale).fields;
  return (/(?<!\p{L})(?:заказ|order)/iu.test(known) ? hardOrder : hard).split("; ");
}

/** Two questions that the bot answers itself, where it can, and one for a person. */
export function askedIn(plan: Plan): string[] {
  const routine = routineIn(plan);
  const [known = "", ...others] = routine;
  const second = others.find((question) => samplesFor(question, plan.locale) !== undefined);
  // A record is told of to those who give its number and the phone number in it.
  const { given } = interfaceWords(plan.locale).fields;
  const first = samplesFor(known, plan.locale)?.[0]?.includes("2817") ? `${known} ${given}` : known;
  return [first, second, ...hardIn(plan, routine).slice(0, 1)].filter((question) => question !== undefined);
}

/** What each of them is answered with. */
export const answersIn = (plan: Plan): string[] =>
  askedIn(plan).map(
    (question) => samplesFor(question, plan.locale)?.[0] ?? interfaceWords(plan.locale).fields.handover,
  );

/** What the staff sees row by row: what is for a person, and nothing that the bot has closed. */
export const handedIn = (plan: Plan): string[] => hardIn(plan, routineIn(plan));

/** The systems that a function exchanges records with, by their names; a messenger is none. */
export const systemsNamed = ({ exchanges }: Plan, one: PlanFunction): string[] =>
  exchanges
    .filter(({ id, passes }) => one.exchanges.includes(id) && passes === "records")
    .map(({ name }) => upperFirst(name));

/** The same, or what stands for them where none is named. */
export function systemsOf(plan: Plan, one: PlanFunction): string[] {
  const names = systemsNamed(plan, one);
  const { base, other } = interfaceWords(plan.locale).fields;
  return names.length > 0 ? names : [one.kinds[0] === "exchange" ? other : base];
}

/** What the complaints say in numbers, as the tiles of a report: «Ответ ждут» over «30 дней»; what money goes on is no tile. */
export function toldIn({ sheet, locale }: Plan): (ScreenItem & { isOwn: boolean })[] {
  const told = sheet.pains.flatMap(({ text }) => text.split(/[,;:] /u));
  return sheet.figures.flatMap((figure) => {
    const clause = told.find((part) => part.includes(figure.text));
    if (clause === undefined || figure.removed || say.isTimes(figure) || /money|count/u.test(figure.kind))
      return [];
    const said = clause.replace(figure.text, "").replace(OF, "").trim();
    const noun = SAID.test(said) ? said : say.nounOf(figure);
    const value =
      figure.kind === "share"
        ? formatPercent(Math.round(figure.value), locale)
        : say.figureText(figure, locale).replace(new RegExp(`[ \u00a0]${noun}(?!\\p{L})`, "u"), "");
    return SAID.test(noun) && value.length < 30
      ? [{ label: upperFirst(say.nominal(noun, locale)), value: upperFirst(value), isOwn: true }]
      : [];
  });
}
const OF = /(?<!\p{L})(?:до|около|из них|up to|about|of them|are|is)(?!\p{L})/giu;
/** Two words or three, and no pronoun for what has been said before. */
const SAID =
  /^(?!.*(?:\d|это|this|принима\p{L}+$|получа\p{L}+$|(?:receive|get|take|handle)s?$))\p{L}[\p{L}-]+(?: [\p{L}-]+){0,2}$/iu;
