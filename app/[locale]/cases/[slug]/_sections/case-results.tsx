import { Check } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Container } from "@/components/ui/container";
import { Eyebrow } from "@/components/ui/eyebrow";
import { cn } from "@/lib/site/cn";

/** Across the whole page: the story around it tells how far its sides are. Without the light on paper. */
const band = cn(
  "relative isolate col-span-full mx-[calc(-1*var(--side))] overflow-clip border-t border-line bg-[color-mix(in_oklab,var(--s)_4%,var(--background))] py-[clamp(72px,8vw,112px)]",
  "max-lg:mb-[clamp(48px,7vw,72px)] max-lg:border-b print:m-0 print:border-0 print:bg-transparent print:py-0",
  "before:absolute before:inset-0 before:-z-1 before:content-['']",
  "before:bg-[radial-gradient(48rem_32rem_at_96%_20%,color-mix(in_oklab,var(--s)_calc(var(--glow)*75%),transparent),transparent_70%)]",
);

const check = cn(
  "grid grid-cols-[34px_minmax(0,1fr)] items-center gap-4 border-b border-line py-4.5 md:grid-cols-[40px_minmax(0,1fr)] md:gap-[22px] md:py-[26px] print:py-[6pt]",
  "text-[clamp(1.125rem,1rem+0.6vw,1.5rem)] leading-[1.28] font-medium tracking-[-0.024em] print:[font-size:inherit]",
);

/** What changed. */
export async function CaseResults({ results }: { results: readonly string[] }) {
  const t = await getTranslations("cases.detail");
  return (
    <section className={band}>
      <Container className="grid grid-cols-1 gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,4.4fr)_minmax(0,7.6fr)] lg:gap-y-12 print:block">
        <div>
          <Eyebrow>{t("results")}</Eyebrow>
          <h2 className="text-h2">{t("resultsTitle")}</h2>
        </div>
        <ul data-slot="case-results" className="border-t border-line-strong">
          {results.map((result) => (
            <li key={result} className={check}>
              <Check className="size-[34px] rounded-full bg-[color-mix(in_oklab,var(--c)_var(--tint),transparent)] p-2 text-service md:size-10 md:p-2.5" />
              {result}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
