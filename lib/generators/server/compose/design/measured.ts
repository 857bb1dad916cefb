import "server-only";
import { contrast, oklchOf } from "@/lib/generators/colour";
import { formatNumber } from "@/lib/generators/numbers";
import { isText, type NamedColour } from "@/lib/generators/server/compose/design/colours";
import type { DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { readable } from "@/lib/generators/server/compose/design/palette";
import { designWords } from "@/lib/content/design-words";
import { filled, upperFirst } from "@/lib/generators/server/compose/text/markdown";

const LEAST = { text: 16, target: 44, row: 32, contrast: 4.5, part: 3 } as const;

/** What a size or a colour is said of: «цена шрифтом 11 px цвета #B0B0B0». */
const NAMED =
  /(?<!\p{L})(цен[аы]|подпис[ьи]|заголов(?:ок|ки)|prices?|captions?|labels?|headings?|titles?)(?!\p{L})[^.;,]{0,40}$/iu;

/** That before a finding, in the words of the description: «Цена: ». */
function ownerAt(text: string, at = -1): string {
  const name = at < 0 ? undefined : NAMED.exec(text.slice(0, at))?.[1];
  return name === undefined ? "" : `${upperFirst(name)}: `;
}

/** Sizes that a description names, with what to say of one that is too small. */
export function sizesOf({ locale, sizes, text }: DesignSheet) {
  const { size: words } = designWords(locale);
  return (["text", "target", "row"] as const).flatMap((part) => {
    const size = sizes[part];
    if (size === undefined) return [];
    const owner = ownerAt(text, text.search(new RegExp(`(?<!\\d)${String(size)}\\s?\\p{L}`, "u")));
    const label = owner ? `${owner}${String(size)} px` : filled(words[part], { n: String(size) });
    const point = { why: words[`${part}Why`], advice: words[`${part}Advice`], check: words[`${part}Check`] };
    return [{ label, isSmall: size < LEAST[part], ...point }];
  });
}

/** A colour as it was written; a name with the value that is reckoned with, and the value alone where the name has another case. */
const shownColour = ({ isExact, text, hex }: Colour, form: RegExp): string =>
  isExact || !form.test(text) ? hex : `${text} (${hex})`;
type Colour = Pick<NamedColour, "isExact" | "text" | "hex"> & { at?: number };

const OF_BUTTON = /(?:кнопк|button)(?![^.;,]*(?:текст|надпис|text|label))[^.;,]{0,40}$/iu;

/** What the file and the picture set on a colour that is named without another: white, or black where white is too pale. */
function alone(ground: NamedColour) {
  const hex = contrast("#FFFFFF", ground.hex) >= LEAST.contrast ? "#FFFFFF" : "#000000";
  return { text: { text: hex, hex, isExact: true }, ground };
}

/** Pairs that are named, else the first two colours where one has a value, else a value with white or black text. */
function allPairs({ colours, pairs, text }: DesignSheet): { text: Colour; ground: Colour }[] {
  const [first, second] = colours.filter(({ isDenied }) => !isDenied);
  if (pairs.length > 0 || first === undefined) return pairs;
  if (second !== undefined && (first.isExact || second.isExact))
    // «Кнопка зелёная #8BC34A с белым текстом»: the second colour is that of the letters.
    return [isText(second, text) ? { text: second, ground: first } : { text: first, ground: second }];
  return first.isExact ? [alone(first)] : [];
}

export type Contrast = ReturnType<typeof contrasts>[number];

/** Contrast of each pair, with a shade that would do; `greyToo`: what to add to the advice on a grey button. */
export function contrasts(sheet: DesignSheet) {
  const { locale, contrast: asked = 0 } = sheet;
  const { pair: words, on } = designWords(locale);
  return allPairs(sheet).map(({ text, ground }) => {
    // The grey of a button is no text: against its ground a control needs less.
    const isPart = (text.at ?? Infinity) < (ground.at ?? 0) && OF_BUTTON.test(sheet.text.slice(0, text.at));
    // A darker grey looks as disabled as a pale one.
    const isGrey = isPart && oklchOf(text.hex).c <= 0.03;
    const least = isPart ? LEAST.part : Math.max(LEAST.contrast, asked);
    const ratio = contrast(text.hex, ground.hex);
    const label = upperFirst(
      `${shownColour(text, /[ыио]й$|[a-z]$/i)} ${on} ${shownColour(ground, /[ое]м$|[a-z]$/i)}`,
    );
    const isLightText = oklchOf(text.hex).l > oklchOf(ground.hex).l;
    const [changed, other] = isLightText ? [ground, text] : [text, ground];
    // The label of a button stands on it: its new shade bears white letters.
    const shade = isPart ? Math.max(least, LEAST.contrast) : least;
    const hex = readable(oklchOf(changed.hex), [other.hex], shade, -0.01);
    const slots = {
      pair: label,
      hex,
      hexes: `${text.hex} ${on} ${ground.hex}`,
      ratio: formatNumber(ratio, locale),
      least: formatNumber(least, locale),
    };
    const point = {
      label: isPart ? label : `${ownerAt(sheet.text, text.at)}${label}`,
      why: filled(isPart ? words.palePart : words.pale, slots),
      advice: filled(
        isGrey ? words.fixGrey : isPart ? words.fixPart : isLightText ? words.fixGround : words.fixText,
        slots,
      ),
      check: filled(words.check, slots),
    };
    const said = isGrey ? filled(words.greyToo, slots) : undefined;
    return {
      isPale: ratio < least,
      isPart,
      greyToo: said,
      at: text.at,
      line: filled(words.good, slots),
      point,
    };
  });
}
