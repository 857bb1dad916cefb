import { getLocale, getTranslations } from "next-intl/server";
import { SectionHead } from "@/components/sections/section-head";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Section } from "@/components/ui/section";
import { listValues } from "@/lib/content/values";
import { cn } from "@/lib/site/cn";

/** The cells share their hairlines; the outer ones fall outside the box. On a phone the drawing stands beside the words. */
const cell = cn(
  "-mr-px -mb-px grid grid-cols-[72px_minmax(0,1fr)] gap-x-4.5 gap-y-1 border-r border-b border-line px-4.5 py-5.5",
  "md:flex md:flex-col md:px-7 md:pt-8 md:pb-8.5 lg:px-6",
);

/** The values in one hairline box, each with a drawing of bars and lines. */
export async function Values() {
  const t = await getTranslations("about.values");
  return (
    <Section id="values">
      <Container>
        <SectionHead eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
        <Card asChild className="grid grid-cols-1 overflow-clip md:grid-cols-2 lg:grid-cols-4">
          <ul>
            {listValues(await getLocale()).map(({ icon, title, description }) => (
              <li key={title} className={cell}>
                <svg
                  viewBox="0 0 120 72"
                  aria-hidden="true"
                  className="row-start-1 row-end-3 w-18 overflow-visible md:w-28"
                >
                  <use href={`/drawings/values.svg#${icon}`} />
                </svg>
                <h3 className="self-end text-h3 md:mt-8 md:self-auto">{title}</h3>
                <p className="col-start-2 text-[0.9688rem] leading-[1.55] text-muted-foreground md:mt-2">
                  {description}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      </Container>
    </Section>
  );
}
