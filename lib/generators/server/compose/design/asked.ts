import "server-only";
import { readLooks, type Look, type Tone } from "@/lib/content/looks";
import { hueGap, oklchOf } from "@/lib/generators/colour";
import { coloursIn } from "@/lib/generators/server/compose/design/colours";
import type { DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { ASIDE, BEYOND, isWish } from "@/lib/generators/server/compose/design/looks";
import { isRefused, paletteOf, rolesOf, type Palette } from "@/lib/generators/server/compose/design/palette";
import { lowerFirst } from "@/lib/generators/server/compose/text/markdown";
import { designWords } from "@/lib/content/design-words";
import { clausesOf, sentencesOf } from "@/lib/generators/server/read/sentences";

/** What a file has of each look; the finished tokens decide where the words alone would promise too much. */
function isThere(look: Look, { text, contrast, hasNoShadows }: DesignSheet, palette: Palette): boolean {
  if (look === "ratio") return contrast !== undefined;
  if (look === "shadow") return !hasNoShadows;
  if (look === "framed") return !readLooks().looks.frameless.test(text);
  if (look === "theme")
    return /т[её]мн|dark/iu.test(readLooks().looks.theme.exec(text)?.[0] ?? "") === palette.isDark;
  if (look !== "pastel" && look !== "warm") return true;
  const { l, c, h } = oklchOf(palette.paper);
  return look === "warm" ? hueGap(h, 70) < 45 : l > 0.9 && c > 0.015;
}

/** Which tokens show a mood: a strict screen has small corners, a friendly one large ones, a calm one no loud colour. */
function isFelt(mood: Tone, { tone, text }: DesignSheet, { radius, primary }: Palette): boolean {
  const { c } = oklchOf(primary);
  const isFlat = tone === "strict" && !readLooks().looks.shadow.test(text);
  const isSeen = {
    calm: c < 0.16,
    bright: c > 0.12,
    strict: radius <= 8 || isFlat,
    friendly: radius >= 16,
    dense: true,
  };
  return isSeen[mood];
}

/** Moods of a description in its words; its first clause names the screen, and «детский сад» there is no mood. */
function moodsIn(sheet: DesignSheet, wishes: string, palette: Palette) {
  const text = wishes.slice(clausesOf(wishes, sentencesOf(wishes))[0]?.end);
  return (Object.keys(readLooks().moods) as Tone[]).flatMap((mood) => {
    const said = readLooks().moods[mood].words.exec(text)?.[0];
    return said === undefined ? [] : [{ said, isThere: isFelt(mood, sheet, palette) }];
  });
}

/** "Not too bright": a mood that is refused. */
const IS_REFUSAL = /^(?:не|not)(?: слишком| очень| too| very)?(?!\p{L})\s?/iu;

/** Sizes in the words of the description. */
const SIZE = {
  text: /(?:текст|шрифт|кегл)\p{L}* [^.,;]{0,20}?\d+ ?(?:px|пикс\p{L}*|pt|пт)|\d+ ?(?:px|pt) (?:text|type|font)|(?:text|type|font)[^.,;]{0,16} \d+ ?(?:px|pt)/iu,
  target: /кнопк\p{L}* [^.,;]{0,20}?\d+ ?(?:px|пикс\p{L}*)|\d+ ?px buttons|buttons[^.,;]{0,16} \d+ ?px/iu,
} as const;

const quoted = (said: string) => `«${said.toLowerCase().trim()}»`;

/** What a description asks of looks: those that the file has, in the visitor's words, those that it has not, and the bans it keeps. */
export function askedOf(sheet: DesignSheet) {
  const { text, rounding } = sheet;
  const palette = paletteOf(sheet);
  const wishes = sheet.bans.reduce((rest, ban) => rest.replace(ban, ""), text);
  const found = (Object.keys(readLooks().looks) as Look[]).flatMap((look) => {
    const said = readLooks().looks[look].exec(text)?.[0];
    return said === undefined ? [] : [{ look, said, isThere: isThere(look, sheet, palette) }];
  });
  const felt = moodsIn(sheet, wishes, palette);
  const there = found.filter((one) => one.isThere);
  const sizes = (["text", "target"] as const).flatMap(
    (part) => SIZE[part].exec(sheet.sizes[part] === undefined ? "" : text)?.[0] ?? [],
  );
  const told = [
    ...sizes,
    ...there.map(({ said }) => said),
    ...felt.flatMap((one) => (one.isThere ? [one.said] : [])),
    ...(rounding === undefined ? [] : [rounding]),
  ].map(quoted);
  // «Крупные скругления» are told once.
  const honoured = [...new Set(told)].filter(
    (one) => !told.some((other) => other !== one && other.includes(one.slice(1, -1))),
  );
  const broken = brokenBans(sheet, palette);
  const refusals = clausesOf(text, sentencesOf(text)).map(({ text: clause }) => clause);
  const kept = [
    ...sheet.bans,
    ...refusals.filter((one) => IS_REFUSAL.test(one) && isWish(one.replace(IS_REFUSAL, ""))),
  ]
    .filter((ban) => !broken.includes(ban) && !honoured.some((one) => quoted(ban).includes(one.slice(1, -1))))
    .map(lowerFirst);
  const beyond = [...wishes.matchAll(BEYOND)].map(([said]) => said);
  const missed = [
    ...[...found, ...felt].filter((one) => !one.isThere).map(({ said }) => said),
    ...beyond,
    ...broken,
    ...unanswered(sheet, [...honoured, ...beyond.map(quoted)]),
  ].map(quoted);
  return {
    looks: new Set(there.map(({ look }) => look)),
    honoured,
    kept: [...new Set(kept)],
    missed: [...new Set(missed)],
  };
}

/** Bans of a colour that a value of the visitor's own breaks; "burgundy" is no red, as the visitor named both. */
function brokenBans(sheet: DesignSheet, palette: Palette): string[] {
  const { main, second } = rolesOf(sheet);
  const { primary, ring, link, second: other, ...rest } = palette;
  const values = [
    ...Object.values(rest).filter((value) => typeof value === "string"),
    ...(main?.isExact === false ? [] : [primary, ring, link]),
    ...(second?.isExact === false || other === undefined ? [] : [other]),
  ];
  return sheet.bans.filter((ban) => {
    const refused = coloursIn(ban).map(({ hex }) => oklchOf(hex));
    return values.some((hex) => isRefused(oklchOf(hex), refused));
  });
}

/** Clauses that tell of looks and of which neither a colour nor a look was taken. */
function unanswered({ text, colours, bans }: DesignSheet, answered: readonly string[]): string[] {
  return clausesOf(text, sentencesOf(text))
    .slice(1)
    .filter(
      ({ text: clause, start, end }) =>
        isWish(clause) &&
        !ASIDE.test(clause) &&
        !IS_REFUSAL.test(clause) &&
        !bans.includes(clause) &&
        colours.every(({ at }) => at < start || at >= end) &&
        answered.every(
          (one) => !quoted(clause).includes(one.slice(1, -1)) && !one.includes(clause.toLowerCase()),
        ),
    )
    .map(({ text: clause }) => clause);
}

/** Each named colour with its token and the value there: «терракотовый» is `primary` #C4623F. */
export function colourClaims(sheet: DesignSheet): string[] {
  const { main: primary, ...roles } = rolesOf(sheet);
  const palette = paletteOf(sheet);
  const { shade } = designWords(sheet.locale).styles;
  return (["primary", "second", "paper", "alert", "warning"] as const).flatMap((token) => {
    const [colour, hex] = [token === "primary" ? primary : roles[token], palette[token]];
    if (colour === undefined || hex === undefined) return [];
    const told = colour.isExact && colour.hex === hex ? hex : `«${colour.text.toLowerCase()}» ${hex}`;
    return [`${told} (${token}${hex !== colour.hex ? `, ${shade}` : ""})`];
  });
}
