import "server-only";
import { readLooks } from "@/lib/content/looks";
import { oklchOf } from "@/lib/generators/colour";

const DENIED =
  /(?:^|[\s(])(?:без|кроме|не(?! только)|никак\p{L}*|избега\p{L}*|исключ\p{L}*|no|not(?! only)|without|except|avoid\p{L}*|never|(?:any|every)thing but)\s+(?:[\p{L}-]+\s+){0,3}$/iu;
/** «Красный не использовать», "red is not allowed"; «красный не виден» refuses nothing. */
const DENIED_AFTER =
  /^(?:\s(?:цвет|тон|оттен|colou?r)\p{L}*)?\s(?:(?:лучше|просим|пожалуйста)\s)?(?:не\s(?:использ|нуж|над|люб|хо[чт]|подход|добавл|примен|брать|бер|став|предлаг|должн)|нельзя|запрещ|исключ|избег|убрать|(?:is|are|must|should|may)(?:\snot|n't)|(?:is|are)\s(?:banned|forbidden|out))/iu;
/** What stands between the colours of one refusal: «без красного и зелёного», «без красного, зелёного». */
const DENIED_TOO = /^\p{L}*\s?(?:(?:,\s)?(?:и|или|ни|and|or|nor)\s|\/)$/iu;
const ACCENT = "акцент|accent|действи|actions?(?![a-z])|кнопк|button|бренд|фирменн|brand";
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
  const named = readLooks().colours.flatMap(({ words, hex }) =>
    [...text.matchAll(words)].map(({ 0: name, index }) => ({ text: name, at: index, hex, isExact: false })),
  );
  const all = [...exact, ...named].map((colour) => ({ ...colour, end: colour.at + colour.text.length }));
  const own = all
    .filter(({ at, end }, index) => !all.slice(0, index).some((one) => at < one.end && one.at < end))
    // A value right after a name says which shade is meant.
    .filter(({ isExact, end }) => isExact || !/^(?![^#]*\s(?:на|on)\s)[^,;.]{0,11}#/.test(text.slice(end)))
    .map((colour) => {
      const [before, after] = [text.slice(0, colour.at), text.slice(colour.end)];
      const isAccent = ACCENT_AFTER.test(after) || ACCENT_BEFORE.test(before.slice(-60));
      const isGrey = oklchOf(colour.hex).c <= 0.03;
      const isDenied = DENIED.test(before.slice(-60)) || DENIED_AFTER.test(after);
      return { ...colour, isAccent, isGrey, isDenied };
    })
    .sort((a, b) => a.at - b.at);
  // A list of colours is refused as a whole, by the word before it or the one after it.
  const joins = (left: number) => DENIED_TOO.test(text.slice(own[left]?.end, own[left + 1]?.at));
  for (const [index, colour] of own.entries())
    colour.isDenied ||= index > 0 && joins(index - 1) && own[index - 1]?.isDenied === true;
  for (const [index, colour] of [...own.entries()].reverse())
    colour.isDenied ||=
      joins(index) && own[index + 1]?.isDenied === true && DENIED_AFTER.test(text.slice(own[index + 1]?.end));
  return own;
}

const IS_TEXT = {
  before: /(?:текст|шрифт|букв|надпис|text|letters)\p{L}*(?: in)?(?: [\p{L}-]+){0,2}\s$/iu,
  after: /^\p{L}*\s(?:текст|шрифт|букв|надпис|text|letters)/iu,
};
/** «Белый текст», «шрифт белый». */
export const isText = ({ at, end }: Pick<NamedColour, "at" | "end">, text: string): boolean =>
  IS_TEXT.after.test(text.slice(end)) || IS_TEXT.before.test(text.slice(Math.max(0, at - 40), at));
const IS_GROUND = {
  before: /(?:фон|кнопк|плашк|background|button)\p{L}*(?: [\p{L}-]+)?\s$/iu,
  after: /^\p{L}*\s(?:фон|кнопк|плашк|background|button)/iu,
};

/**
 * Pairs of text and ground that a description names: «серый на белом», "#9AA0A6 on #FFFFFF"; without such a pair the colour of a text
 * and that of a ground, which stand apart: "sand background with white text".
 */
export function pairsIn(text: string, colours: readonly NamedColour[]) {
  const own = colours.filter(({ isDenied }) => !isDenied);
  const named = own.flatMap((ground, index) => {
    const before = own[index - 1];
    if (before === undefined) return [];
    const between = text.slice(before.end, ground.at);
    const isPair = /^[^.;!?]{0,24}\s(?:на|on)\s(?:[\p{L}-]+\s){0,2}$/iu.test(between);
    return isPair ? [{ text: before, ground }] : [];
  });
  if (named.length > 0) return named;
  const told = (words: { before: RegExp; after: RegExp }) =>
    own.find(
      ({ at, end }) =>
        words.after.test(text.slice(end)) || words.before.test(text.slice(Math.max(0, at - 40), at)),
    );
  const [letters, ground] = [told(IS_TEXT), told(IS_GROUND)];
  return letters && ground && letters !== ground ? [{ text: letters, ground }] : [];
}
