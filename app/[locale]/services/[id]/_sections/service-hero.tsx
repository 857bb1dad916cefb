import { getTranslations } from "next-intl/server";
import { ServiceSign } from "../../_sections/service-sign";
import { ServicePanel } from "@/components/illustrations/panels/service-panel";
import { PageTrail } from "@/components/sections/page-trail";
import { TwoTone } from "@/components/sections/two-tone";
import { Container } from "@/components/ui/container";
import { PageTitle } from "@/components/ui/page-title";
import type { Service } from "@/lib/content/services";
import { cn } from "@/lib/site/cn";
import { routes } from "@/lib/i18n/routes";

const glow = cn(
  "relative isolate overflow-clip before:absolute before:inset-0 before:-z-2 before:content-['']",
  "before:bg-[radial-gradient(58rem_34rem_at_74%_78%,color-mix(in_oklab,var(--s)_calc(var(--glow)*90%),transparent),transparent_70%)]",
);

const rings = cn(
  "absolute top-[330px] left-[-10%] -z-1 w-[760px] max-w-none mask-[linear-gradient(transparent,#000_50%)]",
  "md:-top-20 md:left-[calc(50%+20px)] md:w-[1240px] md:mask-[linear-gradient(96deg,transparent_39%,#000_60%)]",
);

export async function ServiceHero({ service }: { service: Service }) {
  const t = await getTranslations("services.detail");
  return (
    <section className={cn("border-b border-line pt-9", glow)}>
      <svg className={rings} viewBox="0 0 900 900" aria-hidden="true">
        <use href="/drawings/service-rings.svg#rings" />
      </svg>
      <Container>
        <PageTrail
          back={{ href: routes.home, label: t("back") }}
          section="services"
          current={service.title}
        />
        <div className="mt-8 mb-10 grid grid-cols-1 items-end gap-x-16 gap-y-[18px] md:mt-11 md:mb-13 md:gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <ServiceSign
              name={service.icon}
              className="mb-[22px] md:mb-7 md:size-16 md:rounded-[16px] md:p-[15px]"
            />
            <PageTitle>
              <TwoTone text={service.title} />
            </PageTitle>
          </div>
          <p className="max-w-[35em] text-lead text-muted-foreground">{service.lead}</p>
        </div>
        {service.picture && <ServicePanel picture={service.picture} />}
      </Container>
    </section>
  );
}
