import "server-only";
import { readWordTables } from "@/lib/content/word-tables";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { fits, type Token } from "@/lib/generators/server/read/tokens";

/** «руб.», «тенге», "zł", "CHF" → ISO 4217. Codes count in capitals only: "all" is no Albanian money. */
const currencyOf = ({ text, lower, quoted }: Token): string | undefined =>
  quoted ? undefined : (readWordTables().money(text) ?? readWordTables().money(lower));

const thousandRoubles = "т\\.р|тр|т\\.руб|т (?:руб\\S*|р)";
const pounds = "(?:pounds?|фунт(?:ов|а|ы))(?! of)";

type Sum = { currency: string; from: number; to: number; factor?: number };

/** Sign, code or word of money before or after a number that stands between two tokens. */
export function moneyAt(tokens: readonly Token[], from: number, to: number): Sum | undefined {
  const [prefix, before, after, next] = [tokens[from - 2], tokens[from - 1], tokens[to], tokens[to + 1]];
  const thousands = fits(tokens, to, thousandRoubles);
  if (thousands > 0) return { currency: "RUB", from, to: to + thousands, factor: 1000 };
  const isSign =
    before?.kind === "mark" || /^(?:[A-Z]{3}|[Kk]r|[Rr]s|zł|[KTU][Ss]h)$/.test(before?.text ?? "");
  const led = before && isSign ? currencyOf(before) : undefined;
  if (before && led !== undefined) {
    const own = prefix?.end === before.start ? readWordTables().owner(prefix.lower) : undefined;
    return { currency: own ?? led, from: own ? from - 2 : from - 1, to };
  }
  if (after === undefined || after.quoted) return undefined;
  const told = fits(tokens, to, pounds) > 0 ? "GBP" : currencyOf(after);
  if (told !== undefined) return { currency: told, from, to: to + 1 };
  const own = next && currencyOf(next) !== undefined ? readWordTables().owner(after.lower) : undefined;
  return own === undefined ? undefined : { currency: own, from, to: to + 2 };
}

/** Country that a word, or a word with the next one, names: "Ohio" → US, «Казани» → RU. */
export const countryOfPlace = (lower: string, next: string): string | undefined =>
  readWordTables().countries.find(({ places }) => places.test(`${lower} ${next} `))?.country;

/** The country whose money it is; dollars and euros are used in many. */
export const countryOfMoney = (code: string): string | undefined =>
  /^(?:USD|EUR)$/.test(code)
    ? undefined
    : readWordTables().countries.find(({ currency }) => currency === code)?.country;

/** The currency of a sheet: of its limits, else of its money, else roubles in Russian; an English text names no country by itself. */
export const sheetCurrency = ({
  limits,
  figures,
  locale,
}: Pick<FactSheet, "limits" | "figures" | "locale">): string | undefined =>
  limits.currency ??
  limits.budget?.currency ??
  figures.find(({ currency, removed }) => currency !== undefined && !removed)?.currency ??
  (locale === "ru" ? "RUB" : undefined);

const alike = ["USD AUD CAD NZD SGD MXN", "SEK NOK DKK CZK"];

/** The money that is meant: "$" is CAD in Toronto; without any it is that of the country. */
export function moneyIn(currency: string | undefined, country: string | undefined): string | undefined {
  const own = readWordTables().countries.find((row) => row.country === country)?.currency;
  const isOwn = !currency || alike.some((row) => row.includes(currency) && row.includes(own ?? "-"));
  return isOwn ? own : currency;
}
