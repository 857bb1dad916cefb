import "server-only";
import { contrast, hexOf, hueGap, oklchOf, type Oklch } from "@/lib/generators/colour";
import { isText } from "@/lib/generators/server/compose/design/colours";
import type { DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { readLooks } from "@/lib/content/looks";

export type Palette = ReturnType<typeof paletteOf>;

const LEAST = { text: 4.5, body: 7, part: 3 } as const;
const BRIGHT = 0.68;
const WARM_HUE = 70;
const ALIKE = 30;
/** Hues of errors, the first one that is free; one that was refused takes its neighbours along. */
/** Dark and vivid, this hue would turn to red. */
const OCHRE = 70;
const ALARMS = [28, 350, OCHRE, 300] as const;
/** Degrees around a refused hue: red takes pink and orange along, a pale or a muted colour only itself. */
const REFUSED = { strong: 42, weak: 20 } as const;
const VIVID = 0.195;
/** Less chroma than this looks like no hue at all. */
const HUELESS = 0.04;
const ALERTS = "авари|ошиб|тревог|опасн|удален|критич|error|alarm|danger|critical|destructive";
const WARNINGS = "предупрежд|вниман|warning|caution";
/** «Красный только для аварий», "critical in red": a state and its colour stand in one clause. */
const stateWords = (words: string) => ({
  after: new RegExp(`^[^,.;]{0,24}(?:${words})`, "iu"),
  before: new RegExp(`(?:${words})\\p{L}*(?:\\s(?:in|is|are|цвет\\p{L}*|[—–-]))*:?\\s$`, "iu"),
});
const STATES = { alert: stateWords(ALERTS), warning: stateWords(WARNINGS) } as const;
const OF_STATES = /^[^,.;]{0,40}(?:без подпис|статус|ламп|индикатор|without labels)/iu;
const isGround = (hex: string) => {
  const { l, c } = oklchOf(hex);
  return (l > 0.88 || l < 0.32) && c < 0.07;
};

const takes = ({ l, c }: Oklch) => (c >= VIVID && l < 0.75 ? REFUSED.strong : REFUSED.weak);

/** Whether a colour looks like one of those that are refused. */
export function isRefused({ l, c, h }: Oklch, refused: readonly Oklch[]): boolean {
  return refused.some((other) => {
    if (other.c < HUELESS) return c < HUELESS && Math.abs(other.l - l) < 0.03;
    return c >= HUELESS && hueGap(h, other.h) < takes(other);
  });
}

/** Hues of the moods in the order in which one stands in for another. */
const SPARE = ["calm", "strict", "friendly", "dense", "bright"] as const;

/** What each named colour is for: the accent or the first hue is the main one, the next hue the second, a ground or a pale one the paper. */
export function rolesOf({ colours, pairs, tone, text, isDark, isLight }: DesignSheet) {
  const own = colours.filter(({ isDenied }) => !isDenied);
  type Own = (typeof own)[number];
  const isState = ({ end }: Own) => OF_STATES.test(text.slice(end));
  const ofState = ({ after, before }: ReturnType<typeof stateWords>) =>
    own.find(({ at }) => before.test(text.slice(Math.max(0, at - 60), at))) ??
    own.find(({ end }) => after.test(text.slice(end)));
  const alert = ofState(STATES.alert);
  const warned = ofState(STATES.warning);
  const warning = warned === alert ? undefined : warned;
  const paired = pairs.map(({ ground }) => ground);
  const isNamed = ({ hex, at, end }: Own) =>
    !(oklchOf(hex).l > 0.4 && oklchOf(hex).l < 0.75) &&
    (/^\p{L}*\s(?:фон|background|ground)/iu.test(text.slice(end)) ||
      /фон\p{L}*\s$/iu.test(text.slice(0, at)));
  // «Тёмный фон» is stronger than a pale colour that is named beside it, and a dark brand colour makes no dark page.
  const fits = ({ hex, isAccent }: Own) => {
    const isDeep = oklchOf(hex).l < 0.5;
    return isDeep ? !isLight && (isDark || !isAccent) : !isDark;
  };
  // "White, navy": white that comes first is the ground, unless it is the colour of a text.
  const [first] = own;
  const isWhite =
    first?.hex === "#FFFFFF" &&
    fits(first) &&
    !isText(first, text) &&
    pairs.every((pair) => pair.text !== first);
  const paper =
    own.find((one) => isNamed(one) && (fits(one) || one.isAccent)) ??
    (isWhite ? first : undefined) ??
    paired.find((one) => fits(one) && (oklchOf(one.hex).l > 0.88 || oklchOf(one.hex).l < 0.4)) ??
    own.find((one) => fits(one) && isGround(one.hex) && oklchOf(one.hex).c > 0.01);
  const free = own.filter((one) => !one.isGrey && ![alert, warning, paper].includes(one) && !isState(one));
  // «Серый текст на бежевом не видно» tells of text and ground: it makes no main colour where another is named.
  const hued = free.toSorted((a, b) => Number(paired.includes(a)) - Number(paired.includes(b)));
  const main = hued.find(({ isAccent }) => isAccent) ?? hued.find(({ isExact }) => isExact) ?? hued[0];
  const second = hued.find(({ hex }) => hex !== main?.hex);
  const refused = colours.filter(({ isDenied }) => isDenied).map(({ hex }) => oklchOf(hex));
  const taken = [alert, warning].flatMap((one) => (one ? [oklchOf(one.hex).h] : []));
  const hues = [tone, ...SPARE].map((name) => readLooks().moods[name].hue);
  const openAt = (gap: number) =>
    hues.find(
      (hue) =>
        refused.every(({ c, h }) => c < HUELESS || hueGap(hue, h) >= gap) &&
        taken.every((h) => hueGap(hue, h) >= ALIKE),
    );
  const used = [main, second, paper, alert, warning];
  const left = own.filter(
    (one) => ![...used, ...paired].includes(one) && (one.isExact || !one.isGrey) && one.hex !== second?.hex,
  );
  const hue = openAt(2 * ALIKE) ?? openAt(ALIKE) ?? readLooks().moods[tone].hue;
  return { main, second, paper, alert, warning, left, refused, hue };
}

/** Makes a colour darker (or lighter, by the sign of the step) until it stands out from every ground as much as asked. */
export function readable(colour: Oklch, grounds: readonly string[], least: number, step: number): string {
  for (let { l } = colour; ; l += step) {
    const hex = hexOf({ ...colour, l });
    if (l <= 0 || l >= 1 || grounds.every((ground) => contrast(hex, ground) >= least)) return hex;
  }
}

const WHITE = "#FFFFFF";

/** The nearest lightness at which a fill is seen on the page and carries a text. */
function fillOf(
  colour: Oklch,
  isSeen: (fill: string) => boolean,
  textOn: (fill: string) => string | undefined,
): string | undefined {
  for (let step = 0; step < 0.6; step += 0.01)
    for (const l of [colour.l - step, colour.l + step]) {
      const hex = hexOf({ ...colour, l });
      if (l > 0 && l < 1 && isSeen(hex) && textOn(hex) !== undefined) return hex;
    }
  return undefined;
}

/**
 * The palette: named colours first, then the mood. Every text has a contrast of at least 4.5, the ring and the lines of at least 3;
 * `link` is `primary`, dark enough to be read, and `ring` is `primary`, dark enough to be seen.
 */
export function paletteOf(sheet: DesignSheet) {
  const { tone, radius, isPastel, isWarm } = sheet;
  const { main, second, paper: ground, alert, warning, refused, hue } = rolesOf(sheet);
  const value = main && oklchOf(main.hex);
  const h = value?.h ?? hue;
  // Greys take the hue of the main colour, or a warm one where warmth is asked for.
  const grey = isWarm && !isRefused({ l: 0.5, c: 0.1, h: WARM_HUE }, refused) ? WARM_HUE : h;
  const own = ground && oklchOf(ground.hex);
  const isDark = own ? own.l < 0.5 : sheet.isDark;
  const isOut = (hex: string) => isRefused(oklchOf(hex), refused);
  const shade = (l: number, c: number) => hexOf({ l, c, h: grey });
  // White or black may be refused: then grounds and letters stay a tone away from it.
  const isNoBlack = refused.some(({ l, c }) => c < HUELESS && l < 0.2);
  const isNoWhite = refused.some(({ l, c }) => c < HUELESS && l > 0.95);
  const bright = (l: number, c: number) => shade(isNoWhite ? l - 0.03 : l, isNoWhite ? c + 0.008 : c);
  // Next to black a small step of lightness cannot be seen.
  const near = (step: number) =>
    own && hexOf({ ...own, l: isDark ? Math.max(own.l, 0.13) + step : own.l - step });
  const paper =
    ground?.hex ?? (isDark ? shade(0.19, 0.02) : isPastel ? bright(0.965, 0.022) : bright(0.975, 0.008));
  const surface = isDark ? (near(0.05) ?? shade(0.24, 0.022)) : bright(0.995, 0.003);
  const soft =
    near(isDark ? 0.1 : 0.04) ?? (isDark ? shade(0.3, 0.045) : shade(0.93, isPastel ? 0.045 : 0.032));
  const least = Math.max(LEAST.text, sheet.contrast ?? 0);
  const step = isDark ? 0.01 : -0.01;
  const all = [paper, surface, soft];
  const text = (colour: Oklch, ratio = least) => readable(colour, all, ratio, step);
  const state = (colour: Oklch) => readable(colour, [paper, surface], least, step);
  const link = text(value ?? { l: isDark ? 0.74 : 0.52, c: readLooks().moods[tone].chroma, h });
  const onFill = (fill: string) =>
    [WHITE, shade(0.18, 0.03), "#000000", shade(0.93, 0.02)].find(
      (hex) => !isOut(hex) && contrast(hex, fill) >= least,
    );
  // A given value and a bright colour stay themselves where some text on them has the contrast asked for.
  const isOwn = main !== undefined && (main.isExact || oklchOf(main.hex).l >= BRIGHT) && onFill(main.hex);
  // The value of a name is ours: on a light page it is dark enough for white text, else it may be any shade of its hue.
  const white = value && readable(value, [WHITE], least, -0.01);
  const isSeen = (fill: string) => [paper, surface].every((one) => contrast(fill, one) >= LEAST.part);
  const named = white && isSeen(white) && !isOut(WHITE) ? white : value && fillOf(value, isSeen, onFill);
  const primary = isOwn ? main.hex : (named ?? link);
  const free = ALARMS.find(
    (one) =>
      ((value && value.c < 0.1) || hueGap(h, one) >= ALIKE) &&
      !isRefused({ l: 0.55, c: 0.17, h: one }, refused),
  );
  const alarm = alert
    ? oklchOf(alert.hex)
    : { l: isDark ? 0.72 : 0.53, c: free === OCHRE && !isDark ? 0.1 : 0.17, h: free ?? 28 };
  const inkAt = isDark ? (isNoWhite ? 0.88 : 0.95) : isNoBlack ? 0.36 : 0.26;
  return {
    radius,
    isDark,
    paper,
    surface,
    soft,
    line: text({ l: isDark ? 0.45 : 0.72, c: 0.03, h: grey }, LEAST.part),
    ink: text({ l: inkAt, c: isNoBlack ? 0.06 : 0.025, h: grey }, Math.max(LEAST.body, least)),
    muted: text({ l: isDark ? 0.72 : 0.52, c: 0.025, h: grey }),
    primary,
    onPrimary: onFill(primary) ?? "#000000",
    ring: readable(oklchOf(primary), [paper, surface], LEAST.part, step),
    link,
    alert: alert ? state(alarm) : text(alarm),
    ...(warning && { warning: state(oklchOf(warning.hex)) }),
    ...(second && { second: second.hex }),
  };
}
