import "server-only";
import { createElement, type CSSProperties, type ReactNode } from "react";
import type { Palette } from "@/lib/generators/server/compose/design/palette";

/** Pieces of a drawn screen. The renderer knows flex boxes only, so every piece is one. */

export const box = (style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);

export const column = (style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  box({ flexDirection: "column", ...style }, ...children);

/** Words in full: they break between words and are never cut. */
export const words = (text: string, style: CSSProperties): ReactNode =>
  box({ flexShrink: 0, ...style }, text);

/** A line of text that says nothing but that text is there. */
export const bar = (width: number | string, colour: string, height = 10): ReactNode =>
  box({ width, height, flexShrink: 0, borderRadius: height / 2, backgroundColor: colour });

export const pill = (text: string, palette: Palette): ReactNode =>
  words(text, {
    padding: "5px 12px",
    borderRadius: 14,
    fontSize: 15,
    color: palette.link,
    backgroundColor: palette.soft,
  });

export const button = (text: string, palette: Palette, main = true): ReactNode =>
  words(text, {
    padding: "12px 22px",
    borderRadius: Math.max(4, palette.radius * 0.6),
    fontSize: 18,
    fontWeight: 700,
    color: main ? palette.onPrimary : palette.link,
    backgroundColor: main ? palette.primary : palette.soft,
  });

/** A surface with a border, as rounded as the palette asks. */
export const card = (palette: Palette, style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  column(
    {
      backgroundColor: palette.surface,
      border: `1px solid ${palette.line}`,
      borderRadius: palette.radius,
      padding: 20,
      gap: 14,
      overflow: "hidden",
      ...style,
    },
    ...children,
  );
