import "server-only";
import { readReading } from "@/lib/content/reading";
import type { Actor, Figure } from "@/lib/generators/fact-sheet";
import { isPlural, plural, singular } from "@/lib/generators/server/language/en";
import { parse, roleIn, type RuParse } from "@/lib/generators/server/language/ru";
import { wordValue } from "@/lib/generators/server/read/numbers";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import { coverOf, entryOf, localeOf, overlaps, plain, type Span } from "@/lib/generators/server/read/spans";
import { ahead, fitsBefore, type Token } from "@/lib/generators/server/read/tokens";
import { isMeasure } from "@/lib/generators/server/read/units";
import type { Locale } from "@/lib/i18n/locales";

const people = () => readReading().people;

/** `isRecord`: only the subject of a record, «карточка пациента». */
type Found = Span & { name: string; key: string; side: Actor["side"]; isRecord: boolean };

/** "Our own" people of other houses work here; about the others only the text could tell. */
const sideOf = (key: string, isOwn: boolean): Actor["side"] => {
  const isOther = people().bodies.has(key) ? !people().inside.has(key) : people().external.has(key) && !isOwn;
  return people().served.has(key) ? "served" : isOther ? undefined : "serves";
};

const DOER = /(?:er|or|ist|ian|man|woman)$/;
const NO_DOER = /(?:meter|over|other|ever|ther|izer|ator|i?est|(?:at|ur|ck|st|ng|rt|gh|il|ea|im|li|se)ier)$/;
/** A single person before these tells what kind of thing it is: "volunteer rota", "interpreter scheduling", "vet bills". */
const KIND_OF =
  /^(?:fundrais|agenc|organi[sz]ation|compan|schools?$|portal|records?$|accounts?$|cards?$|data$|sites?$|system|software|app$|scheduling|management|lists?$|bills?$|guides?$|fees?$|handbook|manual|counts?$|numbers?$)/;

