import "server-only";
import type { IndustryId } from "@/content/knowledge/ids";
import type { Screen, Tone } from "@/content/knowledge/interface-texts";
import { table } from "@/lib/generators/markdown";
import type { Brief } from "@/lib/generators/server/draft/brief";
import { quote } from "@/lib/generators/server/draft/reading/visitor-text";
import { heading } from "@/lib/generators/server/draft/words";

/** Words of a wished style, in either language, and the tone they mean. */
const TONE_WORDS: readonly (readonly [Tone, RegExp])[] = [
  ["calm", /споко|мягк|светл|воздуш|минимал|calm|soft|light|airy|minimal/iu],
  ["strict", /строг|делов|официал|государств|классич|strict|formal|business|official|classic/iu],
  ["bright", /ярк|контраст|смел|молод|bright|bold|vivid|young/iu],
  ["dense", /плотн|инженер|тёмн|темн|приборн|dense|engineer|dark|console/iu],
  ["friendly", /дружелюб|тёпл|тепл|просты|детск|friendly|warm|simple|playful/iu],
];

const usualTone: Readonly<Record<IndustryId, Tone>> = {
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

const toneOf = ({ reading, input }: Brief): Tone =>
  TONE_WORDS.find(([, words]) => words.test(input.style ?? ""))?.[0] ??
  (reading.industry ? usualTone[reading.industry] : "calm");

/** The visitor's style, or one that fits, and how its screens speak. */
export function toneSection(brief: Brief, screens: readonly Screen[]): string[] {
  const { texts, industry, input, locale, say } = brief;
  const { tones, toneOwn, toneDefault, wording, wordingHead, headings } = texts.interfaces;
  const style = (input.style ?? "").trim();
  const { name, text } = tones[toneOf(brief)];
  const [first, second] = screens;
  const slots = { action: first?.action ?? "", empty: second?.empty ?? "" };
  return [
    heading(headings.tone),
    style === ""
      ? say(toneDefault, { reason: industry.forWhom, tone: `${name}. ${text}` })
      : `${say(toneOwn, { quote: quote(style, locale) })} ${text}`,
    table(
      wordingHead,
      wording.map(({ bad, good, why }) => [quote(bad, locale), quote(say(good, slots), locale), why]),
    ),
  ];
}
