import "server-only";
import type { IndustryId } from "@/content/knowledge/ids";
import type { Tone } from "@/content/knowledge/interface-texts";
import { chromaOf } from "@/lib/generators/server/draft/design/colour";

/** What a description says about looks: mood, hue, light or dark, corners. */

const TONE_WORDS: readonly (readonly [Tone, RegExp])[] = [
  ["calm", /споко|мягк|воздуш|минимал|calm|soft|airy|minimal/iu],
  ["strict", /строг|делов|официал|государств|классич|strict|formal|business|official|classic/iu],
  ["bright", /ярк|смел|молод|энергич|bright|bold|vivid|young/iu],
  ["dense", /плотн|инженер|приборн|техничн|dense|engineer|console|technical/iu],
  ["friendly", /дружелюб|т[её]пл|просты|детск|уютн|friendly|warm|simple|playful|cosy/iu],
];

export const usualTone: Readonly<Record<IndustryId, Tone>> = {
  health: "calm",
  oil: "dense",
  bank: "strict",
  city: "strict",
  factory: "dense",
  retail: "bright",
  logistics: "dense",
  airline: "strict",
  university: "friendly",
  agro: "friendly",
  energy: "dense",
  telecom: "bright",
  construction: "dense",
  insurance: "calm",
  media: "bright",
  hospitality: "friendly",
};

/** The tone that a text asks for, if it does. */
export const toneIn = (text: string): Tone | undefined =>
  TONE_WORDS.find(([, words]) => words.test(text))?.[0];

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

/** Where a hue ends up by the words that name it: an orange is no yellow. */
const SHADES: readonly (readonly [Hue, RegExp, number])[] = [
  ["amber", /оранж|orange/iu, 54],
  ["amber", /ж[её]лт|золот|yellow|gold/iu, 90],
];

/** The degrees of a hue, by the words of the text where they are more exact than its name. */
export const degreesOf = (text: string, hue: Hue): number =>
  SHADES.find(([name, words]) => name === hue && words.test(text))?.[2] ?? hues[hue];

/** Whether an orange or a yellow is asked for in full strength, and not a sand or an ochre. */
export const isVivid = (text: string): boolean =>
  /оранж|ж[её]лт|янтар|золот|orange|yellow|amber|gold/iu.test(text);

const HUE_WORDS: readonly (readonly [Hue, RegExp])[] = [
  ["brick", /красн|терракот|кирпич|бордов|\bred\b|terracotta|brick|burgundy/iu],
  ["amber", /оранж|ж[её]лт|янтар|охр|песочн|золот|бежев|\bsand|beige|orange|yellow|amber|ochre|gold/iu],
  ["olive", /оливк|салатов|хаки|olive|lime|khaki/iu],
  ["pine", /зел[её]н|изумруд|мятн|хвойн|green|emerald|mint|pine/iu],
  ["sea", /бирюз|морск|лазур|teal|turquoise|cyan|aqua/iu],
  ["ocean", /син(?:ий|яя|ее|ие|его|ей|их|ем)|голуб|blue|navy/iu],
  ["iris", /фиолет|лилов|сирен|индиго|violet|purple|indigo|lavender/iu],
  ["plum", /розов|малин|пурпур|слив|pink|magenta|plum|raspberry/iu],
];

const usualHue: Readonly<Record<IndustryId, Hue>> = {
  health: "sea",
  oil: "amber",
  bank: "ocean",
  city: "ocean",
  factory: "brick",
  retail: "plum",
  logistics: "amber",
  airline: "iris",
  university: "iris",
  agro: "olive",
  energy: "amber",
  telecom: "iris",
  construction: "brick",
  insurance: "pine",
  media: "brick",
  hospitality: "plum",
};

/** «без больничного голубого», "no blue": the two words after these are what is not wanted. */
const DENIED = /(?:без|не|кроме|no|not|without|except)\s+(?:[\p{L}-]+\s+){0,1}$/iu;

/** Below this a colour is a grey. */
const GREY = 0.03;

/** The named hue nearest to the first chromatic colour that a text gives by value. */
function hueOfValue(text: string): Hue | undefined {
  const colour = hexesIn(text)
    .map(chromaOf)
    .find(({ c }) => c > GREY);
  if (!colour) return undefined;
  const distance = (hue: Hue) => Math.abs(((hues[hue] - colour.h + 540) % 360) - 180);
  return (Object.keys(hues) as Hue[]).reduce((best, hue) => (distance(hue) < distance(best) ? hue : best));
}

/** The hue a text asks for, else that of the trade, else one that follows from the text itself. */
export function hueOf(text: string, industry: IndustryId | undefined): Hue {
  const denied = new Set<Hue>();
  let wanted: { hue: Hue; at: number } | undefined;
  for (const [hue, words] of HUE_WORDS) {
    const found = words.exec(text);
    if (!found) continue;
    if (DENIED.test(text.slice(0, found.index))) denied.add(hue);
    else if (!wanted || found.index < wanted.at) wanted = { hue, at: found.index };
  }
  if (wanted) return wanted.hue;
  const given = hueOfValue(text);
  if (given) return given;
  const usual = industry && usualHue[industry];
  if (usual && !denied.has(usual)) return usual;
  const free = (Object.keys(hues) as Hue[]).filter((hue) => !denied.has(hue));
  return free[seedOf(text) % free.length] ?? "pine";
}

/** A number that follows from a text: different texts look different, equal ones alike. */
export const seedOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);

export const isDark = (text: string): boolean =>
  /(?<!не )т[её]мн(?:ая|ый|ое|ой|ую) (?:тем|фон|интерфейс|экран)|тёмной тем|\bdark\b/iu.test(text);
export const hasNoShadows = (text: string): boolean =>
  /без тен|no shadows?|without shadows?|flat/iu.test(text);

/** Radius of a card in pixels, by what the text says of corners or by the mood. */
export function radiusOf(text: string, tone: Tone): number {
  if (/без скругл|прям(?:ые|ых) угл|острые угл|square corners|no rounding|sharp corners/iu.test(text))
    return 0;
  if (/крупн\p{L}* скругл|сильн\p{L}* скругл|больш\p{L}* скругл|large radi|very round/iu.test(text))
    return 24;
  return { calm: 20, strict: 6, bright: 16, dense: 8, friendly: 22 }[tone];
}

/** Hex colours named in a text, upper case, each once. */
export const hexesIn = (text: string): string[] => [
  ...new Set(
    Array.from(text.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/giu), ([hex]) => hex.toUpperCase()),
  ),
];
