import { ArrowRight, Check } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Container } from "@/components/ui/container";
import { Eyebrow } from "@/components/ui/eyebrow";
import type { Case } from "@/lib/content/cases";
import { cn } from "@/lib/site/cn";

/** Across the whole page: the story around it tells how far its sides are. Without the light on paper. */
const band = cn(
  "relative isolate col-span-full mx-[calc(-1*var(--side))] overflow-clip border-y border-line bg-[color-mix(in_oklab,var(--s)_4%,var(--background))] py-[clamp(72px,8vw,112px)]",
  "print:m-0 print:border-0 print:bg-transparent print:py-0",
  "before:absolute before:inset-0 before:-z-1",
  "before:bg-[radial-gradient(48rem_32rem_at_96%_20%,color-mix(in_oklab,var(--s)_calc(var(--glow)*75%),transparent),transparent_70%)]",
);

const check = "grid items-center border-b border-line print:py-[6pt] print:[font-size:inherit]";

/** Without numbers the words stand large. */
const alone = cn(
  "grid-cols-[34px_minmax(0,1fr)] gap-4 py-4.5 md:grid-cols-[40px_minmax(0,1fr)] md:gap-[22px] md:py-[26px]",
  "text-[clamp(1.125rem,1rem+0.6vw,1.5rem)] leading-[1.28] font-medium tracking-[-0.024em]",
);
const besideNumbers = "grid-cols-[24px_minmax(0,1fr)] gap-3.5 py-3.5 leading-[1.4]";

/** What was measured, before and after: the columns are the same for all of it. */
const table = cn(
  "grid gap-x-8 border-t border-line-strong md:grid-cols-[minmax(0,1fr)_minmax(6rem,auto)_1.25rem_minmax(9.25rem,auto)]",
  "max-md:grid-cols-[minmax(0,1fr)_1.25rem_minmax(0,1.2fr)] max-md:gap-x-4",
);
const change =
  "col-span-full grid grid-cols-subgrid items-end gap-y-2 border-b border-line py-5 md:py-6 print:py-[6pt]";
const value = "text-[clamp(1.5rem,1.35rem+0.6vw,1.875rem)] leading-none tracking-[-0.03em]";
/** The first row heads the columns; a screen reader hears it in each. */
const heading = "mb-3 block font-mono text-mono tracking-normal text-subtle";

type CaseResultsProps = Pick<Case, "results" | "changes" | "measured">;

/** What changed: in numbers first, where there are any, then in words. */
export async function CaseResults({ results = [], changes = [], measured }: CaseResultsProps) {
  const t = await getTranslations("cases.detail");
  return (
    <section className={band}>
      <Container className="grid grid-cols-1 gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,4.4fr)_minmax(0,7.6fr)] lg:gap-y-12 print:block">
        <div>
          <Eyebrow>{t("results")}</Eyebrow>
          <h2 className="text-h2">{t("resultsTitle")}</h2>
          {changes.length > 0 && measured !== undefined && (
            <p
              data-slot="case-measured"
              className="mt-4 max-w-[26em] text-[0.9375rem] leading-[1.6] text-muted-foreground"
            >
              {measured}
            </p>
          )}
        </div>
        <div>
          {changes.length > 0 && (
            <ul data-slot="case-changes" className={table}>
              {changes.map(({ label, before, after }, index) => (
                <li key={label} className={change}>
                  <h3 className="text-[1.0625rem] leading-[1.35] font-medium max-md:col-span-full md:self-end">
                    {label}
                  </h3>
                  <p className={cn(value, "text-subtle")}>
                    <span className={index === 0 ? heading : "sr-only"}>{t("before")}</span>
                    {before}
                  </p>
                  <ArrowRight className="mb-0.5 text-subtle" aria-hidden="true" />
                  <p className={cn(value, "font-semibold text-service md:whitespace-nowrap")}>
                    <span className={index === 0 ? heading : "sr-only"}>{t("after")}</span>
                    {after}
                  </p>
                </li>
              ))}
            </ul>
          )}
          {results.length > 0 && (
            <ul
              data-slot="case-results"
              className={changes.length > 0 ? "mt-4" : "border-t border-line-strong"}
            >
              {results.map((result) => (
                <li key={result} className={cn(check, changes.length > 0 ? besideNumbers : alone)}>
                  <Check
                    className={cn(
                      "rounded-full bg-[color-mix(in_oklab,var(--c)_var(--tint),transparent)] text-service",
                      changes.length > 0 ? "size-6 p-[5px]" : "size-[34px] p-2 md:size-10 md:p-2.5",
                    )}
                  />
                  {result}
                </li>
              ))}
            </ul>
          )}
        </div>
      </Container>
    </section>
  );
}
