import "server-only";
import type { ReactNode } from "react";
import { designSheetOf } from "@/lib/generators/server/compose/design/design-sheet";
import { bar, box, column, dot, shape, words } from "@/lib/generators/server/compose/design/picture-boxes";
import { drawFlow, stepsOf } from "@/lib/generators/server/compose/design/picture-flow";
import { drawPart, pressed, type Drawn } from "@/lib/generators/server/compose/design/picture-parts";
import { drawnWords, isText, partsOf } from "@/lib/generators/server/compose/design/picture-plan";
import { paletteOf, type Palette } from "@/lib/generators/server/compose/design/styles";
import { designWords } from "@/lib/generators/server/compose/design/words";
import { drawApart } from "@/lib/pictures/draw-apart";
import { FONT_FAMILY } from "@/lib/pictures/fonts";
import type { Locale } from "@/lib/i18n/locales";

/** Size of a concept picture in pixels. */
export const PICTURE = { width: 1200, height: 750 } as const;

/** Parts that a phone has room for with their labels whole. */
const ON_A_PHONE = 3;

/** Up to so many parts in a window are drawn in full. */
const FEW = 2;

type Screen = { palette: Palette; locale: Locale; isLarge: boolean };

/** A surface with the label of a part and its drawing. */
function partCard(part: Drawn, { palette, ...room }: Screen): ReactNode {
  const { surface, line, radius, ink } = palette;
  const frame = { backgroundColor: surface, border: `1px solid ${line}`, borderRadius: radius };
  return column(
    { ...frame, flex: part.looks.includes("phone") ? 0.62 : 1, padding: 16, gap: 12, overflow: "hidden" },
    words(part.label, room.isLarge ? 20 : 17, ink, { fontWeight: 700 }),
    column({ flexGrow: 1 }, drawPart(part, palette, room)),
  );
}

/** The upper edge of a window: where its sections and its search are. */
const windowBar = ({ line, primary, soft }: Palette): ReactNode =>
  box(
    { alignItems: "center", gap: 14, flexShrink: 0, paddingLeft: 4 },
    shape(primary, { width: 22, height: 22, borderRadius: 7 }),
    ...[84, 62, 74].map((width, at) => bar(width, at === 0 ? primary : line, 8)),
    box({ flexGrow: 1 }),
    shape(soft, { width: 180, height: 24, borderRadius: 12 }),
    dot(line, 24),
  );

/** Parts in rows inside the frame of a window or of a phone. */
function frameOf(parts: readonly Drawn[], isPhone: boolean, palette: Palette, locale: Locale): ReactNode {
  const across = isPhone ? 1 : parts.length > 4 ? 3 : 2;
  const rows = Array.from({ length: Math.ceil(parts.length / across) }, (_, row) =>
    parts.slice(row * across, (row + 1) * across),
  );
  const [width, gap, radius] = isPhone ? [8, 12, 42] : [1, 18, 18];
  const border = `${String(width)}px solid ${isPhone ? palette.ink : palette.line}`;
  const style = { border, borderRadius: radius, padding: gap, gap, backgroundColor: palette.paper };
  const isLarge = !isPhone && parts.length <= FEW;
  return column(
    { ...style, ...(isPhone ? { width: 400 } : { flex: 1 }), overflow: "hidden" },
    isPhone ? undefined : windowBar(palette),
    ...rows.map((row) => {
      const flex = row.every(isText) ? 0.45 : 1;
      return box({ flex, gap }, ...row.map((part) => partCard(part, { palette, locale, isLarge })));
    }),
  );
}

/**
 * Draws a concept of the screen that a prompt describes: every part it names in its own words, in the colours and the mood it asks for.
 * Equal prompts give equal bytes.
 * @returns a PNG as a `data:` URL
 */
export async function composeImage(prompt: string, locale: Locale): Promise<string> {
  const sheet = await designSheetOf(prompt, locale);
  const palette = paletteOf(sheet);
  const steps = stepsOf(sheet);
  const parts = partsOf(sheet);
  const screens = sheet.isPhone ? [parts.slice(0, ON_A_PHONE), parts.slice(ON_A_PHONE)] : [parts];
  const frames = screens.filter(({ length }, at) => at === 0 || length > 0);
  const picture = column(
    {
      width: "100%",
      height: "100%",
      padding: 36,
      gap: 24,
      fontFamily: FONT_FAMILY,
      backgroundColor: palette.soft,
    },
    box(
      { alignItems: "center", gap: 24 },
      words(drawnWords(sheet.title), 34, palette.ink, { flex: 1, fontWeight: 700 }),
      ...(steps.length > 0 ? [] : [pressed(designWords[locale].action, palette)]),
    ),
    box(
      { flex: 1, justifyContent: "center", gap: 44 },
      ...(steps.length > 0
        ? [drawFlow(steps.map(drawnWords), palette)]
        : frames.map((some) => frameOf(some, sheet.isPhone, palette, locale))),
    ),
  );
  const png = await drawApart(picture, PICTURE);
  return `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
}
