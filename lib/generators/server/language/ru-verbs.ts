import "server-only";
import { likeWritten, parse, type RuParse } from "@/lib/generators/server/language/ru-words";

const VERBAL = /^(?:VERB|INFN|PRTF|PRTS|GRND)$/;
const asVerb = (word: string): RuParse | undefined =>
  parse(word).find(({ pos }) => pos === "VERB" || pos === "INFN") ??
  parse(word).find(({ pos }) => VERBAL.test(pos));

/** «записывался» → «записывается». A perfective verb has no present and gives its future; what is no verb comes back as it is. */
export function present(verb: string, person: 1 | 2 | 3 = 3, number: "sing" | "plur" = "sing"): string {
  const reading = asVerb(verb);
  const form =
    reading?.form(`${person}per`, number, "pres", "indc") ??
    reading?.form(`${person}per`, number, "futr", "indc");
  return form === undefined ? verb : likeWritten(form, verb);
}

/** «записывался» → «записываться»; what is no verb comes back as it is. */
export function infinitive(verb: string): string {
  const form = asVerb(verb)?.form("INFN");
  return form === undefined ? verb : likeWritten(form, verb);
}

/** Nouns of actions that do not follow from the verb by rule. */
const nouns = new Map(
  "ввести:ввод вводить:ввод вести:ведение возвращать:возврат выбирать:выбор выбрать:выбор выгружать:выгрузка выдавать:выдача выдать:выдача загружать:загрузка заказать:заказ заказывать:заказ записать:запись записаться:запись записывать:запись записываться:запись искать:поиск контролировать:контроль обрабатывать:обработка оплатить:оплата оплачивать:оплата отгружать:отгрузка отмечать:отметка отправить:отправка отправлять:отправка оценивать:оценка передавать:передача передать:передача печатать:печать подбирать:подбор подобрать:подбор показывать:показ покупать:покупка принимать:приём принять:приём проверить:проверка проверять:проверка продавать:продажа рассылать:рассылка рассчитывать:расчёт рассчитать:расчёт сверять:сверка списывать:списание считать:подсчёт учесть:учёт учитывать:учёт"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);
/** Endings of verbs whose noun is regular, with what takes their place; only a noun the dictionary has is taken. */
const endings =
  "овать:ование евать:евание евать:ение ивать:ивание ивать:ение ывать:ывание лять:ление нять:нение щать:щение ждать:ждение жать:жение чать:чение инать:инание шать:шение вить:вление мить:мление бить:бление стить:щение дить:ждение ить:ение"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]);

/** «хранить» → «хранение», «учитывать» → «учёт»; `undefined` when no such noun is sure («видеть», «знать»). */
export function verbalNoun(verb: string): string | undefined {
  const plain = infinitive(verb).toLowerCase();
  const own = nouns.get(plain);
  if (own !== undefined || plain.length < 7) return own;
  return endings
    .filter(([ending]) => plain.endsWith(ending))
    .map(([ending, noun]) => plain.slice(0, -ending.length) + noun)
    .find((word) => parse(word).some(({ known, pos }) => known && pos === "NOUN"));
}
