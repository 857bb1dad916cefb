import { getLocale, getTranslations } from "next-intl/server";
import { Container } from "@/components/ui/container";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { companyHistory } from "@/lib/content/about";
import { routes } from "@/lib/i18n/routes";

export async function AboutHistory() {
  const t = await getTranslations("about.history");
  const { title, paragraphs } = companyHistory(await getLocale());
  return (
    <Section className="border-t">
      <Container className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4.4fr)_minmax(0,7.6fr)]">
        <div>
          <h2 className="text-h2">{title}</h2>
          <TextLink href={routes.team} className="mt-5">
            {t("team")}
          </TextLink>
        </div>
        <div className="gap-x-12 text-[1.0625rem] leading-[1.65] text-muted-foreground md:columns-2">
          {paragraphs.map((paragraph) => (
            <p
              key={paragraph}
              className="break-inside-avoid not-first:mt-5 first:text-foreground md:nth-3:mt-0 md:nth-3:break-before-column"
            >
              {paragraph}
            </p>
          ))}
        </div>
      </Container>
    </Section>
  );
}
