import { CasePhases } from "./case-phases";
import { CaseQuote } from "./case-quote";
import { Container } from "@/components/ui/container";
import type { Case } from "@/lib/content/cases";
import { cn } from "@/lib/site/cn";

/** Across the whole page, as the results are. */
const wide = "col-span-full mx-[calc(-1*var(--side))] print:mx-0";

/** Who did it and when, and what the client says where no part before has it. Nothing of a project that tells none of it. */
export function CaseWork({ item: { phases, quoteAfter, headings, ...item } }: { item: Case }) {
  const quote = quoteAfter === undefined ? item.quote : undefined;
  if (!phases && !quote) return null;
  return (
    <div className={cn(wide, "py-[clamp(56px,8vw,112px)] print:py-0")}>
      <Container className="grid gap-[clamp(56px,6.4vw,88px)] print:gap-[14pt]">
        {phases && <CasePhases phases={phases} heading={headings?.phases} />}
        {quote && <CaseQuote quote={quote} look="card" />}
      </Container>
    </div>
  );
}