const bare = (token: Token | undefined) => singular(plain(token?.text ?? "").replace(/'s?$/, ""));

/** The word at a place is a person or people, by a list or by its ending. */
export function isEnglishPerson(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.kind !== "word" || token.quoted) return false;
  const one = bare(token);
  // "Planners" are people; a "planner" may hang on the wall, and "the pilot" be a first stage.
  const isStage = one === "pilot" && /^(?:is|phase|project|stage|runs)$/.test(next?.lower ?? "");
  if (
    (isStage || one.includes("-and-") || people().nobody.has(one)) &&
    !/^(?:planners|contractors)$/.test(token.lower)
  )
    return false;
  const isOne = !token.lower.endsWith("s");
  const isKind =
    KIND_OF.test(next?.lower ?? "") &&
    !(people().served.has(one) && !/^(?:list$|counts?$|numbers?$|fundrais)/.test(next?.lower ?? ""));
  if (isOne && (next?.kind === "number" || isKind)) return false;
  if (people().persons.has(one) || people().served.has(one)) return !/['’]s$/.test(before?.text ?? "");
  // "She has to remember": a verb.
  if (isOne && /^(?:to|can|must|will|should|could|not)$/.test(before?.lower ?? "")) return false;
  const isName = /^\p{Lu}/u.test(token.text) && at > 0;
  return !isName && one.length > 5 && DOER.test(one) && !NO_DOER.test(one);
}

function roleStart(tokens: readonly Token[], at: number): number {
  let first = at;
  for (let back = 1; back <= 2; back += 1) {
    const before = tokens[at - back];
    if (before?.kind !== "word" || before.quoted || people().noPart.has(before.lower)) break;
    if (/(?:ly|ing|ed|[^s]s|['’]s)$/.test(before.lower) || /^\p{Lu}/u.test(before.text)) break;
    first = at - back;
  }
  return first;
}

/** Who turns to those that speak need not work there: "skippers radio in", "decorators send us boards". */
const INBOUND =
  /^(?:(?:ring|call|phone|radio|write|come|drop|turn|walk|e-mail|email|text)s? (?:in|us|up|the office)|(?:send|bring|ask|tell|owe|pay|give|order)s? (?:it |them )?(?:to )?us|queue|complain|arrive)(?![a-z])/;
const WILL_ACT =
  /^(?:to|can|could|should|must|sees?|gets?|repeat|order|place|book|send|report|submit|pay|choose|request|confirm|upload|enter|check|view|track)$/;
/** "driver mobile app", «кабинет мэра»: of these there is one alone. */
const HEADS =
  /мэр|директор|руководител|начальник|главн|владел|mayor|director|owner|boss|chief|head|president|minister/iu;
const OPENED_EN = /^(?:mobile |phone |web )*(?:app|application|account)s?(?: |$)/u;
/** A wish begins right before a place, articles aside. */
const beginsAt = (wished: readonly Span[], start: number) =>
  wished.some((wish) => start >= wish.start && start - wish.start <= 8);

function* english({ tokens, text, start: offset }: Sentence, wished: readonly Span[]): Generator<Found> {
  for (const [at, token] of tokens.entries()) {
    const key = bare(token);
    const next = tokens[at + 1]?.lower ?? "";
    const isBody = people().bodies.has(key) && !people().persons.has(key);
    // "forwarding of tasks between departments": they do it.
    const isBetween = isPlural(token.lower) && tokens[at - 1]?.lower === "between" && coverOf(wished)(token);
    const first = isBetween ? at : roleStart(tokens, at);
    const start = tokens[first]?.start ?? token.start;
    const isFor = fitsBefore(tokens, first, "(?:for|to) (?:the|our)") > 0 && coverOf(wished)(token);
    const isActing = isFor || isBetween || (WILL_ACT.test(next) && beginsAt(wished, start));
    if (isBody ? !isActing : !isEnglishPerson(tokens, at)) continue;
    // "engineers on duty"
    const isOn = /^on (?:duty|call|shift)(?: |$)/.test(ahead(tokens, at + 1));
    const last = isOn ? (tokens[at + 2] ?? token) : token;
    const end = last.end - (/['’]s?$/.exec(token.text)?.[0].length ?? 0);
    const written = text.slice(start - offset, end - offset);
    const own = written.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
    // "driver mobile app": for all of them.
    const name = !HEADS.test(own) && OPENED_EN.test(ahead(tokens, at + 1)) ? plural(own) : own;
    // "has 60 agents on the line": people of one's own.
    const isOwn = fitsBefore(tokens, first, "our|(?:has|have|employ) \\d+") > 0;
    const side = sideOf(key, isOwn);
    const isInbound = INBOUND.test(ahead(tokens, at + 1));
    const isRecord =
      /^(?:records?|cards?|files?|database|history|histories|charts?)$/.test(next) ||
      fitsBefore(
        tokens,
        first,
        "(?:records?|cards?|files?|database|history) (?:of|for) (?:each|every|the|our|all)?",
      ) > 0;
    yield { start, end, name, key, side: isInbound && side === "serves" ? undefined : side, isRecord };
  }
}

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

function* russian({ tokens }: Sentence, wished: readonly Span[]): Generator<Found> {
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

/** People and roles named, each once, in the order of the description. */
export function actorsOf(
  description: string,
  sentences: readonly Sentence[],
  taken: readonly Span[],
  wished: readonly Span[],
  figures: readonly Figure[],
  fallback: Locale,
): Actor[] {
  const actors = new Map<string, Actor>();
  const acting = new Set<string>();
  for (const sentence of sentences) {
    const isRussian = localeOf(sentence.text, fallback) === "ru";
    for (const found of isRussian ? russian(sentence, wished) : english(sentence, wished)) {
      if (taken.some((span) => overlaps(span, found))) continue;
      if (!found.isRecord) acting.add(found.key);
      const figure = figures.find(
        ({ span, kind }) => kind === "count" && span && span.start <= found.start && span.end >= found.end,
      );
      const known = actors.get(found.key);
      // «210 interpreters» names the role better than "interpreter scheduling".
      if (known && (known.figure || !figure)) continue;
      const { key, name, side } = { ...found, ...(known && { side: known.side }) };
      const more = { ...(figure && { figure: figure.id }), ...(side && { side }) };
      actors.set(key, { ...entryOf(description, "actor", found), name, ...more });
    }
  }
  // Those of whom only records are kept are no people of the text where others are served: patients of a vet.
  const isOther = [...actors].some(([key, { side }]) => side === "served" && acting.has(key));
  // "People" says something only where nobody else is named.
  return [...actors]
    .filter(([key, { side }]) => acting.has(key) || side !== "served" || !isOther)
    .filter(([key, { figure }]) => !/^(?:people|ppl)$/.test(key) || (actors.size === 1 && !figure))
    .map(([, actor], at) => ({ ...actor, id: `actor-${at + 1}` }));
}
