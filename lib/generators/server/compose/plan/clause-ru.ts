import "server-only";
import { cutAt, trimmed, upperFirst, type Clause } from "@/lib/generators/server/compose/plan/clause";
import {
  canTurn,
  inCase,
  isAdjective,
  isInfinitive,
  isNoun,
  isPreposition,
  lemma,
  nominative,
  parse,
  plural,
  present,
  verbalNoun,
} from "@/lib/generators/server/language/ru";

/** What stands before the thing that is wanted. */
const LEAD =
  /^(?:ну|и|а|но|также|ещё|еще|плюс|во-первых|во-вторых|в-третьих|чтобы|чтоб|что-бы|надо|нужно|нужн[аы]|нужен|необходим[аоы]?|необходимо|требуется|требуются|хотим|хотели|хотелось|хочется|хочу|бы|просим|просьба|можно было|желательно|обязательн[аоы]|дайте|дать|сделайте|сделать|реализовать|обеспечить|предусмотреть|разработать|создать|внедрить|наладить|настроить|организовать|завести|иметь|возможность|мы|нам|мне|система|подсистема|модуль|сервис|программа|приложение|(?:одно|единое) место (?:для|под))(?=[\s,:–—-])[\s,:–—-]*(?:для того[, ]+)?/iu;
/** Verbs whose object is what is wanted: it stands alone in a title. */
const GETTING =
  /^(?:видеть|видели|увидеть|видно|видна|видны|смотреть|посмотреть|получать|получить|получали|вести|велся|показывать|показать|выводить|иметь|держать|знать|знали|понимать|понимали|можно было видеть)[,\s]+/iu;
