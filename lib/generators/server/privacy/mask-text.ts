import "server-only";
import { personalData, type Piece } from "@/lib/generators/server/privacy/personal-data";
import type { Kind } from "@/lib/generators/server/privacy/rules/rule";
import type { Locale } from "@/lib/i18n/locales";

/** What stands in the place of the data: readable, so that the model keeps the sentence. */
const tokens: Record<Kind, Record<Locale, string>> = {
  secret: { ru: "[пароль или ключ]", en: "[password or key]" },
  contact: { ru: "[контакт]", en: "[contact]" },
  email: { ru: "[e-mail]", en: "[e-mail]" },
  account: { ru: "[номер счёта]", en: "[account number]" },
  passport: { ru: "[паспорт]", en: "[passport]" },
  licence: { ru: "[водительское удостоверение]", en: "[driving licence]" },
  policy: { ru: "[номер полиса]", en: "[policy number]" },
  snils: { ru: "[СНИЛС]", en: "[insurance number]" },
  ogrn: { ru: "[ОГРН]", en: "[registration number]" },
  inn: { ru: "[ИНН]", en: "[taxpayer number]" },
  birth: { ru: "[дата рождения]", en: "[date of birth]" },
  card: { ru: "[номер карты]", en: "[card number]" },
  phone: { ru: "[телефон]", en: "[phone]" },
  name: { ru: "[имя]", en: "[name]" },
  address: { ru: "[адрес]", en: "[address]" },
  plate: { ru: "[номер машины]", en: "[number plate]" },
};

/** Puts readable words in the place of the pieces. */
export function replacePieces(text: string, pieces: readonly Piece[], locale: Locale): string {
  let masked = "";
  let at = 0;
  for (const { kind, start, end } of pieces) {
    masked += text.slice(at, start) + tokens[kind][locale];
    at = end;
  }
  return masked + text.slice(at);
}

/**
 * Takes personal data and credentials out of what a visitor wrote, before it leaves the server for a model or goes to the log. They
 * are looked for in a plain view of the text, so that odd signs hide nothing; all else stays as it was written, sign for sign. Figures
 * of the task stay: sums and counts with a unit, dates, numbers of standards. Takes time in proportion to the text.
 */
export const maskText = (text: string, locale: Locale): string =>
  replacePieces(text, personalData(text), locale);
