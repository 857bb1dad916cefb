import "server-only";
import type { Limits } from "@/lib/generators/fact-sheet";
import { amountsOf, type Amount } from "@/lib/generators/server/read/amounts";
import { countryOfMoney, countryOfPlace, moneyIn } from "@/lib/generators/server/read/money";
import { acceptanceOf, entry, lawsOf, type Text } from "@/lib/generators/server/read/conditions";
import type { Clause } from "@/lib/generators/server/read/sentences";
import type { Span } from "@/lib/generators/server/read/spans";
import { tellsWish } from "@/lib/generators/server/read/statements";
import { fitsBefore, type Token } from "@/lib/generators/server/read/tokens";
import { minutesIn, periodAt } from "@/lib/generators/server/read/units";

const spanOf = (tokens: readonly Token[], from: number, to: number): Span => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to - 1]?.end ?? 0,
});

const month =
  "(?:(?:январ|феврал|март|апрел|ма[йяею]|июн|июл|август|сентябр|октябр|ноябр|декабр)[а-я]{0,2}|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const year = "(?:,?(?: of)? (?:20\\d\\d|this year|next year|следующего|этого)(?: г(?:ода|\\.)?)?)?";
const day = `(?:\\d{1,2}(?:-?го|st|nd|rd|th)?(?: of)? ${month}|${month}\\.? \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?)${year}`;
const point =
  "(?:(?:начал|конц|концу|середин|старт|открыти|закрыти|запуск)[а-яё]{0,2}|(?:end|start|beginning|middle|opening) of|early|mid-?|late)(?: the| this| next)?";
const season =
  "(?:(?:летн|зимн|осенн|весенн)\\S+ [а-яё]+|год|квартал|сезон|зарыблени|пасх|рождеств|посевн|отопительн|месяц|зим|весн|лет|осен|навигац|путин|каникул|праздник|отпуск|урожа|майск)[а-яё]*|year[- ]end|(?:season|year|spring|summer|autumn|fall|winter|(?<=(?:the|this|next) )term|semester|harvest|quarter|rush|christmas|easter|thanksgiving|q[1-4])s?(?: holidays?| break)?";
const until =
  "(?<!(?:работаем|открыт[ыо]?|хранится|open) )(?:не позднее|не позже|(?:в )?срок до|до|ко?|no later than|not later than|before|by|ahead of|in time for|until|till|deadline(?: is)?:?|due(?: on| by)?|(?:go-?)?live(?: date)?:?(?: by| on| in| for)?|launch(?: date)?:?(?: by| on| in| for)?|ready (?:by|for|in)|starting)(?: the)?";
/** What begins on a day bounds the project too: «Сезон начинается 25 июня», "We open on 20 May". */
const begins =
  "(?:(?:начина\\S+|открыва\\S+|стартует|opens?|starts?|begins?)(?: on)?|(?:нача|запус|start|launch|live|ready|open)\\S*(?: \\S+){0,6} (?:со?|from|on))";

const dates = [
  `${until} (?:${point} (?:[а-яё]+ )?)?${day}`,
  `(?<=${begins} )${day}`,
  `${until} (?:${point} )?(?:${month}${year}|(?:[\\p{L}-]+ ){0,2}(?:${season})(?: (?:год|сезон)[а-я]*)?(?:(?: [a-z]+){0,2} in ${month}| в ${month})?)`,
  `(?<=(?:старт|запуск|начало|start|launch)(?: [\\p{L}]+)?:? )(?:со?|from|in) ${month}${year}`,
].map((source) => new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, "iu"));

const bareDay = new RegExp(
  `^(?:(?:он[аои]? |это |which is |that is )?${day}|(?:то есть|т\\.е\\.|that is|i\\.e\\.)[, ]*(?:до|к|by|before) .{3,20})$`,
  "iu",
);

const project =
  /(?<!\p{L})(?:срок|нача(?:ть|л)|(?:start|begin) with|сделать|запуст|запуск|ввод|ввести|готов|успеть|внедр|разработ|результат|верси|прототип|version|prototype|mvp|first release|need it|need this|(?:нужно|надо) (?:за|через)|пилот|проект|сда[тч]|deadline|deliver|launch|live|ready|done|finish|buil[td]|roll ?out|operational|timeline|timeframe)/iu;
