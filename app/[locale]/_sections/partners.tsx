import { getLocale, getTranslations } from "next-intl/server";
import { Container } from "@/components/ui/container";
import { Eyebrow } from "@/components/ui/eyebrow";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { listPartners } from "@/lib/content/partners";
import { cn } from "@/lib/site/cn";
import { routes } from "@/lib/i18n/routes";

/** The last lines of a row and of a column lie under the frame around all names. */
const name = cn(
  "-mr-px -mb-px flex min-h-19 items-center border-r border-b border-line px-3.5 py-3 md:min-h-24 md:px-6",
  "text-[0.9375rem] leading-tight font-medium tracking-[-0.018em] max-md:hyphens-auto md:text-[1.0625rem]",
  "text-[color-mix(in_oklab,var(--foreground)_82%,var(--muted))] transition-[background,color] duration-120 hover:bg-raised hover:text-foreground",
);

/** Names on a hairline grid. */
export async function Partners() {
  const t = await getTranslations("home.partners");
  const partners = listPartners(await getLocale());
  if (partners.length === 0) return null;
  return (
    <Section id="partners">
      <Container className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <Eyebrow>{t("eyebrow")}</Eyebrow>
          <h2 className="text-h2">{t("title")}</h2>
          <p className="mt-4 mb-3.5 max-w-[24em] text-[1.0625rem] text-muted-foreground">{t("lead")}</p>
          <TextLink href={routes.contacts} data-track="contact_us" data-track-label="home_partners">
            {t("become")}
          </TextLink>
        </div>
        <ul className="grid grid-cols-2 overflow-clip rounded-3xl border border-line bg-[color-mix(in_oklab,var(--surface)_50%,transparent)] md:grid-cols-3">
          {partners.map((partner) => (
            <li key={partner.id} className={name}>
              {partner.name}
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
