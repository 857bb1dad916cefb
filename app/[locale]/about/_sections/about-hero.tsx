import { getLocale, getTranslations } from "next-intl/server";
import { YearsDial } from "./years-dial";
import { Statistics } from "@/components/sections/statistics";
import { Container } from "@/components/ui/container";
import { Eyebrow } from "@/components/ui/eyebrow";
import { PageTitle } from "@/components/ui/page-title";
import { Quiet } from "@/components/ui/quiet";
import { listFacts } from "@/lib/content/facts";
import { aboutStatistics } from "@/lib/content/statistics";
import { cn } from "@/lib/site/cn";

/** The light behind the dial. */
const light = cn(
  "before:absolute before:inset-0 before:-z-2",
  "before:bg-[radial-gradient(46rem_36rem_at_78%_44%,color-mix(in_oklab,var(--accent)_calc(var(--glow)*85%),transparent),transparent_70%)]",
);

/** Who we are, since when, and the figures that close the first screen. */
export async function AboutHero() {
  const t = await getTranslations("about.hero");
  const locale = await getLocale();
  return (
    <section data-slot="section" className={cn("relative isolate overflow-clip", light)}>
      <Container className="grid grid-cols-1 items-center gap-8 pt-9 pb-7 min-[900px]:grid-cols-[minmax(0,6.7fr)_minmax(0,5.3fr)] md:pt-12 md:pb-11">
        <div>
          <Eyebrow>{t("eyebrow")}</Eyebrow>
          <PageTitle>
            {t("title")} <Quiet>{t("titleDim")}</Quiet>
          </PageTitle>
          <p className="mt-6 max-w-[31em] text-lead text-muted-foreground">{t("lead")}</p>
          <dl className="mt-9.5 grid max-w-[590px] grid-cols-2 gap-x-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.55fr)] md:gap-x-10">
            {listFacts(locale).map(({ label, value }) => (
              <div key={label} className="border-t border-line pt-[13px] pb-3.5">
                <dt className="text-[0.8125rem] text-subtle">{label}</dt>
                <dd className="mt-px leading-[1.35] font-medium tracking-[-0.01em]">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <YearsDial />
      </Container>
      <Statistics items={aboutStatistics(locale)} />
    </section>
  );
}
