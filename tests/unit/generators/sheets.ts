import { FACT_SHEET_VERSION, type FactSheet } from "@/lib/generators/fact-sheet";
import type { Locale } from "@/lib/i18n/locales";

/**
 * Fact sheets written by hand, as a good reader would fill them: composers are tested on them without a reader between.
 */

type Spanned = { id: string; text: string; span: { start: number; end: number } };
type Part = "figures" | "actors" | "pains" | "wishes" | "bans" | "systems";
type Given<K extends Part> = Omit<FactSheet[K][number], "id" | "span">;

/** An entry with its place in the description; fails when the words do not stand there. */
function placed<T extends { text: string }>(description: string, id: string, entry: T): T & Spanned {
  const start = description.indexOf(entry.text);
  if (start < 0) throw new Error(`Not in the description: ${entry.text}`);
  return { ...entry, id, span: { start, end: start + entry.text.length } };
}

type Draft = {
  locale: Locale;
  description: string;
  subject?: string;
  organisation?: string;
  figures?: Given<"figures">[];
  actors?: Given<"actors">[];
  pains?: Given<"pains">[];
  wishes?: Given<"wishes">[];
  bans?: Given<"bans">[];
  systems?: Given<"systems">[];
  limits?: (at: (text: string) => Spanned) => FactSheet["limits"];
};

/** A `clear` sheet: ids are the part's first letter and a number from one (`g` for figures: `g1`, `a1`, `p1`, `w1`, `b1`, `s1`). */
export function sheetOf(draft: Draft): FactSheet {
  const { description, locale } = draft;
  const all = <T extends { text: string }>(letter: string, list: readonly T[] = []) =>
    list.map((entry, index) => placed(description, `${letter}${String(index + 1)}`, entry));
  let limitCount = 0;
  const at = (text: string) => placed(description, `l${String((limitCount += 1))}`, { text });
  return {
    version: FACT_SHEET_VERSION,
    locale,
    clarity: "clear",
    ...(draft.subject === undefined
      ? {}
      : { subject: placed(description, "subject", { text: draft.subject }) }),
    ...(draft.organisation === undefined
      ? {}
      : { organisation: placed(description, "organisation", { text: draft.organisation }) }),
    figures: all("g", draft.figures),
    actors: all("a", draft.actors),
    pains: all("p", draft.pains),
    wishes: all("w", draft.wishes),
    bans: all("b", draft.bans),
    systems: all("s", draft.systems),
    limits: draft.limits?.(at) ?? {},
    open: [],
  };
}

export const cheese = sheetOf({
  locale: "ru",
  description:
    "Сыроварня в Адыгее, перерабатываем 11 тонн молока в сутки, 26 видов сыра, 48 человек в двух сменах. Температуру и влажность в восьми камерах созревания записывают в журнал от руки, в прошлом году из-за пропущенного скачка списали 3,4 тонны сыра на 2,9 млн рублей. Хочется видеть камеры на одном экране, получать тревогу на телефон технологу и вести паспорт каждой партии от приёмки молока до отгрузки. Учёт в 1С:Молокозавод, датчики «Термохрон» уже стоят.",
  organisation: "Сыроварня в Адыгее",
  figures: [
    {
      text: "11 тонн молока в сутки",
      value: 11,
      unit: "тонн",
      counts: "молока",
      period: "day",
      kind: "flow",
      says: "has",
    },
    { text: "26 видов сыра", value: 26, unit: "видов", counts: "сыра", kind: "count", says: "has" },
    { text: "48 человек", value: 48, unit: "человек", kind: "count", says: "has" },
    { text: "двух сменах", value: 2, unit: "сменах", kind: "count", says: "has" },
    {
      text: "восьми камерах созревания",
      value: 8,
      unit: "камерах",
      counts: "камерах созревания",
      kind: "count",
      says: "has",
    },
    {
      text: "3,4 тонны сыра",
      value: 3.4,
      unit: "тонны",
      counts: "сыра",
      period: "year",
      kind: "flow",
      says: "loses",
    },
    {
      text: "2,9 млн рублей",
      value: 2_900_000,
      unit: "RUB",
      period: "year",
      kind: "money",
      says: "loses",
      currency: "RUB",
    },
  ],
  actors: [{ text: "технологу", name: "технолог", side: "serves" }],
  pains: [
    {
      text: "Температуру и влажность в восьми камерах созревания записывают в журнал от руки",
      figures: ["g5"],
    },
    {
      text: "в прошлом году из-за пропущенного скачка списали 3,4 тонны сыра на 2,9 млн рублей",
      figures: ["g6", "g7"],
    },
  ],
  wishes: [
    { text: "видеть камеры на одном экране", figures: [] },
    { text: "получать тревогу на телефон технологу", figures: [] },
    { text: "вести паспорт каждой партии от приёмки молока до отгрузки", figures: [] },
  ],
  systems: [
    { text: "1С:Молокозавод", name: "1С:Молокозавод", relation: "used" },
    { text: "Термохрон", name: "Термохрон", relation: "used" },
  ],
  limits: () => ({ currency: "RUB", country: "RU" }),
});

