import "server-only";
import type { ReactNode } from "react";
import * as draw from "@/lib/pictures/boxes";
import type { Palette } from "@/lib/generators/server/compose/design/palette";

const PAGE = "M36 16H70L86 32V104H36ZM70 16V32H86";
/** What is done at a step, by its verb, as lines in a field of 120 by 120. */
const DEEDS: readonly (readonly [RegExp, string])[] = [
  [/подпис|(?<!\p{L})signs?(?!\p{L})/iu, `${PAGE}M48 48H74M48 60H74M46 90C50 70 58 68 57 82S66 92 76 78`],
  [
    /провер|осматр|осмотр|сверя|inspect|checks?(?!\p{L})|verif|reviews?(?!\p{L})/iu,
    "M32 24H88V104H32ZM48 16H72V32H48ZM44 54L50 60L59 48M68 55H78M44 80L50 86L59 74M68 81H78",
  ],
  [
    /одобр|соглас(?:у|о)|утвержд|подтвержд|approv|confirm|accept/iu,
    "M60 18A42 42 0 1 1 59.9 18ZM41 61L55 75L80 46",
  ],
  [
    /оплач|оплат|плат(?:ит|ят)|выплач|перечисл|(?<!\p{L})pays?(?!\p{L})|refunds?/iu,
    "M18 34H102V90H18ZM18 52H102M32 74H54",
  ],
  [
    /посылк|упаков|собира|коробк|parcel|boxes|packs?(?!\p{L})|packages?/iu,
    "M60 14L102 35V85L60 106L18 85V35ZM18 35L60 56L102 35M60 56V106M39 24L81 46",
  ],
  [
    /загруж|созда[её]|составл|готовит|оформл|пишет|договор|документ|uploads?|creates?|drafts?|writes?|prepares?|submits?|documents?|contracts?/iu,
    `${PAGE}M48 54H74M48 69H74M48 84H64`,
  ],
];

/** A sign for what is done at a step; nothing for a step that only names a place or a person. */
export function drawDeed(
  label: string,
  { soft, link, radius }: Palette,
  size: number,
): ReactNode | undefined {
  const lines = label.includes(" ") ? DEEDS.find(([said]) => said.test(label))?.[1] : undefined;
  if (lines === undefined) return undefined;
  const place = { position: "relative", width: size, height: size } as const;
  return draw.box(
    { ...draw.centred, flexGrow: 1, borderRadius: radius / 2, backgroundColor: soft },
    draw.drawing(place, "120 120", draw.path(lines, link, 4)),
  );
}
