import "server-only";
import type { ReactElement, ReactNode } from "react";
import { designSheetOf, type DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { bar, box, centred, column, upTo, words } from "@/lib/generators/server/compose/design/picture-boxes";
import { drawFlow, stepsOf } from "@/lib/generators/server/compose/design/picture-flow";
import { drawPart, mainButton, type Drawn } from "@/lib/generators/server/compose/design/picture-parts";
import { drawnWords, isButton, isText, partsOf } from "@/lib/generators/server/compose/design/picture-plan";
import { paletteOf, type Palette } from "@/lib/generators/server/compose/design/palette";
import { designWords } from "@/lib/generators/server/compose/design/words";
import { drawApart } from "@/lib/pictures/draw-apart";
import { FONT_FAMILY } from "@/lib/pictures/fonts";
import type { Locale } from "@/lib/i18n/locales";

export const PICTURE = { width: 1200, height: 750 } as const;
const ON_A_PHONE = 3;
const WHOLE = { width: "100%", height: "100%", fontFamily: FONT_FAMILY } as const;
const ALONE = { fontSize: 38, padding: "34px 64px" } as const;
const MOST_BUTTONS = 3;
const LOGO = /логотип|эмблем|персонаж|талисман|маскот|портрет|фотореалист|(?:^|\s)logo|mascot|portrait/iu;
const FEW = 2;

type Screen = { palette: Palette; locale: Locale; isLarge: boolean };

function partCard(part: Drawn, { palette, ...room }: Screen): ReactNode {
  const { surface, line, radius, ink } = palette;
  const frame = { backgroundColor: surface, border: `1px solid ${line}`, borderRadius: radius };
  return column(
    { ...frame, flex: part.looks.includes("phone") ? 0.62 : 1, padding: 16, gap: 12, overflow: "hidden" },
    part.label === "" ? undefined : words(part.label, room.isLarge ? 20 : 17, ink, { fontWeight: 700 }),
    column({ flexGrow: 1 }, drawPart(part, palette, room)),
  );
}

function frameOf(
  parts: readonly Drawn[],
  buttons: readonly Drawn[],
  { isPhone, locale }: DesignSheet,
  palette: Palette,
): ReactNode {
  const across = isPhone ? 1 : parts.length > 4 ? 3 : 2;
  const rows = upTo(Math.ceil(parts.length / across)).map((row) =>
    parts.slice(row * across, (row + 1) * across),
  );
  const [width, gap, radius] = isPhone ? [8, 12, 42] : [1, 18, 18];
  const border = `${String(width)}px solid ${isPhone ? palette.ink : palette.line}`;
  const style = { border, borderRadius: radius, padding: gap, gap, backgroundColor: palette.paper };
  const isLarge = !isPhone && parts.length <= FEW;
  const isAlone = rows.length === 0;
  const look = isAlone ? ALONE : isPhone ? { flex: 1 } : {};
  const place = isAlone ? { ...centred, flex: 1 } : { justifyContent: "flex-end", flexShrink: 0 };
  return column(
    { ...style, ...(isPhone ? { width: 400 } : { flex: 1 }), overflow: "hidden" },
    ...rows.map((row) => {
      // On a phone the lines of a text keep their height.
      const size = !row.every(isText) ? { flex: 1 } : isPhone ? { flexShrink: 0 } : { flex: 0.45 };
      return box({ ...size, gap }, ...row.map((part) => partCard(part, { palette, locale, isLarge })));
    }),
    buttons.length === 0
      ? undefined
      : box({ gap, ...place }, ...buttons.map((part) => mainButton(part, palette, look))),
  );
}

/** Says in the place of a picture that there is none, and what to write for one. */
function refusal({ surface, line, soft, ink, muted, primary }: Palette, locale: Locale): ReactElement {
  const { title, text } = designWords[locale].refused;
  const card = { width: 820, gap: 22, padding: 52, borderRadius: 24, border: `1px solid ${line}` };
  return column(
    { ...WHOLE, ...centred, backgroundColor: soft },
    column(
      { ...card, backgroundColor: surface },
      bar(72, primary, 8),
      words(title, 44, ink, { fontWeight: 700 }),
      words(text, 26, muted, { lineHeight: 1.4 }),
    ),
  );
}

/** Draws a concept of the screen that a prompt describes, as a PNG in a `data:` URL: its parts, colours and mood. Equal prompts give equal bytes. */
export async function composeImage(prompt: string, locale: Locale): Promise<string> {
  const sheet = await designSheetOf(prompt, locale);
  const palette = paletteOf(sheet);
  const steps = stepsOf(sheet);
  const isEmpty = sheet.elements.length + steps.length + sheet.contents.length === 0;
  if (LOGO.test(sheet.title) || isEmpty) return drawn(refusal(palette, locale));
  const all = partsOf(sheet);
  const parts = all.filter((part) => !isButton(part));
  const buttons = all.filter(isButton).slice(0, MOST_BUTTONS);
  const screens = sheet.isPhone ? [parts.slice(0, ON_A_PHONE), parts.slice(ON_A_PHONE)] : [parts];
  const frames = screens
    .filter(({ length }, at) => at === 0 || length > 0)
    .map((some, at) => frameOf(some, at === 0 ? buttons : [], sheet, palette));
  const body = steps.length > 0 ? [drawFlow(steps.map(drawnWords), palette)] : frames;
  return drawn(
    column(
      { ...WHOLE, padding: 36, gap: 24, backgroundColor: palette.soft },
      words(drawnWords(sheet.title), 34, palette.ink, { fontWeight: 700 }),
      box({ flex: 1, justifyContent: "center", gap: 44 }, ...body),
    ),
  );
}

async function drawn(picture: ReactElement): Promise<string> {
  const png = await drawApart(picture, PICTURE);
  return `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
}
