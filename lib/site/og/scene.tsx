import { palette } from "@/lib/pictures/palette";
import "server-only";
import type { ReactElement } from "react";
import { drawable, FONT_FAMILY } from "@/lib/pictures/fonts";
import { mark, PAPER } from "@/lib/site/og/art";
import { GAP, LINE, MEASURE, settingOf, TRACKING, wordsOf } from "@/lib/site/og/headline";
import { INK } from "@/lib/site/tracks";

/** Colours of the dark theme: the accent, and words that step back. */
export const ACCENT = palette.dark.accent;
const QUIET = palette.dark.subtle;
const MUTED = palette.dark.muted;

const asUrl = (svg: string) => `url("data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}")`;

export type PictureWords = { brand: string; topic: string; headline: string; tagline: string };

type Setting = Awaited<ReturnType<typeof settingOf>>;

/** The picture as boxes; the renderer knows nothing else. */
function scene(
  { brand, topic, tagline }: PictureWords,
  { size, lines }: Setting,
  ground: string,
  colour: string,
) {
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
        backgroundImage: asUrl(ground),
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
        <div
          style={{
            display: "flex",
            alignItems: "center",
            gap: 16,
            maxWidth: MEASURE,
            fontSize: 25,
            color: colour,
          }}
        >
          <div style={{ width: 44, height: 3, backgroundColor: colour }} />
          {drawable(topic)}
        </div>
        <div
          style={{
            display: "flex",
            flexDirection: "column",
            fontSize: size,
            fontWeight: 700,
            lineHeight: LINE,
            letterSpacing: `${TRACKING}em`,
          }}
        >
          {lines.map((line, row) => (
            <div key={row} style={{ display: "flex", gap: size * GAP }}>
              {line.map(({ text, dim }, index) => (
                <div key={index} style={{ whiteSpace: "pre", color: dim ? QUIET : INK }}>
                  {text}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
      <div
        style={{
          display: "flex",
          maxWidth: MEASURE,
          fontSize: 22,
          lineHeight: 1.35,
          textWrap: "balance",
          color: MUTED,
        }}
      >
        {drawable(tagline)}
      </div>
    </div>
  );
}

/** A shared picture: the words over a ground, an SVG file, with the topic in `colour`. Nothing is loaded to draw it, whatever signs they hold. */
export async function pictureOf(words: PictureWords, ground: string, colour: string): Promise<ReactElement> {
  return scene(words, await settingOf(wordsOf(words.headline)), ground, colour);
}
