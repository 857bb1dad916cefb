import { useTranslations } from "next-intl";
import { Fragment, memo, useId, useRef } from "react";
import ReactMarkdown, { type Options } from "react-markdown";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import remend from "remend";
import { DocumentSection } from "@/components/generator/markdown/document-section";
import { DocumentSummary } from "@/components/generator/markdown/document-summary";
import { documentElements } from "@/components/generator/markdown/elements";
import type { MarkdownProps, OpeningProps } from "@/components/generator/markdown/markdown-part";
import { foldedRows } from "@/components/generator/markdown/folded-rows";
import { OutlineRail } from "@/components/generator/markdown/outline-rail";
import { Overview } from "@/components/generator/markdown/overview";
import styles from "@/components/generator/markdown/paper.module.css";
import { keptTogether } from "@/components/generator/markdown/kept-together";
import { labelledRows } from "@/components/generator/markdown/labelled-rows";
import { markedTables } from "@/components/generator/markdown/marked-tables";
import { picturesAsLinks } from "@/components/generator/markdown/pictures-as-links";
import { RequirementCard } from "@/components/generator/markdown/requirement-card";
import { PlainText } from "@/components/generator/markdown/plain-text";
import { cardCount, countsOf, headingDepth, NUMBERED, outlineOf } from "@/lib/generators/document-outline";
import { requirementFacts, weeksOf } from "@/lib/generators/requirement-facts";
import { topHeading, weighedBlocks } from "@/lib/generators/markdown-blocks";
import { cn } from "@/lib/site/cn";

const remarkPlugins: Options["remarkPlugins"] = [remarkGfm];
// Without raw HTML the only ids are those of footnotes, prefixed already; a second prefix would part them from their links.
const schema = { ...defaultSchema, clobber: [] };
const rehypePlugins: Options["rehypePlugins"] = [
  [rehypeSanitize, schema],
  picturesAsLinks,
  markedTables,
  foldedRows,
  labelledRows,
  keptTogether,
];

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
  "px-(--inset) pt-7 pb-8 text-muted-foreground [--inset:32px] print:px-0 print:pt-[4pt] print:pb-0",
  "@max-[46rem]:[--inset:24px] @max-[30rem]:pt-[22px] @max-[30rem]:pb-6 @max-[30rem]:[--inset:16px]",
  styles.paper,
);

/** The list of sections stands beside the text where there is room. */
const withRail =
  "@min-[56rem]:grid @min-[56rem]:grid-cols-[172px_minmax(0,1fr)] @min-[56rem]:gap-8 print:block";

/** A block that would hold up the page, which no writer means, is shown as it was written. */
const pieceOf = (top: number) =>
  function piece({ block, isLight }: { block: string; isLight: boolean }, index: number) {
    return isLight ? (
      <Block key={index} text={block} top={top} />
    ) : (
      <PlainText key={index}>{block}</PlainText>
    );
  };

type Pieces = ReturnType<typeof outlineOf>["head"];
/** A writer may leave the title out. */
const isTitled = ([first]: Pieces) => headingDepth(first?.block ?? "") > 0;
const titleOf = (head: Pieces) => (isTitled(head) ? head.slice(0, 1) : []);
const openingOf = (head: Pieces) => (isTitled(head) ? head.slice(1) : head);

/** A document: title, what is in it, and its sections with a list of them beside. While it is written all of it is open. */
function MarkdownView({ text, locale, streaming, folded, drawn, isOpened = false }: MarkdownProps) {
  const id = useId();
  const paperOf = useRef<HTMLDivElement>(null);
  const blocks = weighedBlocks(text);
  // Only the last block can have unfinished marks, and the others need not be looked through with every piece.
  const last = blocks.at(-1);
  if (streaming && last?.isLight) last.block = remend(last.block);
  const top = topHeading(blocks.map(({ block }) => block));
  const outline = outlineOf(blocks, top);
  const { head, sections } = outline;
  const piece = pieceOf(top);
  const idOf = (index: number) => `${id}-${String(index)}`;
  const seen = sections.filter(({ title }) => streaming || drawn?.test(title) !== true);
  const hasRail = seen.length > 2;
  const isNumbered = sections.some(({ title }) => NUMBERED.test(title));
  const cardOf = (code: string) => `${id}-${code}`;
  const weeks = weeksOf(sections);
  const functions = sections
    .flatMap(({ parts }) => parts.flatMap(({ pieces }) => requirementFacts(pieces) ?? []))
    .map((facts) => ({ ...facts, id: cardOf(facts.code), weeks: weeks.get(facts.code) }));
  return (
    <div
      ref={paperOf}
      data-slot="paper"
      className={cn(paper, hasRail && withRail)}
      lang={locale}
      data-streaming={streaming || undefined}
    >
      {!streaming && sections.length > 0 && (
        <DocumentSummary counts={countsOf(text, outline, locale)} lang={locale}>
          {functions.length > 1 && <Overview rows={functions} lang={locale} />}
        </DocumentSummary>
      )}
      {hasRail && <OutlineRail paper={paperOf} sections={seen} idOf={idOf} />}
      <div data-slot="section-flow" className="min-w-0 scroll-mt-[calc(var(--header-height)-20px)]">
        {titleOf(head).map(piece)}
        {!isOpened && openingOf(head).map((block, index) => piece(block, index + 1))}
        {sections.map((section, index) => {
          const { heading, title, parts, isFolded } = section;
          const place = seen.indexOf(section);
          return (
            <DocumentSection
              key={`section-${String(index)}`}
              id={place < 0 ? `${id}-paper-${String(index)}` : idOf(place)}
              heading={piece(heading, 0)}
              number={seen.length > 1 && !isNumbered ? String(place + 1) : undefined}
              isFolded={(isFolded || folded?.test(title) === true) && !streaming}
              isPaperOnly={place < 0}
            >
              {parts.map(({ isCard, pieces }, part) => {
                if (!isCard) return <Fragment key={part}>{pieces.map(piece)}</Fragment>;
                const facts = requirementFacts(pieces);
                return (
                  <RequirementCard
                    key={part}
                    id={facts && cardOf(facts.code)}
                    heading={pieces.slice(0, 1).map(piece)}
                    priority={facts?.priority}
                    isProposed={facts?.proposed !== undefined}
                    count={cardCount(pieces)}
                    isFirst={part === parts.findIndex((one) => one.isCard)}
                    isWritten={streaming}
                  >
                    {pieces.slice(1).map(piece)}
                  </RequirementCard>
                );
              })}
            </DocumentSection>
          );
        })}
      </div>
    </div>
  );
}

/** What a document says between its title and its first section. */
function OpeningView({ text, locale }: OpeningProps) {
  const blocks = weighedBlocks(text);
  const top = topHeading(blocks.map(({ block }) => block));
  const said = openingOf(outlineOf(blocks, top).head);
  if (said.length === 0) return null;
  return (
    <div data-slot="opening" lang={locale} className={cn(styles.paper, "mt-6 print:mt-[8pt]")}>
      <div data-slot="section-flow">{said.map(pieceOf(top))}</div>
    </div>
  );
}

export const renderOpening = (props: OpeningProps) => <OpeningView {...props} />;
export const renderMarkdown = (props: MarkdownProps) => <MarkdownView {...props} />;
