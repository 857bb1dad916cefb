import "server-only";
import { readWordTables } from "@/lib/content/word-tables";
import { parse } from "@/lib/generators/server/language/ru-words";
import { ahead, fits, fitsBefore, type Token } from "@/lib/generators/server/read/tokens";

/** One number: its value with the multiplier, and the token after it. */
export type NumberPart = { value: number; to: number; scale: number };

/** Value of one number word without its multiplier: «восьми» → 8, "sixty-odd" → 60, "twenty-five" → 25, «три-четыре» → 3. */
export function wordValue(lower: string): number | undefined {
  const [tens = "", ones = "odd"] = lower.split("-");
  const [value, rest] = [
    readWordTables().numbers.get(tens),
    { odd: 0, one: 1 }[ones] ?? readWordTables().numbers.get(ones),
  ];
  if (value !== undefined && /^[a-z]/.test(lower))
    return rest === undefined ? undefined : value >= 20 && rest < 10 ? value + rest : value;
  const readings = parse(ones !== "odd" && wordValue(ones) !== undefined ? tens : lower);
  const reading = readings.find(
    ({ normal, pos }) => readWordTables().numbers.has(normal) && /^(?:NUMR|NOUN)$/.test(pos),
  );
  const isLikely = reading !== undefined && reading.score >= (readings[0]?.score ?? 0) * 0.3;
  return isLikely ? readWordTables().numbers.get(reading.normal) : undefined;
}

