import "server-only";
import type { CSSProperties, ReactNode } from "react";
import type { Block } from "@/lib/content/screen-advice";
import {
  bar,
  box,
  column,
  dot,
  shape,
  tick,
  upTo,
  words,
} from "@/lib/generators/server/compose/design/picture-boxes";
import { drawTimetable } from "@/lib/generators/server/compose/design/picture-timetable";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import type { Figure } from "@/lib/generators/fact-sheet";
import type { Locale } from "@/lib/i18n/locales";

/** How a part is drawn: as its kind says, as a phone beside the screen, or as a button. */
export type Look = Block | "phone" | "button";

/** One part to draw: its label stands above it; numbers of the description decide how many columns, rows or fields it has. */
export type Drawn = {
  label: string;
  /** The words for the part where it stands without a label. */
  of?: string;
  figures: readonly Figure[];
  looks: readonly Look[];
};

/** What stands on a button, where the description says so. */
const QUOTED = /[«“"]([^«»“”"]{1,24})[»”"]/u;

const OF_NUMBERS = /показател|метрик|числ|цифр|данн|выручк|продаж|график|kpi|metric|figure|number/iu;

type Room = { locale: Locale; isLarge: boolean };
/** Rows and fields that a small card has room for when their number is named. */
const MOST_NAMED = 4;

/** A whole number that the description names for a part. */
const countOf = ({ figures }: Drawn): number | undefined =>
  figures.find(({ kind, value }) => kind === "count" && Number.isInteger(value) && value > 0)?.value;

const HEIGHTS = [45, 62, 50, 78, 70, 96, 60, 84, 52];
const CROWDED = 5;

function fields({ paper, line, muted, primary, radius }: Palette, count: number): ReactNode {
  const field = (at: number) =>
    column(
      { flexGrow: 1, gap: 5, justifyContent: "flex-end" },
      bar(`${String(18 + ((at * 7) % 16))}%`, muted, 7),
      box(
        {
          backgroundColor: paper,
          height: 30,
          alignItems: "center",
          paddingLeft: 10,
          borderRadius: radius / 2,
          border: `1px solid ${line}`,
        },
        at === 0 ? bar("44%", line, 7) : undefined,
      ),
    );
  return column(
    { flexGrow: 1, gap: 8 },
    ...upTo(count).map(field),
    shape(primary, { width: 120, height: 26, borderRadius: radius / 2, flexShrink: 0 }),
  );
}

function rows({ muted, line, link, soft, primary }: Palette, count: number): ReactNode {
  const row = (at: number) =>
    box(
      { flexGrow: 1, gap: 12, alignItems: "center", borderTop: `1px solid ${soft}` },
      dot(at === 0 ? primary : soft, 22),
      column(
        { flexGrow: 1, gap: 6 },
        bar(`${String(62 - ((at * 13) % 28))}%`, muted, 8),
        bar(`${String(34 + ((at * 11) % 20))}%`, line, 6),
      ),
      shape(at === 0 ? link : soft, { width: 64, height: 20, borderRadius: 10, flexShrink: 0 }),
    );
  return column({ flexGrow: 1 }, ...upTo(count).map(row));
}

/** Cards of things have a picture, those of numbers the course of each. */
function cards(palette: Palette, count: number, hasNumbers: boolean): ReactNode {
  const { primary, soft, line, ink, radius } = palette;
  const card = (at: number) =>
    column(
      { flex: 1, gap: 9, padding: 12, borderRadius: radius / 2, border: `1px solid ${line}` },
      hasNumbers ? bar("56%", line, 7) : box({ flexGrow: 1 }, photo(palette)),
      bar(`${String(64 - at * 12)}%`, ink, hasNumbers ? 20 : 10),
      hasNumbers
        ? box(
            { flexGrow: 1, alignItems: "flex-end", gap: 4, marginTop: 4 },
            ...HEIGHTS.slice(at, at + 6).map((height, index) =>
              shape(index === 5 ? primary : soft, { flex: 1, height: `${String(height)}%`, borderRadius: 3 }),
            ),
          )
        : bar("48%", line, 7),
    );
  return box({ flexGrow: 1, gap: 10 }, ...upTo(count).map(card));
}

function chart({ primary, soft, line, muted, alert }: Palette): ReactNode {
  return column(
    { flexGrow: 1, gap: 6 },
    box(
      {
        flexGrow: 1,
        alignItems: "flex-end",
        gap: 10,
        borderBottom: `2px solid ${line}`,
        position: "relative",
      },
      ...upTo(3).map((at) =>
        box({
          position: "absolute",
          left: 0,
          right: 0,
          top: `${String(12 + at * 30)}%`,
          borderTop: at === 0 ? `2px dashed ${alert}` : `1px solid ${soft}`,
        }),
      ),
      ...HEIGHTS.map((height, at) =>
        shape(at === CROWDED ? primary : soft, { flex: 1, height: `${String(height)}%`, borderRadius: 3 }),
      ),
    ),
    box(
      { justifyContent: "space-between" },
      ...["00", "06", "12", "18", "24"].map((hour) => words(hour, 13, muted)),
    ),
  );
}

function map({ soft, surface, primary, alert, muted, radius }: Palette): ReactNode {
  const road = (top: string, angle: number, height: number) =>
    shape(surface, {
      position: "absolute",
      left: "-10%",
      top,
      width: "120%",
      height,
      transform: `rotate(${String(angle)}deg)`,
    });
  const pin = (left: string, top: string, colour: string) =>
    box(
      { position: "absolute", left, top },
      shape(colour, { padding: 7, borderRadius: 13 }, dot(surface, 10)),
    );
  return shape(
    soft,
    { flexGrow: 1, position: "relative", overflow: "hidden", borderRadius: radius / 2 },
    road("28%", 12, 12),
    road("66%", -9, 8),
    road("48%", 68, 9),
    pin("18%", "22%", primary),
    pin("58%", "48%", alert),
    pin("78%", "18%", muted),
    pin("34%", "66%", primary),
  );
}

const photo = ({ soft, line, surface, radius }: Palette): ReactNode => {
  const hill = (left: string, top: string, colour: string) =>
    shape(colour, { position: "absolute", left, top, width: 260, height: 260, transform: "rotate(45deg)" });
  return shape(
    soft,
    { flexGrow: 1, position: "relative", overflow: "hidden", borderRadius: radius / 2 },
    box({ position: "absolute", right: "16%", top: "14%" }, dot(surface, 36)),
    hill("-4%", "58%", line),
    hill("42%", "70%", surface),
  );
};

/** A phone beside the screen, with what it confirms. */
function phone(palette: Palette, { isLarge }: Room): ReactNode {
  const { paper, soft, ink, line, muted, primary, onPrimary } = palette;
  const size = isLarge ? 56 : 36;
  const mark = shape(
    primary,
    {
      width: size,
      height: size,
      borderRadius: size / 2,
      alignItems: "center",
      justifyContent: "center",
      flexShrink: 0,
    },
    tick(onPrimary, size * 0.43),
  );
  return box(
    { flexGrow: 1, justifyContent: "center" },
    column(
      {
        width: isLarge ? 216 : 156,
        padding: isLarge ? 16 : 10,
        gap: isLarge ? 12 : 7,
        alignItems: "center",
        justifyContent: "center",
        border: `7px solid ${ink}`,
        borderRadius: 32,
        backgroundColor: paper,
        overflow: "hidden",
      },
      mark,
      bar("64%", ink, 11),
      bar("46%", muted, 8),
      box(
        {
          width: "100%",
          gap: 10,
          padding: 12,
          alignItems: "center",
          borderRadius: 12,
          backgroundColor: soft,
        },
        words("10:30", isLarge ? 22 : 18, ink, { fontWeight: 700 }),
        column({ flexGrow: 1, gap: 6 }, bar("90%", muted, 7), bar("60%", line, 7)),
      ),
    ),
  );
}

const lines = ({ line, soft, primary }: Palette): ReactNode =>
  box(
    { gap: 12 },
    shape(primary, { width: 4, borderRadius: 2 }),
    column({ flexGrow: 1, gap: 10 }, bar("90%", line), bar("70%", line), bar("80%", soft)),
  );

/** A button with the words the description gives it, else with none. */
export function mainButton({ label, of }: Drawn, palette: Palette, style: CSSProperties = {}): ReactNode {
  const said = QUOTED.exec(of ?? label)?.[1];
  const { radius, primary, onPrimary } = palette;
  const look = {
    padding: "14px 22px",
    borderRadius: Math.max(4, radius * 0.6),
    justifyContent: "center",
    ...style,
  };
  return said === undefined
    ? shape(primary, { ...look, padding: "20px 22px" }, bar(110, onPrimary, 8))
    : words(said, 19, onPrimary, { ...look, fontWeight: 700, backgroundColor: primary });
}

/** Draws a part; it fills the room that its card leaves. */
export const drawPart = (part: Drawn, palette: Palette, room: Room): ReactNode =>
  column({ flexGrow: 1, gap: 18 }, ...part.looks.map((look) => drawLook(look, part, palette, room)));

function drawLook(look: Look, part: Drawn, palette: Palette, room: Room): ReactNode {
  const count = countOf(part);
  const pieces = room.isLarge ? Math.min(6, count ?? 6) : Math.min(MOST_NAMED, count ?? 3);
  switch (look) {
    case "days":
      return drawTimetable(palette, { label: part.of ?? part.label, count, ...room });
    case "fields":
      return fields(palette, Math.min(pieces, room.isLarge ? 5 : 2));
    case "rows":
      return rows(palette, pieces);
    case "cards":
      return cards(palette, Math.min(MOST_NAMED, count ?? 3), OF_NUMBERS.test(part.of ?? part.label));
    case "chart":
      return chart(palette);
    case "map":
      return map(palette);
    case "photo":
      return photo(palette);
    case "phone":
      return phone(palette, room);
    case "button":
      return box({}, mainButton(part, palette));
    case "lines":
      return lines(palette);
  }
}
