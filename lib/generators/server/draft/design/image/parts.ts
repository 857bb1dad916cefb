import "server-only";
import { createElement, type CSSProperties, type ReactNode } from "react";
import type { PictureContent } from "@/lib/generators/server/draft/design/image/content";
import type { Palette } from "@/lib/generators/server/draft/design/palette";

/** Pieces of a drawn screen. The renderer knows flex boxes only, so every piece is one. */
export type Scene = { palette: Palette; content: PictureContent };

export const box = (style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);

export const column = (style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  box({ flexDirection: "column", ...style }, ...children);

export const words = (text: string, style: CSSProperties): ReactNode => box(style, text);

/** Words that stay on one line within their box: a card is as high as it was planned. */
export const oneLine = (text: string, style: CSSProperties): ReactNode =>
  words(text, {
    display: "block",
    flexShrink: 0,
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
    ...style,
  });

/** A line of text that says nothing but that text is there. */
export const bar = (width: number, colour: string, height = 10): ReactNode =>
  box({ width, height, flexShrink: 0, borderRadius: height / 2, backgroundColor: colour });

export const pill = (text: string, { palette }: Scene): ReactNode =>
  words(text, {
    padding: "6px 14px",
    borderRadius: 16,
    fontSize: 16,
    color: palette.link,
    backgroundColor: palette.soft,
  });

export const button = (text: string, { palette }: Scene, main: boolean): ReactNode =>
  words(text, {
    padding: "14px 26px",
    borderRadius: Math.max(4, palette.radius * 0.6),
    fontSize: 20,
    fontWeight: 700,
    color: main ? palette.onPrimary : palette.link,
    backgroundColor: main ? palette.primary : palette.soft,
  });

/** A surface with a border, as rounded as the palette asks. */
export const card = ({ palette }: Scene, style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  column(
    {
      backgroundColor: palette.surface,
      border: `1px solid ${palette.line}`,
      borderRadius: palette.radius,
      padding: 24,
      ...style,
    },
    ...children,
  );

/** A number between two ends that follows from the text and a place in the picture. */
export const vary = (seed: number, place: number, least: number, most: number): number =>
  least + (((seed * (place + 3) * 7919) % 1009) % (most - least + 1));

/** A window with its bar around a body. */
export const browser = ({ palette }: Scene, ...children: ReactNode[]): ReactNode =>
  column(
    {
      flex: 1,
      borderRadius: 18,
      border: `1px solid ${palette.line}`,
      backgroundColor: palette.paper,
    },
    box(
      {
        height: 40,
        alignItems: "center",
        gap: 8,
        paddingLeft: 18,
        borderBottom: `1px solid ${palette.line}`,
      },
      ...[palette.alert, palette.muted, palette.primary].map((colour) =>
        box({ width: 11, height: 11, borderRadius: 6, backgroundColor: colour }),
      ),
    ),
    box({ flex: 1 }, ...children),
  );
