import "server-only";
import type { ReactNode } from "react";
import * as draw from "@/lib/pictures/boxes";
import type { Asked } from "@/lib/generators/server/drawing/parts";
import { ROTA } from "@/lib/generators/server/compose/design/picture-plan";
import { pictureWords } from "@/lib/content/picture-words";
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

const OF_TODAY = /сегодня|на день|текущ|today|for the day|daily|this (?:morning|evening)/iu;
/** Days of a rota in turn: two at work, two off. */
const TURN = 4;
const PEOPLE = 4;

/** Who works on which day of the week. */
function rota(palette: Palette, { locale, most, count, isNarrow }: Asked): ReactNode {
  const { primary, soft, surface, line, muted, ink } = palette;
  const size = isNarrow ? 18 : 24;
  const day = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const name = (at: number) =>
    draw.box(
      { width: "24%", alignItems: "center" },
      draw.bar(`${String(56 + ((at * 19) % 30))}%`, draw.faint(ink)),
    );
  const cell = (at: number, place: number) => {
    const turn = (place + at * 3) % TURN;
    const ground = [surface, primary, soft, surface][turn] ?? soft;
    return draw.cell(8, draw.faint(line), ground);
  };
  const row = (at: number) =>
    draw.box(
      { flexGrow: 1, flexBasis: 0, gap: 6 },
      name(at),
      ...draw.upTo(MOST_COLUMNS).map((place) => cell(at, place)),
    );
  const heads = draw
    .upTo(MOST_COLUMNS)
    .map((at) => draw.words(day.format(MONDAY + at * 864e5), size - 2, muted, { ...draw.centred, flex: 1 }));
  const shown = Math.min(count ?? PEOPLE, Math.max(3, most));
  return draw.column(
    { flexGrow: 1, gap: 6 },
    draw.box({ gap: 6 }, draw.box({ width: "24%" }), ...heads),
    ...draw.upTo(shown).map(row),
  );
}

/** One day from hour to hour: what is on, and how much of it is taken. */
function today(palette: Palette, { most, isNarrow }: Asked): ReactNode {
  const { line, ink, link, muted } = palette;
  const size = isNarrow ? 18 : 24;
  const row = (at: number) =>
    draw.box(
      {
        flexGrow: 1,
        flexBasis: 0,
        gap: 14,
        alignItems: "center",
        borderTop: `2px solid ${draw.faint(line)}`,
      },
      draw.words(hourOf(at), size, ink, draw.bold),
      draw.bar("34%", draw.faint(at === 1 ? link : muted), 14),
      draw.box({ flexGrow: 1 }),
      draw.box({
        width: 64,
        height: 22,
        borderRadius: 11,
        backgroundColor: at === 1 ? link : draw.faint(line),
      }),
    );
  return draw.column({ flexGrow: 1 }, ...draw.upTo(Math.max(4, most)).map(row));
}

/** Whose day a column is, and who comes: of animals their own names. */
const OF_PEOPLE =
  /врач|доктор|ветеринар|мастер|тренер|преподавател|специалист|doctor|vets?(?!\p{L})|trainer|coach|teacher|stylist|specialist/iu;
const OF_PETS = /ветклин|ветеринар|питом|(?<!\p{L})(?:vet|vets|pets?)(?!\p{L})|veterinary/iu;

const hourOf = (at: number) => `${String(FIRST_HOUR + at).padStart(2, "0")}:00`;

/** A month by its dates, or a day by the hour: a column for each person or room named, else for each working day. */
export function drawTimetable(palette: Palette, asked: Asked): ReactNode {
  const { label, count = 0, locale, most, isNarrow, screen = "" } = asked;
  const { primary, onPrimary, soft, surface, line, ink, muted } = palette;
  const isNamed = count > 1 && count <= MOST_COLUMNS && !OF_DAYS.test(label);
  if (ROTA.test(label)) return rota(palette, asked);
  if (!isNamed && OF_TODAY.test(label)) return today(palette, asked);
  const { people, clients, pets } = pictureWords(locale).drawn;
  const names = isNamed && !isNarrow && OF_PEOPLE.test(label) ? people.split(", ") : [];
  const comers = (OF_PETS.test(screen) ? pets : clients).split(", ");
  const isMonth = !isNamed && OF_A_MONTH.test(label);
  const across = isMonth ? MOST_COLUMNS : isNamed ? count : WORKDAYS;
  const size = isNarrow ? 18 : 24;
  const aside = isMonth ? 0 : size * 3.6;
  const day = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const head = (at: number): ReactNode =>
    isNamed && names[at] !== undefined
      ? draw.words(names[at], size - 2, muted, { ...draw.centred, flex: 1 })
      : isNamed
        ? draw.box(
            { ...draw.centred, flex: 1, gap: 10 },
            draw.dot(soft, 30),
            draw.bar("42%", draw.faint(line)),
          )
        : draw.words(day.format(MONDAY + at * 864e5), size, muted, { ...draw.centred, flex: 1 });
  const cell = (place: number, hour: string): ReactNode => {
    const isDate = place < LAST_DAY;
    const isChosen = hour === CHOSEN_TIME && place % across === Math.max(0, across - 2);
    const [isMarked, isTaken] =
      isMonth && !isDate ? [] : [isMonth ? place % 9 === 4 : isChosen, place % 4 === 2];
    const text = isMarked ? onPrimary : ink;
    // The last is the one of the chosen time, so that nobody comes twice.
    const comer =
      names.length > 0 ? comers.at(isMarked ? -1 : (place >> 2) % (comers.length - 1)) : undefined;
    const starts =
      comer === undefined ? draw.bar("60%", draw.faint(text)) : draw.words(comer, size - 2, text, draw.bold);
    const isFree = !isMonth && !isMarked && !isTaken;
    const ground = isMarked ? primary : isTaken ? soft : surface;
    return draw.cell(
      10,
      isFree ? draw.faint(line) : ground,
      ground,
      isMonth ? isDate && draw.words(String(place + 1), size, text) : isFree ? undefined : starts,
    );
  };
  const row = (at: number): ReactNode => {
    const hour = hourOf(at);
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
