import "server-only";
import { fits, type Token } from "@/lib/generators/server/read/tokens";

/** Money by sign, code and word. */

// prettier-ignore
export const currencySigns: Readonly<Record<string, string>> = {
  "₽": "RUB", $: "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₴": "UAH", "₸": "KZT", "₹": "INR", "₺": "TRY", "₩": "KRW",
  "₪": "ILS", "฿": "THB", "₫": "VND", "₦": "NGN", "₱": "PHP", "₾": "GEL", "֏": "AMD", "₼": "AZN", "₡": "CRC", "₵": "GHS",
};

const codes = new Set(
  (
    "RUB USD EUR GBP JPY CNY CHF KZT UZS KGS BYN UAH AMD AZN GEL MDL TJS MNT PLN CZK HUF RON BGN SEK NOK DKK ISK TRY ILS AED SAR QAR " +
    "KWD OMR EGP MAD TND ZAR NGN KES GHS TZS ETB INR PKR BDT LKR NPR IDR MYR SGD THB VND PHP KRW TWD HKD AUD NZD CAD MXN BRL ARS CLP " +
    "COP PEN UYU CRC RSD"
  ).split(" "),
);

/** Written in full or short. */
// prettier-ignore
const names: readonly (readonly [RegExp, string])[] = [
  [/^(?:руб.*|р|рэ|rub|rur|roubles?|rubles?)$/, "RUB"], [/^(?:долл|бакс)|^(?:dollars?|bucks|usd)$/, "USD"], [/^(?:евро|euros?)$/, "EUR"],
  [/^(?:тенге|tenge)$/, "KZT"], [/^(?:сум|сума|сумов|сумы|soums?)$/, "UZS"], [/^(?:сом|сома|сомов|soms)$/, "KGS"], [/^(?:ле[йеяи]|леев|lei)$/, "MDL"],
  [/^(?:лари|lari)$/, "GEL"], [/^драм/, "AMD"], [/^манат/, "AZN"], [/^гривн|^hryvnias?$/, "UAH"], [/^злот|^(?:zł|zl|złotych|zlotys?)$/, "PLN"],
  [/^юан|^(?:yuan|rmb)$/, "CNY"], [/^иен|^yen$/, "JPY"], [/^стерлинг|^(?:quid|sterling)$/, "GBP"], [/^франк|^(?:francs?|sfr)$/, "CHF"],
  [/^рупи|^(?:rupees?|rs)$/, "INR"], [/^дирхам|^dirhams?$/, "AED"], [/^шекел|^shekels?$/, "ILS"], [/^rands?$/, "ZAR"], [/^форинт|^(?:forints?|ft)$/, "HUF"],
  [/^(?:kr|kronor|krona)$/, "SEK"], [/^kroner$/, "NOK"], [/^крон|^(?:kč|koruna?)$/, "CZK"], [/^(?:лиры?|tl|liras?)$/, "TRY"], [/^(?:reais|reals)$/, "BRL"],
  [/^pesos?$/, "MXN"], [/^naira$/, "NGN"], [/^(?:ksh|shillings?)$/, "KES"], [/^baht$/, "THB"], [/^ringgits?$/, "MYR"], [/^riyals?$/, "SAR"],
  [/^(?:leva|лев[аов]*)$/, "BGN"], [/^dong$/, "VND"], [/^rupiah$/, "IDR"],
];

/** «руб.», «тенге», "zł", "CHF" → ISO 4217. Codes count in capitals only: "all" is no Albanian money. */
const currencyOf = ({ text, lower, quoted }: Token): string | undefined =>
  quoted ? undefined : codes.has(text) ? text : names.find(([pattern]) => pattern.test(lower))?.[1];

/** What stands before the sign or the name and tells whose money it is: "A$", "Canadian dollars", «бел. рублей». */
const owners: readonly (readonly [RegExp, string])[] = [
  [/^(?:us|u\.s)$/, "USD"],
  [/^(?:au?|austral.*)$/, "AUD"],
  [/^(?:ca?|canad.*)$/, "CAD"],
  [/^nz$/, "NZD"],
  [/^hk$/, "HKD"],
  [/^(?:s|singap.*)$/, "SGD"],
  [/^r$/, "BRL"],
  [/^mx$/, "MXN"],
  [/^бел/, "BYN"],
];
const ownerOf = (token: Token) => owners.find(([pattern]) => pattern.test(token.lower))?.[1];

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
  const sign = currencySigns[before?.text ?? ""];
  if (before !== undefined && sign !== undefined) {
    const owner = prefix?.end === before.start ? ownerOf(prefix) : undefined;
    const code = after !== undefined && codes.has(after.text) ? after.text : undefined;
    return { currency: owner ?? code ?? sign, from: owner ? from - 2 : from - 1, to: code ? to + 1 : to };
  }
  if (
    before !== undefined &&
    /^(?:kr|rs|zł)$|^[A-Z]{3}$/.test(codes.has(before.text) ? before.text : before.lower)
  ) {
    const currency = currencyOf(before);
    if (currency !== undefined) return { currency, from: from - 1, to };
  }
  if (after === undefined || after.quoted) return undefined;
  const signAfter = currencySigns[after.text] ?? (fits(tokens, to, pounds) > 0 ? "GBP" : currencyOf(after));
  if (signAfter !== undefined) return { currency: signAfter, from, to: to + 1 };
  const owner = next && currencyOf(next) !== undefined ? ownerOf(after) : undefined;
  return owner === undefined ? undefined : { currency: owner, from, to: to + 2 };
}
