import { laterPart } from "@/components/generator/later-part";
import type { Locale } from "@/lib/i18n/routing";

export type MarkdownProps = {
  text: string;
  /** The language of the text. */
  locale: Locale;
  /** The text is still being written: unfinished marks are closed, and a caret stands at its end. */
  streaming: boolean;
  /** Titles of sections that start out folded. */
  folded?: RegExp | undefined;
  /** Titles of sections that are drawn above: they stand on paper alone, where nobody can move what is drawn. */
  drawn?: RegExp | undefined;
  /** What stands before the first section is shown above, by `Opening`. */
  isOpened?: boolean;
};

export type OpeningProps = Pick<MarkdownProps, "text" | "locale">;

/** The Markdown renderer: it comes with the first result and not before. */
export const markdownPart = laterPart(() => import("@/components/generator/markdown/markdown-view"));
