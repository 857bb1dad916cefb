import "server-only";
import type { CSSProperties, ReactNode } from "react";
import type { Block } from "@/lib/content/screen-advice";
import { formatNumber } from "@/lib/generators/numbers";
import * as draw from "@/lib/pictures/boxes";
import { chart, curve, map, photo } from "@/lib/generators/server/drawing/scenes";
import { confirmedIn, headingOf } from "@/lib/generators/server/compose/design/picture-names";
import { CHOSEN_TIME, drawTimetable } from "@/lib/generators/server/drawing/timetable";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import { designWords } from "@/lib/generators/server/compose/design/words";
import type { Figure } from "@/lib/generators/fact-sheet";
import type { Locale } from "@/lib/i18n/locales";

/** How a part is drawn: as its kind says, as numbers, as a phone beside the screen, or as a button. */
export type Look = Block | "metrics" | "phone" | "button";

/** One part to draw: its label stands above it; numbers of the description decide how many columns, rows or fields it has. */
export type Drawn = { label: string; of?: string; figures: readonly Figure[]; looks: readonly Look[] };

/** `most`: the rows that there is room for. */
export type Room = { locale: Locale; most: number; isNarrow: boolean };

/** `count`: a whole number that the description names for the part; `pieces`: rows or fields to draw; `some`: boxes side by side. */
export type Asked = Room & {
  part: Drawn;
  label: string;
  count: number | undefined;
  pieces: number;
  some: number;
};

