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
  done: "mt-[clamp(56px,8vw,112px)] border-y",
  system: "mt-[clamp(56px,8vw,112px)] border-y",
};

/** A result that begins with its figure: «99,95 % доступности…», «2,400 desktops…». */
const LED =
  /^((?:(?:От|До|На|From|Up to)\s)?\d[\d\s.,]*(?:\s?(?:%|млн|million|час\p{L}*|минут\p{L}*|недел\p{L}*|день|дн\p{L}+|hours?|minutes?|weeks?|days?)(?!\p{L}))?)\s+(.+)$/u;

type CaseResultsProps = Pick<Case, "results" | "headings"> & { after?: keyof typeof edges | undefined };

/** What the project brought, each with its figure where it begins with one. */
export async function CaseResults({ results, headings, after = "story" }: CaseResultsProps) {
  const t = await getTranslations("cases.detail");
  if (!results) return null;
  return (
    <section className={cn(band, edges[after])}>
      <Container className="print:p-0">
        <Eyebrow>{t("results")}</Eyebrow>
        <h2 className="text-h2">{headings?.results ?? t("resultsTitle")}</h2>
        <ul
          data-slot="case-results"
          className="mt-[clamp(28px,3.2vw,44px)] grid gap-x-8 md:auto-cols-fr md:grid-flow-col"
        >
          {results.map((result) => {
            const [, figure, what] = LED.exec(result) ?? [];
            return (
              <li key={result} className="border-t border-line-strong py-5 text-lead font-medium text-pretty">
                {figure === undefined ? (
                  <Check className="mb-4 size-6 text-success" />
                ) : (
                  <strong className="mb-4 block text-h1 font-semibold text-service">{figure} </strong>
                )}
                {what ?? result}
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}
