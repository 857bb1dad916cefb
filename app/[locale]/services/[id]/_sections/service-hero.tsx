import { getTranslations } from "next-intl/server";
import { ServiceSign } from "@/components/sections/service-sign";
import { ServicePanel } from "@/components/illustrations/panels/service-panel";
import { PageTrail } from "@/components/sections/page-trail";
import { TwoTone } from "@/components/sections/two-tone";
import { Container } from "@/components/ui/container";
import { ButtonLink } from "@/components/ui/link";
import { PageTitle } from "@/components/ui/page-title";
import type { Service } from "@/lib/content/services";
import { Link } from "@/lib/i18n/navigation";
import { cn } from "@/lib/site/cn";
import { contactsAbout, routes } from "@/lib/i18n/routes";

const glow = cn(
  "relative isolate overflow-clip before:absolute before:inset-0 before:-z-2 before:mask-[linear-gradient(#000_70%,transparent)]",
  "before:bg-[radial-gradient(58rem_34rem_at_74%_78%,color-mix(in_oklab,var(--s)_calc(var(--glow)*90%),transparent),transparent_70%)]",
);

export async function ServiceHero({ service }: { service: Service }) {
  const t = await getTranslations("services.detail");
  return (
    <section className={cn("border-b border-line pt-9", glow)}>
      <Container>
        <PageTrail home={t("back")} section="services" current={service.title} />
        <div className="mt-8 mb-10 grid grid-cols-1 items-end gap-x-16 gap-y-[18px] md:mt-11 md:mb-13 md:gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="self-stretch lg:flex lg:flex-col lg:justify-between">
            <ServiceSign
              name={service.icon}
              className="mb-[22px] md:mb-7 md:size-16 md:rounded-[16px] md:p-[15px]"
            />
            <PageTitle>
              <TwoTone text={service.title} />
            </PageTitle>
          </div>
          <div>
            <p className="max-w-[35em] text-lead text-muted-foreground">{service.lead}</p>
            <ButtonLink
              href={contactsAbout("service", service.id)}
              arrow
              className="mt-6 max-[480px]:w-full"
              data-track="consult_request"
              data-track-label={service.id}
            >
              {t("consult")}
            </ButtonLink>
            <p className="mt-3 text-sm">
              <Link
                href={routes.projectGenerator}
                className="inline-flex min-h-11 items-center text-muted-foreground underline decoration-line-strong underline-offset-4 hover:text-foreground"
              >
                {t("draft")}
              </Link>
            </p>
          </div>
        </div>
        {service.picture && <ServicePanel picture={service.picture} />}
      </Container>
    </section>
  );
}
