import { getTranslations } from "next-intl/server";
import { casePlate } from "@/components/sections/case-plate";
import { PageTrail } from "@/components/sections/page-trail";
import { Container } from "@/components/ui/container";
import { Cover } from "@/components/ui/cover";
import { Opener } from "@/components/ui/opener";
import { PageTitle } from "@/components/ui/page-title";
import type { Case } from "@/lib/content/cases";
import { cn } from "@/lib/site/cn";

const glow = cn(
  "relative isolate overflow-clip before:absolute before:inset-0 before:-z-1 before:content-['']",
  "before:bg-[radial-gradient(60rem_30rem_at_60%_66%,color-mix(in_oklab,var(--s)_calc(var(--glow)*70%),transparent),transparent_72%)]",
);

const badge = cn(
  "inline-flex min-h-9 items-center gap-2 rounded-md border border-[color-mix(in_oklab,var(--c)_30%,transparent)] pr-3 pl-[11px]",
  "bg-[color-mix(in_oklab,var(--c)_var(--tint),transparent)] text-[0.8125rem] font-medium text-service",
  "before:size-[7px] before:rounded-md before:bg-current before:content-['']",
);

export async function CaseHero({ item }: { item: Case }) {
  const t = await getTranslations("cases.detail");
  return (
    <header className={cn("pt-9", glow)}>
      <Container>
        <PageTrail section="cases" current={item.title}>
          <span data-slot="case-industry" className={badge}>
            {item.industry}
          </span>
          <span
            data-slot="case-year"
            className="font-mono text-[0.875rem] leading-[1.4] font-medium tracking-[0.01em] text-muted-foreground"
          >
            {item.year}
          </span>
        </PageTrail>
        <div className="mt-7 mb-6 grid grid-cols-1 items-end gap-x-14 gap-y-6 md:mt-11 md:mb-8 lg:grid-cols-[minmax(0,9.3fr)_minmax(0,2.7fr)]">
          <PageTitle>{item.title}</PageTitle>
          <p
            data-slot="case-client"
            className="border-l-2 border-[var(--s)] pl-5 text-[1.0625rem] leading-[1.35] font-medium tracking-[-0.012em]"
          >
            <span className="mb-0.5 block text-caption font-normal tracking-normal text-subtle">
              {t("client")}
            </span>
            {item.clientName}
          </p>
        </div>
        <Opener className="mb-8 max-w-[31em] md:mb-11">{item.description}</Opener>
        <Cover src={item.image} className={casePlate} eager />
      </Container>
    </header>
  );
}