const REASON =
  /(?:,?\s+(?:потому что|так как|поскольку|иначе|ведь)|,\s+(?:а не|чтобы?|чтоб|но|хотя|раз|если)|\s[–—]\s|\s\().*$/iu;
const OURS = /(?<![\p{L}])(?:наш|свой|сво)(?:их|им|ими|его|ему|ей|ю|я|и|ём|ем|а|у|е)?(?![\p{L}])\s*/giu;
const BORDER =
  /^(?:и|или|либо|а|но|где|когда|что|чтобы|чтоб|котор\S*|кто|куда|откуда|если|пока|до|с|со|из|от)$/iu;
/** Nouns of a container: what they are of is the thing. */
const CONTAINER = new Set(
  "журнал дневник калькулятор книга карточка паспорт реестр список график расписание календарь план библиотека справочник каталог база архив запись резерв продажа прогноз статус этап история отчёт отчет сводка остаток напоминание очередь экран панель доска табло маршрут подсказка код этикетка бирка фото фотография дашборд витрина карта схема система подсистема модуль".split(
    " ",
  ),
);
/** Nouns of work; those in -ние and -ка besides, unless they name what is made. */
const ACTION = new Set(
  "учёт учет подбор поиск контроль проверка мониторинг обмен передача выгрузка загрузка подсчёт подсчет сверка печать интеграция стыковка синхронизация выдача приём прием оценка маркировка выработка продление отправка рассылка".split(
    " ",
  ),
);
const ACTING = /(?:ание|ение|яние|ование|итие)$/u;
const MADE =
  /^(?:описа|объявле|сообще|изде|зада|обраще|предложе|уведомле|напомина|приложе|помеще|зда|расписа|разреше|заключе|направле|показа|удостовере|собра|заявле|расте|отправле|назначе|пожела|измере|наблюде|состоя|событ|откло|обязатель|подразделе|учрежде|предприя|меропри|заня|соглаше|требова|оборудова|имуще)/u;
const EACH = /^(?:кажд|люб|вс[еёя]|един|электронн|один|одн|сам)/iu;

const isGenitive = (word: string) =>
  parse(word).some(
    ({ pos, case: name }) => (pos === "NOUN" || pos === "ADJF" || pos === "PRTF") && name === "gent",
  );
const canEnd = (word: string) => {
  const bare = word.replace(/[,;:]$/u, "");
  if (!/[а-яё]/iu.test(bare)) return true;
  const [first] = parse(bare);
  if (first === undefined) return true;
  return (
    !["PREP", "CONJ", "PRCL", "NPRO"].includes(first.pos) &&
    !(isAdjective(bare) && !isNoun(bare)) &&
    !BORDER.test(bare)
  );
};
const finiteOf = (word: string) => {
  const [first] = parse(word);
  return first?.pos === "VERB" ? first : undefined;
};

/** The phrase without what leads to it, as a statement in the present. */
function plain(text: string): string {
  let rest = trimmed(text);
  for (let last = ""; last !== rest;) {
    last = rest;
    rest = trimmed(rest.replace(LEAD, "").replace(NEEDED, ""));
  }
  const short = rest.replace(REASON, "");
  return trimmed((short.split(/\s+/u).length >= 2 ? short : rest).replace(OURS, ""));
}

/** «экипажу нужен список гостей» → «список гостей». */
const NEEDED =
  /^(?:\S+\s+){1,3}?(?:нужен|нужна|нужно|нужны|необходим[аоы]?|требуется|требуются)\s+(?=\S+\s)/iu;
const CAN = /(?<![\p{L}])(?:можно|нельзя|надо|нужно)(?![\p{L}])/iu;

/** «у каждого колеса был код» → «код у каждого колеса». */
const turnedRound = (text: string): string => {
  const [, whose, what] =
    /^(у\s+.+?)\s+(?:был[аои]?|есть|будет|будут|появил[аои]с[ья])\s+(.+)$/iu.exec(text) ?? [];
  return whose === undefined || what === undefined ? text : `${what} ${whose}`;
};

const inPresent = (text: string): string =>
  text
    .replace(/(?<![\p{L}])можно было(?![\p{L}])/giu, "можно")
    .split(/(\s+)/u)
    .map((word) => {
      const verb = finiteOf(word.replace(/[,;]$/u, ""));
      if (verb === undefined || !verb.tags.has("past")) return word;
      const bare = word.replace(/[,;]$/u, "");
      return /^был[аои]?$/iu.test(bare)
        ? "есть"
        : present(bare, 3, verb.number ?? "sing") + word.slice(bare.length);
    })
    .join("");

/** «считать материалы по наряду» → «подсчёт материалов по наряду»; the infinitive stays where its noun is not sure. */
function named(text: string): string {
  const [verb = "", ...others] = text.split(/\s+/u);
  const rest = others.join(" ");
  if (rest === "" || others.some((word) => isInfinitive(word) && !isNoun(word))) return text;
  const noun = verbalNoun(verb);
  if (noun === undefined) return text;
  const [next = ""] = others;
  if (isPreposition(next)) return `${noun} ${rest}`;
  return canTurn(rest) ? `${noun} ${inCase(rest, "gent")}` : text;
}

/** A noun, and no adjective before one: «живые» of «живые остатки» is none. */
function isHead(words: readonly string[], at: number): boolean {
  const word = (words[at] ?? "").replace(/[,;:]$/u, "");
  const next = words[at + 1] ?? "";
  return isNoun(word) && !(isAdjective(word) && isNoun(next) && !isPreposition(next));
}

/** The noun phrase at the beginning with the genitives that belong to it. */
function headPhrase(text: string): string | undefined {
  const words = text.split(/\s+/u);
  const taken: string[] = [];
  let hasNoun = false;
  for (const [at, word] of words.entries()) {
    const bare = word.replace(/[,;:]$/u, "");
    const isName = /^[«"“A-Z0-9]/u.test(bare);
    if (isPreposition(bare) && !isNoun(bare)) break;
    if (BORDER.test(bare)) break;
    if (hasNoun && !isName && !isGenitive(bare)) break;
    if (!isName && !isNoun(bare) && !isAdjective(bare)) break;
    taken.push(bare);
    hasNoun ||= isName || isHead(words, at);
    if (bare !== word) break;
  }
  return hasNoun ? trimmed(taken.join(" ")) : undefined;
}

/** «паспорт каждой партии» → «партии»: what a journal, a card or a search is of; `undefined` for an action alone. */
function thingOf(object: string): string | undefined {
  const all = object.split(/\s+/u);
  const words = all.length === 1 ? all : all.filter((word) => !EACH.test(word));
  const head = words.findIndex((_, at) => isHead(words, at));
  const name = lemma(words[head] ?? "");
  const complement = words.slice(head + 1);
  const isAction = ACTION.has(name) || (ACTING.test(name) && !MADE.test(name));
  if ((CONTAINER.has(name) || isAction) && complement.some((word) => isNoun(word)))
    return within(nominativeOfGenitive(complement.join(" ")));
  return isAction ? undefined : plural(words.join(" "));
}

/** «подсистема подбора вакансий» is about the work «подбор вакансий», and that about «вакансии». */
const within = (phrase: string): string =>
  ACTION.has(lemma(phrase.split(/\s+/u)[0] ?? "")) ? (thingOf(phrase) ?? phrase) : phrase;

/** «запчастей» → «запчасти», «лифта» → «лифты», «топлива» → «топливо». */
function nominativeOfGenitive(phrase: string): string {
  const [first = ""] = phrase.split(/\s+/u);
  const reading = parse(first).find(({ case: name }) => name === "gent") ?? parse(first)[0];
  if (reading === undefined) return phrase;
  // A single thing stands for all of its sort; matter has no plural of use.
  if (phrase.includes(" ") || reading.number === "plur") return inCase(phrase, "nomn", reading.number);
  const isMatter = /(?:ние|тие|во|ие|ость|оро|ота|ика)$/u.test(reading.normal);
  return isMatter ? reading.normal : (reading.form("plur", "nomn") ?? reading.normal);
}

const cut = (words: readonly string[], most?: number, isEnd = canEnd): string =>
  cutAt(
    words,
    (at) => {
      const word = (words[at] ?? "").replace(/[,;:]$/u, "");
      return /[,;:]$/u.test(words[at - 1] ?? "") || BORDER.test(word) || isPreposition(word);
    },
    isEnd,
    most,
  );

/** A label of a complaint ends with its noun: neither with a verb nor with a number without its noun. */
const canEndLabel = (word: string): boolean =>
  canEnd(word) && !/^\d/u.test(word) && finiteOf(word) === undefined;

/** The beginning of a complaint, whole phrases only. */
export const shortRu = (text: string, most: number): string => {
  const bare = trimmed(
    text.replace(/\s*\([^)]*\)?|^(?:а|и|но|что|потому что|при этом|из-за того,? что|поэтому)\s+/giu, ""),
  );
  return trimmed(cut(bare.split(/\s+/u), most, canEndLabel));
};

/** What a Russian wish comes to. */
export function clauseRu(text: string): Clause {
  const bare = turnedRound(plain(text));
  const got = bare.replace(GETTING, "");
  const [first = ""] = got.split(/\s+/u);
  const isAction = got === bare && isInfinitive(first) && !isNoun(first);
  const whole = isAction ? named(got) : inPresent(got);
  const isClause =
    CAN.test(whole) || whole.split(/\s+/u).some((word) => finiteOf(word.replace(/,$/u, "")) !== undefined);
  const phrase = isAction || isClause ? whole : nominative(whole);
  const words = phrase.split(/\s+/u);
  const title = cut(words);
  const source = isAction ? nominative(got.split(/\s+/u).slice(1).join(" ")) : phrase;
  const target = headPhrase(source);
  const object = isClause
    ? subjectOf(phrase)
    : isAction && isLiving(target)
      ? undefined
      : (target ?? namedIn(phrase));
  return {
    title: upperFirst(trimmed(title)),
    object,
    thing: object === undefined ? undefined : thingOf(object),
  };
}

const isLiving = (phrase: string | undefined): boolean => {
  const head = phrase?.split(/\s+/u).find((word) => isNoun(word));
  return head !== undefined && parse(head)[0]?.animacy === "anim";
};

/** «где какой самосвал» names its thing inside. */
const namedIn = (phrase: string): string | undefined =>
  phrase
    .split(/\s+/u)
    .map((word) => word.replace(/[,;:]$/u, ""))
    .find((word) => {
      const [first] = parse(word);
      const isNamed = first?.case === "nomn" || first?.case === "accs";
      return first?.pos === "NOUN" && isNamed && first.animacy === "inan";
    });

/** What is done to: «врач заполняет наряд» is about the order; else the subject, unless it is a person; else the action itself. */
function subjectOf(sentence: string): string | undefined {
  const words = sentence.split(/\s+/u).map((word) => word.replace(/,$/u, ""));
  const at = words.findIndex((word) => finiteOf(word) !== undefined || isInfinitive(word));
  const after = words.slice(at + 1);
  const isTransitive = parse(words[at] ?? "")[0]?.tags.has("tran") === true;
  const target = isTransitive && !isPreposition(after[0] ?? "") ? headPhrase(after.join(" ")) : undefined;
  if (target !== undefined && !isLiving(target)) return nominative(target);
  const subject = headPhrase(sentence);
  if (subject !== undefined && !isLiving(subject)) return nominative(subject);
  return namedIn(sentence) ?? verbalNoun(words[at] ?? "");
}
