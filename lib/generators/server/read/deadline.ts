import "server-only";
import type { Limits } from "@/lib/generators/fact-sheet";
import { amountsOf } from "@/lib/generators/server/read/amounts";
import type { Clause } from "@/lib/generators/server/read/clauses";
import { tellsWish } from "@/lib/generators/server/read/statements";
import { durationUnit, minutesIn } from "@/lib/generators/server/read/units";

const monthRu = "(?:январ|феврал|март|апрел|ма[йяею]|июн|июл|август|сентябр|октябр|ноябр|декабр)[а-я]{0,2}";
const monthEn =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const yearEn = "(?:,? (?:of )?(?:20\\d\\d|this year|next year))?";
const word = "(?<![\\p{L}\\p{N}])";
const end = "(?![\\p{L}\\p{N}])";
const untilRu = "(?:не позднее|не позже|в срок до|срок до|до|к|ко)";
const untilEn =
  "(?:no later than|not later than|before|by|ahead of|in time for|until|till|deadline(?: is)?:?|due(?: on| by)?|(?:go-?)?live(?: date)?:?(?: (?:by|on|in|for))?|launch(?: date)?:?(?: (?:by|on|in|for))?|ready (?:by|for|in)|starting|start(?:s|ing)? on)";
const point = "(?:начал|конц|концу|середин|старт|открыти|закрыти|запуск)[а-яё]{0,2}";

/** From the surest to the vaguest: a day, a month, a part of a year. */
const dates: readonly RegExp[] = [
  new RegExp(
    `${word}${untilRu} (?:${point} (?:[а-яё]+ )?)?\\d{1,2}(?:-?го)? ${monthRu}(?: 20\\d\\d)?(?: г(?:ода|\\.)?)?${end}`,
    "iu",
  ),
  new RegExp(`${word}${untilRu} \\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?${end}`, "iu"),
  new RegExp(
    `${word}${untilEn} (?:the )?(?:${monthEn}\\.? \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${monthEn})${yearEn}${end}`,
    "iu",
  ),
  new RegExp(
    `${word}${untilRu} (?:${point} )?${monthRu}(?: 20\\d\\d| следующего| этого)?(?: года)?${end}`,
    "iu",
  ),
  new RegExp(
    `${word}${untilEn} (?:the )?(?:end of |start of |beginning of |middle of |early |mid-?|late )?${monthEn}${yearEn}${end}`,
    "iu",
  ),
  new RegExp(
    `${word}${untilRu} (?:${point} (?:[а-яё]+ )?(?:год|квартал|сезон|месяц|зим|весн|лет|осен|навигац|учебн|отопительн|путин)[а-яё]*(?: год[а-я]*| сезон[а-я]*)?|(?:нов|следующ|эт|будущ|очередн)[а-яё]+ (?:год|сезон|лет|весн|осен|зим|квартал|навигац|урожа)[а-яё]*|весн[ыеу]|лет[ау]|осен[и]|зим[ыеу]|сезон[ау]|навигации|отпусков|праздник[ова]+)${end}`,
    "iu",
  ),
  new RegExp(
    `${word}${untilEn} (?:the )?(?:(?:end|start|beginning|opening) of (?:the |this |next )?(?:year|quarter|season|month|term|spring|summer|autumn|fall|winter|school year)|(?:next|this|coming|new|spring|summer|autumn|fall|winter|main|high|ski|harvest|school)[ -](?:season|year|spring|summer|autumn|fall|winter|term|semester|harvest|quarter)|spring|summer|autumn|winter|christmas|easter|thanksgiving|year[- ]end|q[1-4](?: 20\\d\\d)?|(?:the )?season(?: (?:starts|opens|begins))?)${end}`,
    "iu",
  ),
  new RegExp(
    `${word}(?:from|for|as of|с|со) (?:the )?(?:next season|next school year|next term|следующего (?:сезона|года|учебного года))${end}`,
    "iu",
  ),
];

/** «доставок 350 к 8 марта»: how much there is by a day, not when something is wanted. */
const countsOnly = (clause: Clause) =>
  amountsOf(clause.tokens).some(({ time, currency }) => time === undefined && currency === undefined) &&
  !tellsWish(clause.tokens) &&
  !project.test(clause.text);

const project =
  /(?<!\p{L})(?:срок|сделать|запуст|запуск|ввод|ввести|готов|успеть|внедр|разработ|результат|верси|прототип|версия|version|prototype|mvp|first release|need it|need this|нужно за|надо за|нужно через|пилот|проект|сдать|сдач|deadline|deliver|launch|live|ready|done|finish|built|build|rollout|roll out|operational|go-live|timeline|timeframe)/iu;
/** «занимает», "takes" tell how long today's work lasts, not the project. */
const today =
  /(?<!\p{L})(?:занима|уход|жд[её]|тра[тч]|длится|ищ|раз в|кажды|гарант|takes?|took|wait|spend|spent|last(?:s|ed)?|every|warranty|average|behind|late|usually|old)/iu;

/** «за 10 недель», "ten weeks": a length that stands for the whole project. */
function lengthIn(clause: Clause) {
  if (!clause.tokens.some(({ kind, lower }) => kind === "word" && durationUnit(lower) !== undefined))
    return undefined;
  if (today.test(clause.text)) return undefined;
  const amount = amountsOf(clause.tokens).find(
    ({ time }) => time === "week" || time === "month" || time === "day",
  );
  if (amount?.time === undefined) return undefined;
  const isAlone = amount.from <= 1 && amount.to === clause.tokens.length && amount.time !== "day";
  if (!isAlone && !project.test(clause.text)) return undefined;
  const from = /^(?:за|через|в|within|in|over|about)$/.test(clause.tokens[amount.from - 1]?.lower ?? "")
    ? amount.from - 1
    : amount.from;
  const weeks = ((amount.max ?? amount.value) * minutesIn[amount.time]) / minutesIn.week;
  return {
    start: clause.tokens[from]?.start ?? clause.start,
    end: clause.tokens[amount.to - 1]?.end ?? clause.end,
    weeks: Math.round(weeks * 10) / 10,
  };
}

/** A clause without one of these holds no date to finish by. */
const signs = new Set(
  "до к ко с со срок позднее позже no not before by ahead in until till deadline due live ready starting start from for as".split(
    " ",
  ),
);

/** By when, or within what time, the visitor wants it. The surest statement of the text counts. */
export function deadlineOf({
  description,
  clauses,
}: {
  description: string;
  clauses: readonly Clause[];
}): Limits["deadline"] {
  const made = (start: number, to: number) => ({
    id: "deadline",
    text: description.slice(start, to),
    span: { start, end: to },
  });
  const dated = clauses.filter(({ tokens }) => tokens.some(({ lower }) => signs.has(lower)));
  const lengths = clauses.map(lengthIn).find((found) => found !== undefined);
  for (const pattern of dates) {
    for (const clause of dated) {
      const match = pattern.exec(clause.text);
      if (
        match === null ||
        /(?<!\p{L})(?:работаем|открыт[ыо]? (?:с|до)|open (?:until|till)|хранит)/iu.test(clause.text) ||
        countsOnly(clause)
      )
        continue;
      const start = clause.start + match.index;
      return { ...made(start, start + match[0].length), ...(lengths && { weeks: lengths.weeks }) };
    }
  }
  return lengths && { ...made(lengths.start, lengths.end), weeks: lengths.weeks };
}
