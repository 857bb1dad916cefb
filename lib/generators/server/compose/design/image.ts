import "server-only";
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from "react";
import type { Block } from "@/lib/content/screen-advice";
import {
  designSheetOf,
  type DesignSheet,
  type NamedElement,
} from "@/lib/generators/server/compose/design/design-sheet";
import { paletteOf, type Palette } from "@/lib/generators/server/compose/design/styles";
import { designWords } from "@/lib/generators/server/compose/design/words";
import { drawApart } from "@/lib/pictures/draw-apart";
import { drawable, FONT_FAMILY } from "@/lib/pictures/fonts";
import type { Locale } from "@/lib/i18n/locales";

/** Size of a concept picture in pixels. */
export const PICTURE = { width: 1200, height: 750 } as const;

/** Parts that a wide screen or two phones have room for with their labels whole. */
const MOST = 6;
const ON_A_PHONE = 3;

/** The renderer knows flex boxes only, so every piece of a drawn screen is one. */
const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);
const column = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  box({ flexDirection: "column", ...style }, ...children);
/** Words in full: they break between words and are never cut. */
const words = (text: string, fontSize: number, color: string, style: CSSProperties = {}): ReactNode =>
  box({ flexShrink: 0, lineHeight: 1.2, fontSize, color, ...style }, text);
