import "server-only";
import type { ReactNode } from "react";
import * as draw from "@/lib/pictures/boxes";
import type { Asked } from "@/lib/generators/server/drawing/parts";
import { scene, type Dot } from "@/lib/generators/server/drawing/scenes";
import type { Palette } from "@/lib/generators/server/compose/design/palette";

const ROUTE =
  /маршрут|проезд|(?<!\p{L})пут(?:ь|и|ём)(?!\p{L})|достав|выезд|курьер|отправ|routes?|directions|way to|deliver|dispatch|ship|courier/iu;
const OF_A_TOWN =
  /город|улиц|район|адрес|магазин|аптек|кафе|пункт|филиал|офис|клиник|останов|такси|дом(?:а|ов)(?!\p{L})|city|town|street|address|shop|store|branch|office|clinic|stop|taxi|house/iu;
const SOME = 7;
const MOST_MARKS = 24;
const WIDE = 1.5;

const STREETS = "M-5 96L405 60M-5 226L405 204M92 -5L132 305M252 -5L236 305M340 -5L372 305";
const RIVER = "M-5 160C80 140 120 190 210 168S330 120 405 140V176C330 160 300 200 210 204S60 190 -5 200Z";
/** Lines of equal height: ground of which nothing more is known. */
const HEIGHTS =
  "M-5 60C70 20 150 90 230 50S350 10 405 40M-5 130C60 90 140 160 230 120S340 80 405 110M-5 200C80 160 150 230 240 190S340 160 405 180M-5 270C90 230 160 290 250 255S350 230 405 250";

/** Marks spread over a map, none in a row with another. */
function marks(count: number, colour: string): Dot[] {
  const across = Math.ceil(Math.sqrt(count * WIDE));
  const down = Math.ceil(count / across);
  const size = count > 12 ? 20 : count > 6 ? 24 : 30;
  return draw.upTo(count).map((at) => {
    const row = Math.floor(at / across);
    const inRow = Math.min(across, count - row * across);
    const [x, y] = [((at % across) + 0.5) / inRow, (row + 0.5) / down];
    const [aside, below] = [((at * 37) % 11) - 5, ((at * 53) % 11) - 5];
    return [6 + 88 * x + (aside * 3) / across, 8 + 84 * y + (below * 4) / down, colour, size];
  });
}

/** A map: a route where one is named, else a mark for each of the things that are counted. */
export function map(palette: Palette, { label, count }: Asked): ReactNode {
  const { surface, primary, line, link } = palette;
  const ground = draw.path(RIVER, "none", 0, draw.faint(line));
  if (ROUTE.test(label) && (count === undefined || count < 2)) {
    const route = draw.path("M110 86L122 219L244 212L248 74L348 66", link, 5);
    const paths = [ground, draw.path(STREETS, surface, 9), route];
    return scene(palette, paths, [27.5, 29, primary, 30], [61, 70, link, 30], [87, 22, primary, 36]);
  }
  const paths = OF_A_TOWN.test(label)
    ? [ground, draw.path(STREETS, surface, 9)]
    : [draw.path(HEIGHTS, draw.faint(line), 3)];
  return scene(palette, paths, ...marks(Math.min(count ?? SOME, MOST_MARKS), primary));
}
