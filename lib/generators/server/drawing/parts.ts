import "server-only";
import type { CSSProperties, ReactNode } from "react";
import type { Block } from "@/lib/content/screen-advice";
import { formatNumber } from "@/lib/generators/numbers";
import * as draw from "@/lib/pictures/boxes";
import { buttonName } from "@/lib/generators/server/drawing/button-name";
import { boxes, figure, level, metrics } from "@/lib/generators/server/drawing/figures";
import { choice, fields } from "@/lib/generators/server/drawing/forms";
import { basket, messages, rows, warning } from "@/lib/generators/server/drawing/lists";
import { qr, scan } from "@/lib/generators/server/drawing/codes";
import { hero, isNamedInside, lines, reviews, signup } from "@/lib/generators/server/drawing/headline";
import { map } from "@/lib/generators/server/drawing/maps";
import { chart, photo } from "@/lib/generators/server/drawing/scenes";
import { confirmedIn, headingOf } from "@/lib/generators/server/drawing/picture-names";
import { CHOSEN_TIME, drawTimetable } from "@/lib/generators/server/drawing/timetable";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import { pictureWords } from "@/lib/content/picture-words";
import type { Figure } from "@/lib/generators/fact-sheet";
import type { Locale } from "@/lib/i18n/locales";

/** How a part is drawn: as its kind says, or as a thing of its own. */
export type Look =
  | Block
  | ("metrics" | "figure" | "level" | "basket" | "warning" | "messages" | "choice" | "phone" | "button")
  | ("hero" | "signup" | "reviews" | "qr" | "scan");

/**
 * One part to draw: its label stands above it; numbers of the description decide how many columns, rows or fields it has. `names`: of its
 * fields or numbers; `rowName`: of the things in its rows; `link`: under its fields; `said`: the words that its label quotes.
 */
export type Drawn = {
  label: string;
  of?: string;
  figures: readonly Figure[];
  looks: readonly Look[];
  names?: readonly string[];
  rowName?: string | undefined;
  link?: string;
  said?: string;
};

/** `most`: the rows that there is room for, `mostRows`: where the description counts them; `screen`: the words of the whole description. */
export type Room = {
  locale: Locale;
  most: number;
  isNarrow: boolean;
  screen?: string;
  mostRows?: number;
};

/** `count`: the whole number that the description names for the part; `pieces`: rows or fields to draw; `some`: boxes side by side. */
export type Asked = Room & {
  part: Drawn;
  label: string;
  count: number | undefined;
  pieces: number;
  some: number;
};

const PRICED = /(?<!\p{L})цен(?!тр|з)|товар|price|product/iu;
const LARGE = 5;
const MOST_BOXES = 6;

function cards(palette: Palette, { some, label, locale, isNarrow, most }: Asked): ReactNode {
  // A tall and narrow part has two in a row, and so has one with many.
  const across = isNarrow && most > 2 && some > 2 ? 2 : some > 4 ? Math.ceil(some / 2) : some;
  const inside = (at: number): ReactNode[] => [
    photo(palette),
    draw.bar("84%", draw.faint(palette.muted)),
    PRICED.test(label)
      ? draw.words(formatNumber(1290 + at * 650, locale), isNarrow ? 18 : 24, palette.ink, draw.bold)
      : draw.bar("52%", draw.faint(palette.line)),
  ];
  return boxes(palette, some, inside, across);
}