const shape = (backgroundColor: string, style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  box({ backgroundColor, ...style }, ...children);
const dot = (colour: string): ReactNode => shape(colour, { width: 18, height: 18, borderRadius: 9 });
/** A line that says nothing but that text is there. */
const bar = (width: number | string, colour: string): ReactNode =>
  shape(colour, { width, height: 9, flexShrink: 0, borderRadius: 4 });

const button = (text: string, { radius, primary, onPrimary }: Palette): ReactNode => {
  const style = { padding: "12px 22px", borderRadius: Math.max(4, radius * 0.6), fontWeight: 700 };
  return words(text, 18, onPrimary, { ...style, backgroundColor: primary });
};

/** One part to draw: its label stands above it; numbers of the description decide how many rows or fields it has. */
type Drawn = Pick<NamedElement, "label" | "figures"> & { block: Block };

const HEIGHTS = ["45%", "62%", "50%", "78%", "70%", "96%", "60%"];
const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** How the kinds of parts are drawn; each fills the room that its card leaves. */
const draws: Readonly<Record<Block, (palette: Palette, pieces: readonly number[]) => ReactNode>> = {
  fields: ({ paper, line, radius }, pieces) =>
    column(
      { flexGrow: 1, gap: 8 },
      ...pieces.map(() =>
        shape(paper, { flexGrow: 1, maxHeight: 40, borderRadius: radius / 2, border: `1px solid ${line}` }),
      ),
    ),
  rows: ({ muted, line, link, soft }, pieces) =>
    column(
      { flexGrow: 1, justifyContent: "space-around" },
      ...pieces.map((index) =>
        box(
          { alignItems: "center", justifyContent: "space-between" },
          bar(`${String(60 - index * 12)}%`, index === 0 ? muted : line),
          shape(index === 0 ? link : soft, { width: 56, height: 22, borderRadius: 11 }),
        ),
      ),
    ),
  cards: ({ primary, soft, line, radius }, pieces) =>
    box(
      { flexGrow: 1, gap: 10 },
      ...pieces.map((index) =>
        column(
          { flex: 1, gap: 8, padding: 10, borderRadius: radius / 2, border: `1px solid ${line}` },
          shape(index === 0 ? primary : soft, { flexGrow: 1, borderRadius: radius / 3 }),
          bar("80%", line),
        ),
      ),
    ),
  chart: ({ primary, soft, line }) =>
    box(
      { flexGrow: 1, alignItems: "flex-end", gap: 14, borderBottom: `2px solid ${line}` },
      ...HEIGHTS.map((height, index) => shape(index === 5 ? primary : soft, { flexGrow: 1, height })),
    ),
  map: ({ soft, primary, alert, muted, radius }) =>
    shape(
      soft,
      { flexGrow: 1, padding: 14, justifyContent: "space-around", borderRadius: radius / 2 },
      box({ alignItems: "flex-end" }, dot(primary)),
      box({ alignItems: "flex-start" }, dot(muted)),
      box({ alignItems: "center" }, shape(alert, { width: 18, height: 18, borderRadius: 4 })),
    ),
  days: ({ primary, soft }, pieces) =>
    box(
      { flexGrow: 1, gap: 6 },
      ...DAYS.map((day) =>
        column(
          { flex: 1, gap: 6 },
          ...pieces.map((row) =>
            shape((day + row) % 3 === 0 ? primary : soft, { flexGrow: 1, borderRadius: 4 }),
          ),
        ),
      ),
    ),
  photo: ({ soft, radius }) => shape(soft, { flexGrow: 1, borderRadius: radius / 2 }),
  lines: ({ line, soft }) => column({ gap: 10 }, bar("90%", line), bar("70%", line), bar("80%", soft)),
};

const spaced = (text: string) => drawable(text).replace(/\s+/g, " ").trim();

/** The named parts, each once; what the description says besides is drawn as text under its own words. */
function partsOf({ elements, problems, contents, title }: DesignSheet): Drawn[] {
  const named = elements.map(({ kind, ...part }): Drawn => ({ ...part, block: kind.beside }));
  // A complaint says what is wrong, not what to draw.
  const texts = contents.filter((label) => problems.every((problem) => problem.label !== label));
  const all = [...named, ...texts.map((label): Drawn => ({ label, figures: [], block: "lines" }))];
  const own = all.filter(({ label }) => label !== title);
  const parts = (own.length > 1 ? own : all).map((part) => ({ ...part, label: spaced(part.label) }));
  const byLabel = new Map(parts.toReversed().map((part) => [part.label.toLowerCase(), part]));
  const isText = ({ block }: Drawn) => Number(block === "lines");
  const shown = [...byLabel.values()].toReversed().filter(({ label }) => label !== "");
  return shown.sort((a, b) => isText(a) - isText(b)).slice(0, MOST);
}

/** A surface with the label of a part and its drawing. */
function partCard(part: Drawn, palette: Palette): ReactNode {
  const { surface, line, radius } = palette;
  const counted = part.figures.find(
    ({ kind, value }) => kind === "count" && Number.isInteger(value) && value > 0,
  );
  const pieces = Array.from({ length: Math.min(3, counted?.value ?? 3) }, (_, index) => index);
  const frame = { backgroundColor: surface, border: `1px solid ${line}`, borderRadius: radius };
  return column(
    { ...frame, flex: 1, padding: 16, gap: 10, overflow: "hidden" },
    words(part.label, 17, palette.ink, { fontWeight: 700 }),
    column({ flexGrow: 1, maxHeight: 200 }, draws[part.block](palette, pieces)),
  );
}

/** Parts in rows inside the frame of a window or of a phone. */
function frameOf(parts: readonly Drawn[], isPhone: boolean, palette: Palette): ReactNode {
  const across = isPhone ? 1 : parts.length > 4 ? 3 : 2;
  const rows = Array.from({ length: Math.ceil(parts.length / across) }, (_, row) =>
    parts.slice(row * across, (row + 1) * across),
  );
  const [width, gap, radius] = isPhone ? [8, 12, 42] : [1, 18, 18];
  const border = `${String(width)}px solid ${isPhone ? palette.ink : palette.line}`;
  const style = { border, borderRadius: radius, padding: gap, gap, backgroundColor: palette.paper };
  return column(
    { ...style, ...(isPhone ? { width: 400 } : { flex: 1 }), overflow: "hidden" },
    ...rows.map((row) => {
      const flex = row.every(({ block }) => block === "lines") ? 0.45 : 1;
      return box({ flex, gap }, ...row.map((part) => partCard(part, palette)));
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
      words(spaced(sheet.title), 34, palette.ink, { flex: 1, fontWeight: 700 }),
      button(designWords[locale].action, palette),
    ),
    box(
      { flex: 1, justifyContent: "center", gap: 44 },
      ...frames.map((some) => frameOf(some, sheet.isPhone, palette)),
    ),
  );
  const png = await drawApart(picture, PICTURE);
  return `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
}