export const lifts = sheetOf({
  locale: "ru",
  description:
    "Обслуживаем 1 340 лифтов в жилых домах, 62 электромеханика, аварийная линия принимает около 95 звонков в сутки. Каждый третий выезд – повторный, потому что механик приехал без нужной детали; один пустой выезд обходится нам в 1 700 рублей. Нужна карточка лифта с историей поломок, заявка с фото от консьержа и подбор запчастей до выезда. Диспетчеризация лифтов идёт через «Обь», её менять не будем.",
  figures: [
    {
      text: "1 340 лифтов",
      value: 1340,
      unit: "лифтов",
      counts: "лифтов в жилых домах",
      kind: "count",
      says: "has",
    },
    {
      text: "62 электромеханика",
      value: 62,
      unit: "электромеханика",
      counts: "электромеханика",
      kind: "count",
      says: "has",
    },
    {
      text: "около 95 звонков в сутки",
      value: 95,
      unit: "звонков",
      counts: "звонков",
      period: "day",
      kind: "flow",
      says: "has",
    },
    { text: "Каждый третий выезд", value: 33.3, unit: "%", counts: "выезд", kind: "share", says: "loses" },
    {
      text: "1 700 рублей",
      value: 1700,
      unit: "RUB",
      counts: "пустой выезд",
      kind: "money",
      says: "costs",
      currency: "RUB",
    },
  ],
  actors: [
    { text: "электромеханика", name: "электромеханик", figure: "g2", side: "serves" },
    { text: "механик", name: "механик", side: "serves" },
    { text: "консьержа", name: "консьерж", side: "served" },
  ],
  pains: [
    {
      text: "Каждый третий выезд – повторный, потому что механик приехал без нужной детали",
      figures: ["g4"],
    },
    { text: "один пустой выезд обходится нам в 1 700 рублей", figures: ["g5"] },
  ],
  wishes: [
    { text: "карточка лифта с историей поломок", figures: [] },
    { text: "заявка с фото от консьержа", figures: [] },
    { text: "подбор запчастей до выезда", figures: [] },
  ],
  bans: [{ text: "её менять не будем", kind: "stays", about: "«Обь»" }],
  systems: [{ text: "Обь", name: "Обь", relation: "stays" }],
  limits: () => ({ currency: "RUB", country: "RU" }),
});

export const stables = sheetOf({
  locale: "en",
  description:
    "Riding school and livery yard in County Meath: 58 horses, 31 of them on livery, 240 lessons a week. Feed changes are chalked on the stable doors and were missed four times this spring; a vet bill of €3,800 followed. What we'd like is a feed and turnout board the grooms can see on a tablet, lesson bookings that check the horse's hours, and monthly invoices for owners.",
  organisation: "Riding school and livery yard in County Meath",
  figures: [
    { text: "58 horses", value: 58, unit: "horses", counts: "horses", kind: "count", says: "has" },
    {
      text: "31 of them on livery",
      value: 31,
      unit: "horses",
      counts: "on livery",
      kind: "count",
      says: "has",
    },
    {
      text: "240 lessons a week",
      value: 240,
      unit: "lessons",
      counts: "lessons",
      period: "week",
      kind: "flow",
      says: "has",
    },
    {
      text: "four times this spring",
      value: 4,
      unit: "times",
      counts: "feed changes",
      period: "season",
      kind: "flow",
      says: "loses",
    },
    {
      text: "€3,800",
      value: 3800,
      unit: "EUR",
      counts: "vet bill",
      kind: "money",
      says: "loses",
      currency: "EUR",
    },
  ],
  actors: [
    { text: "grooms", name: "grooms", side: "serves" },
    { text: "owners", name: "owners", side: "served" },
  ],
  pains: [
    {
      text: "Feed changes are chalked on the stable doors and were missed four times this spring",
      figures: ["g4"],
    },
    { text: "a vet bill of €3,800 followed", figures: ["g5"] },
  ],
  wishes: [
    { text: "a feed and turnout board the grooms can see on a tablet", figures: [] },
    { text: "lesson bookings that check the horse's hours", figures: [] },
    { text: "monthly invoices for owners", figures: [] },
  ],
  limits: () => ({ currency: "EUR", country: "IE" }),
});

