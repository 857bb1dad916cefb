import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { createElement } from "react";
import { designBrief } from "@/lib/generators/server/draft/design/brief";
import { contentOf } from "@/lib/generators/server/draft/design/image/content";
import { layouts } from "@/lib/generators/server/draft/design/image/layouts";
import { box } from "@/lib/generators/server/draft/design/image/parts";
import { paletteOf } from "@/lib/generators/server/draft/design/palette";
import type { Locale } from "@/lib/i18n/routing";

/** Size of a concept picture in pixels. */
export const PICTURE = { width: 1200, height: 750 } as const;

const FONTS = "lib/generators/server/draft/design/image/fonts";

const loadFonts = () =>
  Promise.all(
    (["latin", "cyrillic"] as const).flatMap((subset) =>
      ([400, 700] as const).map(async (weight) => ({
        name: `Onest ${subset}`,
        data: await readFile(join(process.cwd(), FONTS, `onest-${subset}-${String(weight)}.ttf`)),
        weight,
        style: "normal" as const,
      })),
    ),
  );

let fonts: ReturnType<typeof loadFonts> | undefined;

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
      fontFamily: "Onest latin, Onest cyrillic",
      backgroundColor: scene.palette.soft,
    },
    layouts[brief.kind](scene),
  );
  fonts ??= loadFonts();
  const response = new ImageResponse(
    createElement("div", { style: { display: "flex", width: "100%", height: "100%" } }, picture),
    {
      ...PICTURE,
      fonts: await fonts,
    },
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  return `data:image/png;base64,${bytes.toString("base64")}`;
}
