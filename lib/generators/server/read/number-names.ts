import "server-only";
import { parse } from "@/lib/generators/server/language/ru-words";
import type { Token } from "@/lib/generators/server/read/tokens";

/** Numbers that count nothing: parts of names, dates, times of day, laws, telephones, versions. */

const months =
  /^(?:январ|феврал|март[аеу]?$|апрел|ма[йяе]$|июн|июл|август|сентябр|октябр|ноябр|декабр|jan|feb|mar(?:ch)?$|apr|may$|june?$|july?$|aug|sept?|oct|nov|dec)/;
const isMonth = (lower: string) => months.test(lower);

const labels =
  /^(?:№|#|n°|no|nr|версия|версии|version|v|номер|number|room|кабинет|кабинета|каб|цех|цеха|корпус|дом|д|floor|этаж|пункт|п|ст|статья|статьи|article|section|стр|phase|этап|level|тип|типа|модель|модели|model|type|class|класс|grade|разряд|line|route|маршрут|channel|канал|iso|гост|снип|фз|рф|rfc|en|gate|terminal|unit|step|шаг|vol|том|windows|office|python|java|excel)$/;
/** After these a number is always part of the name. */
const standards = /^(?:iso|гост|снип|санпин|rfc|windows|office|python|java|excel|№|#)$/;
const ordinal = /^(?:st|nd|rd|th|й|я|е|ое|ая|ый|ий|го|му|м|х)$/;

const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text);

/** Glued letters that are units and multipliers; others make a name: «1С», "3D", «2ГИС». */
const units =
  /^(?:[kкmм]|bn|mln|тыс|млн|кг|г|гр|т|л|мл|км|см|мм|м²|м2|га|шт|ч|час|часа|часов|мин|сек|дн|руб|р|тр|kg|g|t|l|ml|km|cm|mm|ha|lb|lbs|oz|ft|h|hr|hrs|min|mins|s|sec|kw|mw|kwh|mwh|gb|tb|mb|x|m2|sqm|чел|eur|usd|rub|лет|дней|этажей|мест|штук|человек)$/i;

function isDate(tokens: readonly Token[], from: number, to: number): boolean {
  const text = tokens[from]?.text ?? "";
  const [before, after] = [tokens[from - 1], tokens[to]];
  if (!/^\d{1,4}(?:[.,]\d{1,2})?$/.test(text)) return false;
  if (/^\d{1,2}$/.test(text) && after?.kind === "word" && isMonth(after.lower) && Number(text) <= 31)
    return true;
  if (
    /^\d{1,2}$/.test(text) &&
    before?.kind === "word" &&
    isMonth(before.lower) &&
    /^\p{Lu}/u.test(before.text)
  )
    return true;
  // 15.12.2025, 12/05/2024
  if (
    /^\d{1,2}\.\d{2}$/.test(text) &&
    after?.text === "." &&
    after.start === tokens[to - 1]?.end &&
    tokens[to + 1]?.start === after.end
  )
    return true;
  if (
    before?.text === "." &&
    tokens[from - 2]?.end === before.start &&
    before.end === tokens[from]?.start &&
    tokens[from - 2]?.kind === "number"
  )
    return true;
  if (!isYear(text)) return false;
  if (/^(?:год|года|году|г|гг)$/.test(after?.lower ?? "")) return true;
  if (
    /^(?:since|in|from|с)$/.test(before?.lower ?? "") &&
    !(after !== undefined && parse(after.text).some((one) => one.case === "gent"))
  )
    return true;
  const isBare =
    after === undefined ||
    after.kind !== "word" ||
    /^(?:and|but|we|it|the|with|when|to|и|мы|но|а|по|у|the|on|for|in)$|^(?:we|i|they|you|he|she)['’]/.test(
      after.lower,
    );
  return (
    isBare ||
    isMonth(before?.lower ?? "") ||
    (/^(?:since|from|in|by|until|of|с|в|до|к|spring|summer|autumn|winter|fall|early|late|mid)$/.test(
      before?.lower ?? "",
    ) &&
      isBare)
  );
}

function isTime(tokens: readonly Token[], from: number, to: number): boolean {
  const [before, after] = [tokens[from - 1], tokens[to]];
  const [first, last] = [tokens[from], tokens[to - 1]];
  const joined = (one: Token | undefined, other: Token | undefined) =>
    one !== undefined && other !== undefined && one.end === other.start;
  if (
    after?.text === ":" &&
    joined(last, after) &&
    joined(after, tokens[to + 1]) &&
    tokens[to + 1]?.kind === "number"
  )
    return true;
  if (
    before?.text === ":" &&
    joined(before, first) &&
    joined(tokens[from - 2], before) &&
    tokens[from - 2]?.kind === "number"
  )
    return true;
  if (/^(?:am|pm|a\.m\.?|p\.m\.?)$/.test(after?.lower ?? "")) return true;
  if (/^(?:o['’]clock|утра|вечера|ночи|пополудни)$/.test(after?.lower ?? "")) return true;
  if (
    after?.lower === "in" &&
    tokens[to + 1]?.lower === "the" &&
    /^(?:morning|evening|afternoon)$/.test(tokens[to + 2]?.lower ?? "")
  )
    return true;
  // «в 18 часов», «с 8 до 20»: a time of day, not a length.
  const value = Number(first?.text ?? "");
  if (
    before?.lower === "в" &&
    value <= 24 &&
    /^(?:час|часа|часов)$/.test(after?.lower ?? "") &&
    after?.lower !== "час"
  )
    return tokens[from - 2]?.lower !== "раз";
  const isAfter = before?.text === "/" && joined(before, first);
  const isBefore = after?.text === "/" && joined(last, after) && tokens[to + 1]?.kind === "number";
  return isAfter || isBefore;
}

/** +7 (999) 123-45-67, 8-800-555-35-35, 555-0199. */
function isPhone(tokens: readonly Token[], from: number): boolean {
  const isPiece = (token: Token | undefined) =>
    token !== undefined && (token.kind === "number" || /^[-()+]$/.test(token.text));
  const glued = (a: Token | undefined, b: Token | undefined) =>
    a !== undefined && b !== undefined && b.start - a.end <= 1;
  let low = from;
  let high = from;
  while (low > from - 12 && isPiece(tokens[low - 1]) && glued(tokens[low - 1], tokens[low])) low -= 1;
  while (high < from + 12 && isPiece(tokens[high + 1]) && glued(tokens[high], tokens[high + 1])) high += 1;
  const run = tokens.slice(low, high + 1);
  const digits = run.reduce(
    (sum, { kind, text }) => sum + (kind === "number" ? text.replace(/\D/g, "").length : 0),
    0,
  );
  return (
    digits >= 7 &&
    run.filter(({ kind }) => kind === "number").length >= 2 &&
    run.some(({ text }) => /^[-(+]$/.test(text)) &&
    !(run.length === 3 && digits >= 8 && run[1]?.text === "-")
  );
}

/** The digits between two tokens are no quantity. */
export function isNumberName(tokens: readonly Token[], from: number, to: number): boolean {
  const [first, last] = [tokens[from], tokens[to - 1]];
  const [before, after] = [tokens[from - 1], tokens[to]];
  if (first === undefined || last === undefined) return true;
  if (isDate(tokens, from, to) || isTime(tokens, from, to) || isPhone(tokens, from)) return true;
  if (before !== undefined && before.end === first.start && /^[#№_@]$|^\p{L}/u.test(before.text))
    return !/^(?:x|х)$/.test(before.lower);
  if (before?.end === first.start && before.text === ".") return true;
  if (
    before?.text === "№" ||
    (before?.text === "." &&
      labels.test(tokens[from - 2]?.lower ?? "") &&
      tokens[from - 2]?.end === before.start)
  )
    return true;
  if (after !== undefined && after.start === last.end) {
    if (after.kind === "word" && !units.test(after.lower)) return true;
    if (after.kind === "word" && /^[СCDГGД]$/.test(after.text)) return true;
    const glued = tokens[to + 1];
    if (/^[-–‑]$/.test(after.text) && glued?.kind === "word" && glued.start === after.end)
      return (
        ordinal.test(glued.lower) ||
        (/^\p{Lu}/u.test(glued.text) && glued.text.length > 1) ||
        /^час|^летн|^дневн|^этажн|^часов/.test(glued.lower)
      );
    if (after.text === "." && glued?.start === after.end && glued.kind === "number") return true;
  }
  if (
    before?.text === "-" &&
    before.end === first.start &&
    tokens[from - 2]?.kind === "word" &&
    tokens[from - 2]?.end === before.start
  )
    return true;
  const isBareAfter =
    after === undefined ||
    after.kind !== "word" ||
    /^(?:и|and|или|or|is|stays|остаётся|for|to|на|в|с|по)$/.test(after.lower);
  if (before?.kind === "word" && before.end < first.start) {
    if (standards.test(before.lower)) return true;
    if (labels.test(before.lower) && isBareAfter && !/^[%$€£₽]$/.test(after?.text ?? "")) return true;
    // «СМЭВ 4», "BloodTrack 5": a capital inside the sentence and nothing counted after it.
    const isName =
      /^\p{Lu}{2,}$|^\p{Lu}\p{Ll}+\p{Lu}/u.test(before.text) ||
      (/^\p{Lu}/u.test(before.text) && from > 1 && /^[a-z]/.test(before.lower));
    if (isName && isBareAfter && !/^[%₽$€£]$/.test(after?.text ?? "") && !/^[A-Z]{3}$/.test(before.text))
      return true;
  }
  return false;
}
