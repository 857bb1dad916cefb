import type { ReactNode } from "react";
import { CollapsibleTrigger, Collapsible } from "@/components/ui/collapsible";

type DocumentSectionProps = {
  id: string;
  heading: ReactNode;
  isFolded: boolean;
  children: ReactNode;
};

/**
 * A section of a document under its heading. A folded one opens by a press, by a search in the page, and on paper. Where it is scrolled to,
 * the page itself keeps clear of the header, and the section of the row below that.
 */
export function DocumentSection({ id, heading, isFolded, children }: DocumentSectionProps) {
  return (
    <Collapsible
      id={id}
      open={!isFolded}
      data-slot="document-section"
      className="border-t border-line pt-3.5 @max-[56rem]:scroll-mt-12 print:border-0 print:pt-[6pt] print:details-content:[content-visibility:visible]"
    >
      <CollapsibleTrigger className="flex items-center rounded-sm py-1 hover:text-foreground print:block print:break-after-avoid print:py-0 print:before:hidden pointer-coarse:min-h-11 [&_:is(h3,h4,h5,h6)]:inline">
        {heading}
      </CollapsibleTrigger>
      <div data-slot="section-flow" className="pt-2 pb-3.5 print:pt-[2pt] print:pb-[3pt]">
        {children}
      </div>
    </Collapsible>
  );
}
