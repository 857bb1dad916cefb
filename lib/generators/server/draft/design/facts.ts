import "server-only";
import type { FindingId } from "@/content/knowledge/design-texts";
import { numberWords } from "@/lib/generators/server/draft/reading/number-words";
import { hexesIn } from "@/lib/generators/server/draft/design/wishes";

/** Numbers that a description of a screen names. Sizes are in points or pixels, as written. */
export type DesignFacts = {
  screens?: number;
  fields?: number;
  steps?: number;
  buttons?: number;
  textSize?: number;
  targetSize?: number;
  hexes: readonly string[];
  /** Where a computed finding is said. */
  clauseOf: Readonly<Partial<Record<FindingId, RegExp>>>;
};

const NUMBER = `(\\d{1,3}|${[...numberWords.keys()].join("|")})`;

/** «из семи полей», "7 required fields": a number, at most one word, and the noun. */
const counted = (noun: string) =>
  new RegExp(`(?<![\\p{L}\\d])${NUMBER}\\s+(?:[\\p{L}-]+\\s+)?(?:${noun})`, "iu");

const patterns = {
  screens: counted("экран|страниц|screens?|pages?"),
  fields: counted("пол(?:е|я|ей|ям)(?!\\p{L})|fields?"),
  steps: counted("шаг|этап|steps?"),
  buttons: counted("кноп|buttons?"),
} as const;

const TEXT_SIZE =
  /(?:текст|шрифт|кегл|подпис|text|font|type)\p{L}*[^.;\d]{0,24}(\d{1,2})\s?(?:px|пикс|пт|pt|точ|points?)?/iu;
const TARGET_SIZE =
  /(?:кнопк|иконк|зон|button|icon|target)\p{L}*[^.;\d]{0,24}(\d{2})\s?(?:px|пикс|точ|points?)/iu;

function valueOf(pattern: RegExp, text: string): number | undefined {
  const word = pattern.exec(text.replaceAll("ё", "е"))?.[1]?.toLowerCase();
  if (word === undefined) return undefined;
  return numberWords.get(word) ?? Number(word);
}

/** Reads the countable facts of a described screen; what is not named stays out. */
export function factsIn(text: string): DesignFacts {
  const numbers = {
    screens: valueOf(patterns.screens, text),
    fields: valueOf(patterns.fields, text),
    steps: valueOf(patterns.steps, text),
    buttons: valueOf(patterns.buttons, text),
    textSize: valueOf(TEXT_SIZE, text),
    targetSize: valueOf(TARGET_SIZE, text),
  };
  const named = Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined));
  return {
    ...(named as Partial<Record<keyof typeof numbers, number>>),
    hexes: hexesIn(text),
    clauseOf: {
      fields: patterns.fields,
      steps: patterns.steps,
      colours: /#[0-9a-f]{3,6}/iu,
      contrast: /#[0-9a-f]{3,6}/iu,
      smallText: TEXT_SIZE,
      smallTarget: TARGET_SIZE,
    },
  };
}
