import "server-only";
import type { ReactNode } from "react";
import * as draw from "@/lib/pictures/boxes";
import type { Asked } from "@/lib/generators/server/drawing/parts";
import type { Locale } from "@/lib/i18n/locales";
import type { Palette } from "@/lib/generators/server/compose/design/palette";

/** Of a curve 100 high. It is stretched to its box; near the box's own proportions the line is even. */
const WIDTH = 500;
const VALUES = [38, 52, 44, 66, 58, 92, 70, 80, 56, 64, 48];

/** Some of the values as a line with a ground below it. */
export function curve({ link }: Palette, from: number, count: number, width: number): ReactNode {
  const values = VALUES.slice(from, from + count);
  const line = values
    .map((value, at) => `${String((at * WIDTH) / (count - 1))} ${String(100 - value)}`)
    .join("L");
  const ground = draw.path(`M0 100L${line}L${String(WIDTH)} 100Z`, "none", 0, `${link}2E`);
  const place = { position: "relative", flexGrow: 1 } as const;
  return draw.drawing(place, `${String(WIDTH)} 100`, ground, draw.path(`M${line}`, link, width));
}

/** What the description says of the time that a chart shows; a chart of which nothing is said has no scale. */
const SCALES: readonly (readonly [RegExp, (locale: Locale) => string[]])[] = [
  [/месяц|помесячн|год(?:а|у)?(?!\p{L})|month|year/iu, (locale) => dated(locale, { month: "short" }, 76)],
  [/недел|по дням|week|by day/iu, (locale) => dated(locale, { weekday: "short" }, 1)],
  [
    /час|сутк|смен|нагрузк|мощност|мониторинг|hour|shift|load|power|monitoring/iu,
    () => ["00", "06", "12", "18", "24"],
  ],
];
const MONDAY = Date.UTC(2024, 0, 1);
const DATES = 5;

function dated(locale: Locale, options: Intl.DateTimeFormatOptions, step: number): string[] {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  return draw.upTo(DATES).map((at) => format.format(MONDAY + at * step * 864e5));
}

/** How values change, without numbers that nobody has given. */
export function chart(
  palette: Palette,
  { label, screen = "", locale, isNarrow, mostRows }: Asked,
): ReactNode {
  const { line, muted } = palette;
  const scaleOf = (text: string) => SCALES.find(([said]) => said.test(text))?.[1];
  const marks = (scaleOf(label) ?? scaleOf(screen))?.(locale) ?? [];
  const floor = {
    position: "relative",
    flexGrow: 1,
    minHeight: 48,
    borderBottom: `2px solid ${draw.faint(line)}`,
  } as const;
  return draw.column(
    { flexGrow: 1, gap: 8 },
    draw.box(floor, curve(palette, 0, VALUES.length, 2)),
    // A full phone has no room for them.
    mostRows === undefined &&
      marks.length > 0 &&
      draw.box(
        { justifyContent: "space-between" },
        ...marks.map((mark) => draw.words(mark, isNarrow ? 18 : 24, muted)),
      ),
  );
}

/** The place of a mark in percent from the left and from the top, its colour and its size. */
export type Dot = readonly [number, number, string, number];

/** Paths with round shapes over them. */
export function scene({ soft, surface, radius }: Palette, paths: ReactNode[], ...dots: Dot[]): ReactNode {
  const placed = dots.map(([left, top, colour, size]) => {
    const place = { left: `${String(left)}%`, top: `${String(top)}%`, margin: `-${String(size / 2)}px` };
    const look = { width: size, height: size, borderRadius: size / 2, border: `5px solid ${surface}` };
    return draw.box({ position: "absolute", ...place, ...look, backgroundColor: colour });
  });
  const frame = { flexGrow: 1, overflow: "hidden", borderRadius: radius / 2, minHeight: 48 } as const;
  const ground = draw.drawing({ flexGrow: 1 }, "400 300", ...paths);
  return draw.box({ ...frame, position: "relative", backgroundColor: soft }, ground, ...placed);
}

export const photo = (palette: Palette): ReactNode => {
  const { line, surface } = palette;
  const far = "M0 220C60 150 110 130 160 180S260 120 310 130S380 170 400 160V300H0Z";
  const near = "M0 270C70 210 130 220 190 250S320 200 400 230V300H0Z";
  const hills = [draw.path(far, "none", 0, draw.faint(line)), draw.path(near, "none", 0, `${line}AA`)];
  return scene(palette, hills, [74, 28, surface, 36]);
};
