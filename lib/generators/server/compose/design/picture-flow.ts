import "server-only";
import type { ReactNode } from "react";
import { bar, box, column, shape, words } from "@/lib/generators/server/compose/design/picture-boxes";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import type { DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";

/** A description of an order of steps rather than of a screen. */
const ABOUT_STEPS =
  /схем\p{L}* (?:пути|процесс|работ|маршрут)|путь (?:заяв|заказ|клиент|документ)|слева направо|бизнес-процесс|flow ?chart|process (?:map|diagram)|left to right|journey of|path of an? /iu;
/** What speaks of the steps together names none. */
const ALL_STEPS =
  /(?:шаг|этап)(?:а|ов|и|у)?(?!\p{L})|слева направо|steps?(?!\p{L})|stages?(?!\p{L})|left to right/iu;

const LEAST_STEPS = 2;
const MOST_STEPS = 6;

/** The steps that a description puts in an order, by their names; nothing where it describes a screen. */
export function stepsOf({ text, contents, title }: DesignSheet): string[] {
  if (!ABOUT_STEPS.test(text)) return [];
  const steps = contents.filter((label) => label !== title && !ALL_STEPS.test(label));
  return steps.length < LEAST_STEPS ? [] : steps.slice(0, MOST_STEPS);
}

/** Steps from left to right, each with its number and an arrow to the next. */
export function drawFlow(steps: readonly string[], palette: Palette): ReactNode {
  const { surface, line, primary, onPrimary, ink, muted, soft, radius } = palette;
  const step = (label: string, at: number): ReactNode =>
    column(
      {
        flex: 1,
        gap: 16,
        padding: 20,
        backgroundColor: surface,
        border: `${at === 0 ? "3" : "1"}px solid ${at === 0 ? primary : line}`,
        borderRadius: radius,
        overflow: "hidden",
      },
      words(String(at + 1), 22, onPrimary, {
        width: 46,
        height: 46,
        borderRadius: 23,
        alignItems: "center",
        justifyContent: "center",
        fontWeight: 700,
        backgroundColor: primary,
      }),
      words(label, steps.length > 4 ? 20 : 26, ink, { fontWeight: 700 }),
      column({ flexGrow: 1, gap: 10, marginTop: 6 }, bar("92%", line), bar("74%", line), bar("84%", soft)),
      bar("40%", muted, 7),
    );
  const arrow = box(
    { width: 36, flexShrink: 0, alignItems: "center", justifyContent: "center" },
    shape(primary, { width: 20, height: 4 }),
    box({
      width: 12,
      height: 12,
      marginLeft: -10,
      borderTop: `4px solid ${primary}`,
      borderRight: `4px solid ${primary}`,
      transform: "rotate(45deg)",
    }),
  );
  return box(
    { flex: 1, alignItems: "center" },
    box(
      { flex: 1, height: "62%" },
      ...steps.flatMap((label, at) => (at === 0 ? [step(label, at)] : [arrow, step(label, at)])),
    ),
  );
}
