import { createContext, use, useMemo } from "react";
import type { Locale } from "@/lib/i18n/routing";

/** The language of the labels, which may differ from that of the page. */
export const LabelLanguage = createContext<Locale>("ru");

/** Monday of the week that is drawn, and the hour at which its days begin. */
const MONDAY = Date.UTC(2024, 5, 10);
const OPENING = 9;
const HOUR = 3_600_000;
const FIRST_NUMBER = 1042;

/** Labels whose values can be of one kind only, in both languages; the first that fits counts. */
const sorts = [
  ["numberAndDate", /номер и дата|number and date/iu],
  ["number", /^(?:номер|запись|рейс|number|record|trip)$/iu],
  [
    "moment",
    /^дата и время|^date and time|^с какого времени|^обновлено|^отправлено|^последнее изменение|^прибытие|^ждёт с$/iu,
  ],
  [
    "moment",
    /^(?:since|updated|sent at|last change|added|(?:expected )?arrival|waiting since)$|^ожидаемое прибытие|^добавлено|^до какого времени|^until$/iu,
  ],
  ["window", /^окно времени|^time window/iu],
  ["time", /^(?:время|time)$/iu],
  ["past", /^(?:дата|date)$/iu],
  ["date", /(?<!\p{L})(?:срок|сроку|дата|дату|due|date)(?!\p{L})|^needed by|^data as of/iu],
] as const;

/**
 * Neutral values for a drawing: times, dates and numbers of records. None of them says anything about the visitor's business; what
 * only the visitor knows stays a bar.
 */
export function useValues() {
  const lang = use(LabelLanguage);
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
    const values = {
      /** The time that many half hours after the day begins. */
      time: (halfHours: number) => time(at(0, halfHours)),
      /** Day of the drawn week, Monday is 0: its name and its number. */
      weekday: (day: number) => weekday(at(day, 0)),
      day: (day: number) => new Date(at(day, 0)).getUTCDate(),
      /** A date and a time, first those of the place that is chosen in a drawn week; later rows are earlier. */
      moment: (row: number) => `${date(at(2, 0))}, ${time(at(2, 4 - row * 1.5))}`,
      percent: (value: number) => share.format(value / 100),
      number: (row: number) => (lang === "ru" ? "№\u00a0" : "#") + String(FIRST_NUMBER - row),
    };
    /** What stands under a label, in a row of its own; nothing where only the visitor knows. */
    const under = (label: string, row = 0): string | undefined => {
      switch (sorts.find(([, pattern]) => pattern.test(label))?.[0]) {
        case "numberAndDate":
          return `${values.number(row)}, ${date(at(2, 0))}`;
        case "number":
          return values.number(row);
        case "moment":
          return values.moment(row);
        case "window":
          return `${values.time(row * 2)} – ${values.time(row * 2 + 4)}`;
        case "time":
          return values.time(3 + row * 2);
        case "past":
          return date(at(2 - row, 0));
        case "date":
          return date(at(2 + row, 0));
        case undefined:
          return undefined;
      }
    };
    return { ...values, under };
  }, [lang]);
}
