import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { ServiceAbout } from "./_sections/service-about";
import { ServiceBenefits } from "./_sections/service-benefits";
import { ServiceCase } from "./_sections/service-case";
import { ServiceFeatures } from "./_sections/service-features";
import { ServiceHero } from "./_sections/service-hero";
import { ServiceSolutions } from "./_sections/service-solutions";
import { ServiceValue } from "./_sections/service-value";
import { ComeAlive } from "@/components/illustrations/come-alive";
import { ServiceGlimpse } from "@/components/illustrations/service-glimpse";
import { StructuredData } from "@/components/layout/structured-data";
import { ClosingBand } from "@/components/sections/closing-band";
import { ContactStretch } from "@/components/sections/contact-stretch";
import { getService } from "@/lib/content/services";
import { knownIds } from "@/lib/site/known-paths";
import { pageMetadata } from "@/lib/site/page-metadata";
import { contactsAbout, servicePath } from "@/lib/i18n/routes";

export const dynamicParams = false;
export const generateStaticParams = () => knownIds("services").map((id) => ({ id }));

const serviceOf = async ({ params }: PageProps<"/[locale]/services/[id]">) =>
  getService(await getLocale(), (await params).id) ?? notFound();

export async function generateMetadata(props: PageProps<"/[locale]/services/[id]">) {
  const { id } = await serviceOf(props);
  return pageMetadata(servicePath(id), await getLocale());
}

export default async function ServicePage(props: PageProps<"/[locale]/services/[id]">) {
  const service = await serviceOf(props);
  const t = await getTranslations("services.detail");
  const contacts = contactsAbout("service", service.id);
  return (
    <main id="main" tabIndex={-1}>
      <article data-hue={service.color}>
        <ServiceHero service={service} />
        <ContactStretch about={service.title} href={contacts} trackLabel={service.id}>
          <ServiceAbout service={service} />
          <ServiceBenefits service={service} />
          <ServiceValue service={service} />
          <ServiceFeatures service={service} />
          <ServiceSolutions service={service} />
          <ServiceCase slug={service.caseStudy} />
        </ContactStretch>
        <ClosingBand {...service.closing} button={t("discuss")} href={contacts} trackLabel={service.id}>
          <ServiceGlimpse picture={service.picture} icon={service.icon} />
        </ClosingBand>
      </article>
      <ComeAlive />
      <StructuredData path={servicePath(service.id)} />
    </main>
  );
}
