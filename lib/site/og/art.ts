import { palette } from "@/lib/pictures/palette";
import "server-only";
import { drawExhibit } from "@/lib/pictures/exhibits/draw";
import { COMMON } from "@/lib/pictures/exhibits/parts";
import type { ExhibitName } from "@/lib/pictures/exhibits/names";
import { between, INK, randomFrom, trackPath, trackPoint, type Point } from "@/lib/site/tracks";

/** Where the ring stands in a picture of 1200 × 630, and how far it reaches. */
const CENTRE: Point = [1090, 300];
const RADIUS = 190;

/** The column of words ends at the first edge in pixels; drawings are whole from the second one on. */
const WORDS_END = 690;
const DRAWING_START = 800;

/** Direction of the lit track: up and to the left, above the words. */
const LIT = -2.2;

/** The page of the dark theme. */
export const PAPER = palette.dark.background;

const ring = (radius: number, rest = "") =>
  `<circle cx="${CENTRE[0]}" cy="${CENTRE[1]}" r="${radius}"${rest}/>`;

/** Ticks along a circle: `count` dashes, each `share` of its step wide. */
const dashes = (radius: number, count: number, share: number) => {
  const step = (2 * Math.PI * radius) / count;
  return ` stroke-dasharray="${(step * share).toFixed(3)} ${(step * (1 - share)).toFixed(3)}"`;
};

function track(random: () => number, index: number, count: number, colour: string): string {
  const angle = LIT + (index / count) * 2 * Math.PI + between(random, -0.25, 0.25);
  const bend = between(random, 0.4, 1.3) * (index > 0 && random() < 0.5 ? -1 : 1);
  const length = index === 0 ? 560 : between(random, 420, 720);
  const point = (share: number) => trackPoint(CENTRE, angle, bend, length, share);
  const lit = index === 0;
  const [x, y] = point(lit ? 0.4 : between(random, 0.42, 0.62)).map(Math.round);
  const paint = lit ? ` stroke="${colour}" stroke-width="3" stroke-opacity="1"` : "";
  const mark = lit
    ? `<circle cx="${x ?? 0}" cy="${y ?? 0}" r="6" fill="${colour}" stroke="none"/>`
    : `<circle cx="${x ?? 0}" cy="${y ?? 0}" r="3" fill="${INK}" fill-opacity=".5" stroke="none"/>`;
  return `<path d="${trackPath(point)}"${paint}/>${mark}`;
}

/**
 * The ground of a shared picture as an SVG file: dark paper under one light, a ring of ticks at the right, and the tracks that leave
 * it, which depend on `seed` only. They end before the column of words.
 */
export function drawGround(seed: string, colour: string): string {
  const random = randomFrom(seed);
  const tracks = Array.from({ length: 7 }, (_, index) => track(random, index, 7, colour));
  const light = (id: string, stops: string) =>
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${CENTRE[0]}" cy="${CENTRE[1]}" r="620">${stops}</radialGradient>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">`,
    `<defs>${light("g", `<stop stop-color="${colour}" stop-opacity=".3"/><stop offset=".55" stop-color="${colour}" stop-opacity=".07"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`)}`,
    `<linearGradient id="f" gradientUnits="userSpaceOnUse" x1="${WORDS_END}" y1="0" x2="${DRAWING_START}" y2="0"><stop stop-color="${PAPER}"/><stop offset="1" stop-color="${PAPER}" stop-opacity="0"/></linearGradient></defs>`,
    `<path fill="${PAPER}" d="M0 0h1200v630H0z"/><path fill="url(#g)" d="M0 0h1200v630H0z"/>`,
    `<g fill="none" stroke="${INK}" stroke-opacity=".2" stroke-width="1.6">`,
    ring(RADIUS, ` stroke="${colour}" stroke-opacity=".7" stroke-width="24"${dashes(RADIUS, 72, 0.34)}`),
    ring(RADIUS - 20),
    ring(RADIUS + 20),
    ring(RADIUS * 1.65, ` stroke-opacity=".3" stroke-width="10"${dashes(RADIUS * 1.65, 144, 0.16)}`),
    ring(RADIUS * 2.1),
    ring(RADIUS * 3.1),
    `</g><g fill="none" stroke="${INK}" stroke-opacity=".36" stroke-width="1.6">`,
    ...tracks,
    `</g>${ring(9, ` fill="${colour}"`)}`,
    `<path fill="url(#f)" d="M0 0h${DRAWING_START}v630H0z"/>`,
    "</svg>",
  ].join("");
}

/** The ground of a case with a drawing of its own: the drawing stands beside the words. */
export function drawExhibitGround(name: ExhibitName, colour: string): string {
  const drawing = drawExhibit[name](
    { ink: INK, tone: colour, fill: colour, ground: PAPER },
    { x: 716, y: 150, width: 430, height: 330, isWide: false },
    [],
  ).filter((part) => !part.startsWith("<text"));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">`,
    `<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="1000" cy="200" r="620"><stop stop-color="${colour}" stop-opacity=".22"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs>`,
    `<path fill="${PAPER}" d="M0 0h1200v630H0z"/><path fill="url(#g)" d="M0 0h1200v630H0z"/>`,
    `<g ${COMMON}>`,
    ...drawing,
    "</g>",
    "</svg>",
  ].join("");
}

/** The mark of the site, as in its favicon. */
export const mark = (accent: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" width="104" height="104" fill="none" stroke-linecap="round"><circle cx="13" cy="13" r="11.5" stroke="${INK}" stroke-opacity=".35" stroke-width="1.6"/><path d="M13 1.5A11.5 11.5 0 0 1 24.5 13" stroke="${accent}" stroke-width="2.6"/><path d="M13 7a6 6 0 1 1-6 6" stroke="${INK}" stroke-width="2.2"/><circle cx="13" cy="13" r="2" fill="${INK}"/></svg>`;
