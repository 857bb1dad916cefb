import "server-only";
import type { ReactElement } from "react";
import { designSheetOf } from "@/lib/generators/server/compose/design/design-sheet";
import * as draw from "@/lib/pictures/boxes";
import { buttonName } from "@/lib/generators/server/drawing/button-name";
import { drawFlow } from "@/lib/generators/server/drawing/flow";
import { readSteps, stepsTitle } from "@/lib/generators/server/drawing/steps";
import { screenName } from "@/lib/generators/server/drawing/picture-names";
import { coverTitle, drawCover, isCover } from "@/lib/generators/server/drawing/cover";
import { gatheredParts } from "@/lib/generators/server/drawing/gathered-parts";
import { page, phones } from "@/lib/generators/server/drawing/screen-layout";
import { drawnWords, isButton } from "@/lib/generators/server/compose/design/picture-plan";
import { paletteOf, type Palette } from "@/lib/generators/server/compose/design/palette";
import { pictureWords } from "@/lib/content/picture-words";
import { drawApart } from "@/lib/pictures/draw-apart";
import { FONT_FAMILY } from "@/lib/pictures/fonts";
import type { Locale } from "@/lib/i18n/locales";

/** As wide as the panel that shows it where it is 400 px high. */
export const PICTURE = { width: 1200, height: 640 } as const;
const WHOLE = { width: "100%", height: "100%", fontFamily: FONT_FAMILY } as const;
const MOST_BUTTONS = 3;
const LOGO = /логотип|эмблем|персонаж|талисман|маскот|портрет|фотореалист|(?:^|\s)logo|mascot|portrait/iu;

/** Says in the place of a picture that there is none, and what to write for one. */
function refusal({ paper, surface, line, ink, muted, primary }: Palette, locale: Locale): ReactElement {
  const { title, text } = pictureWords(locale).refused;
  const card = { width: 820, gap: 22, padding: 52, borderRadius: 24, backgroundColor: surface };
  return draw.column(
    { ...WHOLE, ...draw.centred, backgroundColor: paper },
    draw.column(
      { ...card, border: `2px solid ${draw.faint(line)}` },
      draw.bar(64, primary, 8),
      draw.words(title, 44, ink, draw.bold),
      draw.words(text, 26, muted, { lineHeight: 1.4 }),
    ),
  );
}

/** Draws a concept of the screen that a prompt describes, as a PNG in a `data:` URL: its parts, colours and mood. Equal prompts give equal bytes. */
export async function composeImage(prompt: string, requested: Locale): Promise<string> {
  const sheet = await designSheetOf(prompt, requested);
  const { locale } = sheet;
  const palette = paletteOf(sheet);
  const { steps, returns } = readSteps(sheet);
  const isEmpty = sheet.elements.length + steps.length + sheet.contents.length === 0;
  if (LOGO.test(sheet.title) || isEmpty) return drawn(refusal(palette, locale));
  const all = gatheredParts(sheet);
  const parts = all.filter((part) => !isButton(part));
  const pressed = all.filter(isButton);
  const named = pressed.filter(({ of, label }) => buttonName(of ?? label) !== undefined);
  // Beside a button with a name, one without is the rest of a sentence.
  const buttons = (named.length > 0 ? named : pressed).slice(0, MOST_BUTTONS);
  const isOfCover = steps.length === 0 && isCover(sheet.title);
  const titleWords = isOfCover ? coverTitle(sheet) : stepsTitle(sheet.title, steps, sheet);
  const title = screenName(drawnWords(titleWords));
  const screen = { parts, buttons, palette, locale, text: sheet.text };
  const drawnReturns = returns.map((way) => ({ ...way, label: drawnWords(way.label) }));
  const path = drawFlow({ steps: steps.map(drawnWords), returns: drawnReturns }, palette, locale);
  const flow = [draw.words(title, 38, palette.ink, draw.bold), path];
  if (isOfCover) return drawn(drawCover(title, parts, palette, sheet));
  const isPhone = sheet.isPhone && parts.length > 0;
  const body = steps.length > 0 ? flow : isPhone ? [phones(title, screen)] : page(title, screen);
  return drawn(draw.column({ ...WHOLE, padding: 40, gap: 24, backgroundColor: palette.paper }, ...body));
}

async function drawn(picture: ReactElement): Promise<string> {
  const png = await drawApart(picture, PICTURE);
  return `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
}