/** «1 340», "1,340", «2,9», "1.340.000" as written in digits, or a word. */
export function valueOf(text: string): number | undefined {
  if (!/^\d/.test(text)) return wordValue(text);
  const plain = text.replace(/[\s'’]/g, "");
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(",", ""));
  return Number(/^\d{1,3}(?:\.\d{3}){2,}$/.test(plain) ? plain.replaceAll(".", "") : plain.replace(",", "."));
}

const million = /^m (?!high|wide|long|deep|tall)[a-z]{4,}/;
/** The multiplier at a token: «тыс.», or "k", "m" glued to the number; a lone "m" is a metre. */
function scaleAt(tokens: readonly Token[], at: number): number | undefined {
  const { kind, text, lower, start } = tokens[at] ?? { kind: "mark", text: "", lower: "", start: 0 };
  const found = kind === "word" ? readWordTables().scale(lower) : undefined;
  if (found === undefined || (text.length === 1 && tokens[at - 1]?.end !== start)) return undefined;
  const isMillion = /^[$€£¥₹]$/.test(tokens[at - 2]?.text ?? "") || million.test(ahead(tokens, at));
  return text === "m" && !isMillion ? undefined : Number(found);
}

/** "One" behind tens is a figure: «тридцать один», "a hundred and one". */
const ONE = /^(?:одн(?:и|а|у|о|ого|ому|им|ом|ой|их|ими)|один|one)$/;
const joins = (group: number, value: number) =>
  group === 0 || (group % 100 === 0 && value < 100) || (group % 10 === 0 && group % 100 >= 20 && value < 10);
const times = (value: number, factor: number) => Number((value * factor).toPrecision(12));

/** «тыщ 150», «миллионов на 18»: the multiplier first, for what is only about so much. */
function inverted(tokens: readonly Token[], from: number): NumberPart | undefined {
  const scale = /^(?:тыс|тыщ|миллион(?:ов|а))/.test(tokens[from]?.lower ?? "")
    ? scaleAt(tokens, from)
    : undefined;
  const at = from + (fits(tokens, from, "\\S+ (?:на|в|по)") || 1);
  const value = scale && valueOf(tokens[at]?.lower ?? "");
  return value && scale ? { value: times(value, scale), to: at + 1, scale } : undefined;
}

/** «миллион рублей», «около тысячи заявок»: the multiplier of one, alone or named; «тысячи заявок» counts nothing. */
const ONE_OF = "(?:a|one) (?:hundred|thousand|million)|one point|од\\S+ (?:миллион|тысяч|миллиард)\\S?";
const [ONCE, ABOUT] = ["миллион|миллиард|тысяча|тысячу", "около|порядка|больше|более|свыше|до"];

/** One number with its multipliers: "1,340", «2,9 млн», "60k", «двадцать пять», "a hundred and fifty", «два с половиной». */
export function numberAt(tokens: readonly Token[], from: number): NumberPart | undefined {
  const isBare = fits(tokens, from, fitsBefore(tokens, from, ABOUT) > 0 ? "миллиона|тысячи" : ONCE) > 0;
  const isOne = isBare || fits(tokens, from, ONE_OF) > 0;
  const first = (isOne && !isBare) || fits(tokens, from, "a dozen") > 0 ? from + 1 : from;
  const isDigits = tokens[first]?.kind === "number";
  let [total, group, scale, at] = [0, isOne ? 1 : 0, 1, first];
  for (; at < first + 8; at += 1) {
    const { kind, quoted, lower } = tokens[at] ?? { kind: "mark", quoted: true, lower: "" };
    if (quoted || (kind !== "word" && at > first)) break;
    const value = isDigits && at > first ? undefined : group > 0 && ONE.test(lower) ? 1 : valueOf(lower);
    const tenth =
      lower === "point" && !isDigits && group > 0
        ? readWordTables().numbers.get(tokens[at + 1]?.lower ?? "")
        : 0;
    const factor = at > first || isOne ? scaleAt(tokens, at) : undefined;
    const half = fits(tokens, at, "and a half|с половиной");
    const isAnd =
      lower === "and" &&
      !isDigits &&
      group % 100 === 0 &&
      readWordTables().numbers.has(tokens[at + 1]?.lower ?? "");
    if (value !== undefined && joins(group, value)) group += value;
    else if (tenth && tenth < 10) [group, at] = [times(group + tenth / 10, 1), at + 1];
    else if (half > 0) {
      [total, group] = group > 0 ? [total, group + 0.5] : [total + scale / 2, 0];
      at += half - 1;
    } else if (factor !== undefined && factor <= 100 && !isDigits) group = times(group, factor);
    else if (factor !== undefined && group > 0) {
      [total, group, scale] = [total + times(group, factor), 0, factor];
    } else if (!isAnd || at === first) break;
  }
  // «миллион двести» is said of hundreds of thousands.
  if (scale === 1e6 && !isDigits && group >= 100 && group < 1000) group *= 1000;
  return at === first ? inverted(tokens, from) : { value: total + group, to: at, scale };
}

const month =
  "(?:январ|феврал|март[аеу]?(?!\\p{L})|апрел|ма[йяе](?!\\p{L})|июн|июл|август|сентябр|октябр|ноябр|декабр|jan|feb|mar(?:ch)?(?!\\p{L})|apr|may(?!\\p{L})|june?(?!\\p{L})|july?(?!\\p{L})|aug|sept?|oct|nov|dec)";
const bare =
  "⟩(?:$| ?[^\\s\\p{L}%₽$€£]| (?:and|but|or|is|stays|we|it|the|with|when|to|on|for|in|и|или|мы|но|а|по|у|на|в|с|остаётся)(?!\\p{L}))";
const label =
  "(?:no|nr|верси[яи]|version|номер|number|room|каб|кабинета?|цеха?|корпус|дом|д|floor|этаж|пункт|п|ст|стать[яи]|article|section|стр|phase|этап|level|типа?|model|модел[ьи]|type|class|класс|grade|разряд|line|route|маршрут|channel|канал|фз|рф|en|gate|terminal|unit|step|шаг|vol|том)";

/** Numbers in ⟨⟩ with the words around them that count nothing: parts of dates, times of day, laws, versions and other names. */
const names: readonly RegExp[] = [
  new RegExp(`⟨\\d{1,2}⟩ ?(?:of )?${month}`, "iu"),
  /(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z.]* ⟨\d{1,2}⟩/u,
  new RegExp(`⟨(?:19|20)\\d\\d(?:⟩ (?:год|гг?\\.?(?!\\p{L}))|${bare})`, "iu"),
  /⟩ ?(?:am|pm|a\.m|p\.m)(?!\p{L})/iu,
  // «1) приём запросов», "(4) a monthly return": the number of an item.
  /(?:^|[(,;:.] ?)⟨\d{1,2}⟩\)/u,
  /(?<!раз )в ⟨(?:1?\d|2[0-4])⟩ час(?:а|ов)/u,
  // Standards and products whatever follows; glued to letters or dots: "Mi-8", «1С», "3D", «2ГИС», «1-й».
  /(?<!\p{L})(?:iso|гост|снип|санпин|rfc|windows|office|python|java|excel|[№#]) ?⟨/iu,
  /(?<![xх])(?<=[\p{L}#№_@])⟨|\.⟨|⟩\.\d|⟩[СCДГD](?!\p{L})/u,
  /⟩(?!(?:[kкmм]|bn|mln|тыс|млн|кг|г|гр|т|л|мл|га|км|см|мм|м²|м2|шт|ч|час|часа|часов|мин|сек|дн|руб|р|тр|т\.р|kg|g|t|l|ml|km|cm|mm|ha|lbs?|oz|ft|h|hrs?|mins?|s|sec|[mk]wh?|[gtm]b|x|m2|sqm|чел|eur|usd|rub|лет|дней|этажей|мест|штук|человек)\.?(?![\p{L}\d]))\p{L}/iu,
  /⟩[-–‑](?:(?:st|nd|rd|th|й|я|е|ое|ая|ый|ий|го|му|м|х)(?!\p{L})|\p{Lu}\p{L}|час|летн|дневн|этажн)/u,
  new RegExp(`(?<!\\p{L})${label}\\.? ⟨[^⟩]*${bare}`, "iu"),
  // «СМЭВ 4», "BloodTrack 5": capitals, or a capital inside the sentence.
  new RegExp(
    `(?:(?<!\\p{L})\\p{Lu}{2,}|(?<!\\p{L})\\d?[СC]|\\p{Lu}\\p{Ll}+\\p{Lu}\\p{L}*|[^.!?] \\p{Lu}[a-z]+) ⟨[^⟩]*${bare}`,
    "u",
  ),
];

export function isNumberName(tokens: readonly Token[], from: number, to: number): boolean {
  const first = Math.max(0, from - 4);
  const written = tokens.slice(first, to + 3).map(({ text, start }, index) => {
    const at = first + index;
    const space = index > 0 && start > (tokens[at - 1]?.end ?? 0) ? " " : "";
    return `${at === to ? "⟩" : ""}${space}${at === from ? "⟨" : ""}${text}`;
  });
  const around = written.join("") + (to < tokens.length ? "" : "⟩");
  return names.some((pattern) => pattern.test(around));
}
