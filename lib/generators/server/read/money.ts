import "server-only";
import { fits, type Token } from "@/lib/generators/server/read/tokens";

/** Money by code, sign and word. Words are whole, as patterns. */
const table = `
  RUB ₽|руб.*|р|рэ|rub|rur|roubles?|rubles?; USD $|долл.*|бакс.*|dollars?|bucks|usd; EUR €|евро|euros?; KZT ₸|тенге|tenge
  UZS сум|сума|сумов|сумы|soums?; KGS сом|сома|сомов|soms; MDL ле[йеяи]|леев|lei; GEL ₾|лари|lari; AMD ֏|драм.*; AZN ₼|манат.*
  UAH ₴|гривн.*|hryvnias?; PLN злот.*|zł|zl|złotych|zlotys?; CNY юан.*|yuan|rmb; JPY ¥|иен.*|yen; GBP £|стерлинг.*|quid|sterling
  CHF франк.*|francs?|sfr; INR ₹|рупи.*|rupees?|rs; AED дирхам.*|dirhams?; ILS ₪|шекел.*|shekels?; ZAR rands?; HUF форинт.*|forints?|ft
  SEK kr|kronor|krona; NOK kroner; CZK крон.*|kč|koruna?; TRY ₺|лиры?|tl|liras?; BRL reais|reals; MXN pesos?; NGN ₦|naira; KES ksh|shillings?
  THB ฿|baht; MYR ringgits?; SAR riyals?; BGN leva|лев[аов]*; VND ₫|dong; IDR rupiah; KRW ₩; PHP ₱; CRC ₡; GHS ₵; BYN; TJS; MNT; RON; DKK; ISK
  QAR; KWD; OMR; EGP; MAD; TND; TZS; ETB; PKR; BDT; LKR; NPR; SGD; TWD; HKD; AUD; NZD; CAD; ARS; CLP; COP; PEN; UYU; RSD
`;
/** What stands before the sign or the name and tells whose money it is: "A$", "Canadian dollars", «бел. рублей». */
const owned =
  "USD us|u\\.s; AUD au?|austral.*; CAD ca?|canad.*; NZD nz; HKD hk; SGD s|singap.*; BRL r; BYN бел.*";

/** Rows of such tables, one a line or parted by semicolons. */
export const rowsOf = (rows: string) =>
  rows
    .trim()
    .split(/;|\n/)
    .map((row) => row.trim().split(" "));

const patternsOf = (rows: string) =>
  rowsOf(rows).map(([code = "", words = code]) => {
    const [sign = ""] = /^\P{L}(?=\||$)/u.exec(words) ?? [];
    return {
      code,
      sign,
      pattern: new RegExp(`^(?:${words.slice(sign.length).replace(/^\|/, "") || code})$`),
    };
  });

const names = patternsOf(table);
const owners = patternsOf(owned);
const codes = new Set(names.map(({ code }) => code));
export const currencySigns = new Map(names.flatMap(({ code, sign }) => (sign ? [[sign, code]] : [])));

/** «руб.», «тенге», "zł", "CHF" → ISO 4217. Codes count in capitals only: "all" is no Albanian money. */
const currencyOf = ({ text, lower, quoted }: Token): string | undefined =>
  quoted ? undefined : codes.has(text) ? text : names.find(({ pattern }) => pattern.test(lower))?.code;
const ownerOf = ({ lower }: Token) => owners.find(({ pattern }) => pattern.test(lower))?.code;

/** «т.р.», «тр», «т. руб.»: thousands of roubles. */
const thousandRoubles = "т\\.р|тр|т\\.руб|т (?:руб\\S*|р)";
/** "pounds" are money only where nothing is weighed. */
const pounds = "(?:pounds?|фунт(?:ов|а|ы))(?! of)";

export type Sum = { currency: string; from: number; to: number; scale?: number };

/** Sign, code or word of money before or after a number that stands between two tokens. */
export function moneyAt(tokens: readonly Token[], from: number, to: number): Sum | undefined {
  const [prefix, before, after, next] = [tokens[from - 2], tokens[from - 1], tokens[to], tokens[to + 1]];
  const thousands = fits(tokens, to, thousandRoubles);
  if (thousands > 0) return { currency: "RUB", from, to: to + thousands, scale: 1000 };
  const sign = currencySigns.get(before?.text ?? "");
  if (before !== undefined && sign !== undefined) {
    const owner = prefix?.end === before.start ? ownerOf(prefix) : undefined;
    const code = after !== undefined && codes.has(after.text) ? after.text : undefined;
    return { currency: owner ?? code ?? sign, from: owner ? from - 2 : from - 1, to: code ? to + 1 : to };
  }
  const isPrefix = before !== undefined && (codes.has(before.text) || /^(?:kr|rs|zł)$/.test(before.lower));
  const prefixed = isPrefix ? currencyOf(before) : undefined;
  if (prefixed !== undefined) return { currency: prefixed, from: from - 1, to };
  if (after === undefined || after.quoted) return undefined;
  const told = currencySigns.get(after.text) ?? (fits(tokens, to, pounds) > 0 ? "GBP" : currencyOf(after));
  if (told !== undefined) return { currency: told, from, to: to + 1 };
  const owner = next && currencyOf(next) !== undefined ? ownerOf(after) : undefined;
  return owner === undefined ? undefined : { currency: owner, from, to: to + 2 };
}
