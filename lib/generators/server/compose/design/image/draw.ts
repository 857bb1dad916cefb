import "server-only";
import { ImageResponse } from "@vercel/og";
import { createElement, type CSSProperties, type ReactNode } from "react";
import { designSheetOf, type DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { blocks, type Drawn } from "@/lib/generators/server/compose/design/image/blocks";
import { box, button, column, dot, words } from "@/lib/generators/server/compose/design/image/parts";
import { paletteOf, type Palette } from "@/lib/generators/server/compose/design/palette";
import { designWords } from "@/lib/generators/server/compose/design/words";
import { drawable, FONT_FAMILY, pictureFonts } from "@/lib/pictures/fonts";
import type { Locale } from "@/lib/i18n/locales";

/** Size of a concept picture in pixels. */
export const PICTURE = { width: 1200, height: 750 } as const;

/** Parts that a wide screen or two phones have room for with their labels whole. */
const MOST = 6;
const ON_A_PHONE = 3;

const FULL = { display: "flex", width: "100%", height: "100%" } as const;

const spaced = (text: string) => drawable(text).replace(/\s+/g, " ").trim();

/** The named parts, each once; what the description says besides is drawn as text under its own words. */
function partsOf({ elements, problems, contents, title }: DesignSheet): Drawn[] {
  const named = elements.map(({ kind, ...part }): Drawn => ({ ...part, block: kind.shown.drawn }));
  // A complaint says what is wrong, not what to draw.
  const texts = contents.filter((label) => problems.every((problem) => problem.label !== label));
  const all = [...named, ...texts.map((label): Drawn => ({ label, figures: [], block: "lines" }))];
  const own = all.filter(({ label }) => label !== title);
  const byLabel = new Map<string, Drawn>();
  for (const part of own.length > 1 ? own : all) {
    const label = spaced(part.label);
    const key = label.toLowerCase();
    if (label !== "" && !byLabel.has(key)) byLabel.set(key, { ...part, label });
  }
  const isText = ({ block }: Drawn) => Number(block === "lines");
  return [...byLabel.values()].sort((a, b) => isText(a) - isText(b)).slice(0, MOST);
}

/**
 * Draws a concept of the screen that a prompt describes: every part it names in its own words, in the colours and the mood it asks for.
 * Equal prompts give equal bytes.
 * @returns a PNG as a `data:` URL
 */
export async function composeImage(prompt: string, locale: Locale): Promise<string> {
  const sheet = await designSheetOf(prompt, locale);
  const palette = paletteOf(sheet);
  const picture = box(
    { ...FULL, padding: 36, fontFamily: FONT_FAMILY, backgroundColor: palette.soft },
    sheet.isPhone ? phones(sheet, palette) : windowOf(sheet, palette),
  );
  const response = new ImageResponse(createElement("div", { style: FULL }, picture), {
    ...PICTURE,
    fonts: await pictureFonts(),
  });
  return `data:image/png;base64,${Buffer.from(await response.arrayBuffer()).toString("base64")}`;
}

const titleOf = ({ title, locale }: DesignSheet, palette: Palette, size: number): ReactNode =>
  words(spaced(title) || designWords[locale].search, size, palette.ink, { fontWeight: 700 });

/** A surface with the label of a part and its drawing; the size of its letters is also the width of its margin. */
const partCard = (part: Drawn, sheet: DesignSheet, palette: Palette, size: number, style: CSSProperties) =>
  column(
    {
      padding: size,
      gap: 10,
      backgroundColor: palette.surface,
      border: `1px solid ${palette.line}`,
      borderRadius: palette.radius,
      overflow: "hidden",
      ...style,
    },
    words(part.label, size, palette.ink, { fontWeight: 700 }),
    column(
      { flexGrow: 1, minHeight: part.block === "lines" ? 48 : 84, maxHeight: 200 },
      blocks[part.block](part, palette, designWords[sheet.locale]),
    ),
  );

/** A window with its bar: the title, the actions and the parts in rows. */
function windowOf(sheet: DesignSheet, palette: Palette): ReactNode {
  const texts = designWords[sheet.locale];
  const parts = partsOf(sheet);
  const border = `1px solid ${palette.line}`;
  const across = parts.length > 4 ? 3 : 2;
  const rows = [parts.slice(0, across), parts.slice(across)].filter(({ length }) => length > 0);
  const dots = [palette.alert, palette.muted, palette.primary].map((colour) => dot(11, colour));
  return column(
    { flex: 1, borderRadius: 18, border, backgroundColor: palette.paper },
    box({ height: 38, alignItems: "center", gap: 8, paddingLeft: 18, borderBottom: border }, ...dots),
    column(
      { flex: 1, padding: 28, gap: 18 },
      box(
        { alignItems: "center", gap: 12 },
        box({ flex: 1 }, titleOf(sheet, palette, 34)),
        button(texts.action, palette),
        button(texts.back, palette, false),
      ),
      ...rows.map((row) => {
        const flex = row.every(({ block }) => block === "lines") ? 0.45 : 1;
        return box({ flex, gap: 18 }, ...row.map((part) => partCard(part, sheet, palette, 18, { flex: 1 })));
      }),
    ),
  );
}

/** The title beside one or two phones. */
function phones(sheet: DesignSheet, palette: Palette): ReactNode {
  const parts = partsOf(sheet);
  const screens = [parts.slice(0, ON_A_PHONE), parts.slice(ON_A_PHONE)].filter(
    (some, at) => at === 0 || some.length > 0,
  );
  const small = { flexGrow: 1, maxHeight: 260 };
  const phone = {
    width: 320,
    height: 670,
    padding: 12,
    gap: 12,
    borderRadius: 42,
    border: `8px solid ${palette.ink}`,
    backgroundColor: palette.paper,
    overflow: "hidden",
  };
  const action = button(designWords[sheet.locale].action, palette);
  return box(
    { flex: 1, alignItems: "center", gap: 44 },
    column({ flex: 1, gap: 24 }, titleOf(sheet, palette, 42), box({}, action)),
    ...screens.map((some) => column(phone, ...some.map((part) => partCard(part, sheet, palette, 16, small)))),
  );
}
