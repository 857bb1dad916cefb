import "server-only";
import type { ReactNode } from "react";
import * as draw from "@/lib/pictures/boxes";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import { drawPart, type Look } from "@/lib/generators/server/drawing/parts";
import { drawDeed } from "@/lib/generators/server/drawing/deeds";
import type { Return, Steps } from "@/lib/generators/server/drawing/steps";
import type { Locale } from "@/lib/i18n/locales";

const MOST_ACROSS = 4;
const ROOM = 1120;
const ARROW = 60;
const PADDING = 24;
/** Half the width of a way from a step to itself. */
const SELF = 80;
/** What is done at a step, by its name; anywhere else there is a list of cases. */
const SCENES: readonly (readonly [RegExp, Look])[] = [
  [/сайт|заявк|анкет|форм|регистр|website|site|form|request|order|registr/iu, "fields"],
  [/достав|маршрут|выезд|курьер|отправ|deliver|dispatch|route|ship|courier/iu, "map"],
  [/контрол|анализ|отч[её]т|оцен|control|analy|report|review/iu, "chart"],
];
const OF_STOCK = /склад|магазин|товар|сбор|упаков|архив|warehouse|stock|store|pack|archive/iu;

/** Places of a store: taken, free and the one that is asked for. */
function shelves({ soft, surface, line, primary, radius }: Palette): ReactNode {
  const row = (...grounds: string[]) =>
    draw.box(
      { flex: 1, gap: 10 },
      ...grounds.map((ground) => draw.cell(Math.max(4, radius / 3), draw.faint(line), ground)),
    );
  return draw.column(
    { flex: 1, gap: 10 },
    row(soft, soft, surface),
    row(soft, primary, surface),
    row(soft, soft, surface),
  );
}

/** The way back under a row of steps: an arrow to the earlier step, with its words below. */
function wayBack({ label, from, to }: Return, centreOf: (at: number) => number, palette: Palette): ReactNode {
  const aside = from === to ? SELF : 0;
  const [start, end] = [centreOf(from) + aside, centreOf(to) - aside];
  const [right, left] = [String(start), String(end)];
  const line = `M${right} 2V34H${left}V8M${String(end - 10)} 18L${left} 6L${String(end + 10)} 18`;
  const field = { position: "relative", width: ROOM, height: 40 } as const;
  const words = draw.words(label, 24, palette.ink, { ...draw.bold, textAlign: "center", flexShrink: 1 });
  return draw.column(
    { gap: 4, flexShrink: 0 },
    draw.drawing(field, `${String(ROOM)} 40`, draw.path(line, palette.link, 4)),
    draw.box({ ...draw.centred, marginLeft: end - aside / 2, width: start - end + aside }, words),
  );
}

/** Steps from left to right in one row or two, each with its number, an arrow to the next, and the ways back. */
export function drawFlow({ steps, returns }: Steps, palette: Palette, locale: Locale): ReactNode {
  const { surface, line, primary, onPrimary, ink, link, radius } = palette;
  const rows = steps.length > MOST_ACROSS ? 2 : 1;
  const across = Math.ceil(steps.length / rows);
  // A row with another below it ends with an arrow, too.
  const width = (ROOM - ARROW * (across - 2 + rows)) / across;
  const mark = rows === 1 ? 64 : 48;
  // Two rows of four have room for names alone.
  const isTight = rows > 1 && across > 3;
  const isBeside = rows > 1 && !isTight;
  const inside = width - 2 * PADDING - (isBeside ? mark + 16 : 0);
  const size = Math.min(...steps.map((label) => draw.fitting(label, inside, rows === 1 ? 36 : 24)));
  const numbered = (at: number) =>
    draw.words(String(at + 1), mark / 2, onPrimary, { ...badge, backgroundColor: primary });
  const badge = { ...draw.centred, ...draw.bold, width: mark, height: mark, borderRadius: mark / 2 };
  // A field has its name above it and is as high as two rows.
  const mostOf = (look: Look) => (rows === 1 ? 3 : look === "fields" ? 1 : 2);
  const roomOf = (label: string) => ({ locale, most: mostOf(sceneOf(label)), isNarrow: true });
  const sceneOf = (label: string) => SCENES.find(([said]) => said.test(label))?.[1] ?? "rows";
  const frame = { width, gap: 16, padding: PADDING, borderRadius: radius, backgroundColor: surface };
  const head = draw.path("M12 20H60M50 11L61 20L50 29", link, 4);
  const arrow = draw.drawing({ position: "relative", width: ARROW, height: 40 }, "72 40", head);
  const sceneAt = (label: string): ReactNode =>
    drawDeed(label, palette, rows === 1 ? 132 : 72) ??
    (OF_STOCK.test(label)
      ? shelves(palette)
      : drawPart(
          { label: "", of: label, figures: [], looks: [sceneOf(label)], names: ["", ""] },
          palette,
          roomOf(label),
        ));
  const step = (label: string, at: number): ReactNode[] => [
    draw.column(
      { ...frame, border: `2px solid ${draw.faint(line)}` },
      draw.box(
        isBeside ? { alignItems: "center", gap: 16 } : { flexDirection: "column", gap: 16 },
        numbered(at),
        draw.words(label, size, ink, { ...draw.bold, ...(isBeside && { flex: 1 }) }),
      ),
      isTight ? undefined : sceneAt(label),
    ),
    at < steps.length - 1 && draw.box({ ...draw.centred, width: ARROW }, arrow),
  ];
  const drawn = steps.map(step);
  const lane = { flexGrow: 1, flexBasis: 0, maxHeight: 440 };
  const row = (at: number) => draw.box(lane, ...drawn.slice(at * across, (at + 1) * across).flat());
  const centreOf = (at: number) => at * (width + ARROW) + width / 2;
  // Between two rows there is no room for an arrow: the numbers of both steps stand beside the words.
  const told = ({ label, from, to }: Return) =>
    draw.box(
      { alignItems: "center", gap: 16, flexShrink: 0 },
      numbered(from),
      draw.words(label, 24, ink, { ...draw.bold, flexShrink: 1 }),
      arrow,
      numbered(to),
    );
  const ways = returns.map((way) => (rows === 1 ? wayBack(way, centreOf, palette) : told(way)));
  const gap = rows === 1 && ways.length > 0 ? 4 : 24;
  return draw.column({ flex: 1, gap, justifyContent: "center" }, ...draw.upTo(rows).map(row), ...ways);
}
