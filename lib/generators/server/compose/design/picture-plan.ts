import "server-only";
import { readScreenAdvice } from "@/lib/content/screen-advice";
import type { DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import type { Drawn, Look } from "@/lib/generators/server/compose/design/picture-parts";
import { drawable } from "@/lib/pictures/fonts";

/** Parts that a wide screen or two phones have room for with their labels whole. */
const MOST_PARTS = 6;
/** Drawings of one part: «панель с графиками и карточками». */
const MOST_LOOKS = 2;

/** A device that stands beside the screen. */
const BESIDE_PHONE = /телефон\p{L}*|смартфон\p{L}*|(?<!\p{L})(?:smart)?phones?(?!\p{L})/iu;
/** A number to call is no device. */
const PHONE_NUMBER = /номер\p{L}* телефон|телефонн|по телефону|phone (?:numbers?|calls?)|by phone/iu;

/** A whole screen may be one of these; of the others the title only says what the picture is for. */
const WHOLE_SCREENS: ReadonlySet<Look> = new Set<Look>(["days", "map", "chart", "rows", "cards", "fields"]);

/** How a part is drawn: by the kinds of things that its words name, the first of them first; as text where they name none. */
function looksOf(label: string, isPhone: boolean): Look[] {
  if (!isPhone && BESIDE_PHONE.test(label) && !PHONE_NUMBER.test(label)) return ["phone"];
  const found = readScreenAdvice()
    .parts.map(({ id, beside, words }) => ({
      at: label.search(words),
      look: id === "button" ? ("button" as const) : beside,
    }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ look }) => look);
  const looks = [...new Set<Look>(found)].filter((look) => look !== "lines");
  return looks.length === 0 ? ["lines"] : looks.slice(0, MOST_LOOKS);
}

/** Whether nothing but text or a button is drawn for a part, which takes little height. */
export const isText = ({ looks }: Drawn): boolean =>
  looks.every((look) => look === "lines" || look === "button");

/** The words of a description as the faces of pictures can draw them, on one line. */
export const drawnWords = (text: string) => drawable(text).replace(/\s+/g, " ").trim();

/** What a picture is of: the parts that the description names, each once, and its other words as text under themselves. */
export function partsOf({ elements, problems, contents, title, isPhone }: DesignSheet): Drawn[] {
  const named = elements.map(({ label, figures }): Drawn => ({
    label,
    figures,
    looks: looksOf(label, isPhone),
  }));
  // A complaint says what is wrong, not what to draw.
  const texts = contents.filter((label) => problems.every((problem) => problem.label !== label));
  const all = [
    ...named,
    ...texts.map((label): Drawn => ({ label, figures: [], looks: looksOf(label, isPhone) })),
  ];
  const own = all.filter(
    ({ label, looks }) => label !== title || looks.some((look) => WHOLE_SCREENS.has(look)),
  );
  const parts = (own.length > 0 ? own : all).map((part) => ({ ...part, label: drawnWords(part.label) }));
  const byLabel = new Map(parts.toReversed().map((part) => [part.label.toLowerCase(), part]));
  const shown = [...byLabel.values()].toReversed().filter(({ label }) => label !== "");
  return shown.sort((a, b) => Number(isText(a)) - Number(isText(b))).slice(0, MOST_PARTS);
}
