import "server-only";
import type { CSSProperties, ReactNode } from "react";
import type { Block } from "@/lib/content/screen-advice";
import * as draw from "@/lib/generators/server/compose/design/picture-boxes";
import { drawTimetable } from "@/lib/generators/server/compose/design/picture-timetable";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import type { Figure } from "@/lib/generators/fact-sheet";
import type { Locale } from "@/lib/i18n/locales";

/** How a part is drawn: as its kind says, as a phone beside the screen, or as a button. */
export type Look = Block | "phone" | "button";

/** One part to draw: its label stands above it; numbers of the description decide how many columns, rows or fields it has. */
export type Drawn = {
  label: string;
  of?: string;
  figures: readonly Figure[];
  looks: readonly Look[];
};

const QUOTED = /[«“"]([^«»“”"]{1,24})[»”"]/u;

type Room = { locale: Locale; isLarge: boolean };
const MOST_NAMED = 4;

const percent = (share: number) => `${String(share)}%`;
const HEIGHTS = [45, 62, 50, 78, 70, 96, 60, 84, 52];

function fields({ paper, line, muted, primary, radius }: Palette, count: number): ReactNode {
  const frame = { height: 30, borderRadius: radius / 2, border: `1px solid ${line}` };
  const field = (at: number) =>
    draw.column(
      { flexGrow: 1, gap: 5, justifyContent: "flex-end" },
      draw.bar(percent(18 + ((at * 7) % 16)), muted, 7),
      draw.shape(paper, frame),
    );
  const button = draw.shape(primary, { width: 120, height: 26, borderRadius: radius / 2, flexShrink: 0 });
  return draw.column({ flexGrow: 1, gap: 8 }, ...draw.upTo(count).map(field), button);
}

function rows({ muted, line, soft, primary }: Palette, count: number): ReactNode {
  const row = (at: number) =>
    draw.box(
      { flexGrow: 1, gap: 12, alignItems: "center", borderTop: `1px solid ${soft}` },
      draw.dot(at === 0 ? primary : soft, 22),
      draw.column(
        { flexGrow: 1, gap: 6 },
        draw.bar(percent(62 - ((at * 13) % 28)), muted, 8),
        draw.bar(percent(34 + ((at * 11) % 20)), line, 6),
      ),
      draw.bar(64, soft, 20),
    );
  return draw.column({ flexGrow: 1 }, ...draw.upTo(count).map(row));
}

function cards(palette: Palette, count: number): ReactNode {
  const { line, ink, radius } = palette;
  const card = (at: number) =>
    draw.column(
      { flex: 1, gap: 9, padding: 12, borderRadius: radius / 2, border: `1px solid ${line}` },
      photo(palette),
      draw.bar(percent(64 - at * 12), ink, 10),
      draw.bar("48%", line, 7),
    );
  return draw.box({ flexGrow: 1, gap: 10 }, ...draw.upTo(count).map(card));
}

function chart({ primary, soft, line, muted }: Palette): ReactNode {
  const highest = Math.max(...HEIGHTS);
  const columns = HEIGHTS.map((height) =>
    draw.shape(height === highest ? primary : soft, { flex: 1, height: percent(height), borderRadius: 3 }),
  );
  const frame = { flexGrow: 1, alignItems: "flex-end", gap: 10, borderBottom: `2px solid ${line}` };
  const hours = ["00", "06", "12", "18", "24"].map((hour) => draw.words(hour, 13, muted));
  return draw.column(
    { flexGrow: 1, gap: 6 },
    draw.box(frame, ...columns),
    draw.box({ justifyContent: "space-between" }, ...hours),
  );
}

/** A picture of shapes at places in percent from the left and from the top. */
function scene({ soft, radius }: Palette, parts: readonly [number, number, ReactNode][]): ReactNode {
  const placed = parts.map(([left, top, part]) =>
    draw.box({ position: "absolute", left: percent(left), top: percent(top) }, part),
  );
  const frame = { flexGrow: 1, overflow: "hidden", borderRadius: radius / 2, minHeight: 60 } as const;
  return draw.shape(soft, { ...frame, position: "relative" }, ...placed);
}

const turned = (colour: string, width: number, height: number, angle: number) =>
  draw.shape(colour, { width, height, transform: `rotate(${String(angle)}deg)` });

const map = (palette: Palette): ReactNode => {
  const { surface, primary, alert, muted } = palette;
  return scene(palette, [
    [-10, 28, turned(surface, 1400, 12, 6)],
    [-10, 66, turned(surface, 1400, 9, -4)],
    [18, 22, draw.dot(primary, 24)],
    [58, 48, draw.dot(alert, 24)],
    [78, 18, draw.dot(muted, 24)],
  ]);
};

const photo = (palette: Palette): ReactNode => {
  const { line, surface } = palette;
  return scene(palette, [
    [70, 14, draw.dot(surface, 36)],
    [-4, 58, turned(line, 260, 260, 45)],
    [42, 70, turned(surface, 260, 260, 45)],
  ]);
};

function phone({ paper, soft, ink, line, muted, primary }: Palette, { isLarge }: Room): ReactNode {
  const frame = {
    ...draw.centred,
    border: `7px solid ${ink}`,
    borderRadius: 32,
    overflow: "hidden",
  } as const;
  const size = isLarge ? { width: 216, padding: 16, gap: 12 } : { width: 156, padding: 10, gap: 7 };
  const message = { width: "100%", gap: 10, padding: 12, alignItems: "center", borderRadius: 12 };
  return draw.box(
    { flexGrow: 1, justifyContent: "center" },
    draw.column(
      { ...frame, ...size, backgroundColor: paper },
      draw.dot(primary, isLarge ? 56 : 36),
      draw.bar("64%", ink, 11),
      draw.bar("46%", muted, 8),
      draw.shape(
        soft,
        message,
        draw.words("10:30", isLarge ? 22 : 18, ink, { fontWeight: 700 }),
        draw.column({ flexGrow: 1, gap: 6 }, draw.bar("90%", muted, 7), draw.bar("60%", line, 7)),
      ),
    ),
  );
}

const lines = ({ line, soft, primary }: Palette): ReactNode =>
  draw.box(
    { gap: 12 },
    draw.shape(primary, { width: 4, borderRadius: 2 }),
    draw.column(
      { flexGrow: 1, gap: 10 },
      draw.bar("90%", line),
      draw.bar("70%", line),
      draw.bar("80%", soft),
    ),
  );

/** A button with the words the description gives it, else with none. */
export function mainButton({ label, of }: Drawn, palette: Palette, style: CSSProperties = {}): ReactNode {
  const said = QUOTED.exec(of ?? label)?.[1];
  const { radius, primary, onPrimary } = palette;
  const look = { ...draw.centred, padding: "14px 22px", borderRadius: Math.max(4, radius * 0.6), ...style };
  return said === undefined
    ? draw.shape(primary, look, draw.bar(110, onPrimary, 20))
    : draw.words(said, 19, onPrimary, { ...look, fontWeight: 700, backgroundColor: primary });
}

export const drawPart = (part: Drawn, palette: Palette, room: Room): ReactNode =>
  draw.column({ flexGrow: 1, gap: 18 }, ...part.looks.map((look) => drawLook(look, part, palette, room)));

function drawLook(look: Look, part: Drawn, palette: Palette, room: Room): ReactNode {
  const count = part.figures.find(
    ({ kind, value }) => kind === "count" && value % 1 === 0 && value > 0,
  )?.value;
  const pieces = room.isLarge ? Math.min(6, count ?? 6) : Math.min(MOST_NAMED, count ?? 3);
  switch (look) {
    case "days":
      return drawTimetable(palette, { label: part.of ?? part.label, count, ...room });
    case "fields":
      return fields(palette, Math.min(pieces, room.isLarge ? 5 : 2));
    case "rows":
      return rows(palette, pieces);
    case "cards":
      return cards(palette, Math.min(MOST_NAMED, count ?? 3));
    case "chart":
      return chart(palette);
    case "map":
      return map(palette);
    case "photo":
      return photo(palette);
    case "phone":
      return phone(palette, room);
    case "button":
      return draw.box({}, mainButton(part, palette));
    case "lines":
      return lines(palette);
  }
}