const QUOTED = /[«“"]([^«»“”"]{1,24})[»”"]/u;
const PRICED = /цен|товар|price|product/iu;
const LARGE = 5;
const MOST_BOXES = 4;

export const isSearch = ({ label, of, looks }: Drawn) =>
  looks[0] === "fields" && /поиск|фильтр|search|filter/iu.test(of ?? label);

const edge = ({ line }: Palette) => `2px solid ${draw.faint(line)}`;

function fields(palette: Palette, { part, locale, isNarrow, pieces, most }: Asked): ReactNode {
  const { paper, line, muted, primary, radius } = palette;
  const names = isSearch(part) ? [] : designWords[locale].drawn.fields.split(", ");
  const across = isNarrow || names.length === 0 ? 1 : 2;
  const height = names.length === 0 ? 1 : Math.ceil(Math.min(pieces, most < LARGE ? 2 : 6) / across);
  const frame = { flexGrow: 1, maxHeight: 64, borderRadius: radius / 2, backgroundColor: paper };
  const field = (at: number) => {
    const border = at === 0 ? `2px solid ${primary}` : edge(palette);
    const value = draw.bar(`${String(30 + ((at * 17) % 40))}%`, draw.faint(line));
    const name = names[at] === undefined ? undefined : draw.words(names[at], isNarrow ? 20 : 22, muted);
    const input = draw.box({ ...frame, border, alignItems: "center", padding: "0 14px" }, value);
    return draw.column({ flex: 1, gap: 6 }, name, input);
  };
  const row = (at: number) =>
    draw.box({ flexGrow: 1, gap: 20 }, ...draw.upTo(across).map((place) => field(at * across + place)));
  return draw.column({ flexGrow: 1, gap: 12 }, ...draw.upTo(height).map(row));
}

function rows(palette: Palette, { pieces, isNarrow }: Asked): ReactNode {
  const { muted, line, soft, ink, link } = palette;
  const pill = { ...draw.centred, width: 92, height: 32, borderRadius: 16, gap: 8, backgroundColor: soft };
  const state = draw.box(pill, draw.dot(link, 10), draw.bar(44, draw.faint(link), 8));
  const size = isNarrow ? 20 : 24;
  const row = (at: number) =>
    draw.box(
      { flexGrow: 1, flexBasis: 0, gap: 16, alignItems: "center", borderTop: edge(palette) },
      draw.words(String(1042 + at * 3), size, ink, draw.bold),
      draw.bars(draw.faint(line), 78 - ((at * 13) % 30), 44 + ((at * 11) % 20)),
      draw.words(`${String(10 + at)}:${String(10 + ((at * 25) % 50))}`, size, muted),
      isNarrow ? undefined : state,
    );
  return draw.column({ flexGrow: 1 }, ...draw.upTo(pieces).map(row));
}

/** Boxes side by side, with what `inside` gives for each. */
function boxes(palette: Palette, count: number, inside: (at: number) => ReactNode[]): ReactNode {
  const frame = { flex: 1, gap: 8, padding: 14, borderRadius: palette.radius / 2, overflow: "hidden" };
  const drawn = draw.upTo(count).map((at) => draw.column({ ...frame, border: edge(palette) }, ...inside(at)));
  return draw.box({ flexGrow: 1, flexBasis: 0, gap: 14 }, ...drawn);
}

const cards = (palette: Palette, { some, label, locale }: Asked): ReactNode =>
  boxes(palette, some, (at) => [
    photo(palette),
    draw.bar("84%", draw.faint(palette.muted)),
    PRICED.test(label)
      ? draw.words(formatNumber(1290 + at * 650, locale), 24, palette.ink, draw.bold)
      : draw.bar("52%", draw.faint(palette.line)),
  ]);

/** Numbers, each with its label, its unit and the way it went. */
function metrics(palette: Palette, { some, locale, most }: Asked): ReactNode {
  const told = designWords[locale].drawn.metrics.split("; ").map((metric) => metric.split(": "));
  const [small, large] = most < LARGE ? [18, 30] : [24, 50];
  return boxes(palette, some, (at) => [
    draw.words(told[at]?.[0] ?? "", small, palette.muted),
    draw.words(told[at]?.[1] ?? "", large, palette.ink, draw.bold),
    curve(palette, at * 2, 6, 4),
  ]);
}

function phone(palette: Palette, room: Asked): ReactNode {
  const { paper, soft, ink, line, primary, onPrimary } = palette;
  const [width, mark] = room.most < LARGE ? [168, 30] : [228, 60];
  const frame = { width, padding: 14, gap: 12, border: `7px solid ${ink}`, borderRadius: 32 };
  const message = { width: "100%", gap: 12, padding: 12, alignItems: "center", borderRadius: 12 };
  const tick = draw.path("M16 25L22 31L33 18", onPrimary, 4);
  const place = { position: "relative", width: mark, height: mark, borderRadius: mark / 2 } as const;
  const time = draw.words(CHOSEN_TIME, 24, ink, draw.bold);
  const said = confirmedIn(room.part, room.locale);
  const done = { label: `«${designWords[room.locale].drawn.done}»`, figures: [], looks: [] };
  return draw.box(
    { flexGrow: 1, justifyContent: "center" },
    draw.column(
      { ...frame, ...draw.centred, backgroundColor: paper, overflow: "hidden" },
      draw.drawing({ ...place, backgroundColor: primary }, "48 48", tick),
      said === undefined
        ? draw.bar("70%", draw.faint(line))
        : draw.words(said, 24, ink, { ...draw.bold, ...draw.centred, textAlign: "center" }),
      draw.box({ ...message, backgroundColor: soft }, time, draw.bars(draw.faint(line), 90, 60)),
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
  const said = QUOTED.exec(part.of ?? part.label)?.[1] ?? designWords[locale].action;
  const look = {
    ...draw.centred,
    ...draw.bold,
    padding: "12px 24px",
    borderRadius: Math.max(4, radius * 0.6),
  };
  return draw.words(said, 24, onPrimary, { ...look, backgroundColor: primary, ...style });
}

const looks: Readonly<Record<Look, (palette: Palette, asked: Asked) => ReactNode>> = {
  ...{ days: drawTimetable, fields, rows, cards, metrics, chart, map, photo, phone },
  button: (palette, { part, locale }) => draw.box({}, mainButton(part, palette, locale)),
  lines: ({ line }) => draw.bars(draw.faint(line), 94, 82, 58),
};

/** What stands above a drawing of a part, where anything does. */
export function heading(part: Drawn, look: Look | undefined, { ink }: Palette, room: Room): ReactNode {
  const text = headingOf(part, look, room.locale);
  return text === "" ? undefined : draw.words(text, room.isNarrow ? 20 : 24, ink, draw.bold);
}

/** A part with its first look, and with the second one where there is room. */
export function drawPart(part: Drawn, palette: Palette, room: Room): ReactNode {
  const isCount = ({ kind, value }: Figure) => kind === "count" && value % 1 === 0 && value > 0;
  const count = part.figures.find(isCount)?.value;
  const shown = part.looks.slice(0, room.most < LARGE ? 1 : 2);
  const pieces = Math.min(shown.length > 1 ? 3 : room.most, count ?? room.most);
  const some = Math.min(room.isNarrow ? 2 : MOST_BOXES, count ?? 3);
  const asked = { ...room, part, label: part.of ?? part.label, count, pieces, some };
  const headOf = (look: Look) => look !== shown[0] && heading(part, look, palette, room);
  const drawn = shown.flatMap((look) => [headOf(look), looks[look](palette, asked)]);
  return draw.column({ flexGrow: 1, gap: room.isNarrow ? 8 : 14 }, ...drawn);
}
