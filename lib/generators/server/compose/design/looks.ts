import "server-only";
import { chromaOf } from "@/lib/generators/server/compose/design/colour";

/** What a description says about looks: mood, hue, light or dark, corners, shadows, colours by name and by value. */

export const tones = ["calm", "strict", "bright", "dense", "friendly"] as const;
export type Tone = (typeof tones)[number];

const TONE_WORDS: readonly (readonly [Tone, RegExp])[] = [
  ["calm", /споко|мягк|воздуш|минимал|calm|soft|airy|minimal|quiet/iu],
  [
    "strict",
    /строг|делов|официал|государств|классич|сдержан|strict|formal|business|official|classic|sober/iu,
  ],
  ["bright", /ярк|смел|молод|энергич|bright|bold|vivid|young|lively/iu],
  ["dense", /плотн|инженер|приборн|техничн|пульт|dense|engineer|console|technical/iu],
  ["friendly", /дружелюб|т[её]пл|детск|уютн|домашн|friendly|warm|playful|cosy|cozy/iu],
];

/** Hues by name, degrees of OKLCH; the name also names the token. */
export const hues = {
  brick: 30,
  amber: 70,
  olive: 110,
  pine: 165,
  sea: 200,
  ocean: 245,
  iris: 290,
  plum: 330,
} as const;
export type Hue = keyof typeof hues;

/**
 * Colours by name with a value to reckon with, the longer names first; greys, white and black have no hue. A Russian name is the beginning
 * of a word, an English one a whole word.
 */
const NAMED: readonly (readonly [ru: string, en: string, hue: Hue | undefined, hex: string])[] = [
  ["т[её]мно-?\\s?син", "navy|dark blue", "ocean", "#12325B"],
  ["бордов|вишн[её]в", "burgundy|maroon", "brick", "#7B1E32"],
  ["терракот|кирпичн", "terracotta|brick", "brick", "#B5533C"],
  ["красн", "red", "brick", "#C8102E"],
  ["оранжев", "orange", "amber", "#F07C00"],
  ["янтарн", "amber", "amber", "#F5A300"],
  ["ж[её]лт|золот", "yellow|golden|gold", "amber", "#F2C200"],
  ["охр|песочн|бежев", "sandy?|beige|ochre", "amber", "#C8A165"],
  ["оливков|салатов|хаки", "olive|lime|khaki", "olive", "#7A8B2E"],
  ["изумрудн|хвойн|т[её]мно-?зел[её]н", "emerald|dark green|pine", "pine", "#0B6B4F"],
  ["зел[её]н|мятн", "green|mint", "pine", "#2E8B57"],
  ["бирюз|морск\\p{L}* волн|лазур", "teal|turquoise|cyan|aqua", "sea", "#0E8A8A"],
  ["голуб", "light blue|sky blue", "ocean", "#4DA3E0"],
  ["син(?=[иеяюй])(?!иц)", "blue", "ocean", "#1F5FBF"],
  ["фиолет|лилов|сирен(?=ев)|индиго", "violet|purple|indigo|lavender", "iris", "#6B3FA0"],
  ["розов|малинов|пурпур|сливов", "pink|magenta|plum|raspberry", "plum", "#C2347F"],
  ["светло-?\\s?сер", "light gr[ea]y", undefined, "#B8BCC2"],
  ["т[её]мно-?\\s?сер", "dark gr[ea]y|charcoal", undefined, "#3C4043"],
  ["сер(?=[ыоу])(?!ов)", "gr[ea]y", undefined, "#8A8F98"],
  ["бел(?=[ыоу])(?!ок)", "white", undefined, "#FFFFFF"],
  ["ч[её]рн(?=[ыоу])(?!ов)", "black", undefined, "#000000"],
];

const COLOURS = NAMED.map(([ru, en, hue, hex]) => ({
  words: new RegExp(`(?<!\\p{L})(?:(?:${ru})\\p{L}*|(?:${en})(?!\\p{L}))`, "giu"),
  hue,
  hex,
}));

