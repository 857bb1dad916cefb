import "server-only";
import type { ReactNode } from "react";
import { bar, box, centred, column, words } from "@/lib/generators/server/compose/design/picture-boxes";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import type { DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";

/** A description of an order of steps rather than of a screen. */
const ABOUT_STEPS =
  /схем\p{L}* (?:пути|процесс|работ|маршрут)|путь (?:заяв|заказ|клиент|документ)|слева направо|бизнес-процесс|flow ?chart|process (?:map|diagram)|left to right|journey of|path of an? /iu;
const ALL_STEPS =
  /(?:шаг|этап)(?:а|ов|и|у)?(?!\p{L})|слева направо|steps?(?!\p{L})|stages?(?!\p{L})|left to right/iu;
const MOST_STEPS = 6;

/** The steps that a description puts in an order, by their names; nothing where it describes a screen. */
export function stepsOf({ text, contents, title }: DesignSheet): string[] {
  if (!ABOUT_STEPS.test(text)) return [];
  const steps = contents.filter((label) => label !== title && !ALL_STEPS.test(label));
  return steps.length < 2 ? [] : steps.slice(0, MOST_STEPS);
}

/** Steps from left to right, each with its number, and a line to the next. */
export function drawFlow(steps: readonly string[], palette: Palette): ReactNode {
  const { surface, line, primary, onPrimary, ink, soft, radius } = palette;
  const frame = { flex: 1, gap: 16, padding: 20, backgroundColor: surface, borderRadius: radius };
  const badge = { ...centred, width: 46, height: 46, borderRadius: 23, backgroundColor: primary };
  const step = (label: string, at: number): ReactNode =>
    column(
      { ...frame, border: at === 0 ? `3px solid ${primary}` : `1px solid ${line}`, overflow: "hidden" },
      words(String(at + 1), 22, onPrimary, { ...badge, fontWeight: 700 }),
      words(label, steps.length > 4 ? 20 : 26, ink, { fontWeight: 700 }),
      column({ flexGrow: 1, gap: 10, marginTop: 6 }, bar("92%", line), bar("74%", line), bar("84%", soft)),
    );
  const joint = box({ ...centred, width: 28, flexShrink: 0 }, bar(28, primary, 4));
  const drawn = steps.flatMap((label, at) => (at === 0 ? [step(label, at)] : [joint, step(label, at)]));
  return box({ flex: 1, alignItems: "center" }, box({ flex: 1, height: "62%" }, ...drawn));
}
