import "server-only";
import { oklchOf } from "@/lib/generators/server/compose/design/colour";

/** What a description says about looks: mood, colours by name and by value, light or dark, corners, shadows. */

/** Moods by the words for them: the hue when no colour is named, the strength of colours, the rounding of a card. */
export const moods = {
  calm: {
    said: /споко|мягк|воздуш|минимал|calm|soft|airy|minimal|quiet/iu,
    hue: 200,
    chroma: 0.09,
    radius: 16,
  },
  strict: { said: /строг|делов|официал|strict|formal|business|sober/iu, hue: 245, chroma: 0.1, radius: 6 },
  bright: { said: /ярк|смел|молод|энергич|bright|bold|vivid|lively/iu, hue: 330, chroma: 0.19, radius: 16 },
  dense: { said: /плотн|инженер|техничн|dense|engineer|technical/iu, hue: 70, chroma: 0.11, radius: 8 },
  friendly: {
    said: /дружелюб|т[её]пл|детск|уютн|friendly|warm|playful/iu,
    hue: 165,
    chroma: 0.14,
    radius: 22,
  },
} as const;
type Tone = keyof typeof moods;

/** Colours by name with a value to reckon with, the longer names first. A Russian name is the beginning of a word, an English one a whole word. */
const NAMED = [
  ["т[её]мно-?\\s?син", "navy|dark blue", "#12325B"],
  ["бордов|вишн[её]в", "burgundy|maroon", "#7B1E32"],
  ["терракот|кирпичн", "terracotta|brick", "#B5533C"],
  ["красн", "red", "#C8102E"],
  ["оранжев", "orange", "#F07C00"],
  ["ж[её]лт|золот|янтарн", "yellow|golden|gold|amber", "#F0B800"],
  ["охр|песочн|бежев", "sandy?|beige|ochre", "#C8A165"],
  ["оливков|салатов|хаки", "olive|lime|khaki", "#7A8B2E"],
  ["изумрудн|хвойн|т[её]мно-?зел[её]н", "emerald|(?:dark|forest) green|pine", "#0B6B4F"],
  ["зел[её]н|мятн", "green|mint", "#2E8B57"],
  ["бирюз|морск\\p{L}* волн|лазур", "teal|turquoise|cyan|aqua", "#0E8A8A"],
  ["голуб", "light blue|sky blue", "#4DA3E0"],
  ["син(?=[иеяюй])(?!иц)", "blue", "#1F5FBF"],
  ["фиолет|лилов|сирен(?=ев)|индиго", "violet|purple|indigo|lavender", "#6B3FA0"],
  ["розов|малинов|пурпур|сливов", "pink|magenta|plum|raspberry", "#C2347F"],
  ["сер(?=[ыоу])(?!ов)", "gr[ea]y", "#8A8F98"],
  ["бел(?=[ыоу])(?!ок)", "white", "#FFFFFF"],
  ["ч[её]рн(?=[ыоу])(?!ов)", "black", "#000000"],
] as const;
const COLOURS = NAMED.map(([ru, en, hex]) => ({
  words: new RegExp(`(?<!\\p{L})(?:(?:${ru})\\p{L}*|(?:${en})(?!\\p{L}))`, "giu"),
  hex,
}));

export type NamedColour = {
  /** As the visitor wrote it, a name or a value. */
  text: string;
  hex: string;
  at: number;
  isGrey: boolean;
  /** The value was given, not taken for a name. */
  isExact: boolean;
  /** «без голубого», "no blue". */
  isDenied: boolean;
  /** «красный акцент», "brand colour #FF7A00". */
  isAccent: boolean;
};
type ColourPair = { text: NamedColour; ground: NamedColour };

const DENIED =
  /(?:^|[\s(])(?:без|кроме|не|никак\p{L}*|no|not|without|except|never)\s+(?:[\p{L}-]+\s+){0,2}$/iu;
const ACCENT_AFTER = /^[^,.;]{0,9}(?:акцент|accent|кнопк|button|brand)/iu;
const ACCENT_BEFORE = /(?:акцент|accent|кнопк|button|brand|бренд|фирменн)[^,.;]{0,9}$/iu;
const HEX = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/giu;

/** Colours of a text in its order; of overlapping names the longer one («тёмно-синий», not «синий»). */
export function coloursIn(text: string): NamedColour[] {
  const found: NamedColour[] = [];
  const add = (name: string, at: number, hex: string, isExact: boolean) => {
    const end = at + name.length;
    if (found.some((other) => at < other.at + other.text.length && other.at < end)) return;
    const [before, after] = [text.slice(Math.max(0, at - 60), at), text.slice(end)];
    const isAccent = ACCENT_AFTER.test(after) || ACCENT_BEFORE.test(before);
    const isGrey = oklchOf(hex).c <= 0.03;
    found.push({ text: name, hex, at, isGrey, isExact, isDenied: DENIED.test(before), isAccent });
  };
  for (const { 0: hex, index } of text.matchAll(HEX)) add(hex.toUpperCase(), index, hex.toUpperCase(), true);
  for (const { words, hex } of COLOURS)
    for (const { 0: name, index } of text.matchAll(words)) add(name, index, hex, false);
  // A value right after a name says which shade is meant.
  const isShaded = ({ isExact, at, text: name }: NamedColour) =>
    !isExact && /^[^,;.]{0,11}#/.test(text.slice(at + name.length));
  return found.filter((colour) => !isShaded(colour)).sort((a, b) => a.at - b.at);
}

/** Pairs of text and ground that a description names: «серый на белом», "#9AA0A6 on #FFFFFF". */
const pairsIn = (text: string, colours: readonly NamedColour[]): ColourPair[] =>
  colours.flatMap((ground, index) => {
    const before = colours[index - 1];
    if (before === undefined || ground.isDenied || before.isDenied) return [];
    const between = text.slice(before.at + before.text.length, ground.at);
    const isPair = /^[^.;!?]{0,24}\s(?:на|on)\s(?:[\p{L}-]+\s){0,2}$/iu.test(between);
    return isPair ? [{ text: before, ground }] : [];
  });

const DARK =
  /(?<!не )т[её]мн\p{L}* (?:тем|фон|интерфейс|экран|комнат)|dark (?:theme|background|mode|ground|interface|room)|on dark|(?:^|[.,;]\s)(?:т[её]мн\p{L}*|dark)(?=[.,;]|$)/iu;
const CORNERS: readonly (readonly [radius: number, words: RegExp])[] = [
  [0, /без скругл|(?:прям|остр)\p{L}* угл|(?:square|sharp) corners|no rounding/iu],
  [24, /(?:крупн|сильн|больш)\p{L}* скругл|large radi|very round/iu],
];

export type Looks = ReturnType<typeof looksOf>;

export function looksOf(text: string) {
  const colours = coloursIn(text);
  const tone = (Object.keys(moods) as Tone[]).find((name) => moods[name].said.test(text)) ?? "calm";
  return {
    colours,
    pairs: pairsIn(text, colours),
    tone,
    isDark: DARK.test(text),
    hasNoShadows: /без тен|(?:no|without) shadows?|(?<![a-z])flat/iu.test(text),
    /** Of a card, in pixels. */
    radius: CORNERS.find(([, words]) => words.test(text))?.[0] ?? moods[tone].radius,
  };
}
