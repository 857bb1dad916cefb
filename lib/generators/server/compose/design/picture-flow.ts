import "server-only";
import type { ReactNode } from "react";
import * as draw from "@/lib/pictures/boxes";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import type { DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";

/** A description of an order of steps rather than of a screen. */
const ABOUT_STEPS =
  /схем\p{L}* (?:пути|процесс|работ|маршрут)|путь (?:заяв|заказ|клиент|документ)|слева направо|бизнес-процесс|flow ?chart|process (?:map|diagram)|left to right|journey of|path of an? /iu;
const ALL_STEPS =
  /(?:шаг|этап)(?:а|ов|и|у)?(?!\p{L})|слева направо|steps?(?!\p{L})|stages?(?!\p{L})|left to right/iu;
const MOST_STEPS = 6;
const MOST_ACROSS = 4;
const ROOM = 1120;
const ARROW = 72;
const PADDING = 24;

/** The steps that a description puts in an order, by their names; nothing where it describes a screen. */
export function stepsOf({ text, contents, title }: DesignSheet): string[] {
  if (!ABOUT_STEPS.test(text)) return [];
  const steps = contents.filter((label) => label !== title && !ALL_STEPS.test(label));
  return steps.length < 2 ? [] : steps.slice(0, MOST_STEPS);
}

/** Steps from left to right in one row or two, each with its number, and an arrow to the next. */
export function drawFlow(steps: readonly string[], palette: Palette): ReactNode {
  const { surface, line, primary, onPrimary, ink, link, radius } = palette;
  const rows = steps.length > MOST_ACROSS ? 2 : 1;
  const across = Math.ceil(steps.length / rows);
  // A row with another below it ends with an arrow, too.
  const width = (ROOM - ARROW * (across - 2 + rows)) / across;
  const size = Math.min(...steps.map((label) => draw.fitting(label, width - 2 * PADDING, 30)));
  const badge = { ...draw.centred, ...draw.bold, width: 48, height: 48, borderRadius: 24 };
  const frame = { width, gap: 14, padding: PADDING, borderRadius: radius, backgroundColor: surface };
  const head = draw.path("M12 20H60M50 11L61 20L50 29", link, 4);
  const arrow = draw.drawing({ position: "relative", width: ARROW, height: 40 }, "72 40", head);
  const step = (label: string, at: number): ReactNode[] => [
    draw.column(
      { ...frame, border: `2px solid ${draw.faint(line)}` },
      draw.words(String(at + 1), 24, onPrimary, { ...badge, backgroundColor: primary }),
      draw.words(label, size, ink, draw.bold),
      draw.bars(draw.faint(line), 100, 72),
    ),
    at < steps.length - 1 && draw.box({ ...draw.centred, width: ARROW }, arrow),
  ];
  const drawn = steps.map(step);
  const row = (at: number) => draw.box({}, ...drawn.slice(at * across, (at + 1) * across).flat());
  return draw.column({ flex: 1, gap: 24, justifyContent: "center" }, ...draw.upTo(rows).map(row));
}