function phone(palette: Palette, room: Asked): ReactNode {
  const { paper, soft, ink, muted, line, primary, onPrimary } = palette;
  const { today, done: ready } = pictureWords(room.locale).drawn;
  const [width, mark] = room.most < LARGE ? [168, 30] : [228, 60];
  const frame = { width, padding: 14, gap: 12, border: `7px solid ${ink}`, borderRadius: 32 };
  const message = { ...draw.centred, width: "100%", gap: 4, padding: 12, borderRadius: 12 };
  const tick = draw.path("M16 25L22 31L33 18", onPrimary, 4);
  const place = { position: "relative", width: mark, height: mark, borderRadius: mark / 2 } as const;
  const time = draw.words(CHOSEN_TIME, 24, ink, draw.bold);
  const said = confirmedIn(room.part, room.locale);
  const done = { label: `«${ready}»`, figures: [], looks: [] };
  return draw.box(
    { flexGrow: 1, justifyContent: "center" },
    draw.column(
      { ...frame, ...draw.centred, backgroundColor: paper },
      draw.drawing({ ...place, backgroundColor: primary }, "48 48", tick),
      said === undefined
        ? draw.bar("70%", draw.faint(line))
        : draw.words(said, 24, ink, { ...draw.bold, ...draw.centred, textAlign: "center" }),
      draw.column(
        { ...message, backgroundColor: soft },
        room.most < LARGE ? undefined : draw.words(today, 20, muted),
        time,
      ),
      room.most < LARGE ? undefined : mainButton(done, palette, room.locale, { width: "100%" }),
    ),
  );
}

/** A button with the words that the description gives it, else with those of any. */
export function mainButton(
  part: Drawn,
  { radius, primary, onPrimary }: Palette,
  locale: Locale,
  style: CSSProperties = {},
): ReactNode {
  const said = buttonName(part.of ?? part.label) ?? pictureWords(locale).action;
  const look = {
    ...draw.centred,
    ...draw.bold,
    textAlign: "center" as const,
    padding: "12px 24px",
    borderRadius: Math.max(4, radius * 0.6),
  };
  return draw.words(said, 24, onPrimary, { ...look, backgroundColor: primary, ...style });
}

const looks: Readonly<Record<Look, (palette: Palette, asked: Asked) => ReactNode>> = {
  ...{ days: drawTimetable, fields, rows, cards, metrics, chart, map, photo, phone },
  ...{ figure, level, basket, warning, messages, choice, hero, signup, reviews, qr, scan, lines },
  button: (palette, { part, locale }) => draw.box({}, mainButton(part, palette, locale)),
};

/** What stands above a drawing of a part, where anything does. */
export function heading(part: Drawn, look: Look | undefined, { ink }: Palette, room: Room): ReactNode {
  if (look === "warning" || (look === "lines" && isNamedInside(part.label))) return undefined;
  const text = headingOf(part, look, room.locale);
  return text === "" ? undefined : draw.words(text, room.isNarrow ? 20 : 24, ink, draw.bold);
}

/** Columns of a table are no rows of it. */
const OF_COLUMNS = /столб|колон|column/iu;
const MOST_ROWS = 8;

/** The whole number of things that the description counts for a part. */
export const countOf = ({ figures }: Drawn): number | undefined =>
  figures.find(
    ({ kind, value, counts, unit }) =>
      kind === "count" && value % 1 === 0 && value > 0 && !OF_COLUMNS.test(counts ?? unit),
  )?.value;

/** As many rows as are told, smaller where there are many. */
export const rowsIn = (count: number, most = MOST_ROWS): number => (count > most ? most - 1 : count);

/** A part with its first look, and with the second one where there is room. */
export function drawPart(part: Drawn, palette: Palette, room: Room): ReactNode {
  const count = countOf(part);
  const shown = part.looks.slice(0, room.most < LARGE ? 1 : 2);
  const isCounted = shown.length === 1 && (shown[0] === "rows" || (shown[0] === "fields" && !room.isNarrow));
  const pieces =
    isCounted && count !== undefined
      ? rowsIn(count, room.mostRows)
      : Math.min(shown.length > 1 ? 3 : room.most, count ?? room.most);
  const some = Math.min(MOST_BOXES, count ?? (room.isNarrow ? 2 : 3));
  const asked = { ...room, part, label: part.of ?? part.label, count, pieces, some };
  const headOf = (look: Look) => look !== shown[0] && heading(part, look, palette, room);
  const drawn = shown.flatMap((look) => [headOf(look), looks[look](palette, asked)]);
  return draw.column({ flexGrow: 1, gap: room.isNarrow ? 8 : 14 }, ...drawn);
}
