import "server-only";
import { typeset } from "@/lib/content/typography";
import { formatMeasure } from "@/lib/generators/numbers";
import { fill } from "@/lib/generators/server/draft/fill";
import { knowledgeOf } from "@/lib/generators/server/draft/knowledge";
import { narrowTable, type CellPart } from "@/lib/generators/server/draft/refine/narrow-table";
import { blocksOf, join, type Block } from "@/lib/generators/server/draft/refine/blocks";
import type { Locale } from "@/lib/i18n/routing";

/** Of the characters of the full document, but for the parts that stay as they are. */
const SHARE = 0.6;

/** How much is left out, tried in turn until the document is short enough. */
const STEPS = [
  { items: 5 },
  { items: 3 },
  { items: 3, cells: "clause" },
  { items: 2, cells: "clause" },
  { items: 1, cells: "clause" },
  { items: 1, cells: "head", oneSentence: true },
] as const satisfies readonly Step[];

type Step = {
  items: number;
  /** What stays of a cell; without it tables stay whole. */
  cells?: CellPart;
  /** Of the first paragraphs only the first sentence stays. */
  oneSentence?: true;
};

export type ShortOptions = {
  locale: Locale;
  /** Figures of the description, as they stand in the full document. */
  figures: readonly string[];
  /** Parts that come through byte by byte. */
  fixed?: readonly string[];
};

/**
 * A short edition of a drafted document: every heading, the first paragraph of every section, the tables and the figures stay; list
 * items are reduced to their point, and long lists end with how much was left out.
 */
export function shorter(full: string, options: ShortOptions): string {
  const parts = partsOf(full, options.fixed ?? []);
  const fixed = parts.reduce((sum, { text, isFixed }) => sum + (isFixed ? text.length : 0), 0);
  const limit = fixed + (full.length - fixed) * SHARE;
  const editions = STEPS.map((step) => edition(parts, step, options));
  return editions.find((text) => text.length <= limit) ?? editions.at(-1) ?? full;
}

type Part = { text: string; isFixed: boolean };

/** The document with the fixed parts set apart. */
function partsOf(full: string, fixed: readonly string[]): Part[] {
  return fixed.reduce<Part[]>(
    (parts, kept) =>
      parts.flatMap((part) => {
        const at = part.isFixed ? -1 : part.text.indexOf(kept);
        if (at < 0) return [part];
        return [
          { text: part.text.slice(0, at), isFixed: false },
          { text: kept, isFixed: true },
          { text: part.text.slice(at + kept.length), isFixed: false },
        ];
      }),
    [{ text: full, isFixed: false }],
  );
}

function edition(parts: readonly Part[], step: Step, options: ShortOptions): string {
  const cut = parts
    .map(({ text, isFixed }) => (isFixed ? text : join(cutBlocks(blocksOf(text), step, options.locale))))
    .filter((text) => text !== "")
    .join("\n\n");
  const blocks = cut.split("\n\n");
  // After the title and what it says first.
  const at = blocks[1]?.startsWith("#") === false ? 2 : 1;
  return [...blocks.slice(0, at), noteOn(cut, options), ...blocks.slice(at)].join("\n\n");
}

const plain = (text: string) => text.replaceAll("\u00A0", " ");

/** Says that this is a short edition, with the figures that went with the explanations. */
function noteOn(cut: string, { figures, locale }: ShortOptions): string {
  const words = knowledgeOf[locale].refinements.shorter;
  const gone = figures.filter((figure) => !plain(cut).includes(plain(figure)));
  const note =
    gone.length === 0 ? words.note : `${words.note} ${fill(words.figures, { list: gone.join(", ") })}`;
  return locale === "ru" ? typeset(note, locale) : note;
}

function cutBlocks(blocks: readonly Block[], step: Step, locale: Locale): Block[] {
  let paragraphs = 0;
  return blocks.flatMap((block, index) => {
    if (block.kind === "heading") paragraphs = 0;
    if (block.kind === "list") return [{ ...block, text: cutList(block.text, step.items, locale) }];
    if (block.kind === "table" && step.cells)
      return [{ ...block, text: narrowTable(block.text, step.cells) }];
    if (block.kind !== "paragraph") return [block];
    paragraphs += 1;
    // Words that introduce a list stay with it.
    const introduces = /:\**$/.test(block.text) && blocks[index + 1]?.kind === "list";
    if (paragraphs > 1) return introduces ? [block] : [];
    return [step.oneSentence === undefined ? block : { ...block, text: firstSentence(block.text) }];
  });
}

/** Items with what is indented under them. */
const itemsOf = (list: string): string[] => list.split(/\n(?=- |\d+\. )/);

function cutList(list: string, most: number, locale: Locale): string {
  const items = itemsOf(list);
  // One item in the place of one item would save nothing.
  const kept = items.length - most < 2 ? items : items.slice(0, most);
  const rest = items.length - kept.length;
  const shown = kept.map(pointOf);
  if (rest === 0) return shown.join("\n");
  const { more } = knowledgeOf[locale].refinements.shorter;
  const text = fill(more, { count: formatMeasure(rest, "point", locale) });
  const mark = list.startsWith("- ") ? "-" : `${String(kept.length + 1)}.`;
  return [...shown, `${mark} ${locale === "ru" ? typeset(text, locale) : text}`].join("\n");
}

const LEAD = /^(?:- |\d+\. )(?:\*\*[^*]+\*\*(?: \([^)]*\))?[.:,]? ?)?/;
/** A labelled addition, such as how a requirement is accepted. */
const ADDITION = / \*\*[^*]+:\*\* .*$/s;
/** A quotation is never cut in two. */
const FIRST_SENTENCE = /^(?:«[^»]*»|“[^”]*”|[^«“])*?[.!?](?=\s+[\p{Lu}«“„"*])/su;

const firstSentence = (text: string) => FIRST_SENTENCE.exec(text)?.[0] ?? text;

/** What an item says in its lead and its first sentence; of what is indented under it the names. */
function pointOf(item: string): string {
  const [first = "", ...nested] = item.split("\n");
  const lead = LEAD.exec(first)?.[0] ?? "";
  const body = first.slice(lead.length).replace(ADDITION, "");
  const point = `${lead}${firstSentence(body)}`.trimEnd();
  const names = nested.map((line) => line.replace(/^\s*- /, "").split(":")[0] ?? "");
  return names.length === 0 ? point : `${point} ${names.join(", ")}.`;
}
