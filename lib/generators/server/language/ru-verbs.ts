import "server-only";
import { likeWritten, parse, type RuParse } from "@/lib/generators/server/language/ru-words";

const verbal = new Set(["VERB", "INFN", "PRTF", "PRTS", "GRND"]);
const asVerb = (word: string): RuParse | undefined =>
  parse(word).find(({ pos }) => pos === "VERB" || pos === "INFN") ??
  parse(word).find(({ pos }) => verbal.has(pos));

/**
 * «записывался» → «записывается», «видеть» → «видит». A perfective verb has no present and gives its future («отметил» → «отметит»).
 * What is no verb comes back as it is.
 */
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
const nouns: Readonly<Record<string, string>> = {
  бронировать: "бронирование",
  ввести: "ввод",
  вводить: "ввод",
  вести: "ведение",
  возвращать: "возврат",
  выбирать: "выбор",
  выбрать: "выбор",
  выгружать: "выгрузка",
  выдавать: "выдача",
  выдать: "выдача",
  загружать: "загрузка",
  заказать: "заказ",
  заказывать: "заказ",
  записать: "запись",
  записаться: "запись",
  записывать: "запись",
  записываться: "запись",
  искать: "поиск",
  контролировать: "контроль",
  обрабатывать: "обработка",
  оплатить: "оплата",
  оплачивать: "оплата",
  отгружать: "отгрузка",
  отмечать: "отметка",
  отправить: "отправка",
  отправлять: "отправка",
  оценивать: "оценка",
  передавать: "передача",
  передать: "передача",
  печатать: "печать",
  подбирать: "подбор",
  подобрать: "подбор",
  показывать: "показ",
  покупать: "покупка",
  принимать: "приём",
  принять: "приём",
  проверить: "проверка",
  проверять: "проверка",
  продавать: "продажа",
  рассылать: "рассылка",
  рассчитывать: "расчёт",
  рассчитать: "расчёт",
  сверять: "сверка",
  списывать: "списание",
  считать: "подсчёт",
  учесть: "учёт",
  учитывать: "учёт",
};

/** Endings of verbs whose noun is regular, with what takes their place; only a noun the dictionary has is taken. */
const endings: readonly (readonly [string, readonly string[]])[] = [
  ["овать", ["ование"]],
  ["евать", ["евание", "ение"]],
  ["ивать", ["ивание", "ение"]],
  ["ывать", ["ывание"]],
  ["лять", ["ление"]],
  ["нять", ["нение"]],
  ["щать", ["щение"]],
  ["ждать", ["ждение"]],
  ["жать", ["жение"]],
  ["чать", ["чение"]],
  ["инать", ["инание"]],
  ["шать", ["шение"]],
  ["вить", ["вление"]],
  ["мить", ["мление"]],
  ["бить", ["бление"]],
  ["стить", ["щение"]],
  ["дить", ["ждение"]],
  ["ить", ["ение"]],
];

/** «хранить» → «хранение», «учитывать» → «учёт»; `undefined` when no such noun is sure («видеть», «знать»). */
export function verbalNoun(verb: string): string | undefined {
  const plain = infinitive(verb).toLowerCase();
  const own = nouns[plain];
  if (own !== undefined) return own;
  if (plain.length < 7) return undefined;
  for (const [ending, replacements] of endings) {
    if (!plain.endsWith(ending)) continue;
    const stem = plain.slice(0, -ending.length);
    const noun = replacements
      .map((replacement) => stem + replacement)
      .find((word) => parse(word).some(({ known, pos }) => known && pos === "NOUN"));
    if (noun !== undefined) return noun;
  }
  return undefined;
}
