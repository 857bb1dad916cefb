import type { ReactNode } from "react";
import { CollapsibleTrigger, Collapsible } from "@/components/ui/collapsible";

type DocumentSectionProps = {
  id: string;
  heading: ReactNode;
  /** Its place in the document, where the heading does not say it. */
  number: string | undefined;
  isFolded: boolean;
  /** The screen shows it in another way. */
  isPaperOnly: boolean;
  children: ReactNode;
};

/**
 * A section of a document under its heading. A folded one opens by a press, by a search in the page, and on paper. Where it is scrolled to,
 * the page itself keeps clear of the header, and the section of the row below that.
 */
export function DocumentSection(props: DocumentSectionProps) {
  const { id, heading, number, isFolded, isPaperOnly, children } = props;
  return (
    <Collapsible
      id={id}
      open={!isFolded}
      data-slot="document-section"
      data-paper={isPaperOnly || undefined}
      className="border-t border-line-strong pt-4 not-print:data-paper:hidden @max-[56rem]:scroll-mt-12 @min-[40rem]:@max-[56rem]:scroll-mt-20 print:border-0 print:pt-[6pt] print:details-content:[content-visibility:visible]"
    >
      <CollapsibleTrigger className="flex items-baseline gap-3 rounded-sm py-1 before:order-last before:mr-1 before:ml-auto before:flex-none before:self-center hover:text-foreground print:block print:break-after-avoid print:py-0 print:before:hidden pointer-coarse:py-2.5 [&_:is(h3,h4,h5,h6)]:inline">
        {number !== undefined && (
          <span
            aria-hidden="true"
            data-slot="section-number"
            className="min-w-4 text-[1.1875rem]/[1.25] font-semibold text-accent tabular-nums print:hidden"
          >
            {number}
          </span>
        )}
        {heading}
      </CollapsibleTrigger>
      <div data-slot="section-flow" className="pt-3 pb-4 print:pt-[2pt] print:pb-[3pt]">
        {children}
      </div>
    </Collapsible>
  );
}
