import { contrastOf, parseColour, type Rgb } from "@/lib/generators/colour";

/** A custom property of a theme: the name without its two hyphens, and a value that is safe to set. */
export type ThemeToken = { name: string; value: string };
export type ThemeColour = ThemeToken & { rgb: Rgb };

/** More than any theme of ours has; a longer one is a mistake. */
const MOST = 200;
const BLOCK = /(?:@theme(?:\s+(?:inline|static|reference))*|:root)\s*\{([^{}]*)\}/g;
const DECLARATION = /^\s*--([a-z][a-z0-9-]{0,59})\s*:\s*(\S(?:.{0,78}\S)?)\s*$/is;
const MEASURE = /^-?(?:\d{1,4}(?:\.\d{1,4})?|\.\d{1,4})(?:px|rem|em|%)?$/;

/**
 * The tokens of a theme, strictly read: colours in hex, `rgb()` and `oklch()`, lengths and numbers. Whatever else the code holds is
 * left to the reader of the code; none of it reaches a style of the page.
 */
export function readTheme(code: string): ThemeToken[] {
  const bare = code.replace(/\/\*[\s\S]*?\*\//g, " ");
  const tokens = new Map<string, string>();
  for (const [, body = ""] of bare.matchAll(BLOCK))
    for (const declaration of body.split(";")) {
      const [, name = "", value = ""] = DECLARATION.exec(declaration) ?? [];
      if (name !== "" && tokens.size < MOST && (MEASURE.test(value) || parseColour(value)))
        tokens.set(name.toLowerCase(), value);
    }
  return [...tokens].map(([name, value]) => ({ name, value }));
}

export const coloursOf = (tokens: readonly ThemeToken[]): ThemeColour[] =>
  tokens.flatMap(({ name, value }) => {
    const rgb = parseColour(value);
    return rgb ? [{ name: name.replace(/^color-/, ""), value, rgb }] : [];
  });

/** What themes call the parts of a page, the most exact name first. */
const names = {
  background: ["background", "bg", "paper", "canvas", "page", "base"],
  surface: ["surface", "card", "panel"],
  text: ["text", "ink", "foreground", "fg", "content"],
  muted: ["muted", "text-muted", "muted-foreground", "text-secondary", "ink-muted"],
  line: ["line", "border", "outline", "divider", "stroke"],
  accent: ["primary", "accent", "brand", "action"],
  onAccent: ["on-primary", "on-accent", "primary-foreground", "accent-foreground", "on-brand"],
  link: ["link", "accent-text", "primary-text"],
  soft: ["soft", "accent-soft", "primary-soft", "tint", "secondary"],
  alert: ["alert", "danger", "error", "destructive", "critical"],
  warning: ["warning", "caution"],
  ring: ["ring", "focus", "focus-ring"],
  second: ["second", "accent-2", "secondary-accent"],
} as const;

export type ThemePart = keyof typeof names;

const white: ThemeColour = { name: "white", value: "#ffffff", rgb: [1, 1, 1] };
const black: ThemeColour = { name: "black", value: "#000000", rgb: [0, 0, 0] };

const clearest = (among: readonly ThemeColour[], ground: ThemeColour) =>
  among.reduce((best, colour) =>
    contrastOf(colour.rgb, ground.rgb) > contrastOf(best.rgb, ground.rgb) ? colour : best,
  );

/** The colour of every part of a page. A part the theme does not name takes the most legible or the nearest of the others. */
export function partsOf(colours: readonly ThemeColour[]): Record<ThemePart, ThemeColour> {
  const find = (part: ThemePart) => {
    for (const name of names[part]) {
      const found = colours.find((colour) => colour.name === name);
      if (found) return found;
    }
    return undefined;
  };
  const background = find("background") ?? white;
  const surface = find("surface") ?? background;
  const text = find("text") ?? clearest([...colours, white, black], surface);
  // A main colour may go by its hue: the one that has a text colour of its own is it.
  const byHue = colours.find(({ name }) => colours.some((colour) => colour.name === `on-${name}`));
  const accent = find("accent") ?? byHue ?? text;
  const alert = find("alert") ?? text;
  return {
    background,
    surface,
    text,
    accent,
    muted: find("muted") ?? text,
    line: find("line") ?? find("muted") ?? text,
    onAccent:
      colours.find(({ name }) => name === `on-${accent.name}`) ??
      find("onAccent") ??
      clearest([white, black], accent),
    link: find("link") ?? accent,
    soft: find("soft") ?? surface,
    alert,
    warning: find("warning") ?? alert,
    ring: find("ring") ?? accent,
    second: find("second") ?? accent,
  };
}

/** What a contrast is enough for (WCAG 2.2): 4.5 for any text, 3 for large text and borders. */
export type ContrastLevel = "text" | "large" | "none";

export type Swatch = ThemeColour & {
  /** The colour it was measured against. */
  against: ThemeColour;
  ratio: number;
  level: ContrastLevel;
};

/** Every colour with the one it stands beside on a page, and their contrast; names of one value stand together. */
export function swatchesOf(colours: readonly ThemeColour[]): Swatch[] {
  const parts = partsOf(colours);
  const partner = (colour: ThemeColour) => {
    const { name } = colour;
    if (name === parts.accent.name) return parts.onAccent;
    if (
      [parts.text, parts.muted, parts.line, parts.alert, parts.warning, parts.ring].some(
        (part) => part.name === name,
      )
    )
      return parts.surface;
    if (name === parts.link.name) return parts.surface;
    if (name === parts.onAccent.name) return parts.accent;
    return clearest([parts.text, parts.surface, parts.background], colour);
  };
  const firsts = colours.filter(({ value }, at) => colours.findIndex((one) => one.value === value) === at);
  return firsts.map((colour) => {
    const same = colours.filter(({ value }) => value === colour.value);
    const against = partner(colour);
    const ratio = contrastOf(colour.rgb, against.rgb);
    return {
      ...colour,
      name: same.map(({ name }) => name).join(", "),
      against,
      ratio,
      level: ratio >= 4.5 ? "text" : ratio >= 3 ? "large" : "none",
    };
  });
}

const radii = {
  card: ["radius-card", "radius-xl", "radius-lg", "radius"],
  control: ["radius-control", "radius-button", "radius-md", "radius-sm", "radius"],
} as const;

/** The rounding of cards or of controls, as a length. */
export const radiusOf = (tokens: readonly ThemeToken[], part: keyof typeof radii): string | undefined =>
  radii[part]
    .map((name) => tokens.find((token) => token.name === name)?.value)
    .find((value) => value !== undefined && /(?:px|rem|em)$|^0$/.test(value));

/** A length of a theme by its name. */
export const lengthOf = (tokens: readonly ThemeToken[], name: string): string | undefined =>
  tokens.find((token) => token.name === name && /(?:px|rem)$/.test(token.value))?.value;
