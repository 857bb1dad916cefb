import "server-only";

const table = (text: string): [string, number][] =>
  text.split(/\s+/).map((pair) => {
    const [word = "", value = "0"] = pair.split(":");
    return [word, Number(value)];
  });

/** Numerals written out, in the forms that occur before a noun. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  table(
    "один:1 одна:1 одного:1 одной:1 одном:1 два:2 две:2 двух:2 двумя:2 три:3 трех:3 тремя:3 четыре:4 четырех:4 пять:5 пяти:5 шесть:6 шести:6 " +
      "семь:7 семи:7 восемь:8 восьми:8 девять:9 девяти:9 десять:10 десяти:10 одиннадцать:11 двенадцать:12 двенадцати:12 тринадцать:13 четырнадцать:14 " +
      "пятнадцать:15 пятнадцати:15 шестнадцать:16 семнадцать:17 восемнадцать:18 девятнадцать:19 двадцать:20 двадцати:20 тридцать:30 тридцати:30 " +
      "сорок:40 сорока:40 пятьдесят:50 пятидесяти:50 шестьдесят:60 семьдесят:70 восемьдесят:80 девяносто:90 сто:100 ста:100 двести:200 двухсот:200 " +
      "триста:300 трехсот:300 четыреста:400 пятьсот:500 пятисот:500 шестьсот:600 семьсот:700 восемьсот:800 девятьсот:900 полтора:1.5 полторы:1.5 " +
      "one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 sixteen:16 " +
      "seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 hundred:100 dozen:12 полмиллиона:500000",
  ),
);

const multipliers: readonly [stem: RegExp, factor: number][] = [
  [/^(?:тыс|тысяч\p{L}*|thousand|thousands|k|к)$/u, 1e3],
  [/^(?:млн|миллион\p{L}*|million|millions|mln|m|м)$/u, 1e6],
  [/^(?:млрд|миллиард\p{L}*|billion|billions|bn)$/u, 1e9],
];

/** Thousand, million, billion in words or letters; `undefined` for any other word. */
export const multiplierOf = (key: string): number | undefined =>
  multipliers.find(([stem]) => stem.test(key))?.[1];

/** One letter after a space is a unit of something else («5 к» is hardly five thousand), a whole word is not. */
export const isBareMultiplier = (key: string): boolean => key.length > 2 && multiplierOf(key) !== undefined;

/** The value of a token of digits: `1500`, `1,500`, `2.5`, `2,5`, `38k`, `3-х`; `undefined` for a code such as `1С` or `152-ФЗ`. */
export function digitsValue(key: string): number | undefined {
  const match = /^(\d+(?:[.,]\d+)*)(?:-?(\p{L}{1,4}))?$/u.exec(key);
  if (!match) return undefined;
  const [, digits = "", suffix] = match;
  const value = plainValue(digits);
  if (value === undefined || suffix === undefined) return value;
  if (/^(?:х|ти|и|ми|ю|го|й|я|е|му|st|nd|rd|th)$/u.test(suffix)) return key.includes("-") ? value : undefined;
  const factor = multiplierOf(suffix);
  return factor === undefined ? undefined : value * factor;
}

function plainValue(digits: string): number | undefined {
  if (/^\d{1,3}(?:,\d{3})+$/.test(digits)) return Number(digits.replaceAll(",", ""));
  if (/^\d+(?:[.,]\d+)?$/.test(digits)) return Number(digits.replace(",", "."));
  return undefined;
}
