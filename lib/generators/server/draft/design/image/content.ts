import "server-only";
import { findingWords, type DesignTexts } from "@/content/knowledge/design-texts";
import type { DesignBrief } from "@/lib/generators/server/draft/design/brief";
import { shortTitle } from "@/lib/generators/server/draft/design/title";
import { seedOf } from "@/lib/generators/server/draft/design/wishes";
import { formatFlow } from "@/lib/generators/server/draft/format";
import { upperFirst } from "@/lib/generators/server/draft/words";
import { drawable } from "@/lib/pictures/fonts";

/** The words and numbers that a picture shows: the prompt's own, then words of the interface. */
export type PictureContent = {
  title: string;
  lines: readonly string[];
  figures: readonly string[];
  words: DesignTexts["picture"];
  /** A number of the text, for heights and lengths that follow from it. */
  seed: number;
};

const LONGEST_TITLE = 46;
const LONGEST_LINE = 30;
const FEWEST_LINES = 6;

const shown = (text: string, limit: number) => shortTitle(drawable(text).replace(/\s+/g, " ").trim(), limit);

/** A part about looks says how to draw, not what. */
const ABOUT_LOOKS =
  /тон(?:а|е|ах)(?!\p{L})|цвет|фон(?:е|а)?(?!\p{L})|стил|акцент|интерфейс|^(?:ярк|минимал|дружелюб|спокойн|строг|плотн)|#[0-9a-f]{3}|\d\s?px|colou?r|background|style|\btones?\b|accent|interface|^(?:bright|minimal|friendly|calm|strict|dense)|without|без /iu;

/** A complaint says what is wrong, not what to draw. */
const COMPLAINTS = (["abandon", "labels", "unclear", "slow", "greyButton"] as const).map(
  (id) => findingWords[id],
);

export function contentOf({ reading, text, texts, locale }: DesignBrief): PictureContent {
  const words = texts.design.picture;
  const parts = text
    .split(/[.:;,!?\n]+/u)
    .map((part) => part.trim())
    .filter((part) => part.length > 2 && !ABOUT_LOOKS.test(part))
    .filter((part) => !COMPLAINTS.some((words) => words?.test(part)));
  const [first = text, ...rest] = parts;
  const own = rest.map((part) => upperFirst(shown(part, LONGEST_LINE))).filter((line) => line.length > 2);
  const spare = [...words.field, ...words.states, ...words.menu];
  return {
    title: upperFirst(shown(first, LONGEST_TITLE)) || words.concept,
    lines: [...own, ...spare].slice(0, Math.max(FEWEST_LINES, own.length)),
    figures: reading.figures.counts
      .slice(0, 4)
      .map((count) => shown(formatFlow(count, locale), LONGEST_LINE)),
    words,
    seed: seedOf(text),
  };
}
