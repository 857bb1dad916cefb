import "server-only";
import { isInn, isLuhn } from "@/lib/generators/server/privacy/checksums";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import type { ToolContext, ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/locales";

/**
 * Takes personal data out of what a visitor wrote before it leaves the server for a model: e-mail addresses, phone numbers, bank
 * cards (Luhn), ИНН (check digits) and passport numbers beside the word. Figures of the task stay: sums and counts with a unit, dates,
 * numbers of standards. Every expression takes linear time: runs are bounded, and a match begins only where a word begins.
 */

type Kind = "email" | "phone" | "card" | "inn" | "passport";

/** What stands in the place of the data: readable, so that the model keeps the sentence. */
const tokens: Record<Kind, Record<Locale, string>> = {
  email: { ru: "[e-mail]", en: "[e-mail]" },
  phone: { ru: "[телефон]", en: "[phone]" },
  card: { ru: "[номер карты]", en: "[card number]" },
  inn: { ru: "[ИНН]", en: "[taxpayer number]" },
  passport: { ru: "[паспорт]", en: "[passport]" },
};

/** Spaces of all widths, full stops and all hyphens: what people put between the groups of a number. */
const GAP = "[ \\u00A0\\u2009\\u202F.\\-\\u2010-\\u2013]";
const START = "(?<![\\p{L}\\d_+.,/\\u2116-]|\\d[ \\u00A0])";
const END = "(?![\\d_]|[.,]\\d)";

/** A unit of money or scale right after a number without groups says that it is a sum. */
const SUM_UNIT =
  /^\s{0,2}(?:[₽$€£%]|(?:руб|тыс|млн|млрд|трлн|долл|евро|коп|шт|rub|usd|eur|thousand|million|billion|k\b|m\b|bn\b)|р\.)/iu;
const BY_THOUSANDS = /^\+?\d{1,3}(?:[ \u00A0\u2009\u202F.,]\d{3})+$/;
const WORD_AFTER = /^\s{0,2}[\p{L}₽$€£%]/u;

/** 7 000 000 000, whatever follows: nobody's number ends in so many zeros. */
const isRound = (text: string) => /0{6}$/.test(text.replace(/\D/g, ""));

const isQuantity = (text: string, after: string) =>
  isRound(text) || (BY_THOUSANDS.test(text) ? WORD_AFTER : SUM_UNIT).test(after);

/** The ten digits of a Russian number after its prefix: area codes have three to five of them. */
const RU_TEN = [
  `\\(?\\d{3}\\)?${GAP}{0,3}\\d{3}${GAP}{0,3}\\d{2}${GAP}{0,3}\\d{2}`,
  `\\(?\\d{4}\\)?${GAP}{0,3}\\d{2}${GAP}{0,3}\\d{2}${GAP}{0,3}\\d{2}`,
  `\\(?\\d{5}\\)?${GAP}{0,3}\\d${GAP}{0,3}\\d{2}${GAP}{0,3}\\d{2}`,
].join("|");

type Rule = {
  kind: Kind;
  pattern: RegExp;
  /** Which part of a match goes, when a word beside it is to stay. */
  group?: number;
  /** Refuses what only looks like it; gets the text that follows. */
  is?: (match: string, after: string) => boolean;
};

const unlessQuantity = (match: string, after: string) => !isQuantity(match, after);

const rules: readonly Rule[] = [
  {
    kind: "email",
    pattern:
      /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu,
  },
  {
    kind: "passport",
    pattern:
      /(?<!\p{L})(?:загран)?паспорт\p{L}{0,3}[^\d\n.!?]{0,40}(\d{2}[ \u00A0]?\d{2}[ \u00A0,]{0,2}(?:№|N|номер)?[ \u00A0]?\d{6}|\d{2}[ \u00A0]?№?[ \u00A0]?\d{7})(?!\d)/giu,
    group: 1,
  },
  {
    kind: "passport",
    pattern:
      /(?<!\p{L})passports?(?:[ \u00A0]{1,2}(?:no\.?|number|#|№))?[ \u00A0:#№]{1,4}([A-Z]{0,2}[ \u00A0]?\d{2}[ \u00A0]?\d{2}[ \u00A0]?\d{3,6})(?!\d)/giu,
    group: 1,
    is: unlessQuantity,
  },
  {
    kind: "inn",
    pattern: /(?<!\p{L})(?:инн|inn)(?:\/кпп)?[^\d\p{L}\n]{1,5}(\d{12}|\d{10})(?!\d)/giu,
    group: 1,
  },
  {
    kind: "card",
    pattern: new RegExp(
      `${START}(?:[2-6]\\d{3}(?:${GAP}?\\d{4}){3}(?:${GAP}?\\d{2,3})?|3[47]\\d{2}${GAP}?\\d{6}${GAP}?\\d{5})${END}`,
      "gu",
    ),
    is: (match, after) => isLuhn(match) && unlessQuantity(match, after),
  },
  {
    kind: "phone",
    pattern: new RegExp(`${START.replace("+", "")}(?:\\+7|7|8)${GAP}{0,3}(?:${RU_TEN})${END}`, "gu"),
    is: unlessQuantity,
  },
  {
    kind: "phone",
    pattern: new RegExp(
      `(?<![\\p{L}\\d])\\+(?!7${GAP}{0,3}\\(?\\d)[1-9]\\d{0,2}${GAP}{0,2}(?:\\(\\d{1,5}\\)${GAP}{0,2})?(?:\\d${GAP}{0,2}){6,12}\\d${END}`,
      "gu",
    ),
    is: unlessQuantity,
  },
  {
    kind: "phone",
    pattern: new RegExp(
      `(?<![\\d)])(?:\\(\\d{3}\\)${GAP}{0,2}\\d{3}${GAP}{1,2}\\d{2}${GAP}?\\d{2}|\\(\\d{4}\\)${GAP}{0,2}\\d{2}${GAP}?\\d{2}${GAP}?\\d{2}|\\(\\d{5}\\)${GAP}{0,2}\\d${GAP}?\\d{2}${GAP}?\\d{2})${END}`,
      "gu",
    ),
  },
  {
    kind: "phone",
    pattern: new RegExp(
      `${START}(?:\\d{3}[ \\u00A0-])?\\d{3}-\\d{2}-\\d{2}(?![\\d-])|${START}\\d{3}-\\d{3}-\\d{4}(?![\\d-])`,
      "gu",
    ),
  },
  {
    kind: "phone",
    pattern:
      /(?<!\p{L})(?:тел|моб|факс|телефон|мобильный|phone|tel|mobile|whatsapp)[.:]{1,2}[ \u00A0]{0,2}((?:[ \u00A0()-]?\d){6,12})(?!\d)/giu,
    group: 1,
    is: (match, after) => !BY_THOUSANDS.test(match.trim()) && unlessQuantity(match.trim(), after),
  },
  {
    kind: "inn",
    pattern: new RegExp(`${START}(?:\\d{12}|\\d{10})${END}`, "gu"),
    is: (match, after) => isInn(match) && unlessQuantity(match, after),
  },
  // A mobile number without its prefix; after the ИНН, which has a check digit to tell by.
  { kind: "phone", pattern: new RegExp(`${START}9\\d{9}${END}`, "gu"), is: unlessQuantity },
];

/** The text with its personal data replaced by words in the language of the document. */
export function maskText(text: string, locale: Locale): string {
  return rules.reduce(
    (masked, { kind, pattern, group, is }) =>
      masked.replace(pattern, (...found: unknown[]) => {
        const match = String(found[0]);
        const part = group === undefined ? match : String(found[group]);
        const at = Number(found.findLast((value) => typeof value === "number"));
        if (is !== undefined && !is(part, masked.slice(at + match.length, at + match.length + 16)))
          return match;
        return match.slice(0, match.length - part.length) + tokens[kind][locale];
      }),
    text,
  );
}

/** Longest stand-in: a masked text is never longer than the one it stands for by more than a bound of the sheet allows. */
const MAX_TOKEN = 40;
const maskedPart = (text: string, locale: Locale) =>
  maskText(text, locale).slice(0, Math.max(text.length, MAX_TOKEN));

/** A sheet with its words masked. Places of entries are those of the description as it was. */
const maskFacts = (facts: FactSheet, locale: Locale): FactSheet =>
  JSON.parse(
    JSON.stringify(facts, (_, value: unknown) =>
      typeof value === "string" ? maskedPart(value, locale) : value,
    ),
  ) as FactSheet;

/** Every text of a request, masked. */
export function maskInput(input: ToolInput, locale: Locale): ToolInput {
  const mask = (text: string | undefined) => (text === undefined ? undefined : maskText(text, locale));
  const context =
    input.context &&
    (Object.fromEntries(
      Object.entries(input.context).map(([name, text]) => [name, mask(text)]),
    ) as ToolContext);
  return {
    ...input,
    description: maskText(input.description, locale),
    additionalInfo: mask(input.additionalInfo),
    scope: mask(input.scope),
    style: mask(input.style),
    context,
    facts: input.facts && maskFacts(input.facts, locale),
  };
}
