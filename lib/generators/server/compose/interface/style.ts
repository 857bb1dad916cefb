import "server-only";
import { formatNumber } from "@/lib/generators/numbers";
import { contrast } from "@/lib/generators/server/compose/design/colour";
import { coloursIn } from "@/lib/generators/server/compose/design/looks";
import { screenWords } from "@/lib/generators/server/compose/interface/words";
import { filled, quoted, safe, section, table } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** Wishes for the look of screens, each with what it means for them. */
const moods: readonly (readonly [RegExp, Readonly<Record<Locale, string>>])[] = [
  [/светл\p{L}*|\blight\b/iu, { ru: "светлый фон, тёмный текст", en: "light ground, dark text" }],
  [/т[её]мн\p{L}*|\bdark\b/iu, { ru: "тёмный фон, светлый текст", en: "dark ground, light text" }],
  [
    /спокойн\p{L}*|мягк\p{L}*|calm|soft|quiet/iu,
    { ru: "один акцент, без анимации", en: "one accent, no motion" },
  ],
  [
    /строг\p{L}*|делов\p{L}*|официальн\p{L}*|strict|formal|sober|business(?:like)?/iu,
    { ru: "прямые углы, тонкие линии", en: "square corners, thin lines" },
  ],
  [
    /ярк\p{L}*|смел\p{L}*|bright|bold|vivid/iu,
    { ru: "сочный акцент на главном действии", en: "a vivid accent on the main action" },
  ],
  [
    /дружелюбн\p{L}*|т[её]пл\p{L}*|friendly|warm|playful/iu,
    { ru: "скругления, обращение простыми словами", en: "rounded shapes, plain wording" },
  ],
  [
    /минимал\p{L}*|прост\p{L}*|minimal\p{L}*|simple|clean/iu,
    { ru: "только нужное для главного действия", en: "only what the main action needs" },
  ],
  [
    /крупн\p{L}*|больш\p{L}*|large|big/iu,
    { ru: "текст от 18 px, кнопки от 56 px", en: "text from 18 px, buttons from 56 px" },
  ],
  [
    /плотн\p{L}*|компактн\p{L}*|dense|compact/iu,
    { ru: "строки 32 px, таблицы вместо плиток", en: "rows of 32 px, tables for tiles" },
  ],
  [/контраст\p{L}*|high[- ]contrast/iu, { ru: "контраст текста от 7 : 1", en: "text contrast from 7 : 1" }],
  [/перчатк\p{L}*|gloves?/iu, { ru: "цели от 60 px, без жестов", en: "targets of 60 px, no gestures" }],
];

type Found = { text: string; means: string; at: number };

function coloursOf(style: string, locale: Locale): Found[] {
  const { accent, noColour } = screenWords[locale];
  return coloursIn(style).map(({ text, hex, isDenied, at }) => {
    const ratio = formatNumber(contrast(hex, "#FFFFFF"), locale);
    return { text, at, means: isDenied ? noColour : filled(accent, { hex, ratio }) };
  });
}

/** A sheet of decisions that the wish for a style leads to; what was not understood is named. Nothing without a wish. */
export function styleSection(style: string | undefined, locale: Locale): string[] {
  const wish = style?.trim() ?? "";
  const w = screenWords[locale];
  const colours = coloursOf(wish, locale);
  const found = moods.flatMap(([pattern, means]): Found[] => {
    const match = pattern.exec(wish);
    const isColour = colours.some(
      ({ at, text }) => match && match.index >= at && match.index < at + text.length,
    );
    return match === null || isColour ? [] : [{ text: match[0], means: means[locale], at: match.index }];
  });
  const all = [...colours, ...found].sort((a, b) => a.at - b.at);
  const rows = all.map(({ text, means }) => [safe(text), means]);
  const unread = [...wish.matchAll(/[^,;.\n]*\p{L}{3}[^,;.\n]*/gu)]
    .filter(({ 0: text, index }) => !all.some(({ at }) => at >= index && at < index + text.length))
    .map(([text]) => quoted(safe(text), locale));
  return section(w.sections.style, [
    rows.length > 0 ? table(w.heads.style, rows) : undefined,
    unread.length > 0 ? filled(w.unread, { what: unread.slice(0, 4).join(", ") }) : undefined,
  ]);
}