/** «занимает», "takes" tell how long today's work lasts, «по регламенту» a rule of it, not the project. */
const today =
  /(?<!\p{L})(?:предупр|напомин|сигнал|увед|remind|warn|alert|notif|занима|уход|жд[её]|тра[тч]|длится|ищ|раз в|кажды|гарант|регламент|по закону|takes?|took|wait|spen[dt]|last(?:s|ed)?|every|warranty|average|behind|late|usually|old)/iu;

/** «доставок 350 к 8 марта»: how much there is by a day, not when something is wanted. */
const countsOnly = ({ tokens, text }: Clause) =>
  amountsOf(tokens).some(({ time, currency, isSum }) => !time && !currency && !isSum) &&
  !tellsWish(tokens) &&
  !project.test(text);

/** What is put off has no date by which it must be. */
const WAITS =
  /(?<!\p{L})(?:can wait|not before|подожд|потерп|пока не|не раньше|missing|chas(?:e|ing)|takes? until|took until)/iu;

/** A date in a clause; with the day that the next clause adds: «до начала сезона, 10 апреля». */
function dateIn(clause: Clause, next: Clause | undefined, date: RegExp): Span | undefined {
  const match = date.exec(clause.text);
  if (match === null || countsOnly(clause) || WAITS.test(clause.text)) return undefined;
  const start = clause.start + match.index;
  const end = start + match[0].length;
  const isNamed = next?.sentence === clause.sentence && next.after === "," && bareDay.test(next.text);
  return { start, end: isNamed && end === clause.end ? next.end : end };
}

/** What begins by then: «запустить в первых трёх поликлиниках», "start with loans". */
const PILOT =
  /(?:(?:запу(?:стить|ск)\S*|старт\S*|launch|start|go live) )?(?:(?:в|на|для) перв(?:ых|ой|ом) \p{L}+(?: \p{L}+)?|(?:in|for|at) the first (?:\w+ )?\w+) $|(?<!\p{L})(?:нача(?:ть|ло) со?|start with|begin with) [^,;]{2,40} $/iu;
/** «за 10 недель», "ten weeks": a length that stands for the whole project. */
function lengthIn({ tokens, text, start }: Clause): (Span & { weeks: number }) | undefined {
  const amount = amountsOf(tokens).find(({ time }) => /^(?:day|week|month|year)$/.test(time ?? ""));
  if (amount?.time === undefined || today.test(text)) return undefined;
  const isAlone = amount.from <= 1 && amount.to === tokens.length && /^(?:week|month)$/.test(amount.time);
  if (!isAlone && !project.test(text)) return undefined;
  const led = fitsBefore(tokens, amount.from, "за|через|в|within|in|over|about");
  const weeks = ((amount.max ?? amount.value) * minutesIn[amount.time]) / minutesIn.week;
  const own = spanOf(tokens, amount.from - led, amount.to);
  // «запустить в первых трёх поликлиниках через четыре месяца»: what begins belongs to the date.
  const [first] = PILOT.exec(text.slice(0, own.start - start)) ?? [];
  return { ...own, start: own.start - (first?.length ?? 0), weeks: Math.round(weeks * 10) / 10 };
}

/** By when, or within what time, the visitor wants it. The surest statement of the text counts. */
function deadlineOf({ description, clauses }: Text): Limits["deadline"] {
  for (const date of dates) {
    const found = clauses.map((clause, at) => dateIn(clause, clauses[at + 1], date)).find(Boolean);
    if (found) return entry("deadline", description, found);
  }
  const length = clauses.map(lengthIn).find((found) => found !== undefined);
  return length && { ...entry("deadline", description, length), weeks: length.weeks };
}

