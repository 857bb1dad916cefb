import "server-only";
import type { Limits } from "@/lib/generators/fact-sheet";
import { amountsOf } from "@/lib/generators/server/read/amounts";
import type { Clause } from "@/lib/generators/server/read/sentences";
import { trimmed, type Span } from "@/lib/generators/server/read/spans";
import { tellsWish } from "@/lib/generators/server/read/statements";
import { fitsBefore } from "@/lib/generators/server/read/tokens";
import { durationUnit, minutesIn } from "@/lib/generators/server/read/units";

const month =
  "(?:(?:январ|феврал|март|апрел|ма[йяею]|июн|июл|август|сентябр|октябр|ноябр|декабр)[а-я]{0,2}|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const year = "(?:,?(?: of)? (?:20\\d\\d|this year|next year|следующего|этого)(?: г(?:ода|\\.)?)?)?";
const day = `(?:\\d{1,2}(?:-?го|st|nd|rd|th)?(?: of)? ${month}|${month}\\.? \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?)${year}`;
const point =
  "(?:(?:начал|конц|концу|середин|старт|открыти|закрыти|запуск)[а-яё]{0,2}|(?:end|start|beginning|middle|opening) of|early|mid-?|late)(?: the| this| next)?";
const season =
  "(?:год|квартал|сезон|месяц|зим|весн|лет|осен|навигац|путин|каникул|праздник|отпуск|урожа|майск)[а-яё]*|(?:season|year|spring|summer|autumn|fall|winter|term|semester|harvest|quarter|rush|christmas|easter|thanksgiving|year[- ]end|q[1-4])s?";
const until =
  "(?:не позднее|не позже|(?:в )?срок до|до|ко?|no later than|not later than|before|by|ahead of|in time for|until|till|deadline(?: is)?:?|due(?: on| by)?|(?:go-?)?live(?: date)?:?(?: by| on| in| for)?|launch(?: date)?:?(?: by| on| in| for)?|ready (?:by|for|in)|starting)";
/** What begins on a day bounds the project too: «Сезон начинается 25 июня», "We open on 20 May". */
const begins = "(?:начина\\S+|открыва\\S+|стартует|opens?|starts?|begins?)(?: on)?";

const pattern = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, "iu");
/** From the surest to the vaguest: a day, a month, a part of a year. */
const dates: readonly RegExp[] = [
  pattern(`${until}(?: the)? (?:${point} (?:[а-яё]+ )?)?${day}`),
  pattern(`(?<=${begins} )${day}`),
  // «начать хотели бы с шести школ с 1 сентября»: what begins late in the sentence is the project.
  pattern(`(?<=(?:нача|запус|start|launch).{1,40})(?:со?|from|on) ${day}`),
  pattern(`${until}(?: the)? (?:${point} )?${month}${year}`),
  pattern(`${until}(?: the)? ${point} (?:[\\p{L}-]+ )?(?:${season})(?: (?:год|сезон)[а-я]*)?`),
  pattern(`${until}(?: the)? (?:[\\p{L}-]+ ){0,2}(?:${season})`),
  pattern("(?:from|for|as of|со?) (?:the )?(?:next (?:season|school year|term)|следующего (?:сезона|года))"),
];
const bareDay = new RegExp(`^${day}$`, "iu");
const mayHold = new RegExp(`\\d|${season}|${month}`, "iu");

const project =
  /(?<!\p{L})(?:срок|сделать|запуст|запуск|ввод|ввести|готов|успеть|внедр|разработ|результат|верси|прототип|version|prototype|mvp|first release|need it|need this|(?:нужно|надо) (?:за|через)|пилот|проект|сда[тч]|deadline|deliver|launch|live|ready|done|finish|buil[td]|roll ?out|operational|timeline|timeframe)/iu;
/** «занимает», "takes" tell how long today's work lasts, «по регламенту» a rule of it, not the project. */
const today =
  /(?<!\p{L})(?:занима|уход|жд[её]|тра[тч]|длится|ищ|раз в|кажды|гарант|регламент|takes?|took|wait|spen[dt]|last(?:s|ed)?|every|warranty|average|behind|late|usually|old)/iu;
const opened = /(?<!\p{L})(?:работаем|открыт[ыо]? (?:с|до)|open (?:until|till)|хранит|сейчас|раньше)/iu;

/** «доставок 350 к 8 марта»: how much there is by a day, not when something is wanted. */
const countsOnly = (clause: Clause) =>
  amountsOf(clause.tokens).some(({ time, currency }) => time === undefined && currency === undefined) &&
  !tellsWish(clause.tokens) &&
  !project.test(clause.text);

/** «за 10 недель», "ten weeks": a length that stands for the whole project. */
function lengthIn({ tokens, text, start, end }: Clause): (Span & { weeks: number }) | undefined {
  const isTime = tokens.some(({ kind, lower }) => kind === "word" && durationUnit(lower) !== undefined);
  if (!isTime || today.test(text)) return undefined;
  const amount = amountsOf(tokens).find(({ time }) => /^(?:day|week|month)$/.test(time ?? ""));
  if (amount?.time === undefined) return undefined;
  const isAlone = amount.from <= 1 && amount.to === tokens.length && amount.time !== "day";
  if (!isAlone && !project.test(text)) return undefined;
  const led = fitsBefore(tokens, amount.from, "за|через|в|within|in|over|about");
  const weeks = ((amount.max ?? amount.value) * minutesIn[amount.time]) / minutesIn.week;
  return {
    start: tokens[amount.from - led]?.start ?? start,
    end: tokens[amount.to - 1]?.end ?? end,
    weeks: Math.round(weeks * 10) / 10,
  };
}

/** A date in a clause; with the day that the next clause adds: «до начала сезона, 10 апреля». */
function dateIn(clause: Clause, next: Clause | undefined, date: RegExp): Span | undefined {
  const match = date.exec(clause.text);
  if (match === null || opened.test(clause.text) || countsOnly(clause)) return undefined;
  const start = clause.start + match.index;
  const end = start + match[0].length;
  const isNamed = next?.sentence === clause.sentence && next.after === "," && bareDay.test(next.text);
  return { start, end: isNamed && end === clause.end ? next.end : end };
}

/** By when, or within what time, the visitor wants it. The surest statement of the text counts. */
export function deadlineOf(description: string, clauses: readonly Clause[]): Limits["deadline"] {
  const made = (place: Span) => {
    const span = trimmed(description, place) ?? place;
    return { id: "deadline", text: description.slice(span.start, span.end), span };
  };
  for (const date of dates)
    for (const [at, clause] of clauses.entries()) {
      const found = mayHold.test(clause.text) ? dateIn(clause, clauses[at + 1], date) : undefined;
      if (found !== undefined) return made(found);
    }
  const length = clauses.map(lengthIn).find((found) => found !== undefined);
  return length && { ...made(length), weeks: length.weeks };
}
