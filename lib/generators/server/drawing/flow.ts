import "server-only";
import type { ReactNode } from "react";
import * as draw from "@/lib/pictures/boxes";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import { drawPart, type Look } from "@/lib/generators/server/drawing/parts";
import type { DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import type { Locale } from "@/lib/i18n/locales";

/** A description of an order of steps rather than of a screen. */
const ABOUT_STEPS =
  /схем\p{L}* (?:пути|процесс|работ|маршрут)|путь (?:заяв|заказ|клиент|документ)|слева направо|бизнес-процесс|flow ?chart|process (?:map|diagram)|left to right|journey of|path of an? /iu;
const ALL_STEPS =
  /(?:шаг|этап)(?:а|ов|и|у)?(?!\p{L})|(?:слева )?направо|steps?(?!\p{L})|stages?(?!\p{L})|left to right/iu;
const MOST_STEPS = 6;
const MOST_ACROSS = 4;
const ROOM = 1120;
const ARROW = 60;
const PADDING = 24;
/** What is done at a step, by its name; anywhere else there is a list of cases. */
const SCENES: readonly (readonly [RegExp, Look])[] = [
  [/сайт|заявк|анкет|форм|регистр|website|site|form|request|order|registr/iu, "fields"],
  [/достав|маршрут|выезд|курьер|отправ|deliver|dispatch|route|ship|courier/iu, "map"],
  [/контрол|анализ|отч[её]т|оцен|control|analy|report|review/iu, "chart"],
];
const OF_STOCK = /склад|магазин|товар|сбор|упаков|архив|warehouse|stock|store|pack|archive/iu;

/** Places of a store: taken, free and the one that is asked for. */
function shelves({ soft, line, primary, radius }: Palette): ReactNode {
  const look = { flex: 1, borderRadius: radius / 3, border: `2px solid ${draw.faint(line)}` };
  const row = (...colours: string[]) =>
    draw.box(
      { flex: 1, gap: 10 },
      ...colours.map((backgroundColor) => draw.box({ ...look, backgroundColor })),
    );
  return draw.column(
    { flex: 1, gap: 10 },
    row(soft, soft, "transparent"),
    row(soft, primary, "transparent"),
    row(soft, soft, "transparent"),
  );
}

/** The steps that a description puts in an order, by their names; nothing where it describes a screen. */
export function stepsOf({ text, contents, title }: DesignSheet): string[] {
  if (!ABOUT_STEPS.test(text)) return [];
  const steps = contents.filter((label) => label !== title && !ALL_STEPS.test(label));
  return steps.length < 2 ? [] : steps.slice(0, MOST_STEPS);
}

/** Steps from left to right in one row or two, each with its number, and an arrow to the next. */
export function drawFlow(steps: readonly string[], palette: Palette, locale: Locale): ReactNode {
  const { surface, line, primary, onPrimary, ink, link, radius } = palette;
  const rows = steps.length > MOST_ACROSS ? 2 : 1;
  const across = Math.ceil(steps.length / rows);
  // A row with another below it ends with an arrow, too.
  const width = (ROOM - ARROW * (across - 2 + rows)) / across;
  const mark = rows === 1 ? 64 : 48;
  const inside = width - 2 * PADDING - (rows === 1 ? 0 : mark + 16);
  const size = Math.min(...steps.map((label) => draw.fitting(label, inside, 36)));
  const badge = { ...draw.centred, ...draw.bold, width: mark, height: mark, borderRadius: mark / 2 };
  const room = { locale, most: 4 - rows, isNarrow: true };
  const sceneOf = (label: string) => SCENES.find(([said]) => said.test(label))?.[1] ?? "rows";
  const frame = { width, gap: 16, padding: PADDING, borderRadius: radius, backgroundColor: surface };
  const head = draw.path("M12 20H60M50 11L61 20L50 29", link, 4);
  const arrow = draw.drawing({ position: "relative", width: ARROW, height: 40 }, "72 40", head);
  const step = (label: string, at: number): ReactNode[] => [
    draw.column(
      { ...frame, border: `2px solid ${draw.faint(line)}` },
      draw.box(
        rows === 1 ? { flexDirection: "column", gap: 16 } : { alignItems: "center", gap: 16 },
        draw.words(String(at + 1), mark / 2, onPrimary, { ...badge, backgroundColor: primary }),
        draw.words(label, size, ink, draw.bold),
      ),
      OF_STOCK.test(label)
        ? shelves(palette)
        : drawPart({ label: "", of: label, figures: [], looks: [sceneOf(label)] }, palette, room),
    ),
    at < steps.length - 1 && draw.box({ ...draw.centred, width: ARROW }, arrow),
  ];
  const drawn = steps.map(step);
  const lane = { flexGrow: 1, flexBasis: 0, maxHeight: 440 };
  const row = (at: number) => draw.box(lane, ...drawn.slice(at * across, (at + 1) * across).flat());
  return draw.column({ flex: 1, gap: 24, justifyContent: "center" }, ...draw.upTo(rows).map(row));
}
