import "server-only";
import type { ReactNode } from "react";
import * as draw from "@/lib/pictures/boxes";
import { edge } from "@/lib/generators/server/drawing/forms";
import type { Asked } from "@/lib/generators/server/drawing/parts";
import { curve } from "@/lib/generators/server/drawing/scenes";
import { measured } from "@/lib/generators/server/drawing/special";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import { pictureWords } from "@/lib/content/picture-words";

const LARGE = 5;
/** Screens that watch systems have metrics of their own; those of any other are not known. */
const WATCHING =
  /мониторинг\p{L}* (?!цен|рынк|сми|отзыв|конкурент)|серверн|инцидент|(?<!price |market |media )monitoring|incidents?|uptime/iu;

/** Boxes side by side, with what `inside` gives for each; in rows of `across` where that is told. */
export function boxes(
  palette: Palette,
  count: number,
  inside: (at: number) => ReactNode[],
  across = count,
): ReactNode {
  const frame = { flex: 1, gap: 8, padding: 14, borderRadius: palette.radius / 2 };
  const drawn = draw.upTo(count).map((at) => draw.column({ ...frame, border: edge(palette) }, ...inside(at)));
  const rows = draw.upTo(Math.ceil(count / across)).map((at) => drawn.slice(at * across, (at + 1) * across));
  const row = (some: ReactNode[]) => draw.box({ flexGrow: 1, flexBasis: 0, gap: 14 }, ...some);
  return rows.length === 1 ? row(drawn) : draw.column({ flexGrow: 1, gap: 14 }, ...rows.map(row));
}

/** Numbers, each with its label, its unit and the way it went; what the description does not name is a bar. */
export function metrics(palette: Palette, { part, some, locale, most, screen = "" }: Asked): ReactNode {
  const { ink, muted, line } = palette;
  const { names } = part;
  const known = WATCHING.test(screen) ? pictureWords(locale).drawn.metrics.split("; ") : [];
  const told: readonly (readonly (string | undefined)[])[] =
    names?.map((name) => [name, measured(name, locale)]) ?? known.map((metric) => metric.split(": "));
  const [small, large] = most < LARGE ? [18, 30] : [24, 50];
  const width = (most < LARGE ? 500 : 900) / (names?.length ?? some) - 42;
  const sizeOf = (value: string) => Math.min(large, width / (0.6 * value.length));
  return boxes(palette, names ? Math.min(4, names.length) : some, (at) => {
    const [name, value] = told[at] ?? [];
    return [
      name === undefined ? draw.bar("58%", draw.faint(muted), 12) : draw.words(name, small, muted),
      !value
        ? draw.bar("36%", draw.faint(ink), large * 0.7)
        : draw.words(value, sizeOf(value), ink, draw.bold),
      curve({ ...palette, link: name === undefined ? line : palette.link }, at * 2, 6, 4),
    ];
  });
}

/** One number, as large as its card allows, and the way it went. */
export function figure(palette: Palette, { part, locale, isNarrow }: Asked): ReactNode {
  const value = measured(part.of ?? part.label, locale);
  const size = isNarrow ? 40 : 60;
  return draw.column(
    { flexGrow: 1, gap: 10 },
    value
      ? draw.words(value, size, palette.ink, draw.bold)
      : draw.bar("40%", draw.faint(palette.ink), size * 0.7),
    curve(palette, 2, 7, 3),
  );
}

/** How full something is, as a part of the whole and as a number. */
export function level(palette: Palette, { part, locale, isNarrow }: Asked): ReactNode {
  const { ink, primary, soft } = palette;
  const height = isNarrow ? 20 : 32;
  const bar = {
    flex: 1,
    width: 0,
    height,
    borderRadius: height / 2,
    backgroundColor: soft,
    overflow: "hidden",
  } as const;
  return draw.box(
    { flexGrow: 1, gap: 18, alignItems: "center" },
    draw.box(bar, draw.bar("84%", primary, height)),
    draw.words(measured(part.of ?? part.label, locale) ?? "", isNarrow ? 22 : 36, ink, draw.bold),
  );
}
