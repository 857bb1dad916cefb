import "server-only";
import type { ReactNode } from "react";
import {
  bar,
  box,
  column,
  dot,
  shape,
  upTo,
  words,
} from "@/lib/generators/server/compose/design/picture-boxes";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import type { Locale } from "@/lib/i18n/locales";

const DAYS = {
  ru: ["пн", "вт", "ср", "чт", "пт", "сб", "вс"],
  en: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
} as const satisfies Record<Locale, readonly string[]>;

const FIRST_HOUR = 9;
const LAST_DAY = 30;
const MOST_COLUMNS = 7;
const WORKDAYS = 5;

/** The columns are days whatever else is counted. */
const OF_DAYS = /недел|week|месяц|month|дней|days/iu;
const OF_A_MONTH = /месяц|календар|month|calendar/iu;

/** Entries of a column from top to bottom: how many hours each takes, and whether it is free, taken, or marked. */
const ENTRIES = [
  ["taken 2", "free 1", "marked 1", "taken 2"],
  ["free 1", "taken 1", "taken 2", "free 2"],
  ["marked 1", "taken 1", "free 2", "taken 2"],
  ["taken 1", "free 1", "taken 2", "marked 2"],
  ["free 2", "marked 2", "taken 1", "free 1"],
] as const;

/** A day by the hour: a column for each of those whose time it is, else for each working day. */
function hours(palette: Palette, count: number | undefined, locale: Locale, isLarge: boolean): ReactNode {
  const { primary, onPrimary, soft, line, muted, link } = palette;
  const rows = isLarge ? 6 : 4;
  const heads = upTo(count ?? WORKDAYS).map((at) =>
    count === undefined
      ? words(DAYS[locale][at] ?? "", 15, muted, { flex: 1, justifyContent: "center" })
      : box(
          { flex: 1, gap: 6, alignItems: "center", justifyContent: "center" },
          dot(at === 2 ? primary : line, 18),
          bar("45%", line, 7),
        ),
  );
  const entry = (text: string, left: number): ReactNode => {
    const [state, said] = text.split(" ");
    const length = Math.min(Number(said), left);
    const look = { flexGrow: length, flexBasis: 0, borderRadius: 6, padding: 7 };
    if (state === "free") return box({ ...look, border: `1px dashed ${line}` });
    return shape(
      state === "marked" ? primary : soft,
      { ...look, borderLeft: `4px solid ${state === "marked" ? primary : link}` },
      bar("60%", state === "marked" ? onPrimary : link, 7),
    );
  };
  const day = (at: number): ReactNode => {
    let left: number = rows;
    const entries = (ENTRIES[at % ENTRIES.length] ?? []).flatMap((text) => {
      if (left <= 0) return [];
      const drawn = entry(text, left);
      left -= Number(text.split(" ")[1]);
      return [drawn];
    });
    return column({ flex: 1, gap: 6 }, ...entries);
  };
  return column(
    { flexGrow: 1, gap: 8 },
    box({ gap: 8, paddingLeft: 52, alignItems: "center" }, ...heads),
    box(
      { flexGrow: 1, gap: 8, borderTop: `1px solid ${line}`, paddingTop: 8 },
      column(
        { width: 44 },
        ...upTo(rows).map((at) =>
          words(`${String(FIRST_HOUR + at).padStart(2, "0")}:00`, 14, muted, { flexGrow: 1, flexBasis: 0 }),
        ),
      ),
      ...upTo(heads.length).map(day),
    ),
  );
}

/** A month by the day, some of them marked. */
function month(palette: Palette, locale: Locale, isLarge: boolean): ReactNode {
  const { primary, onPrimary, soft, ink, muted } = palette;
  const weeks = isLarge ? 5 : 3;
  const cell = (date: number): ReactNode => {
    if (date > LAST_DAY) return box({ flex: 1 });
    const [isMarked, isTaken] = [date % 9 === 5, date % 4 === 3];
    return words(String(date), 15, isMarked ? onPrimary : ink, {
      flex: 1,
      alignItems: "center",
      justifyContent: "center",
      borderRadius: 6,
      ...(isMarked ? { backgroundColor: primary } : isTaken ? { backgroundColor: soft } : {}),
    });
  };
  return column(
    { flexGrow: 1, gap: 5 },
    box(
      { gap: 5 },
      ...DAYS[locale].map((name) => words(name, 14, muted, { flex: 1, justifyContent: "center" })),
    ),
    ...upTo(weeks).map((week) =>
      box({ flexGrow: 1, flexBasis: 0, gap: 5 }, ...DAYS.en.map((_, day) => cell(week * 7 + day + 1))),
    ),
  );
}

type Timetable = {
  label: string;
  /** A whole number that the description names for it. */
  count: number | undefined;
  locale: Locale;
  isLarge: boolean;
};

/** A calendar or a timetable, with as many columns as the description names people or rooms. */
export function drawTimetable(palette: Palette, { label, count, locale, isLarge }: Timetable): ReactNode {
  const columns = count !== undefined && count > 1 && count <= MOST_COLUMNS ? count : undefined;
  if (columns === undefined && OF_A_MONTH.test(label)) return month(palette, locale, isLarge);
  return hours(palette, OF_DAYS.test(label) ? undefined : columns, locale, isLarge);
}
