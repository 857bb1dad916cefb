import { getTranslations } from "next-intl/server";
import { CasePhases } from "./case-phases";
import { Container } from "@/components/ui/container";
import type { Case } from "@/lib/content/cases";
import { cn } from "@/lib/site/cn";

/** Across the whole page, as the results are. */
const wide = "col-span-full mx-[calc(-1*var(--side))] print:mx-0";

/** Who did it and when, what it taught, and what the client says. Nothing of a project that tells none of it. */
export async function CaseWork({ item: { phases, lessons, quote, headings } }: { item: Case }) {
  const t = await getTranslations("cases.detail");
  if (!phases && !lessons && !quote) return null;
  return (
    <div className={cn(wide, "py-[clamp(56px,8vw,112px)] print:py-0")}>
      <Container className="grid gap-[clamp(56px,6.4vw,88px)] print:gap-[14pt]">
        {phases && <CasePhases phases={phases} heading={headings?.phases} />}
        {lessons && (
          <section
            data-slot="case-lessons"
            aria-label={t("lessons")}
            className="grid gap-10 border-t border-line pt-10 md:grid-cols-2 md:gap-16 print:gap-[8pt] print:pt-[8pt]"
          >
            {(["hard", "differently"] as const).map((name) => (
              <div key={name}>
                <h2 className="text-h3">{t(name)}</h2>
                <p className="mt-3 max-w-[34em] leading-[1.65] text-muted-foreground">{lessons[name]}</p>
              </div>
            ))}
          </section>
        )}
        {quote && (
          <figure data-slot="case-quote" className="print:break-inside-avoid">
            <blockquote className="max-w-[25em] text-h2 font-medium text-balance print:text-[14pt]">
              {quote.text}
            </blockquote>
            <figcaption className="mt-6 flex items-center gap-4 text-sm text-balance text-subtle before:h-px before:w-10 before:shrink-0 before:bg-(--c) md:mt-8">
              {quote.author}
            </figcaption>
          </figure>
        )}
      </Container>
    </div>
  );
}
