import { Check } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Container } from "@/components/ui/container";
import { Eyebrow } from "@/components/ui/eyebrow";
import type { Case } from "@/lib/content/cases";
import { cn } from "@/lib/site/cn";

/** Across the whole page, lit from the side in the hue of the case. */
const band = cn(
  "col-span-full mx-[calc(-1*var(--side))] border-line py-[clamp(56px,8vw,112px)]",
  "bg-surface bg-[radial-gradient(40rem_26rem_at_88%_60%,color-mix(in_oklab,var(--s)_calc(var(--glow)*130%),transparent),transparent_74%)]",
  "print:m-0 print:border-0 print:bg-transparent print:p-0",
);

/** By the part above it, from which a line parts it, and a gap where that part has none below it. */
const edges = {
  story: "border-t",
  screen: "border-b",
  done: "mt-[clamp(72px,8vw,112px)] border-y",
  system: "mt-[clamp(72px,8vw,112px)] border-y",
};

type CaseResultsProps = Pick<Case, "results" | "headings"> & { after?: keyof typeof edges | undefined };

/** What the project brought, in words. */
export async function CaseResults({ results, headings, after = "story" }: CaseResultsProps) {
  const t = await getTranslations("cases.detail");
  if (!results) return null;
  return (
    <section className={cn(band, edges[after])}>
      <Container className="grid gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:block print:p-0">
        <div>
          <Eyebrow>{t("results")}</Eyebrow>
          <h2 className="text-h2">{headings?.results ?? t("resultsTitle")}</h2>
        </div>
        <ul data-slot="case-results" className="border-t border-line-strong">
          {results.map((result) => (
            <li
              key={result}
              className="flex items-start gap-4 border-b border-line py-4 text-opener font-medium text-pretty md:py-6"
            >
              <Check className="mt-1 size-6 text-success" />
              {result}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