export type NamedColour = {
  /** As the visitor wrote it, a name or a value. */
  text: string;
  hex: string;
  hue: Hue | undefined;
  at: number;
  /** The value was given, not taken for a name. */
  isExact: boolean;
  /** «без голубого», "no blue". */
  isDenied: boolean;
};

const DENIED =
  /(?:^|[\s(])(?:без|кроме|не(?: нужн\p{L}*)?|никак\p{L}*|no|not|without|except|never)\s+(?:[\p{L}-]+\s+){0,2}$/iu;
const HEX = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/giu;
/** Below this a colour is a grey. */
const GREY = 0.03;

function hueOfValue(hex: string): Hue | undefined {
  const { c, h } = chromaOf(hex);
  if (c <= GREY) return undefined;
  const distance = (hue: Hue) => Math.abs(((hues[hue] - h + 540) % 360) - 180);
  return (Object.keys(hues) as Hue[]).reduce((best, hue) => (distance(hue) < distance(best) ? hue : best));
}

/** Colours of a text in its order; of overlapping names the longer one («тёмно-синий», not «синий»). */
export function coloursIn(text: string): NamedColour[] {
  const exact = [...text.matchAll(HEX)].map((match): NamedColour => {
    const hex = match[0].toUpperCase();
    return { text: hex, hex, hue: hueOfValue(hex), at: match.index, isExact: true, isDenied: false };
  });
  const taken: { from: number; to: number }[] = [];
  const named = COLOURS.flatMap(({ words, hue, hex }) =>
    [...text.matchAll(words)].flatMap((match): NamedColour[] => {
      const [from, to] = [match.index, match.index + match[0].length];
      if (taken.some((span) => from < span.to && span.from < to)) return [];
      taken.push({ from, to });
      const isDenied = DENIED.test(text.slice(Math.max(0, from - 60), from));
      return [{ text: match[0].trim(), hex, hue, at: from, isExact: false, isDenied }];
    }),
  );
  // A value right after a name says which shade is meant.
  const isShaded = (colour: NamedColour) =>
    exact.some(({ at }) => at >= colour.at && at - colour.at - colour.text.length < 12);
  return [...exact, ...named.filter((colour) => !isShaded(colour))].sort((a, b) => a.at - b.at);
}

/** Pairs of text and ground that a description names: «серый на белом», "#9AA0A6 on #FFFFFF". */
export function pairsIn(
  text: string,
  colours: readonly NamedColour[],
): { text: NamedColour; ground: NamedColour }[] {
  return colours.flatMap((ground, index) => {
    const before = colours[index - 1];
    if (before === undefined || ground.isDenied || before.isDenied) return [];
    const between = text.slice(before.at + before.text.length, ground.at);
    return /^[^.;!?]{0,24}(?:\sна\s|\son\s)(?:[\p{L}-]+\s){0,2}$/iu.test(between)
      ? [{ text: before, ground }]
      : [];
  });
}

/** The mood a text asks for; without a word for it, calm. */
export const toneOf = (text: string): Tone => TONE_WORDS.find(([, words]) => words.test(text))?.[0] ?? "calm";

export const isDark = (text: string): boolean =>
  /(?<!не )т[её]мн\p{L}* (?:тем|фон|интерфейс|экран|комнат)|(?:dark (?:theme|background|mode|ground|interface|room)|on dark)/iu.test(
    text,
  );

export const hasNoShadows = (text: string): boolean =>
  /без тен|no shadows?|without shadows?|(?<![a-z])flat/iu.test(text);

/** Radius of a card in pixels, by what the text says of corners or by the mood. */
export function radiusOf(text: string, tone: Tone): number {
  if (/без скругл|прям(?:ые|ых) угл|остры\p{L} угл|square corners|no rounding|sharp corners/iu.test(text))
    return 0;
  if (/крупн\p{L}* скругл|сильн\p{L}* скругл|больш\p{L}* скругл|large radi|very round/iu.test(text))
    return 24;
  if (/небольш\p{L}* скругл|слегка скругл|small radi|slightly round/iu.test(text)) return 6;
  return { calm: 16, strict: 6, bright: 16, dense: 8, friendly: 22 }[tone];
}
