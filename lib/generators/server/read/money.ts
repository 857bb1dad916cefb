import "server-only";
import { fits, wordTable, type Token } from "@/lib/generators/server/read/tokens";

/** Money by code, sign and word. */
const money = wordTable(`
  RUB ₽|руб.*|р|рэ|rub|rur|roubles?|rubles?; USD \\$|долл.*|бакс.*|dollars?|bucks|usd; EUR €|евро|euros?; KZT ₸|тенге|tenge
  UZS сум|сума|сумов|сумы|soums?; KGS сом|сома|сомов|soms; MDL ле[йеяи]|леев|lei; GEL ₾|лари|lari; AMD ֏|драм.*; AZN ₼|манат.*
  UAH ₴|гривн.*|hryvnias?; PLN злот.*|zł|zl|złotych|zlotys?; CNY юан.*|yuan|rmb; JPY ¥|иен.*|yen; GBP £|стерлинг.*|quid|sterling
  CHF франк.*|francs?|sfr; INR ₹|рупи.*|rupees?|rs; AED дирхам.*|dirhams?; ILS ₪|шекел.*|shekels?; ZAR rands?; HUF форинт.*|forints?|ft
  SEK kr|kronor|krona; NOK kroner; CZK крон.*|kč|koruna?; TRY ₺|лиры?|tl|liras?; BRL reais|reals; MXN pesos?; NGN ₦|naira; KES ksh|shillings?
  THB ฿|baht; MYR ringgits?; SAR riyals?; BGN leva|лев[аов]*; VND ₫|dong; IDR rupiah; KRW ₩; PHP ₱; CRC ₡; GHS ₵; BYN; TJS; MNT; RON; DKK; ISK
  QAR; KWD; OMR; EGP; MAD; TND; TZS; ETB; PKR; BDT; LKR; NPR; SGD; TWD; HKD; AUD; NZD; CAD; ARS; CLP; COP; PEN; UYU; RSD
`);
/** What stands before the sign or the name and tells whose money it is: "A$", "Canadian dollars", «бел. рублей». */
const owner = wordTable(
  "USD us|u\\.s; AUD au?|austral.*; CAD ca?|canad.*; NZD nz; HKD hk; SGD s|singap.*; BRL r; BYN бел.*",
);

/** «руб.», «тенге», "zł", "CHF" → ISO 4217. Codes count in capitals only: "all" is no Albanian money. */
const currencyOf = ({ text, lower, quoted }: Token): string | undefined =>
  quoted ? undefined : (money(text) ?? money(lower));

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
  const isPrefix = before?.kind === "mark" || /^(?:[A-Z]{3}|[Kk]r|[Rr]s|zł)$/.test(before?.text ?? "");
  const led = before && isPrefix ? currencyOf(before) : undefined;
  if (before && led !== undefined) {
    const own = prefix?.end === before.start ? owner(prefix.lower) : undefined;
    const code = after && /^[A-Z]{3}$/.test(after.text) ? money(after.text) : undefined;
    return { currency: own ?? code ?? led, from: own ? from - 2 : from - 1, to: code ? to + 1 : to };
  }
  if (after === undefined || after.quoted) return undefined;
  const told = fits(tokens, to, pounds) > 0 ? "GBP" : currencyOf(after);
  if (told !== undefined) return { currency: told, from, to: to + 1 };
  const own = next && currencyOf(next) !== undefined ? owner(after.lower) : undefined;
  return own === undefined ? undefined : { currency: own, from, to: to + 2 };
}
