import "server-only";
import { coloursIn, pairsIn } from "@/lib/generators/server/compose/design/colours";

/** What a mood is called, and the hue, the chroma and the rounding that it gives where nothing else is named. */
export const moods = {
  calm: {
    said: /споко|мягк(?!\p{L}* (?:тен|скругл|угл))|нежн|воздуш|минимал|calm|soft(?! (?:shadow|corner|rounded))|airy|minimal/iu,
    hue: 200,
    chroma: 0.09,
    radius: 16,
  },
  strict: {
    said: /строг|делов|официал|серь[её]зн|strict|formal|business(?! owner)|serious/iu,
    hue: 245,
    chroma: 0.1,
    radius: 6,
  },
  bright: {
    said: /ярк(?!\p{L}* (?:свет|солнц|бел))|смел|дерзк|энергич|bright(?! light| sun| white)|bold|vivid|lively/iu,
    hue: 330,
    chroma: 0.19,
    radius: 16,
  },
  dense: { said: /плотн|инженер|техничн|dense|technical/iu, hue: 70, chroma: 0.11, radius: 8 },
  friendly: {
    said: /дружелюб|т[её]пл(?:о(?!\p{L})|ы[ейхм]|ая|ое|ой)|детск|friendly|warm|playful/iu,
    hue: 165,
    chroma: 0.14,
    radius: 22,
  },
} as const;
type Tone = keyof typeof moods;

/** Words of each mood, whole and not refused: "not too bright", «неспокойный» and "dairy" have none. */
export const moodWords = Object.fromEntries(
  Object.entries(moods).map(([mood, { said }]) => [
    mood,
    new RegExp(
      `(?<!(?:не|без|not|no|without) (?:слишком |очень |too |very )?)(?<!\\p{L})(?:${said.source})\\p{L}*`,
      "iu",
    ),
  ]),
) as Record<Tone, RegExp>;

const DARK =
  /(?<!(?<!\p{L})(?:не|без|никак\p{L}*|no|not|without) (?:\p{L}+ )?)(?:т[её]мн\p{L}*(?:-\p{L}+)? (?:тем|фон|интерфейс|экран|комнат)|dark (?:(?!light)\p{L}+ )?(?:theme|background|mode|interface|room))(?!\p{L}* не (?:надо|нужн))|(?:^|[.,;]\s)(?:т[её]мн\p{L}*|dark)(?=[.,;]|$)/iu;
const LIGHT =
  /(?<!(?<!\p{L})(?:не|без|no|not|without) (?:\p{L}+ )?)(?:светл\p{L}* (?:тем|фон|интерфейс)|light (?:theme|background|mode|interface))/iu;
/** Pale tints of grounds. */
export const PASTEL = /(?:нежн\p{L}* )?пастел\p{L}*(?: тон\p{L}*)?|pastels?(?: (?:tones|colou?rs))?/iu;
/** Greys with a warm tint. */
export const WARM =
  /(?<!(?:без|не|no|not|without) )(?<!\p{L})(?:т[её]пл(?:о|ый|ая|ое|ые|ых|ыми|ом|ой)(?!\p{L})(?: тон\p{L}*)?|warm(?!\p{L})(?: tones?| colou?rs?)?)/iu;
/** Of a card, in pixels, where the description speaks of it. */
const ROUNDINGS: readonly (readonly [RegExp, number])[] = [
  [/без скругл\p{L}*|(?:прям|остр)\p{L}* угл\p{L}*|(?:square|sharp) corners|no round\p{L}*/iu, 0],
  [
    /(?<!\p{L})(?:крупн|больш|сильн)\p{L}* скругл\p{L}*|(?:large|big) (?:radii|radius|rounding)|(?:very|strongly|heavily|chunky),? round\p{L}*(?: (?:corners|buttons))?/iu,
    24,
  ],
  [/(?:небольш|мелк|л[её]гк)\p{L}* скругл\p{L}*|(?:small radii|slightly rounded)(?: corners)?/iu, 8],
  [
    /мягк\p{L}* (?:скругл|угл)\p{L}*|скругл[её]нн\p{L}+ (?:угл|кнопк)\p{L}*|rounded (?:corners|buttons)/iu,
    16,
  ],
];

/** Colours, mood, ground and rounding of a description. */
export function looksIn(text: string) {
  const colours = coloursIn(text);
  const rounding = ROUNDINGS.map(([said, radius]) => ({ said: said.exec(text)?.[0], radius })).find(
    ({ said }) => said !== undefined,
  );
  const tone = (Object.keys(moods) as Tone[]).find((name) => moodWords[name].test(text)) ?? "calm";
  return {
    colours,
    pairs: pairsIn(text, colours),
    tone,
    isDark: DARK.test(text),
    isLight: LIGHT.test(text),
    isPastel: PASTEL.test(text),
    isWarm: WARM.test(text),
    rounding: rounding?.said,
    hasNoShadows: /без тен|(?:no|without) shadows?|(?<![a-z])flat/iu.test(text),
    radius: rounding?.radius ?? moods[tone].radius,
  };
}
