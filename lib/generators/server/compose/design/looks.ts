import "server-only";
import { oklchOf } from "@/lib/generators/colour";

/** What a description says about looks: mood, colours by name and by value, light or dark, corners, shadows. */

/** Moods by the words for them: the hue when no colour is named, the strength of colours, the rounding of a card. */
export const moods = {
  calm: { said: /споко|мягк|воздуш|минимал|calm|soft|airy|minimal/iu, hue: 200, chroma: 0.09, radius: 16 },
  strict: { said: /строг|делов|официал|strict|formal|business/iu, hue: 245, chroma: 0.1, radius: 6 },
  bright: { said: /ярк|смел|энергич|bright|bold|vivid|lively/iu, hue: 330, chroma: 0.19, radius: 16 },
  dense: { said: /плотн|инженер|техничн|dense|technical/iu, hue: 70, chroma: 0.11, radius: 8 },
  friendly: { said: /дружелюб|т[её]пл|детск|friendly|warm|playful/iu, hue: 165, chroma: 0.14, radius: 22 },
} as const;
type Tone = keyof typeof moods;

/** Colours by name with a value to reckon with, the longer names first. A Russian name is the beginning of a word, an English one a whole word. */
const COLOURS = [
  ["т[её]мно-?\\s?син", "navy|dark blue", "#12325B"],
  ["бордов|вишн[её]в", "burgundy|maroon", "#7B1E32"],
  ["терракот|кирпичн", "terracotta|brick", "#B5533C"],
  ["красн", "red", "#C8102E"],
  ["оранжев", "orange", "#F07C00"],
  ["ж[её]лт|золот|янтарн", "yellow|golden|gold|amber", "#F0B800"],
  ["охр|песочн|бежев", "sandy?|beige|ochre", "#C8A165"],
  ["изумрудн|т[её]мно-?зел[её]н", "emerald|dark green", "#0B6B4F"],
  ["зел[её]н|мятн", "green|mint", "#2E8B57"],
  ["бирюз|лазур", "teal|turquoise|cyan", "#0E8A8A"],
  ["голуб", "light blue|sky blue", "#4DA3E0"],
  ["син(?=[иеяюй])(?!иц)", "blue", "#1F5FBF"],
  ["фиолет|лилов|сирен(?=ев)", "violet|purple|lavender", "#6B3FA0"],
  ["розов|малинов", "pink|magenta", "#C2347F"],
  ["сер(?=[ыоу])(?!ов)", "gr[ea]y", "#8A8F98"],
  ["бел(?=[ыоу])(?!ок)", "white", "#FFFFFF"],
  ["ч[её]рн(?=[ыоу])(?!ов)", "black", "#000000"],
].map(([ru = "", en = "", hex = ""]) => ({
  words: new RegExp(`(?<!\\p{L})(?:(?:${ru})\\p{L}*|(?:${en})(?!\\p{L}))`, "giu"),
  hex,
}));

const DENIED = /(?:^|[\s(])(?:без|кроме|не|никак\p{L}*|no|not|without|except)\s+(?:[\p{L}-]+\s+){0,2}$/iu;
const ACCENT = "акцент|accent|кнопк|button|бренд|фирменн|brand";
const ACCENT_AFTER = new RegExp(`^[^,.;]{0,9}(?:${ACCENT})`, "iu");
const ACCENT_BEFORE = new RegExp(`(?:${ACCENT})[^,.;]{0,9}$`, "iu");
const HEX = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/giu;

/** A colour as the visitor wrote it: `isExact` by value, `isDenied` «без голубого», `isAccent` «красный акцент». */
export type NamedColour = ReturnType<typeof coloursIn>[number];

/** Colours of a text in its order; of overlapping names the longer one («тёмно-синий», not «синий»). */
export function coloursIn(text: string) {
  const exact = [...text.matchAll(HEX)].map(({ 0: name, index }) => {
    const hex = name.toUpperCase();
    return { text: hex, at: index, hex, isExact: true };
  });
  const named = COLOURS.flatMap(({ words, hex }) =>
    [...text.matchAll(words)].map(({ 0: name, index }) => ({ text: name, at: index, hex, isExact: false })),
  );
  const all = [...exact, ...named].map((colour) => ({ ...colour, end: colour.at + colour.text.length }));
  return (
    all
      .filter(({ at, end }, index) => !all.slice(0, index).some((one) => at < one.end && one.at < end))
      // A value right after a name says which shade is meant.
      .filter(({ isExact, end }) => isExact || !/^[^,;.]{0,11}#/.test(text.slice(end)))
      .map((colour) => {
        const [before, after] = [text.slice(0, colour.at), text.slice(colour.end)];
        const isAccent = ACCENT_AFTER.test(after) || ACCENT_BEFORE.test(before.slice(-60));
        const isGrey = oklchOf(colour.hex).c <= 0.03;
        return { ...colour, isAccent, isGrey, isDenied: DENIED.test(before.slice(-60)) };
      })
      .sort((a, b) => a.at - b.at)
  );
}

/** Pairs of text and ground that a description names: «серый на белом», "#9AA0A6 on #FFFFFF". */
const pairsIn = (text: string, colours: readonly NamedColour[]) =>
  colours.flatMap((ground, index) => {
    const before = colours[index - 1];
    if (before === undefined || ground.isDenied || before.isDenied) return [];
    const between = text.slice(before.end, ground.at);
    const isPair = /^[^.;!?]{0,24}\s(?:на|on)\s(?:[\p{L}-]+\s){0,2}$/iu.test(between);
    return isPair ? [{ text: before, ground }] : [];
  });

const DARK =
  /(?<!не )т[её]мн\p{L}* (?:тем|фон|интерфейс|экран|комнат)|dark (?:theme|background|mode|interface|room)|(?:^|[.,;]\s)(?:т[её]мн\p{L}*|dark)(?=[.,;]|$)/iu;
const SQUARE = /без скругл|(?:прям|остр)\p{L}* угл|(?:square|sharp) corners|no rounding/iu;

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
    radius: SQUARE.test(text) ? 0 : moods[tone].radius,
  };
}
