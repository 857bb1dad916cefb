import "server-only";
import { readLooks, type Tone } from "@/lib/content/looks";
import { coloursIn, pairsIn } from "@/lib/generators/server/compose/design/colours";

const DARK =
  /(?<!(?<!\p{L})(?:не|без|никак\p{L}*|no|not|without) (?:\p{L}+ )?)(?:т[её]мн\p{L}*(?:-\p{L}+)? (?:тем|фон|интерфейс|экран|комнат)|dark (?:(?!light)\p{L}+ )?(?:theme|background|mode|interface|room))(?!\p{L}* не (?:надо|нужн))|(?:^|[.,;]\s)(?:т[её]мн\p{L}*|dark)(?=[.,;]|$)/iu;
const LIGHT =
  /(?<!(?<!\p{L})(?:не|без|no|not|without) (?:\p{L}+ )?)(?:светл\p{L}* (?:тем|фон|интерфейс)|light (?:theme|background|mode|interface))/iu;

/** Colours, mood, ground and rounding of a description. */
export function looksIn(text: string) {
  const colours = coloursIn(text);
  const { looks, moods, roundings } = readLooks();
  const rounding = roundings
    .map(({ words, radius }) => ({ said: words.exec(text)?.[0], radius }))
    .find(({ said }) => said !== undefined);
  const tone = (Object.keys(moods) as Tone[]).find((name) => moods[name].words.test(text)) ?? "calm";
  return {
    colours,
    pairs: pairsIn(text, colours),
    tone,
    isDark: DARK.test(text),
    isLight: LIGHT.test(text),
    isPastel: looks.pastel.test(text),
    isWarm: looks.warm.test(text),
    rounding: rounding?.said,
    hasNoShadows: /без тен|(?:no|without) shadows?|(?<![a-z])flat/iu.test(text),
    radius: rounding?.radius ?? moods[tone].radius,
  };
}