const surely =
  /(?<!\p{L})(?:бюджет|нмцк|начальн\S+ (?:максимальн\S+ )?цен|смет[аы]|стоимость (?:работ|проекта|контракта|договора)|ориентир|денег|по деньгам|в плане на|грант(?!\p{L}{2})|деньги(?= ?[–—:-])|(?:готов\S*|мо(?:гу|жем)) (?:дать|потратить|заплатить|вложить|выделить)|(?:дать|потратить|заплатить|вложить|выделить) (?:готов|мо(?:гу|жем))|уложиться|выдел(?:ен[оы]|или|яем)|залож(?:ен[оы]|или)|на (?:пилот|проект|внедрение)|от силы|(?:больше|более|дороже|свыше) .{1,40} не (?:дад|потрат|заплат|выдел|мож)\S+|budget|ceiling|(?:we|i)(?: have|['’]ve)(?: got)?(?: only| about| around| roughly| up to)? (?=[$€£]\d[\d,.]*[km]?(?! (?:of|in|worth|outstanding|stuck|a)(?!\p{L})))|(?:can|could|can['’]?t|cannot|may|will|won['’]?t) (?:only |maybe |probably )?(?:spend|pay|afford|invest|stretch|put in|manage|do(?= (?:maybe|about|up to|around) ))|(?<!had )to (?:spend|invest)|(?:total )?(?:cost|price) (?:is |must be |should be )?(?:under|below|within|up to|at most|no more than)|in the (?:pot|kitty)|there['’]s (?=[$€£])|funding(?! bod| agenc)|grant|allocated|set aside|not (?:to )?exceed|spend (?:up to|at most|no more)|(?:all|everything|total)(?: of it| this)?(?: must be| has to be| for)? (?:under|below|within)(?= [$€£]))/iu;
/** The clause is nothing but a sum and its bound or giver: «До 4,5 млн рублей», "£25k tops", "£4,000 from the parish". */
const alone =
  /^(?:до|не (?:более|больше|дороже)|в пределах|up to|under|at most|max\S*) [$€£]?[\d.,\s]+\p{L}*\.?(?: \p{L}+\.?)?$|^[$€£][\d.,]+\p{L}?(?: a (?:month|year))? (?:tops|max\S*|at most|all in|from (?:the|our|a) (?:\p{L}+ ?){1,3})$|^[\d.,\s]+\p{L}*\.?(?: (?:\p{L}{1,5}\.?|₽))? от \p{L}+(?: \p{L}+)?$/iu;
const otherMoney =
  /(?<!\p{L})(?:годовой (?:бюджет|оборот)|annual (?:budget|turnover)|оборот|выручк|took back|turnover|revenue|штраф|fined?(?!\p{L})|penalt)/iu;

const isMoney = ({ currency, isSum, value, isShare, time }: Amount) =>
  !isShare && time === undefined && (currency !== undefined || isSum === true || value >= 1000);

/** What the visitor can spend: «бюджет до 900 т.р.», "Award ceiling $780,000"; its word may stand before a comma: "Budget, I'd say £45,000". */
function budgetOf({ description, clauses }: Text): Limits["budget"] {
  for (const [at, { text, tokens, start, sentence }] of clauses.entries()) {
    const { sentence: near, text: before = "" } = clauses[at - 1] ?? {};
    const isLed = near === sentence && !/\d/.test(before) && surely.test(before);
    const said = surely.exec(text) ?? alone.exec(text);
    const amount = said || isLed ? amountsOf(tokens).find(isMoney) : undefined;
    if (amount === undefined || otherMoney.test(text)) continue;
    const { currency, value, max = value } = amount;
    const period = periodAt(tokens, amount.to);
    const own = spanOf(tokens, amount.from, period?.to ?? amount.to);
    const [from, to] = said
      ? [start + said.index, start + said.index + said[0].length]
      : [own.start, own.end];
    const place = { start: Math.min(from, own.start), end: Math.max(to, own.end) };
    // "£80 a month max" is no sum for the whole project.
    const isTotal = period === undefined || period.period === "year";
    return { ...entry("budget", description, place), ...(isTotal && { amount: max }), currency };
  }
  return undefined;
}

const hostings = {
  offline:
    /(?:закрыт|изолирован)\S* (?:сет|контур)|без (?:выхода|доступа) (?:в|к|из сети) интернет|air-?gap|isolated network|(?:no|without) (?:internet|outside) (?:access|connection)|offline network|off the internet|not connected to the internet/iu,
  own: /(?:на|за пределы|только(?: в| на)?|внутри) (?:сво\S+ |собственн\S+ |наш\S+ |локальн\S+ )?(?:сервер|сет[иь]|контур|оборудовани|площадк)|(?:сво[ийём]|собственн\S+) сервер|сервер\S* (?:\S+ ){0,2}у нас(?!\p{L})|(?:никаких|без|не в) облак|облак\S+ (?:нам )?(?:нельзя|не |запрещ)|on[- ]?prem|own (?:servers?|hardware|machines?|data cent)|our servers?|in-house servers?|inside our (?:own )?(?:perimeter|network)|(?:nothing|not|never|no)(?: \S+){0,3} (?:in |to )?(?:the )?cloud(?! lock)|(?:must not|can['’]?t|cannot|may not|never|not) leave (?:the|our)|stays? (?:inside|within|on) (?:[\w’'-]+ ){0,2}(?:network|premises|building|servers?)/iu,
  country:
    /(?:серверы?|данные|хранение|размещени\S+|хостинг)[^.;]{0,40} (?:в россии|на территории|в рф|в казахстан\S*|в беларус\S*|в стране|за пределы (?:города|страны|области)|в (?:региональн|государственн|областн)\S+ цод)|(?:региональн|государственн)\S* цод|гособлак|(?:data|servers?|hosted|hosting|stored|stay)[^.;]{0,40} (?:in|within|inside) (?:the )?(?:eu|european union|country|uk|us|germany|france|canada|switzerland|australia|state|province)(?!\p{L})|in-country|data residency|sovereign/iu,
  cloud:
    /облако (?:подойд|устро|можно|ок)|можно (?:в|на) облак|в облаке (?:можно|хорошо|устро)|(?:ваш|у вас на) (?:хостинг|сервер)|cloud (?:is|would be) (?:fine|ok|good)|fine in the cloud|(?:hosted|run) (?:by you|for us)|saas|prefer (?:the )?cloud/iu,
};
const HOURS =
  /^(?:и |and )?(?:(?:должн\S+ )?работа(?:ть|ет|ют) |(?:it )?(?:must |should )?(?:work |run |be available )?)?(?:круглосуточно|24\/7|24 часа(?: в сутки)?|(?:a)?round[- ]the[- ]clock|24 hours a day)(?: (?:и|and) )?/iu;
/** «круглосуточно и в закрытом контуре»: when it works is another condition than where. */
function hostingOf({ description, clauses }: Text): Limits["hosting"] {
  for (const kind of ["offline", "own", "country", "cloud"] as const) {
    const { index = 0, 0: said = "" } = hostings[kind].exec(description) ?? {};
    const told = said ? clauses.findLast(({ start }) => start < index + said.length) : undefined;
    const hours = HOURS.exec(told?.text ?? "")?.[0].length ?? 0;
    if (told) return { ...entry("hosting", description, { ...told, start: told.start + hours }), kind };
  }
  return undefined;
}

function heaviest(signs: readonly (readonly [name: string | undefined, weight: number])[]): string[] {
  const weights = new Map<string, number>();
  for (const [name, weight] of signs) if (name) weights.set(name, (weights.get(name) ?? 0) + weight);
  return [...weights].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

const locating = /^(?:in|over|serving|near|around|across|from|outside|of|в|во|под|из|по|на|за|у)$/;
/** The country that a word names, and how surely; "U.S." is a country, "us" is not; "Ohio's" is Ohio. */
function placeSign(words: readonly Token[], at: number) {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const isLocated = locating.test(before?.lower ?? "");
  // Names of places are written with a capital, or after a preposition by those who never use one.
  if (!word || word.quoted || !(isLocated || /^\p{Lu}/u.test(word.text))) return [undefined, 0] as const;
  const country = countryOfPlace(word.lower.replace(/['’]s$/, ""), next?.lower ?? "");
  return [country, isLocated ? 2 : 1] as const;
}

/** Everything that bounds the project: in the country most signs point to, and in Russia for Russian without another country. */
export function limitsOf(text: Text, tokens: readonly Token[]): Limits {
  const { sentences } = text;
  const budget = budgetOf(text);
  const amounts = sentences.flatMap((sentence) => amountsOf(sentence.tokens));
  const used = heaviest([...amounts.map(({ currency }) => [currency, 1] as const), [budget?.currency, 0.5]]);
  const words = tokens.filter(({ kind }) => kind === "word");
  const isRussian = words.filter(({ lower }) => /[а-яё]/.test(lower)).length * 2 > words.length;
  const [country] = heaviest([
    ...words.map((_, at) => placeSign(words, at)),
    ...used.map((currency) => [countryOfMoney(currency), 1.5] as const),
    [isRussian ? "RU" : undefined, 0.5],
  ]);
  const currency = moneyIn(used[0], country);
  const acceptance = acceptanceOf(text);
  const [deadline, hosting, law] = [deadlineOf(text), hostingOf(text), lawsOf(text)];
  const priced = budget && { ...budget, currency: moneyIn(budget.currency ?? used[0], country) };
  return { deadline, budget: priced, hosting, acceptance, currency, country, law };
}
