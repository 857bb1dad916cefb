import { ChartColumn, FileText, PanelsTopLeft, Workflow } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { GeneratorPanel } from "@/components/illustrations/generator-panel";
import { Actions } from "@/components/ui/actions";
import { Container } from "@/components/ui/container";
import { Eyebrow } from "@/components/ui/eyebrow";
import { ButtonLink } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import { cn } from "@/lib/site/cn";
import { routes } from "@/lib/i18n/routes";

const benefits = [
  { id: "specification", Icon: FileText },
  { id: "architecture", Icon: Workflow },
  { id: "feasibility", Icon: ChartColumn },
  { id: "interface", Icon: PanelsTopLeft },
] as const;

/** The light behind the generator. */
const light = cn(
  "before:absolute before:inset-0 before:-z-1",
  "before:bg-[radial-gradient(46rem_30rem_at_84%_100%,color-mix(in_oklab,var(--accent)_calc(var(--glow)*100%),transparent),transparent_70%)]",
);

async function Benefits() {
  const t = await getTranslations("home.promo");
  return (
    <ul
      data-slot="benefits"
      className="mt-[34px] grid grid-cols-[repeat(auto-fit,minmax(max(8.5rem,34%),1fr))] overflow-clip rounded-[16px] border border-line bg-[color-mix(in_oklab,var(--surface)_70%,transparent)]"
    >
      {benefits.map(({ id, Icon }) => (
        <li
          key={id}
          className="-mr-px -mb-px border-r border-b border-line px-3.5 py-[15px] md:px-5 md:py-4.5"
        >
          <Icon className="mb-2.5 text-accent" />
          <h3 className="text-[0.9375rem] leading-[1.3] tracking-[-0.015em] md:text-[1rem]">{t(id)}</h3>
          <p className="mt-1 text-caption/[1.45] text-muted-foreground md:text-sm/[1.45]">{t(`${id}Text`)}</p>
        </li>
      ))}
    </ul>
  );
}

export async function AiPromo() {
  const t = await getTranslations("home.promo");
  return (
    <Section
      className={cn(
        "ambient isolate overflow-clip border-y bg-[color-mix(in_oklab,var(--surface)_45%,var(--background))]",
        light,
      )}
    >
      <Container className="grid grid-cols-1 items-center gap-11 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] lg:gap-18">
        <div>
          <Eyebrow>{t("eyebrow")}</Eyebrow>
          <h2 className="text-h2">{t("title")}</h2>
          <p className="mt-5 max-w-[35em] text-lead text-muted-foreground">{t("lead")}</p>
          <Benefits />
          <Actions>
            <ButtonLink
              href={routes.projectGenerator}
              arrow
              data-track="cta_click"
              data-track-label="ai_promo"
            >
              {t("open")}
            </ButtonLink>
            <ButtonLink
              href={routes.contacts}
              variant="secondary"
              data-track="learn_more"
              data-track-label="ai_promo"
            >
              {t("more")}
              <span className="sr-only"> {t("moreAbout")}</span>
            </ButtonLink>
          </Actions>
        </div>
        <GeneratorPanel />
      </Container>
    </Section>
  );
}
