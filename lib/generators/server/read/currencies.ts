import "server-only";

/** Money by sign, code and word; data only. Words are beginnings of words in lower case. */

// prettier-ignore
export const currencySigns: Readonly<Record<string, string>> = {
  "₽": "RUB", $: "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₴": "UAH", "₸": "KZT", "₹": "INR", "₺": "TRY", "₩": "KRW",
  "₪": "ILS", "฿": "THB", "₫": "VND", "₦": "NGN", "₱": "PHP", "₾": "GEL", "֏": "AMD", "₼": "AZN", "₲": "PYG", "₡": "CRC",
  "₵": "GHS", "﷼": "IRR",
};

const codes = new Set(
  (
    "RUB USD EUR GBP JPY CNY CHF KZT UZS KGS BYN UAH AMD AZN GEL MDL TJS TMT MNT PLN CZK HUF RON BGN SEK NOK DKK ISK TRY " +
    "ILS AED SAR QAR KWD BHD OMR EGP MAD TND ZAR NGN KES GHS TZS UGX ETB INR PKR BDT LKR NPR IDR MYR SGD THB VND PHP KRW TWD " +
    "HKD AUD NZD CAD MXN BRL ARS CLP COP PEN UYU CRC DOP JMD RSD ALL MKD BAM"
  ).split(" "),
);

/** Written in full or short; the first that fits counts, so longer beginnings stand first. */
// prettier-ignore
const words: readonly (readonly [RegExp, string])[] = [
  [/^(?:руб|₽)/, "RUB"], [/^(?:р|р\.|рэ|rub|rur|roubles?|rubles?)$/, "RUB"],
  [/^(?:долл|бакс)|^(?:dollars?|bucks|usd)$/, "USD"], [/^евро$|^euros?$/, "EUR"],
  [/^тенге$|^tenge$/, "KZT"], [/^(?:сум|сума|сумов|сумы)$|^(?:so['’ʻ]?ms?|soums?)$/, "UZS"], [/^сом(?:а|ов)?$|^soms$/, "KGS"],
  [/^ле[йеяи]$|^леев$|^lei$/, "MDL"], [/^лари$|^lari$/, "GEL"], [/^драм/, "AMD"], [/^манат/, "AZN"], [/^гривн|^hryvnias?$/, "UAH"],
  [/^злот|^(?:zł|zl|złotych|zloty|zlotys)$/, "PLN"], [/^юан|^(?:yuan|rmb)$/, "CNY"], [/^иен|^yen$/, "JPY"],
  [/^стерлинг|^(?:quid|sterling)$/, "GBP"], [/^франк|^(?:francs?|sfr)$/, "CHF"], [/^рупи|^(?:rupees?|rs)$/, "INR"],
  [/^дирхам|^dirhams?$/, "AED"], [/^шекел|^shekels?$/, "ILS"], [/^rands?$/, "ZAR"], [/^форинт|^(?:forints?|ft)$/, "HUF"],
  [/^(?:kr|kronor|krona)$/, "SEK"], [/^kroner$/, "NOK"], [/^крон|^(?:kč|koruna|korun)$/, "CZK"], [/^(?:лир|лиры|tl)$|^liras?$/, "TRY"],
  [/^(?:reais|reals)$/, "BRL"], [/^(?:pesos?)$/, "MXN"], [/^(?:naira)$/, "NGN"], [/^(?:ksh|shillings?)$/, "KES"], [/^baht$/, "THB"],
  [/^ringgits?$/, "MYR"], [/^riyals?$/, "SAR"], [/^(?:leva|лев[аов]*)$/, "BGN"], [/^dong$/, "VND"], [/^rupiah$/, "IDR"],
];

/** «руб.», «тенге», "zł", "CHF" → ISO 4217. Codes count in capitals only: "all" is no Albanian money. */
export function currencyOf(text: string): string | undefined {
  if (codes.has(text)) return text;
  const lower = text.toLowerCase();
  return words.find(([pattern]) => pattern.test(lower))?.[1];
}

/** Money that stands for itself in a country: "kr" is three moneys, "$" a dozen. */
// prettier-ignore
export const currencyOfCountry: Readonly<Record<string, string>> = {
  RU: "RUB", BY: "BYN", KZ: "KZT", UZ: "UZS", KG: "KGS", AM: "AMD", AZ: "AZN", GE: "GEL", MD: "MDL", TJ: "TJS", UA: "UAH",
  US: "USD", CA: "CAD", AU: "AUD", NZ: "NZD", SG: "SGD", HK: "HKD", GB: "GBP", IE: "EUR", DE: "EUR", FR: "EUR", ES: "EUR",
  IT: "EUR", PT: "EUR", NL: "EUR", BE: "EUR", AT: "EUR", FI: "EUR", GR: "EUR", EE: "EUR", LV: "EUR", LT: "EUR", SK: "EUR",
  SI: "EUR", HR: "EUR", MT: "EUR", CY: "EUR", LU: "EUR", CH: "CHF", SE: "SEK", NO: "NOK", DK: "DKK", IS: "ISK", PL: "PLN",
  CZ: "CZK", HU: "HUF", RO: "RON", BG: "BGN", RS: "RSD", TR: "TRY", IL: "ILS", AE: "AED", SA: "SAR", QA: "QAR", EG: "EGP",
  MA: "MAD", ZA: "ZAR", NG: "NGN", KE: "KES", GH: "GHS", TZ: "TZS", IN: "INR", PK: "PKR", BD: "BDT", LK: "LKR", ID: "IDR",
  MY: "MYR", TH: "THB", VN: "VND", PH: "PHP", KR: "KRW", JP: "JPY", CN: "CNY", TW: "TWD", MX: "MXN", BR: "BRL", AR: "ARS",
  CL: "CLP", CO: "COP", PE: "PEN", MN: "MNT",
};
