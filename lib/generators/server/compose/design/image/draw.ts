import "server-only";
import { ImageResponse } from "@vercel/og";
import { createElement, type ReactNode } from "react";
import { designSheetOf, type DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { blocks, type Drawn } from "@/lib/generators/server/compose/design/image/blocks";
import { box, button, card, column, words } from "@/lib/generators/server/compose/design/image/parts";
import { paletteOf, type Palette } from "@/lib/generators/server/compose/design/palette";
import { designWords } from "@/lib/generators/server/compose/design/words";
import { drawable, FONT_FAMILY, pictureFonts } from "@/lib/pictures/fonts";
import type { Locale } from "@/lib/i18n/locales";

/** Size of a concept picture in pixels. */
export const PICTURE = { width: 1200, height: 750 } as const;

/** Parts that fit a wide screen and a phone with their labels whole. */
const MOST = { desktop: 6, phone: 3 } as const;

const spaced = (text: string) => drawable(text).replace(/\s+/g, " ").trim();

/** The named parts, each once; what the description says besides is drawn as text under its own words. */
function partsOf(sheet: DesignSheet): Drawn[] {
  const complaints = sheet.problems.map(({ label }) => label);
  const labels = new Set<string>();
  const named = sheet.elements.map(({ label, figures, kind }): Drawn => ({
    label,
    figures,
    block: kind.drawn,
  }));
  // A complaint says what is wrong, not what to draw.
  const others = sheet.contents
    .filter((label) => !complaints.includes(label))
    .map((label): Drawn => ({ label, figures: [], block: /^\d/.test(label) ? "metrics" : "lines" }));
  const all = [...named, ...others];
  const own = all.filter(({ label }) => label !== sheet.title);
  return (own.length > 1 ? own : all)
    .toSorted((a, b) => Number(a.block === "lines") - Number(b.block === "lines"))
    .map((part) => ({ ...part, label: spaced(part.label) }))
    .filter(
      ({ label }) => label !== "" && !labels.has(label.toLowerCase()) && labels.add(label.toLowerCase()),
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
  const draw = sheet.device === "phone" ? phones : windowOf;
  const picture = box(
    { width: "100%", height: "100%", padding: 36, fontFamily: FONT_FAMILY, backgroundColor: palette.soft },
    draw(sheet, palette),
  );
  const response = new ImageResponse(
    createElement("div", { style: { display: "flex", width: "100%", height: "100%" } }, picture),
    { ...PICTURE, fonts: await pictureFonts() },
  );
  return `data:image/png;base64,${Buffer.from(await response.arrayBuffer()).toString("base64")}`;
}

const titleOf = ({ title, locale }: DesignSheet, palette: Palette, fontSize: number): ReactNode =>
  words(spaced(title) || designWords[locale].search, {
    fontSize,
    fontWeight: 700,
    lineHeight: 1.15,
    color: palette.ink,
  });

const partCard = (part: Drawn, sheet: DesignSheet, palette: Palette): ReactNode =>
  card(
    palette,
    { flex: 1 },
    words(part.label, { fontSize: 19, fontWeight: 700, lineHeight: 1.2, color: palette.ink }),
    blocks[part.block](part, palette, designWords[sheet.locale]),
  );

/** A window with its bar: the title, the actions and up to six parts in rows. */
function windowOf(sheet: DesignSheet, palette: Palette): ReactNode {
  const texts = designWords[sheet.locale];
  const parts = partsOf(sheet).slice(0, MOST.desktop);
  const across = parts.length > 4 ? 3 : 2;
  const rows = [0, 1, 2]
    .map((row) => parts.slice(row * across, (row + 1) * across))
    .filter((row) => row.length > 0);
  return column(
    { flex: 1, borderRadius: 18, border: `1px solid ${palette.line}`, backgroundColor: palette.paper },
    box(
      {
        height: 38,
        alignItems: "center",
        gap: 8,
        paddingLeft: 18,
        borderBottom: `1px solid ${palette.line}`,
      },
      ...[palette.alert, palette.muted, palette.primary].map((colour) =>
        box({ width: 11, height: 11, borderRadius: 6, backgroundColor: colour }),
      ),
    ),
    column(
      { flex: 1, padding: 28, gap: 18 },
      box(
        { justifyContent: "space-between", alignItems: "center", gap: 24 },
        box({ flex: 1 }, titleOf(sheet, palette, 34)),
        box({ gap: 12 }, button(texts.action, palette), button(texts.back, palette, false)),
      ),
      ...rows.map((row) => {
        const isText = row.every(({ block }) => block === "lines");
        return box(
          { flex: isText ? 0.45 : 1, gap: 18 },
          ...row.map((part) => partCard(part, sheet, palette)),
        );
      }),
    ),
  );
}

/** The title beside one or two phones, each with up to three parts. */
function phones(sheet: DesignSheet, palette: Palette): ReactNode {
  const texts = designWords[sheet.locale];
  const parts = partsOf(sheet);
  const screens = [parts.slice(0, MOST.phone), parts.slice(MOST.phone, MOST.phone * 2)].filter(
    (some, index) => index === 0 || some.length > 0,
  );
  return box(
    { flex: 1, alignItems: "center", gap: 44 },
    column({ flex: 1, gap: 24 }, titleOf(sheet, palette, 42), box({}, button(texts.action, palette))),
    ...screens.map((some) =>
      column(
        {
          width: 320,
          height: 670,
          padding: 18,
          gap: 12,
          borderRadius: 42,
          border: `8px solid ${palette.ink}`,
          backgroundColor: palette.paper,
          overflow: "hidden",
        },
        ...some.map((part) => partCard(part, sheet, palette)),
      ),
    ),
  );
}