export const campervans = sheetOf({
  locale: "en",
  description:
    "Hi there, so we rent out campervans, started with 3 in 2014 and now it's 112 of them across Denver, Salt Lake City and Las Vegas, 23 of us plus summer temps. On a July Saturday we do about 46 handovers. Average trip is 9 nights at $165 a night. The big pain is damage: every van gets sixty-odd photos on somebody's phone, and when there is a dispute (87 last year) nobody can find them, so we ate roughly $94,000. Second thing, cleaning. A van is supposed to be ready in 3 hours and in practice it's 5 and a half because the cleaners don't know which one goes out first. Third, roadside: people ring whoever's number they have, at 2 am, about the fridge. My partner wants AI, I don't care about AI, I care about Saturdays. What I'd love is photos tied to the booking and timestamped, a cleaning board sorted by next departure, and one place for roadside calls with what was promised to whom. Please don't suggest replacing Trailmate, we just signed for three years; payments are Stripe. Also customers won't install an app so don't. Before May 1 would be great, we can spend maybe $60k, less is better.",
  organisation: "we rent out campervans",
  figures: [
    { text: "112 of them", value: 112, unit: "campervans", counts: "campervans", kind: "count", says: "has" },
    { text: "23 of us", value: 23, unit: "people", kind: "count", says: "has" },
    {
      text: "46 handovers",
      value: 46,
      unit: "handovers",
      counts: "handovers",
      period: "day",
      kind: "flow",
      says: "has",
    },
    {
      text: "9 nights",
      value: 9,
      unit: "nights",
      counts: "trip",
      kind: "duration",
      says: "has",
      time: "day",
    },
    {
      text: "$165 a night",
      value: 165,
      unit: "USD",
      counts: "night",
      kind: "money",
      says: "has",
      currency: "USD",
    },
    { text: "sixty-odd photos", value: 60, unit: "photos", counts: "photos", kind: "count", says: "has" },
    {
      text: "87 last year",
      value: 87,
      unit: "disputes",
      period: "year",
      kind: "flow",
      says: "loses",
    },
    {
      text: "$94,000",
      value: 94_000,
      unit: "USD",
      counts: "disputes",
      period: "year",
      kind: "money",
      says: "loses",
      currency: "USD",
    },
    {
      text: "3 hours",
      value: 3,
      unit: "hours",
      counts: "cleaning of a van",
      kind: "duration",
      says: "wants",
      time: "hour",
    },
    {
      text: "5 and a half",
      value: 5.5,
      unit: "hours",
      counts: "cleaning of a van",
      kind: "duration",
      says: "waits",
      time: "hour",
    },
  ],
  actors: [
    { text: "customers", name: "customers", side: "served" },
    { text: "cleaners", name: "cleaners", side: "serves" },
  ],
  pains: [
    {
      text: "when there is a dispute (87 last year) nobody can find them, so we ate roughly $94,000",
      figures: ["g7", "g8"],
    },
    {
      text: "A van is supposed to be ready in 3 hours and in practice it's 5 and a half because the cleaners don't know which one goes out first",
      figures: ["g9", "g10"],
    },
    { text: "people ring whoever's number they have, at 2 am, about the fridge", figures: [] },
  ],
  wishes: [
    { text: "photos tied to the booking and timestamped", figures: [] },
    { text: "a cleaning board sorted by next departure", figures: [] },
    { text: "one place for roadside calls with what was promised to whom", figures: [] },
  ],
  bans: [
    { text: "don't suggest replacing Trailmate", kind: "stays", about: "Trailmate" },
    { text: "customers won't install an app so don't", kind: "forbidden", about: "app" },
  ],
  systems: [
    { text: "Trailmate", name: "Trailmate", relation: "stays" },
    { text: "Stripe", name: "Stripe", relation: "used" },
  ],
  limits: (at) => ({
    deadline: { ...at("Before May 1"), weeks: 23 },
    budget: { ...at("maybe $60k"), amount: 60_000, currency: "USD" },
    currency: "USD",
    country: "US",
  }),
});
