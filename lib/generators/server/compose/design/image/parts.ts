import "server-only";
import { createElement, type CSSProperties, type ReactNode } from "react";
import type { Palette } from "@/lib/generators/server/compose/design/palette";

/** Pieces of a drawn screen. The renderer knows flex boxes only, so every piece is one. */

export const box = (style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);

export const column = (style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  box({ flexDirection: "column", ...style }, ...children);

/** Words in full: they break between words and are never cut. */
export const words = (text: string, fontSize: number, color: string, style: CSSProperties = {}): ReactNode =>
  box({ flexShrink: 0, lineHeight: 1.2, fontSize, color, ...style }, text);

export const shape = (backgroundColor: string, style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  box({ backgroundColor, ...style }, ...children);

export const dot = (size: number, colour: string, style: CSSProperties = {}, text?: ReactNode): ReactNode =>
  shape(colour, { width: size, height: size, borderRadius: size / 2, ...style }, text);

/** A line that says nothing but that text is there. */
export const bar = (width: number | string, colour: string): ReactNode =>
  shape(colour, { width, height: 9, flexShrink: 0, borderRadius: 4 });

export function button(text: string, { radius, ...colours }: Palette, isMain = true): ReactNode {
  const [ground, color] = isMain ? [colours.primary, colours.onPrimary] : [colours.soft, colours.link];
  const style = { padding: "12px 22px", borderRadius: Math.max(4, radius * 0.6), fontWeight: 700 };
  return words(text, 18, color, { ...style, backgroundColor: ground });
}
