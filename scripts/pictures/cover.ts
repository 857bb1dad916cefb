/**
 * Covers. A case or an article shows the drawing it has chosen. Without one a case shows a ring of ticks and the tracks that leave it,
 * an article a jet of tracks from the left edge, drawn from the slug alone. The same text gives the same bytes.
 * A page shows the part `#art` by `<use>`, so the colours are those of its theme and its hue. By itself the file is dark.
 */
import { drawExhibit } from "../../lib/pictures/exhibits/draw.ts";
import type { ExhibitName } from "../../lib/pictures/exhibits/names.ts";
import { wordsOf } from "../../lib/pictures/exhibits/words.ts";
import { COMMON, type Frame, type Paint } from "../../lib/pictures/exhibits/parts.ts";
import {
  between,
  INK as DARK_INK,
  randomFrom,
  serviceColours,
  SURFACE,
  trackPath,
  trackPoint,
  type Point,
} from "../../lib/site/tracks.ts";

/** A colour of the page, and the one that stands there where no page reaches. */
const ofPage = (name: string, otherwise: string) => `var(--${name}, ${otherwise})`;

const INK = ofPage("foreground", DARK_INK);

/** As thin on a whole page as on a card. Not for dashes: they would no longer meet the ticks. */
const HAIRLINE = ' vector-effect="non-scaling-stroke"';

const WIDTH = 640;
const HEIGHT = 360;

export type CoverHue = keyof typeof serviceColours;

/** Words of a drawing are in one language; a drawing without words is the same in both. */
export type Locale = "ru" | "en";

export const isCoverHue = (value: unknown): value is CoverHue =>
  typeof value === "string" && value in serviceColours;

