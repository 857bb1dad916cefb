import "server-only";
import { parse } from "@/lib/generators/server/language/ru-words";

/** Numbers in words and the words that multiply them, both languages. «один», "one" alone are no figures: «на одном экране». */

// prettier-ignore
const russian: Readonly<Record<string, number>> = {
  два: 2, двое: 2, три: 3, трое: 3, четыре: 4, четверо: 4, пять: 5, пятеро: 5, шесть: 6, шестеро: 6, семь: 7, семеро: 7,
  восемь: 8, девять: 9, десять: 10, десяток: 10, одиннадцать: 11, двенадцать: 12, дюжина: 12, тринадцать: 13,
  четырнадцать: 14, пятнадцать: 15, шестнадцать: 16, семнадцать: 17, восемнадцать: 18, девятнадцать: 19, двадцать: 20,
  тридцать: 30, сорок: 40, пятьдесят: 50, шестьдесят: 60, семьдесят: 70, восемьдесят: 80, девяносто: 90, сто: 100,
  сотня: 100, двести: 200, триста: 300, четыреста: 400, пятьсот: 500, шестьсот: 600, семьсот: 700, восемьсот: 800,
  девятьсот: 900, полтора: 1.5, полтораста: 150,
};
const mayBegin = /^(?:дв|тр|че|пя|ше|се|во|де|од|со|ст|пол|дю|ты|ми)/;

// prettier-ignore
const english: Readonly<Record<string, number>> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13,
  fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40,
  fourty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, dozen: 12,
};

/** Multipliers as written after digits or number words. */
// prettier-ignore
const scales: Readonly<Record<string, number>> = {
  тыс: 1e3, тысяча: 1e3, тыща: 1e3, млн: 1e6, миллион: 1e6, лям: 1e6, млрд: 1e9, миллиард: 1e9, к: 1e3, k: 1e3,
  thousand: 1e3, thousands: 1e3, million: 1e6, millions: 1e6, mln: 1e6, mio: 1e6, mn: 1e6, billion: 1e9, bn: 1e9,
  hundred: 100, lakh: 1e5, lakhs: 1e5, lac: 1e5, crore: 1e7, crores: 1e7, cr: 1e7,
};

export function scaleOf(lower: string): number | undefined {
  const plain = lower.replace(/\.$/, "");
  const own = scales[plain];
  if (own !== undefined) return own;
  return /^(?:тысяч|миллион|миллиард|тыщ|лям)/.test(plain)
    ? scales[parse(plain)[0]?.normal ?? ""]
    : undefined;
}

/** Value of one number word without its multiplier: «восьми» → 8, "sixty-odd" → 60, "twenty-five" → 25. */
export function wordValue(lower: string): number | undefined {
  const own = english[lower];
  if (own !== undefined) return own;
  const parts = /^([a-z]+)-([a-z]+)$/.exec(lower);
  if (parts !== null) {
    const tens = english[parts[1] ?? ""];
    if (tens !== undefined && parts[2] === "odd") return tens;
    const ones = parts[2] === "one" ? 1 : english[parts[2] ?? ""];
    return tens !== undefined && tens >= 20 && ones !== undefined && ones < 10 ? tens + ones : undefined;
  }
  if (!mayBegin.test(lower)) return undefined;
  const [first] = parse(lower);
  const reading = parse(lower).find(
    ({ normal, pos }) => normal in russian && (pos === "NUMR" || pos === "NOUN"),
  );
  return reading !== undefined && reading.score >= (first?.score ?? 0) * 0.3
    ? russian[reading.normal]
    : undefined;
}

/** «1 340», "1,340", «2,9», "1.340.000" as written in digits. */
export function digitsValue(text: string): number {
  const plain = text.replace(/[\s'’\u00a0\u202f\u2009]/g, "");
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(",", ""));
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(plain)) return Number(plain.replaceAll(".", ""));
  return Number(plain.replace(",", "."));
}
