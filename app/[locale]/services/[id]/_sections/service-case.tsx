import { getLocale, getTranslations } from "next-intl/server";
import { CaseCard } from "@/components/sections/case-card";
import { Container } from "@/components/ui/container";
import { getCase } from "@/lib/content/cases";

/** A project that shows the service at work, where there is one. */
export async function ServiceCase({ slug }: { slug: string | undefined }) {
  const item = slug === undefined ? undefined : getCase(await getLocale(), slug);
  if (!item) return null;
  const t = await getTranslations("services.detail");
  const words = await getTranslations("cases.list");
  return (
    <section data-slot="service-case" className="break-inside-avoid pb-[clamp(72px,8vw,116px)]">
      <Container>
        <CaseCard item={item} wide label={t("caseStudy")} more={words("more")} />
      </Container>
    </section>
  );
}
