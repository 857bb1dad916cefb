import "server-only";
import type { ReactNode } from "react";
import * as draw from "@/lib/pictures/boxes";
import { edge } from "@/lib/generators/server/drawing/forms";
import { countOf, type Drawn } from "@/lib/generators/server/drawing/parts";
import { headingOf } from "@/lib/generators/server/drawing/picture-names";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import type { Locale } from "@/lib/i18n/locales";

/** A screen that people read from afar. */
const BOARD =
  /(?<!\p{L})табло(?!\p{L})|(?:queue|departures?|arrivals?|display|information|ticket|waiting[- ]room) (?:display|board|screen|monitor)|scoreboard/iu;
const FIRST = 42;
const MOST_NUMBERS = 12;
const MOST_VALUES = 3;
const ONE_COLUMN = 4;

const ticket = (at: number, locale: Locale) =>
  `${locale === "ru" ? "А" : "A"}${String(FIRST + at).padStart(3, "0")}`;
/** What a number on a board is of. */
const VALUES: readonly (readonly [RegExp, (locale: Locale) => string])[] = [
  [/талон|очеред|заказ|ticket|token|queue|order/iu, (locale) => ticket(0, locale)],
  [/врем|time/iu, () => "10:30"],
  [
    /кабинет|комнат|окн[оа]|касс|стойк|выход|платформ|пут[ьи]|этаж|room|window|counter|desk|gate|platform|track|floor/iu,
    () => "12",
  ],
];

/** The number that a part of a board shows: the one told, else one of its kind. */
const valueOf = ({ label, of = label }: Drawn, locale: Locale): string | undefined =>
  /(?<!\p{L})\p{Lu}?-?\d[\d:.-]*/u.exec(of)?.[0] ?? VALUES.find(([said]) => said.test(of))?.[1](locale);

const MOST_ROWS = 5;
const MOST_COLUMNS = 5;
const MINUTES = 25;

/** What a column of departures or arrivals has in a row; nothing that is certain for most. */
function cellOf({ label }: Drawn, at: number): string | undefined {
  const minutes = 10 * 60 + 30 + at * MINUTES;
  if (/врем|отправл|прибыт|time|depart|arriv/iu.test(label))
    return `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, "0")}`;
  if (/рейс|поезд|номер|маршрут|flight|train|bus|number|route/iu.test(label)) return String(204 + at * 57);
  return VALUES.some(([said]) => said.test(label)) ? String(((at * 5) % 12) + 2) : undefined;
}

/** A board of departures or arrivals: a column for each part. */
function timesOf(parts: readonly Drawn[], palette: Palette, locale: Locale): ReactNode {
  const { surface, radius, muted, link, ink } = palette;
  const columns = parts.slice(0, MOST_COLUMNS);
  const row = { flexGrow: 1, flexBasis: 0, gap: 24, alignItems: "center", borderTop: edge(palette) };
  const cell = (part: Drawn, column: number, at: number) => {
    const value = cellOf(part, at);
    return draw.box(
      { flex: 1 },
      value === undefined
        ? draw.bar(`${String(60 + ((at * 17 + column * 11) % 35))}%`, draw.faint(ink), 22)
        : draw.words(value, 48, column === 0 ? link : ink, draw.bold),
    );
  };
  const heads = columns.map((part) =>
    draw.words(headingOf(part, part.looks[0], locale), 28, muted, { flex: 1, flexShrink: 1 }),
  );
  return draw.column(
    { flex: 1, padding: 24, borderRadius: radius, border: edge(palette), backgroundColor: surface },
    draw.box({ gap: 24, paddingBottom: 12 }, ...heads),
    ...draw
      .upTo(MOST_ROWS)
      .map((at) => draw.box(row, ...columns.map((part, column) => cell(part, column, at)))),
  );
}

/** Numbers as large as there is room for beside the numbers that wait; nothing where the description is of no board. */
export function drawBoard(
  title: string,
  parts: readonly Drawn[],
  palette: Palette,
  locale: Locale,
): ReactNode | undefined {
  if (!BOARD.test(title)) return undefined;
  const list = parts.find(({ looks }) => looks[0] === "rows");
  const values = parts
    .filter((part) => part !== list && valueOf(part, locale) !== undefined)
    .slice(0, MOST_VALUES);
  if (list === undefined && parts.length > 2) return timesOf(parts, palette, locale);
  if (values.length === 0 || values.length + Number(list !== undefined) < parts.length) return undefined;
  const { surface, radius, muted, link, ink } = palette;
  const card = {
    padding: 24,
    gap: 10,
    borderRadius: radius,
    border: edge(palette),
    backgroundColor: surface,
  };
  const head = (part: Drawn) => draw.words(headingOf(part, part.looks[0], locale), 30, muted);
  const value = (part: Drawn, at: number) =>
    draw.column(
      { ...card, flex: at === 0 ? 1.7 : 1, overflow: "hidden" },
      head(part),
      draw.box(
        { ...draw.centred, flexGrow: 1 },
        draw.words(valueOf(part, locale) ?? "", at === 0 ? 190 : 96, link, { ...draw.bold, lineHeight: 1 }),
      ),
    );
  const left = draw.column({ flex: 1.25, gap: 20 }, ...values.map(value));
  return draw.box({ flex: 1, gap: 20 }, left, list && queue(list));

  function queue(part: Drawn): ReactNode {
    const count = Math.min(countOf(part) ?? 6, MOST_NUMBERS);
    const across = count > ONE_COLUMN ? 2 : 1;
    const down = Math.ceil(count / across);
    const size = Math.min(58, 330 / down);
    const column = (at: number) =>
      draw.column(
        { flex: 1 },
        ...draw.upTo(down).map((row) => {
          const place = at * down + row;
          const look = { ...draw.bold, ...draw.centred, flexGrow: 1, flexBasis: 0, lineHeight: 1 };
          return draw.words(
            place < count ? ticket(place + 1, locale) : "",
            size,
            place === 0 ? link : ink,
            look,
          );
        }),
      );
    return draw.column(
      { ...card, flex: 1 },
      head(part),
      draw.box({ flexGrow: 1, gap: 16 }, ...draw.upTo(across).map(column)),
    );
  }
}
