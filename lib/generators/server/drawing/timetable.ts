import "server-only";
import type { ReactNode } from "react";
import * as draw from "@/lib/pictures/boxes";
import type { Asked } from "@/lib/generators/server/drawing/parts";
import type { Palette } from "@/lib/generators/server/compose/design/palette";

const MONDAY = Date.UTC(2024, 0, 1);
const FIRST_HOUR = 9;
/** A phone beside the timetable tells the time that is chosen in it. */
export const CHOSEN_TIME = "11:00";
const LAST_DAY = 30;
const MOST_COLUMNS = 7;
const WORKDAYS = 5;
const OF_DAYS = /недел|week|месяц|month|дней|days/iu;
const OF_A_MONTH = /месяц|календар|month|calendar/iu;

/** A month by its dates, or a day by the hour: a column for each person or room named, else for each working day. */
export function drawTimetable(
  palette: Palette,
  { label, count = 0, locale, most, isNarrow }: Asked,
): ReactNode {
  const { primary, onPrimary, soft, line, ink, muted } = palette;
  const isNamed = count > 1 && count <= MOST_COLUMNS && !OF_DAYS.test(label);
  const isMonth = !isNamed && OF_A_MONTH.test(label);
  const across = isMonth ? MOST_COLUMNS : isNamed ? count : WORKDAYS;
  const size = isNarrow ? 18 : 24;
  const aside = isMonth ? 0 : size * 3.6;
  const day = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const head = (at: number): ReactNode =>
    isNamed
      ? draw.box({ ...draw.centred, flex: 1, gap: 10 }, draw.dot(soft, 30), draw.bar("42%", draw.faint(line)))
      : draw.words(day.format(MONDAY + at * 864e5), size, muted, { ...draw.centred, flex: 1 });
  const cell = (place: number, hour: string): ReactNode => {
    const isDate = place < LAST_DAY;
    const isChosen = hour === CHOSEN_TIME && place % across === Math.max(0, across - 2);
    const [isMarked, isTaken] =
      isMonth && !isDate ? [] : [isMonth ? place % 9 === 4 : isChosen, place % 4 === 2];
    const text = isMarked ? onPrimary : ink;
    const starts = isNarrow ? draw.bar("60%", text) : draw.words(hour, size, text, draw.bold);
    const isFree = !isMonth && !isMarked && !isTaken;
    const border = `2px solid ${isFree ? draw.faint(line) : "transparent"}`;
    const look = { ...draw.centred, flex: 1, borderRadius: 10, border, width: 0, overflow: "hidden" };
    const backgroundColor = isMarked ? primary : isTaken ? soft : "transparent";
    return draw.box(
      { ...look, backgroundColor },
      isMonth ? isDate && draw.words(String(place + 1), size, text) : isFree ? undefined : starts,
    );
  };
  const row = (at: number): ReactNode => {
    const hour = `${String(FIRST_HOUR + at).padStart(2, "0")}:00`;
    const cells = draw.upTo(across).map((place) => cell(at * across + place, hour));
    const named = isMonth ? [] : [draw.words(hour, size, muted, { width: aside - 8, alignItems: "center" })];
    return draw.box({ flexGrow: 1, flexBasis: 0, gap: 8 }, ...named, ...cells);
  };
  const heads = draw.box({ gap: 8, paddingLeft: aside }, ...draw.upTo(across).map(head));
  return draw.column(
    { flexGrow: 1, gap: 8 },
    heads,
    ...draw.upTo(isMonth ? Math.min(5, most) : most).map(row),
  );
}
