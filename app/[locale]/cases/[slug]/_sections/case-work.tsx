import { CasePhases } from "./case-phases";
import { Container } from "@/components/ui/container";
import type { Case } from "@/lib/content/cases";
import { cn } from "@/lib/site/cn";

/** Across the whole page, as the results are. */
const wide = "col-span-full mx-[calc(-1*var(--side))] print:mx-0";

/** Who did it and when, and what the client says. Nothing of a project that tells none of it. */
export function CaseWork({ item: { phases, quote, headings } }: { item: Case }) {
  if (!phases && !quote) return null;
  return (
    <div className={cn(wide, "py-[clamp(56px,8vw,112px)] print:py-0")}>
      <Container className="grid gap-[clamp(56px,6.4vw,88px)] print:gap-[14pt]">
        {phases && <CasePhases phases={phases} heading={headings?.phases} />}
        {quote && (
          <figure data-slot="case-quote" className="rounded-3xl bg-raised p-5 md:p-8 print:p-0">
            {/* The marks are those of the page's language. */}
            <blockquote className="max-w-[36em] text-opener">
              <q>{quote.text}</q>
            </blockquote>
            <figcaption className="mt-5 flex items-center gap-4 text-sm text-balance text-subtle before:h-px before:w-10 before:shrink-0 before:bg-(--c)">
              {quote.author}
            </figcaption>
          </figure>
        )}
      </Container>
    </div>
  );
}
