import { useTranslations } from "next-intl";
import { memo } from "react";
import ReactMarkdown, { type Options } from "react-markdown";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import remend from "remend";
import { documentElements } from "@/components/generator/markdown/elements";
import type { MarkdownProps } from "@/components/generator/markdown/markdown-part";
import styles from "@/components/generator/markdown/paper.module.css";
import { picturesAsLinks } from "@/components/generator/markdown/pictures-as-links";
import { PlainText } from "@/components/generator/markdown/plain-text";
import { topHeading, weighedBlocks } from "@/lib/generators/markdown-blocks";
import { cn } from "@/lib/site/cn";

const remarkPlugins: Options["remarkPlugins"] = [remarkGfm];
// Without raw HTML the only ids are those of footnotes, prefixed already; a second prefix would part them from their links.
const schema = { ...defaultSchema, clobber: [] };
const rehypePlugins: Options["rehypePlugins"] = [[rehypeSanitize, schema], picturesAsLinks];

/**
 * One block, parsed when its own text changes and not with every piece of the document. Raw HTML stays text; react-markdown's own
 * filter leaves addresses with http, https, irc, ircs, mailto, xmpp and relative ones, and blanks the rest.
 */
const Block = memo(function Block({ text, top }: { text: string; top: number }) {
  const t = useTranslations("generator.workbench.document");
  return (
    <ReactMarkdown
      remarkPlugins={remarkPlugins}
      rehypePlugins={rehypePlugins}
      remarkRehypeOptions={{ footnoteLabel: t("footnotes"), footnoteBackLabel: t("footnoteBack") }}
      components={documentElements(top)}
    >
      {text}
    </ReactMarkdown>
  );
});

/** The inset is what a wide table runs into on both sides. */
const paper = cn(
  "px-(--inset) pt-7 pb-8 text-muted-foreground [--inset:32px] print:p-0",
  "@max-[43.75rem]:[--inset:24px] @max-[30rem]:pt-[22px] @max-[30rem]:pb-6 @max-[30rem]:[--inset:16px]",
  styles.paper,
);

/** A block that would hold up the page, which no writer means, is shown as it was written. */
function MarkdownView({ text, locale, streaming }: MarkdownProps) {
  const blocks = weighedBlocks(text);
  // Only the last block can have unfinished marks, and the others need not be looked through with every piece.
  const last = blocks.at(-1);
  if (streaming && last?.isLight) last.block = remend(last.block);
  const top = topHeading(blocks.map(({ block }) => block));
  return (
    <div data-slot="paper" className={paper} lang={locale} data-streaming={streaming || undefined}>
      {blocks.map(({ block, isLight }, index) =>
        isLight ? <Block key={index} text={block} top={top} /> : <PlainText key={index}>{block}</PlainText>,
      )}
    </div>
  );
}

export const renderMarkdown = (props: MarkdownProps) => <MarkdownView {...props} />;
