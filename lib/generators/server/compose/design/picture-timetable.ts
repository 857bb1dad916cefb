import "server-only";
import type { ReactNode } from "react";
import * as draw from "@/lib/generators/server/compose/design/picture-boxes";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import type { Locale } from "@/lib/i18n/locales";

const MONDAY = Date.UTC(2024, 0, 1);
const FIRST_HOUR = 9;
const LAST_DAY = 30;
const MOST_COLUMNS = 7;
const WORKDAYS = 5;
const OF_DAYS = /недел|week|месяц|month|дней|days/iu;
const OF_A_MONTH = /месяц|календар|month|calendar/iu;

/** `count`: a whole number that the description names for the timetable. */
type Timetable = { label: string; count: number | undefined; locale: Locale; isLarge: boolean };

/** A month by its dates, or a day by the hour: a column for each person or room named, else for each working day. */
export function drawTimetable(palette: Palette, { label, count = 0, locale, isLarge }: Timetable): ReactNode {
  const { primary, onPrimary, soft, surface, line, ink, muted } = palette;
  const isNamed = count > 1 && count <= MOST_COLUMNS && !OF_DAYS.test(label);
  const isMonth = !isNamed && OF_A_MONTH.test(label);
  const across = isMonth ? MOST_COLUMNS : isNamed ? count : WORKDAYS;
  const day = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const head = (at: number): ReactNode =>
    isNamed
      ? draw.box({ ...draw.centred, flex: 1, gap: 6 }, draw.dot(line), draw.bar("45%", line, 7))
      : draw.words(day.format(MONDAY + at * 864e5), 14, muted, { ...draw.centred, flex: 1 });
  const cell = (place: number): ReactNode => {
    const [isMarked, isTaken] = [place % 9 === 4, place % 4 === 2];
    const text = isMarked ? onPrimary : ink;
    const date = place < LAST_DAY ? draw.words(String(place + 1), 15, text) : undefined;
    const entry = isMarked || isTaken ? draw.bar("60%", text, 7) : undefined;
    const border = isMonth || entry ? "none" : `1px dashed ${line}`;
    const look = { ...draw.centred, flex: 1, borderRadius: 6, border };
    return draw.shape(isMarked ? primary : isTaken ? soft : surface, look, isMonth ? date : entry);
  };
  const row = (at: number): ReactNode => {
    const hour = `${String(FIRST_HOUR + at).padStart(2, "0")}:00`;
    const cells = draw.upTo(across).map((place) => cell(at * across + place));
    const named = isMonth ? [] : [draw.words(hour, 14, muted, { width: 44 })];
    return draw.box({ flexGrow: 1, flexBasis: 0, gap: 6 }, ...named, ...cells);
  };
  const height = isMonth ? (isLarge ? 5 : 3) : isLarge ? 6 : 4;
  const heads = draw.box({ gap: 6, paddingLeft: isMonth ? 0 : 50 }, ...draw.upTo(across).map(head));
  return draw.column({ flexGrow: 1, gap: 6 }, heads, ...draw.upTo(height).map(row));
}
