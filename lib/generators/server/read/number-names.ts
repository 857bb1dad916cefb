import "server-only";
import type { Token } from "@/lib/generators/server/read/tokens";

/** Numbers that count nothing: parts of names, dates, times of day, laws, versions. */

const monthAfter =
  /^ ?(?:of )?(?:январ|феврал|март[аеу]?(?!\p{L})|апрел|ма[йяе](?!\p{L})|июн|июл|август|сентябр|октябр|ноябр|декабр|jan|feb|mar(?:ch)?(?!\p{L})|apr|may(?!\p{L})|june?(?!\p{L})|july?(?!\p{L})|aug|sept?|oct|nov|dec)/iu;
const monthBefore = /(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z.]* $/;
const timeAfter =
  /^(?: ?(?:am|pm|a\.m|p\.m|o['’]clock|утра|вечера|ночи|пополудни)(?!\p{L})| in the (?:morning|evening|afternoon))/iu;
/** After a bare number nothing is counted. */
const bareAfter =
  /^(?:$| ?[^\s\p{L}%₽$€£]| (?:and|but|or|is|stays|we|it|the|with|when|to|on|for|in|и|или|мы|но|а|по|у|на|в|с|остаётся)(?![\p{L}]))/iu;
/** After these a number is always part of the name. */
const standard = /(?<!\p{L})(?:iso|гост|снип|санпин|rfc|windows|office|python|java|excel|[№#]) ?$/iu;
const label =
  /(?<!\p{L})(?:no|nr|верси[яи]|version|номер|number|room|каб|кабинета?|цеха?|корпус|дом|д|floor|этаж|пункт|п|ст|стать[яи]|article|section|стр|phase|этап|level|типа?|model|модел[ьи]|type|class|класс|grade|разряд|line|route|маршрут|channel|канал|фз|рф|en|gate|terminal|unit|step|шаг|vol|том)\.? $/iu;
/** «СМЭВ 4», "BloodTrack 5": capitals, or a capital inside the sentence. */
const named =
  /(?:(?<![\p{L}])[\p{Lu}]{2,}|(?<![\p{L}])\d?[СC]|\p{Lu}\p{Ll}+\p{Lu}\p{L}*|[^.!?] \p{Lu}[a-z]+) $/u;

/** Glued letters that are units and multipliers; others make a name: «1С», "3D", «2ГИС». */
const glued =
  /^(?:[kкmм]|bn|mln|тыс|млн|кг|г|гр|т|л|мл|км|см|мм|м²|м2|га|шт|ч|час|часа|часов|мин|сек|дн|руб|р|тр|т\.р|kg|g|t|l|ml|km|cm|mm|ha|lbs?|oz|ft|h|hrs?|mins?|s|sec|kw|mw|kwh|mwh|gb|tb|mb|x|m2|sqm|чел|eur|usd|rub|лет|дней|этажей|мест|штук|человек)$/i;
const compound =
  /^[-–‑](?:(?:st|nd|rd|th|й|я|е|ое|ая|ый|ий|го|му|м|х)(?!\p{L})|\p{Lu}\p{L}|час|летн|дневн|этажн)/u;

/** Tokens as written, with one space where there is any, also before the first. */
const written = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ text, start }, at) => (start > (tokens[from + at - 1]?.end ?? 0) ? ` ${text}` : text))
    .join("");

/** The digits between two tokens are no quantity. */
export function isNumberName(tokens: readonly Token[], from: number, to: number): boolean {
  const [first, next] = [tokens[from], tokens[to]];
  const text = first?.text ?? "";
  const isApart = first !== undefined && first.start > (tokens[from - 1]?.end ?? first.start);
  const before = written(tokens, Math.max(0, from - 4), from).trimStart() + (isApart ? " " : "");
  const after = written(tokens, to, to + 3);
  if (/[\p{L}#№_@]$/u.test(before)) return !/[xх]$/i.test(before);
  if (/^\d{1,2}$/.test(text) && (monthAfter.test(after) || monthBefore.test(before))) return true;
  const isYear = /^(?:19|20)\d\d$/.test(text);
  if (isYear && (/^ (?:год|гг?\.?(?!\p{L}))/u.test(after) || bareAfter.test(after))) return true;
  if (timeAfter.test(after) || standard.test(before) || /\.$/.test(before) || /^\.\d/.test(after))
    return true;
  if (/(?<!раз )в $/.test(before) && Number(text) <= 24 && /^ час(?:а|ов)/.test(after)) return true;
  const isGlued = next?.kind === "word" && next.start === tokens[to - 1]?.end;
  if (isGlued && (!glued.test(next.lower) || /^[СCDГGД]$/.test(next.text))) return true;
  return compound.test(after) || (bareAfter.test(after) && (label.test(before) || named.test(before)));
}
