import { getLocale, getTranslations } from "next-intl/server";
import { SectionHead } from "@/components/sections/section-head";
import { Container } from "@/components/ui/container";
import { scrollRow } from "@/components/ui/scroll-row";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { partnerKinds } from "@/lib/content/kinds/lists";
import { listPartners } from "@/lib/content/partners";
import { cn } from "@/lib/site/cn";
import { Link } from "@/lib/i18n/navigation";
import { routes } from "@/lib/i18n/routes";

/** A kind and its names: two in a row on a wide screen, on a phone one of the cards of a row. */
const kindLook = cn(
  "border-line max-md:rounded-2xl max-md:border max-md:bg-surface max-md:p-4 max-md:shadow-sheen",
  "md:border-b md:py-5",
);

/** Names as tiles, by what partners bring into a system. */
export async function Partners() {
  const t = await getTranslations("home.partners");
  const kinds = await getTranslations("company.partners.kinds");
  const partners = listPartners(await getLocale());
  if (partners.length === 0) return null;
  const shown = partnerKinds.filter((kind) => partners.some((partner) => partner.kind === kind));
  return (
    <Section id="partners">
      <Container>
        <SectionHead title={t("title")} lead={t("lead")} eyebrow={t("eyebrow")} />
        <dl
          className={cn(
            "grid grid-cols-1 gap-x-16 border-line-strong max-md:gap-x-3 md:border-t lg:grid-cols-2",
            scrollRow,
          )}
        >
          {shown.map((kind) => (
            <div key={kind} className={kindLook}>
              <dt className="font-mono text-mono text-subtle">
                <Link
                  href={`${routes.partners}#partners-${kind}`}
                  className="inline-block py-1.5 hover:text-foreground pointer-coarse:min-w-11 pointer-coarse:py-3.5"
                >
                  {kinds(kind)}
                </Link>
              </dt>
              <dd className="mt-2">
                <ul className="flex flex-wrap gap-1.5 md:gap-2.5">
                  {partners
                    .filter((partner) => partner.kind === kind)
                    .map(({ id, name }) => (
                      <li
                        key={id}
                        className="rounded-lg border border-line-strong bg-[color-mix(in_oklab,var(--background)_45%,var(--surface))] px-2.5 py-1 text-sm font-medium tracking-[-0.015em] shadow-sheen md:px-4 md:py-2 md:text-[1.125rem]"
                      >
                        {name}
                      </li>
                    ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
        <TextLink
          href={routes.contacts}
          className="mt-4"
          data-track="contact_us"
          data-track-label="home_partners"
        >
          {t("become")}
        </TextLink>
      </Container>
    </Section>
  );
}
