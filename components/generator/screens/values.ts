import { createContext, use, useMemo } from "react";
import type { ScreenItem } from "@/lib/generators/screens";
import type { Locale } from "@/lib/i18n/routing";

/** The language of the labels, which may differ from that of the page. */
export const LabelLanguage = createContext<Locale>("ru");

/** Monday of the week that is drawn, which has no public holiday in Russia, and the hour at which its days begin. */
const MONDAY = Date.UTC(2026, 9, 12);
const TODAY = 2;
const OPENING = 9;
const HOUR = 3_600_000;

/** Labels whose values can be of one kind only, in both languages; the first that fits counts. */
const sorts = [
  ["numberAndDate", /номер и дата|number and date/iu],
  ["number", /^(?:номер|запись|рейс|number|record|trip)$/iu],
  [
    "moment",
    /^дата и время|^ближайшая запись|^date and time|^next booking|^с какого времени|^обновлено|^отправлено|^последнее изменение|^добавлено|^(?:since|updated|sent at|last change|added)$/iu,
  ],
  ["ahead", /^(?:ожидаемое )?прибытие$|^до какого времени$|^(?:(?:expected )?arrival|until)$/iu],
  ["started", /^начат$|^started$/iu],
  ["window", /^окно времени|^time window/iu],
  ["time", /^(?:время|time)$/iu],
  ["past", /^(?:дата|date)$/iu],
  ["date", /(?<!\p{L})(?:срок|сроку|дата|дату|due|date)(?!\p{L})|^needed by|^data as of/iu],
] as const;

const sortOf = (label: string) => sorts.find(([, pattern]) => pattern.test(label))?.[0];

/** What the rows of a list go by: dates that things are due on, times of a day, a time that rises otherwise, or the latest first. */
type Order = "due" | "day" | "rising" | "latest";

export function orderOf(items: readonly ScreenItem[]): Order {
  const found = new Set(items.map(({ label }) => sortOf(label)));
  if (found.has("date")) return "due";
  if (found.has("time") || found.has("window")) return "day";
  return found.has("ahead") || found.has("started") ? "rising" : "latest";
}

/** Lists that go by different things are of different records; № 2817 of what is due is the one that a conversation tells of. */
const firstNumbers: Readonly<Record<Order, number>> = { due: 2816, day: 1042, rising: 1042, latest: 418 };

/** The order of the rows that are drawn. */
export const RowOrder = createContext<Order>("latest");

/** The first row of a list that goes by due dates began that many working days ago. */
const EARLIER = 10;

/** The day that many working days after Monday; a week before it begins at −5. */
const workday = (days: number) => days + 2 * Math.floor(days / 5);

/**
 * Neutral values for a drawing: times, dates and numbers of records. None of them says anything about the visitor's business; what
 * only the visitor knows stays a bar.
 * @param own the order of a list that provides it itself
 */
export function useValues(own?: Order) {
  const lang = use(LabelLanguage);
  const given = use(RowOrder);
  const order = own ?? given;
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(lang, { ...options, hourCycle: "h23", timeZone: "UTC" });
      // A date stays on one line.
      return (at: number) => formatter.format(at).replaceAll(" ", "\u00a0");
    };
    const [time, date] = [
      format({ hour: "2-digit", minute: "2-digit" }),
      format({ day: "numeric", month: "short" }),
    ];
    const weekday = format({ weekday: "short" });
    const share = new Intl.NumberFormat(lang, { style: "percent" });
    const at = (day: number, halfHours: number) =>
      MONDAY + day * 24 * HOUR + (OPENING + halfHours / 2) * HOUR;
    const both = (moment: number) => `${date(moment)}, ${time(moment)}`;
    const values = {
      /** The time that many half hours after the day begins. */
      time: (halfHours: number) => time(at(0, halfHours)),
      isTime: (label: string) => sortOf(label) === "time",
      /** Day of the drawn week, Monday is 0: its name and its number. */
      weekday: (day: number) => weekday(at(day, 0)),
      day: (day: number) => new Date(at(day, 0)).getUTCDate(),
      /** The name of the day that many working days before the drawn one. */
      weekdayBefore: (days: number) => weekday(at(workday(TODAY - days), 0)),
      /** A date and a time, first those of the place that is chosen in a drawn week; later rows are earlier, unless they go by what is due. */
      moment: (row: number) =>
        order === "due"
          ? both(at(workday(TODAY + row - EARLIER), (row * 3) % 8))
          : both(at(TODAY, 4 - row * 0.4)),
      percent: (value: number) => share.format(value / 100),
      number: (row: number) =>
        (lang === "ru" ? "№\u00a0" : "#") + String(firstNumbers[order] + (order === "latest" ? -row : row)),
    };
    /** What stands under a label, in a row of its own; nothing where only the visitor knows. */
    const under = (label: string, row = 0): string | undefined => {
      switch (sortOf(label)) {
        case "numberAndDate":
          return `${values.number(row)}, ${date(at(TODAY, 0))}`;
        case "number":
          return values.number(row);
        case "moment":
          return values.moment(row);
        case "ahead":
          return both(at(TODAY, 10 + row * 3));
        case "started":
          return values.time(1 + row * 0.2);
        case "window":
          return `${values.time(row * 2)} – ${values.time(row * 2 + 4)}`;
        case "time":
          return values.time(3 + row * 2);
        case "past":
          return date(at(workday(TODAY - row), 0));
        // The first one of a list is overdue.
        case "date":
          return date(at(workday(order === "due" ? TODAY + row - 1 : TODAY + row), 0));
        case undefined:
          return undefined;
      }
    };
    return { ...values, under };
  }, [lang, order]);
}
