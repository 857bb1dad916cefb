import "server-only";
import { ImageResponse } from "@vercel/og";
import { createElement } from "react";
import { designBrief } from "@/lib/generators/server/draft/design/brief";
import { contentOf } from "@/lib/generators/server/draft/design/image/content";
import { layouts } from "@/lib/generators/server/draft/design/image/layouts";
import { box } from "@/lib/generators/server/draft/design/image/parts";
import { paletteOf } from "@/lib/generators/server/draft/design/palette";
import { FONT_FAMILY, pictureFonts } from "@/lib/pictures/fonts";
import type { Locale } from "@/lib/i18n/routing";

/** Size of a concept picture in pixels. */
export const PICTURE = { width: 1200, height: 750 } as const;

/**
 * Draws a concept of the screen that a prompt describes: its kind decides the layout, its words and trade the colours, its clauses
 * and figures the content. Equal prompts give equal bytes.
 * @returns a PNG as a `data:` URL
 */
export async function draftImage(prompt: string, locale: Locale): Promise<string> {
  const brief = designBrief(prompt, locale);
  const scene = { palette: paletteOf(brief.text, brief.reading.industry), content: contentOf(brief) };
  const picture = box(
    {
      width: "100%",
      height: "100%",
      padding: 40,
      fontFamily: FONT_FAMILY,
      backgroundColor: scene.palette.soft,
    },
    layouts[brief.kind](scene),
  );
  const response = new ImageResponse(
    createElement("div", { style: { display: "flex", width: "100%", height: "100%" } }, picture),
    {
      ...PICTURE,
      fonts: await pictureFonts(),
    },
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  return `data:image/png;base64,${bytes.toString("base64")}`;
}
