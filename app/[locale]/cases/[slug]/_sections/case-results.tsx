import { Check } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Eyebrow } from "@/components/ui/eyebrow";
import type { Case } from "@/lib/content/cases";

/** What the project brought, in words. */
export async function CaseResults({ results }: Pick<Case, "results">) {
  const t = await getTranslations("cases.detail");
  if (!results) return null;
  return (
    <section className="pt-[clamp(48px,5.6vw,80px)] print:pt-[12pt]">
      <Eyebrow asChild>
        <h2>{t("results")}</h2>
      </Eyebrow>
      <ul data-slot="case-results" className="border-t border-line-strong">
        {results.map((result) => (
          <li
            key={result}
            className="flex items-center gap-3.5 border-b border-line py-4 text-[1.0625rem] leading-[1.4] font-medium text-pretty"
          >
            <Check className="size-6 shrink-0 self-start rounded-full bg-[color-mix(in_oklab,var(--c)_var(--tint),transparent)] p-[5px] text-service" />
            {result}
          </li>
        ))}
      </ul>
    </section>
  );
}
