import "server-only";
import { contrast, hexOf, hueGap, oklchOf, type Oklch } from "@/lib/generators/colour";
import { isText } from "@/lib/generators/server/compose/design/colours";
import { moods, type DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";

export type Palette = ReturnType<typeof paletteOf>;

const LEAST = { text: 4.5, body: 7, part: 3 } as const;
const BRIGHT = 0.68;
const ALIKE = 30;
/** Hues of errors, the first one that is free; one that was refused takes its neighbours along. */
const ALARMS = [28, 350, 70, 300] as const;
const REFUSED = 42;
const OF_ALARMS = /^[^.;]{0,24}(?:авари|ошиб|тревог|опасн|удален|error|alarm|danger)/iu;
const OF_STATES = /^[^,.;]{0,40}(?:без подпис|статус|ламп|индикатор|without labels)/iu;
const isGround = (hex: string) => {
  const { l, c } = oklchOf(hex);
  return (l > 0.88 || l < 0.32) && c < 0.07;
};

/** What each named colour is for: the accent or the first hue is the main one, the next hue the second, a ground or a pale one the paper. */
export function rolesOf({ colours, pairs, tone, text }: DesignSheet) {
  const own = colours.filter(({ isDenied }) => !isDenied);
  const isState = ({ end }: (typeof own)[number]) => OF_STATES.test(text.slice(end));
  const alert = own.find(({ end }) => OF_ALARMS.test(text.slice(end)));
  const paired = pairs.map(({ ground }) => ground);
  const isNamed = ({ hex, at, end }: (typeof own)[number]) =>
    !(oklchOf(hex).l > 0.4 && oklchOf(hex).l < 0.75) &&
    (/^\p{L}*\s(?:фон|background|ground)/iu.test(text.slice(end)) ||
      /фон\p{L}*\s$/iu.test(text.slice(0, at)));
  // "White, navy": white that comes first is the ground, unless it is the colour of a text.
  const [first] = own;
  const isWhite =
    first?.hex === "#FFFFFF" && !isText(first, text) && pairs.every((pair) => pair.text !== first);
  const paper =
    own.find(isNamed) ??
    (isWhite ? first : undefined) ??
    paired.find(({ hex }) => oklchOf(hex).l > 0.88 || oklchOf(hex).l < 0.4) ??
    own.find((one) => isGround(one.hex) && oklchOf(one.hex).c > 0.01);
  const free = own.filter((one) => !one.isGrey && one !== alert && one !== paper && !isState(one));
  // «Серый текст на бежевом не видно» tells of text and ground: it makes no main colour where another is named.
  const hued = free.toSorted((a, b) => Number(paired.includes(a)) - Number(paired.includes(b)));
  const main = hued.find(({ isAccent }) => isAccent) ?? hued.find(({ isExact }) => isExact) ?? hued[0];
  const second = hued.find(({ hex }) => hex !== main?.hex);
  const refused = colours.filter(({ isDenied }) => isDenied).map(({ hex }) => oklchOf(hex).h);
  const hues = [moods[tone], ...Object.values(moods)].map(({ hue }) => hue);
  const open = hues.find((hue) => refused.every((other) => hueGap(hue, other) >= ALIKE));
  const used = [main, second, paper, alert];
  const left = own.filter(
    (one) => ![...used, ...paired].includes(one) && (one.isExact || !one.isGrey) && one.hex !== second?.hex,
  );
  return { main, second, paper, alert, left, refused, hue: open ?? moods[tone].hue };
}

/** Makes a colour darker (or lighter, by the sign of the step) until it stands out from every ground as much as asked. */
export function readable(colour: Oklch, grounds: readonly string[], least: number, step: number): string {
  for (let { l } = colour; ; l += step) {
    const hex = hexOf({ ...colour, l });
    if (l <= 0 || l >= 1 || grounds.every((ground) => contrast(hex, ground) >= least)) return hex;
  }
}

/** The palette: named colours first, then the mood. Every text has a contrast of at least 4.5; `link` is `primary`, dark enough to be read. */
export function paletteOf(sheet: DesignSheet) {
  const { tone, radius } = sheet;
  const { main, second, paper: ground, alert, refused, hue } = rolesOf(sheet);
  const value = main && oklchOf(main.hex);
  const h = value?.h ?? hue;
  const own = ground && oklchOf(ground.hex);
  const isDark = own ? own.l < 0.5 : sheet.isDark;
  const shade = (l: number, c: number) => hexOf({ l, c, h });
  const near = (step: number) => own && hexOf({ ...own, l: own.l + (isDark ? 1 : -1) * step });
  const paper = ground?.hex ?? (isDark ? shade(0.19, 0.02) : shade(0.975, 0.008));
  const surface = isDark ? (near(0.05) ?? shade(0.24, 0.022)) : shade(0.995, 0.003);
  const soft = near(isDark ? 0.1 : 0.04) ?? (isDark ? shade(0.3, 0.045) : shade(0.93, 0.032));
  const least = Math.max(LEAST.text, sheet.contrast ?? 0);
  const step = isDark ? 0.01 : -0.01;
  const all = [paper, surface, soft];
  const text = (colour: Oklch, ratio = least) => readable(colour, all, ratio, step);
  const link = text(value ?? { l: isDark ? 0.74 : 0.52, c: moods[tone].chroma, h });
  const onFill = (fill: string) =>
    ["#FFFFFF", shade(0.18, 0.03), "#000000"].find((hex) => contrast(hex, fill) >= least);
  // A given value and a bright colour stay themselves where some text on them has the contrast asked for.
  const isOwn = main !== undefined && (main.isExact || oklchOf(main.hex).l >= BRIGHT) && onFill(main.hex);
  // The value of a name is ours: it is dark enough for white text.
  const primary = isOwn ? main.hex : value ? readable(value, ["#FFFFFF"], least, -0.01) : link;
  const free = ALARMS.find(
    (one) => hueGap(h, one) >= ALIKE && refused.every((other) => hueGap(one, other) >= REFUSED),
  );
  const alarm = alert ? oklchOf(alert.hex) : { l: isDark ? 0.72 : 0.53, c: 0.17, h: free ?? 28 };
  return {
    radius,
    paper,
    surface,
    soft,
    line: text({ l: isDark ? 0.45 : 0.72, c: 0.03, h }, LEAST.part),
    ink: text({ l: isDark ? 0.95 : 0.26, c: 0.025, h }, Math.max(LEAST.body, least)),
    muted: text({ l: isDark ? 0.72 : 0.52, c: 0.025, h }),
    primary,
    onPrimary: onFill(primary) ?? "#000000",
    link,
    alert: text(alarm),
    ...(second && { second: second.hex }),
  };
}
