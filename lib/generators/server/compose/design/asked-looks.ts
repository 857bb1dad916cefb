import "server-only";
import type { DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { paletteOf, rolesOf } from "@/lib/generators/server/compose/design/palette";
import { designWords } from "@/lib/generators/server/compose/design/words";

/** Looks that a style file can have, by the words that ask for them. What the palette and the rounding follow already has no class of its own. */
const LOOKS = {
  large:
    /(?:очень )?крупн\p{L}*(?!\p{L}| скругл| угл)(?: (?:текст|шрифт|кнопк|цифр|букв)\p{L}*)?|больш\p{L}+ (?:текст|шрифт|кнопк|цифр|букв)\p{L}*|(?:текст|шрифт|кнопк|цифр)\p{L}* крупн\p{L}*|с \p{L}+ метр\p{L}*|large (?:text|type|buttons)/iu,
  frameless: /без (?:рамо?к|границ|обводо?к)\p{L}*|(?:no|without) (?:borders|frames)/iu,
  serif: /(?:с )?(?:засеч\p{L}+|антикв\p{L}+)|(?<!sans.)\bserifs?\b/iu,
  shadow: /(?<!без )(?:мягк\p{L}* )?тен(?:ями|и|ью|ь)(?!\p{L})/iu,
  theme: /(?:т[её]мн|светл)\p{L}* (?:тем|фон)\p{L}*|(?:dark|light) (?:theme|background|mode)/iu,
  flat: /без тен\p{L}+|плоск\p{L}*|(?:no|without) shadows?/iu,
  corners:
    /(?:прям|остр|крупн|небольш|мягк|больш)\p{L}* (?:скругл|угл)\p{L}*|без скругл\p{L}*|(?:square|sharp|rounded) corners/iu,
  ratio: /контраст\p{L}*[^.;,\d]{0,30}\d{1,2}(?:[.,]\d)?/iu,
} as const;
export type Look = keyof typeof LOOKS;

/** What is asked for and is no matter of tokens and classes. */
const BEYOND =
  /(?<!без )(?<!\p{L})(?:анимац|параллакс|градиент|стекл|размыт|неон|текстур|узор|моноширин|капс(?!ул)|жирн|пилюл|воздушн|паттерн|орнамент|шрифт\p{L}* [a-z]|animat|gradient|glass|pattern)\p{L}*/giu;

/** What a description asks of looks: those that the file has, in the visitor's words, and those that it has not. */
export function askedOf({ text, contrast }: DesignSheet) {
  const found = (Object.keys(LOOKS) as Look[]).flatMap((look) => {
    const said = LOOKS[look].exec(text)?.[0];
    return said === undefined || (look === "ratio" && contrast === undefined) ? [] : [{ look, said }];
  });
  const words = found.map(({ said }) => `«${said.toLowerCase().trim()}»`);
  // «Крупные скругления» are told once.
  const honoured = words.filter(
    (one) => !words.some((other) => other !== one && other.includes(one.slice(1, -1))),
  );
  const missed = [...text.matchAll(BEYOND)].map(([said]) => `«${said.toLowerCase()}»`);
  return { looks: new Set(found.map(({ look }) => look)), honoured, missed: [...new Set(missed)] };
}

/** Each named colour with its token and the value there: «терракотовый» is `primary` #C4623F. */
export function colourClaims(sheet: DesignSheet): string[] {
  const roles = rolesOf(sheet);
  const palette = paletteOf(sheet);
  const { shade } = designWords[sheet.locale].styles;
  const named = { primary: roles.main, second: roles.second, paper: roles.paper, alert: roles.alert };
  return (Object.keys(named) as (keyof typeof named)[]).flatMap((token) => {
    const [colour, hex] = [named[token], palette[token]];
    if (colour === undefined || hex === undefined) return [];
    const told = colour.isExact && colour.hex === hex ? hex : `«${colour.text.toLowerCase()}» ${hex}`;
    return [`${told} (${token}${hex !== colour.hex && colour.isExact ? `, ${shade}` : ""})`];
  });
}
