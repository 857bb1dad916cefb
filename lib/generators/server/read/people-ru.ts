import "server-only";
import { parse, roleIn, type RuParse } from "@/lib/generators/server/language/ru";
import { wordValue } from "@/lib/generators/server/read/numbers";
import { beginsAt, HEADS, people, sideOf, type FoundPerson } from "@/lib/generators/server/read/people";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import { coverOf, plain, type Span } from "@/lib/generators/server/read/spans";
import type { Token } from "@/lib/generators/server/read/tokens";
import { isMeasure } from "@/lib/generators/server/read/units";

const PERSON_ENDING = /(?:тель|ник|щик|чик|лог|ист|ер|ор|ант|ент|арь|вед|граф|вод|щица|ница|чица|вар)$/u;
const NAMES = ["Name", "Surn", "Patr", "Geox"];
const isNobody = ({ normal }: RuParse) => people().nobody.has(plain(normal)) || /сч[её]тчик$/.test(normal);

function personAt(tokens: readonly Token[], at: number, wished: readonly Span[]): RuParse | undefined {
  const [before, token, next, later] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  // «Диспетчерская «Обь»» is the kind of what is named, «Заказчик:» a label, «450 пар коньков» a measure of things.
  const isOther =
    next?.quoted || /^[«":]$/.test(next?.text ?? "") || isMeasure(before?.lower ?? "") || token?.quoted;
  // «Бухгалтерия ведётся в 1С»: what is done, and nobody.
  const isShort = (token?.text.length ?? 0) < 4 && !people().bodies.has(token?.lower ?? "");
  if (isOther || token?.kind !== "word" || isShort || /^вед[её]тся$/.test(next?.lower ?? ""))
    return undefined;
  // «заведующая» is a participle to the dictionary, and a person by its own first form.
  const named = (one: RuParse) =>
    one.tags.has("Subx") ? { ...one, normal: one.form("nomn", "sing", "masc") ?? one.normal } : one;
  const [readings, following] = [parse(token.lower).map(named), parse(next?.lower ?? "")];
  const nouns = readings.filter((one) => one.pos === "NOUN" && !NAMES.some((tag) => one.tags.has(tag)));
  const isQualified = parse(before?.lower ?? "").some(({ pos }) => pos === "ADJF");
  // «управляющая компания сама смотрела …» where a wish begins, «сводка для акимата».
  const isDone = [following, parse(later?.lower ?? "")].some(([first]) => first?.pos === "VERB");
  const isActing = isDone && [before, token].some((word) => word && beginsAt(wished, word.start));
  const group = readings.find(({ normal, pos, case: name }) => {
    const key = plain(normal);
    if (people().substantives.has(key))
      return following.every(
        (one) => one.pos !== "NOUN" || readings.every((other) => other.case !== one.case),
      );
    if (people().bodies.has(key))
      return name === "nomn"
        ? isActing
        : (before?.lower === "для" && name === "gent") ||
            (before?.lower === "между" && name === "ablt" && coverOf(wished)(token));
    return pos === "NOUN" && (people().persons.has(key) || (isQualified && key === "группа"));
  });
  if (group) return group;
  const [first] = readings;
  if (first?.known !== true) return unknownPerson(token.lower, following[0]?.pos === "VERB");
  const noun = nouns.find(({ animacy }) => animacy === "anim");
  if (!noun || isNobody(noun)) return undefined;
  // «механики пишут»: several of a profession, and no science of machines.
  const isDoing = following.some(({ pos, number }) => pos === "VERB" && number === "plur");
  if (noun.number === "plur" && isDoing && PERSON_ENDING.test(noun.normal)) return noun;
  const living = nouns.reduce((sum, { animacy, score }) => sum + (animacy === "anim" ? score : -score), 0);
  // «арестованного имущества», «старший садовник»: an adjective before its noun.
  const isQuality = readings.some(
    ({ pos, case: name, number }) =>
      /^(?:ADJF|PRTF)$/.test(pos) &&
      following.some((one) => one.pos === "NOUN" && one.case === name && one.number === number),
  );
  return noun.score >= first.score * 0.5 && living > 0 && !isQuality ? noun : undefined;
}

/** What the dictionary does not have: «завпроизводством», «родком видит», «геологов-документаторов», «раздатчиков». */
function unknownPerson(word: string, isDoing: boolean): RuParse | undefined {
  const isPair = word.includes("-");
  const [last] = parse(word.slice(word.lastIndexOf("-") + 1));
  const isOffice = /^(?:зав|зам|пом)[а-я]{4,}$/.test(word) || (isDoing && /[^аеиоуыэюя]ком$/.test(word));
  if (last && isOffice) return { ...last, normal: word, form: () => word, number: "sing", case: "nomn" };
  if (last?.pos !== "NOUN" || isNobody(last)) return undefined;
  const isPerson = last.known ? isPair : PERSON_ENDING.test(last.normal);
  if (!isPerson || (last.animacy !== "anim" && (last.known || !isPair))) return undefined;
  return isPair ? { ...last, normal: roleIn(word, "nomn"), form: () => roleIn(word, "nomn") } : last;
}

const GENERAL =
  /^(?:наш|свой|свои|мой|ваш|кажд|весь|все|всех|друг|нов|сам|этот|тот|так|котор|один|одн|перв|последн|следующ|предыдущ|очередн|прошл|некотор|люб|многие|како|больш|маленьк|нужн|хорош)/u;

/** What is kept of people, who have no part in it. */
const RECORD =
  /^(?:карт(?:а|ы|е|у|очк\p{L}+|отек\p{L}+)|баз[аыеу]|досье|анкет\p{L}*|истори[яюий]\p{L}*|данны\p{L}+)$/u;

/** What each of many opens: «приложение водителя» is for all of them. */
const OPENED = /^(?:приложени|кабинет|портал)\p{L}*$/u;

/** The people that a Russian sentence names, in its order. */
export function* russianPeople({ tokens }: Sentence, wished: readonly Span[]): Generator<FoundPerson> {
  for (const [at, token] of tokens.entries()) {
    const person = personAt(tokens, at, wished);
    if (!person) continue;
    const before = tokens[at - 1];
    const isPart = before?.kind === "word" && !before.quoted && !GENERAL.test(plain(before.text));
    const adjective = (isPart ? parse(before.lower) : []).find(
      (one) => one.pos === "ADJF" && one.case === person.case && one.number === person.number,
    );
    const led = tokens[adjective ? at - 2 : at - 1];
    const isCounted = led?.kind === "number" || wordValue(led?.lower ?? "") !== undefined;
    const isAnyone = person.case === "gent" && OPENED.test(led?.lower ?? "") && !HEADS.test(person.normal);
    const number = isCounted || isAnyone ? "plur" : (person.number ?? "sing");
    const gender = number === "sing" && person.gender ? [person.gender] : [];
    const quality = adjective?.form("nomn", number, ...gender);
    const own = person.form("nomn", number, ...gender) ?? person.normal;
    // «кондукторы», «инструкторы»: where the dictionary has two plurals, the bookish one is right everywhere.
    const bookish = number === "plur" ? own.replace(/а$/, "ы") : own;
    const noun = parse(bookish).some((one) => one.known && one.number === "plur") ? bookish : own;
    const start = (adjective && before ? before : token).start;
    const key = plain(person.normal);
    const name = quality ? `${quality} ${noun}` : noun;
    const isRecord = person.case === "gent" && RECORD.test(led?.lower ?? "");
    const side = sideOf(key, isCounted || /^наш/.test(led?.lower ?? ""));
    yield { start, end: token.end, name, key, side, isRecord };
  }
}