/** An SVG file of its own: a dark plate, and on it what pages show. What else pages show by its name is not seen there. */
const plate = (
  drawing: readonly string[],
  shared: string,
  [width, height]: readonly [number, number] = [WIDTH, HEIGHT],
  hidden: readonly string[] = [],
) =>
  `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${SURFACE}" d="M0 0h${width}v${height}H0z"/><g id="art" ${shared}>`,
    ...drawing,
    ...(hidden.length > 0
      ? [`</g><defs><g id="narrow" ${shared}>`, ...hidden, "</g></defs></svg>"]
      : ["</g></svg>"]),
  ].join("\n")}\n`;

/** Ticks end where they end, whatever the page says of lines. */
const TICKS = 'stroke-linecap="butt"';

const paintOf = (hue: CoverHue): Paint => ({
  ink: INK,
  tone: ofPage("c", serviceColours[hue]),
  fill: ofPage("s", serviceColours[hue]),
  ground: ofPage("surface", SURFACE),
});

const draw = (name: ExhibitName, hue: CoverHue, locale: Locale, frame: Frame) =>
  drawExhibit[name](paintOf(hue), frame, wordsOf(name, locale));

/** Where a drawing stands on a card: below the badge, also where the card shows less of its height. */
const CARD: Frame = { x: 44, y: 104, width: 552, height: 200, isWide: false };

/** The head of a page, 1200 × 491 units: the drawing leaves the right to the figure and the card with the facts. */
const HEAD = [1200, 491] as const;
const HEAD_FRAME: Frame = { x: 52, y: 58, width: 690, height: 372, isWide: true };

/** With the figure below it, it has the whole width. */
const LONG_FRAME: Frame = { x: 64, y: 68, width: 1072, height: 356, isWide: true };

/** Beside the figure: in a picture of the size of a card, without the badge of a card. */
const BESIDE_FRAME: Frame = { x: 44, y: 56, width: 552, height: 248, isWide: false };

/** On the page of an article it has the whole width, and a ruler below it. */
const ARTICLE_FRAME: Frame = { x: 72, y: 104, width: 1056, height: 272, isWide: true };

/** Beside the words of a small card of an article: 320 × 360 units. */
const UPRIGHT_FRAME: Frame = { x: 26, y: 98, width: 268, height: 220, isWide: false };

/** Cover of a case with a drawing of its own. */
export const drawCard = (name: ExhibitName, hue: CoverHue, locale: Locale = "ru"): string =>
  plate(draw(name, hue, locale, CARD), COMMON);

/** The same drawing for the head of the case's page, with more data. */
export const drawHead = (name: ExhibitName, hue: CoverHue, locale: Locale = "ru"): string =>
  plate(draw(name, hue, locale, HEAD_FRAME), COMMON, HEAD);

/** The drawing for a head whose figure stands below it, and that of the card for a phone: one file is lighter than two. */
export const drawHeadOverFigure = (name: ExhibitName, hue: CoverHue, locale: Locale = "ru"): string =>
  plate(draw(name, hue, locale, LONG_FRAME), COMMON, HEAD, draw(name, hue, locale, CARD));

/** The drawing for a head whose figure stands beside it. */
export const drawHeadBesideFigure = (name: ExhibitName, hue: CoverHue, locale: Locale = "ru"): string =>
  plate(draw(name, hue, locale, BESIDE_FRAME), COMMON);

/** Cover of an article with a drawing of its own, and the same drawing higher than wide: one file is lighter than two. */
export const drawArticle = (name: ExhibitName, hue: CoverHue, locale: Locale = "ru"): string =>
  plate(draw(name, hue, locale, CARD), COMMON, undefined, draw(name, hue, locale, UPRIGHT_FRAME));

/** The drawing for the head of an article, and that of the card for a phone. */
export const drawArticleHead = (name: ExhibitName, hue: CoverHue, locale: Locale = "ru"): string =>
  plate(draw(name, hue, locale, ARTICLE_FRAME), COMMON, HEAD, draw(name, hue, locale, CARD));

/** Cover of a case, about two kilobytes. */
export function drawCover(slug: string, hue: CoverHue): string {
  const random = randomFrom(slug);
  const colour = ofPage("s", serviceColours[hue]);
  const centre: Point = [Math.round(between(random, 180, 460)), Math.round(between(random, 110, 250))];
  const radius = Math.round(between(random, 70, 130));
  const ring = (r: number, rest = HAIRLINE) =>
    `<circle cx="${centre[0]}" cy="${centre[1]}" r="${Math.round(r)}"${rest}/>`;
  const tick = ((2 * Math.PI * radius) / 60).toFixed(3);
  const dash = `${(Number(tick) * 0.35).toFixed(3)} ${(Number(tick) * 0.65).toFixed(3)}`;

  const tracks = Array.from({ length: 4 + Math.round(between(random, 0, 2)) }, (_, index) => {
    const angle = between(random, 0, 2 * Math.PI);
    const bend = between(random, 0.35, 1.65) * (random() < 0.5 ? -1 : 1);
    const length = between(random, 260, 520);
    const point = (share: number) => trackPoint(centre, angle, bend, length, share);
    const [x, y] = point(0.56).map(Math.round);
    const accent = index === 0;
    const paint = accent ? ` stroke="${colour}" stroke-width="2.2" stroke-opacity="1"` : "";
    const mark = `<circle cx="${x ?? 0}" cy="${y ?? 0}" r="${accent ? 4 : 2}" fill="${accent ? colour : INK}" fill-opacity="${accent ? 1 : 0.5}" stroke="none"/>`;
    return `<path d="${trackPath(point)}"${paint}${HAIRLINE}/>${mark}`;
  });

  return plate(
    [
      `<g fill="none" stroke="${INK}" stroke-opacity=".2" stroke-width="1.2">`,
      ring(radius, ` stroke="${colour}" stroke-opacity=".62" stroke-width="16" stroke-dasharray="${dash}"`),
      ring(radius + 14),
      ring(radius - 14),
      ring(
        radius * 1.46,
        ` stroke-width="7" stroke-dasharray="1.2 ${((2 * Math.PI * Math.round(radius * 1.46)) / 120 - 1.2).toFixed(3)}"`,
      ),
      ring(radius * 2.1),
      ring(radius * 3.3),
      `</g><g fill="none" stroke="${INK}" stroke-opacity=".34" stroke-width="1.2">`,
      ...tracks,
      `</g>${ring(5, ` fill="${colour}"`)}`,
    ],
    TICKS,
  );
}

/** Cover of an article, about three kilobytes: the vertex lies near the left edge, one track of the fan is lit. */
export function drawJet(slug: string, hue: CoverHue): string {
  const random = randomFrom(slug);
  const colour = ofPage("s", serviceColours[hue]);
  const vertex: Point = [Math.round(between(random, -20, 70)), Math.round(between(random, 110, 280))];
  const axis = between(random, -0.12, 0.08);
  const count = 15;
  const lit = Math.round(between(random, 3, 11));
  const [x, y] = vertex;

  const tracks = Array.from({ length: count }, (_, index) => {
    const spread = index / (count - 1) - 0.5;
    const bend = spread * 1.5 * between(random, 0.5, 1.4) + between(random, -0.25, 0.25);
    const length = between(random, 460, 760);
    const point = (share: number) => trackPoint(vertex, axis + spread * 0.95, bend, length, share);
    const [hitX, hitY] = point(random() < 0.5 ? 0.5 : 0.75).map(Math.round);
    const hot = index === lit;
    const paint = hot ? ` stroke="${colour}" stroke-width="2.2" stroke-opacity="1"` : "";
    const mark = hot
      ? `<circle cx="${hitX ?? 0}" cy="${hitY ?? 0}" r="4" fill="${colour}" stroke="none"/>`
      : `<circle cx="${hitX ?? 0}" cy="${hitY ?? 0}" r="1.8" fill="${INK}" fill-opacity=".55" stroke="none"/>`;
    return `<path d="${trackPath(point)}"${paint}${HAIRLINE}/>${mark}`;
  });
  const arcs = [1, 2, 3, 4, 5].map((step) => {
    // The third arc is a scale: short ticks across the way of the tracks.
    const scale =
      step === 3
        ? ` stroke-opacity=".32" stroke-width="7" stroke-dasharray="${(((2 * Math.PI * 354) / 150) * 0.14).toFixed(3)} ${(((2 * Math.PI * 354) / 150) * 0.86).toFixed(3)}"`
        : "";
    return `<circle cx="${x}" cy="${y}" r="${step * 118}"${scale || HAIRLINE}/>`;
  });

  return plate(
    [
      `<g fill="none" stroke="${INK}" stroke-opacity=".2" stroke-width="1.2">`,
      ...arcs,
      `</g><g fill="none" stroke="${INK}" stroke-opacity=".3" stroke-width="1.2">`,
      ...tracks,
      `</g><circle cx="${x}" cy="${y}" r="6" fill="${colour}"/>`,
    ],
    TICKS,
  );
}
