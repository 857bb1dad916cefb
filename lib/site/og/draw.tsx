import "server-only";
import { ImageResponse } from "next/og";
import { drawable, FONT_FAMILY, pictureFonts } from "@/lib/pictures/fonts";
import { drawGround, mark, PAPER } from "@/lib/site/og/art";
import { SHARED_PICTURE } from "@/lib/site/constants";
import { GAP, HEIGHT, LINE, settingOf, wordsOf } from "@/lib/site/og/headline";
import { INK } from "@/lib/site/tracks";

/** Colours of the dark theme: the accent, and words that step back. */
export const ACCENT = "#54cff5";
const QUIET = "#88909d";
const MUTED = "#abb1bd";

const asUrl = (svg: string) => `url("data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}")`;

export type PictureWords = { brand: string; topic: string; headline: string; tagline: string };

/** The picture as boxes; the renderer knows nothing else. */
function scene({ brand, topic, headline, tagline }: PictureWords, seed: string, colour: string) {
  const words = wordsOf(headline);
  const { size: fontSize, measure } = settingOf(words);
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        padding: "60px 72px 56px",
        fontFamily: FONT_FAMILY,
        color: INK,
        backgroundColor: PAPER,
        backgroundImage: asUrl(drawGround(seed, colour)),
        backgroundSize: "1200px 630px",
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 18, fontSize: 30, fontWeight: 700 }}>
        <div
          style={{ width: 46, height: 46, backgroundImage: asUrl(mark(ACCENT)), backgroundSize: "46px 46px" }}
        />
        {drawable(brand)}
      </div>
      <div style={{ display: "flex", flexDirection: "column", gap: 22 }}>
        <div style={{ display: "flex", alignItems: "center", gap: 16, fontSize: 25, color: colour }}>
          <div style={{ width: 44, height: 3, backgroundColor: colour }} />
          {drawable(topic)}
        </div>
        <div
          style={{
            display: "flex",
            flexWrap: "wrap",
            columnGap: fontSize * GAP,
            width: measure,
            maxHeight: HEIGHT,
            overflow: "hidden",
            fontSize,
            fontWeight: 700,
            lineHeight: LINE,
            letterSpacing: "-0.03em",
          }}
        >
          {words.map(({ text, dim }, index) => (
            <div key={index} style={{ color: dim ? QUIET : INK, maxWidth: measure, wordBreak: "break-all" }}>
              {text}
            </div>
          ))}
        </div>
      </div>
      <div style={{ display: "flex", fontSize: 22, color: MUTED }}>{drawable(tagline)}</div>
    </div>
  );
}

/**
 * A shared picture as PNG: the words over a ground that follows from `seed`, lit by `colour`. Equal input gives equal bytes, and
 * nothing is loaded for it, whatever signs the words hold.
 */
export async function drawWords(words: PictureWords, seed: string, colour: string): Promise<ArrayBuffer> {
  const fonts = await pictureFonts();
  return new ImageResponse(scene(words, seed, colour), { ...SHARED_PICTURE, fonts }).arrayBuffer();
}
