import "server-only";

const SIZE = /(?<![\d×x])(\d{1,3})\s?(?<unit>px|пикс\p{L}*|pt|пт|точ\p{L}*|points?)(?!\p{L})/giu;
/** Words for many things, and for sizes only where what they are of stands before. */
const OF_MANY = /^(?:точ|point)/iu;
/** What the nearest word before a size says it is of; after it only a height and a row. */
const SIZED = {
  target: /(?:кнопк|иконк|зон|нажат|button|icon|target)/giu,
  row: /(?:строк|rows?(?!\p{L}))/giu,
  other: /(?:скругл|радиус|отступ|ширин|лини|границ|тен[ьи]|экран|radius|gap|padding|width|border)/giu,
  text: /(?:текст|шрифт|кегл|подпис|заголов|цен[аы]|text|font|type)(?!\p{L}*-?контраст)/giu,
} as const;
export type Sized = keyof typeof SIZED;
/** Sizes in pixels that a description names, each of the part that the nearest word before it tells. */
export function sizesIn(text: string): Partial<Record<Sized, number>> {
  const sizes: Partial<Record<Sized, number>> = {};
  for (const { 0: said, 1: digits, index, groups } of text.matchAll(SIZE)) {
    const before = text.slice(Math.max(0, index - 60), index).replace(/^.*\.\s/s, "");
    const places = (Object.keys(SIZED) as Sized[]).map(
      (kind) =>
        [kind, Math.max(-1, ...Array.from(before.matchAll(SIZED[kind]), (match) => match.index))] as const,
    );
    const [nearest, at] = places.reduce((best, place) => (place[1] > best[1] ? place : best));
    if (at < 0 && OF_MANY.test(groups?.unit ?? "")) continue;
    const after = text.slice(index + said.length);
    const next =
      /^\s*(?:(?<text>text|type|font|letters|текст|шрифт)|(?<target>buttons|targets|кнопк))/iu.exec(
        after,
      )?.groups;
    const named = next?.text ? "text" : next?.target ? "target" : undefined;
    const isRow = /^\s*(?:на|по|a|per)\s(?:строк|row)/iu.test(after);
    const kind = isRow ? "row" : named ? named : at >= 0 ? nearest : Number(digits) <= 24 ? "text" : "other";
    sizes[kind] ??= Number(digits);
  }
  return sizes;
}
