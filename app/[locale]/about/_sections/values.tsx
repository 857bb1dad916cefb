import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Eyebrow } from "@/components/ui/eyebrow";
import { Section } from "@/components/ui/section";
import { listValues } from "@/lib/content/values";
import { cn } from "@/lib/site/cn";

/** The cells share their hairlines; the outer ones fall outside the box. On a phone the drawing stands beside the words. */
const cell = cn(
  "-mr-px -mb-px grid grid-cols-[72px_minmax(0,1fr)] gap-x-4.5 gap-y-1 border-r border-b border-line px-4.5 py-5.5",
  "md:block md:px-7 md:pt-8 md:pb-8.5",
);

/** The values in one hairline box, each with a drawing made of the same rings and ticks. */
export async function Values() {
  const t = await getTranslations("about.values");
  return (
    <Section id="values">
      <Container className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="self-start lg:sticky lg:top-28">
          <Eyebrow>{t("eyebrow")}</Eyebrow>
          <h2 className="text-h2">{t("title")}</h2>
        </div>
        <Card asChild className="grid grid-cols-1 overflow-clip md:grid-cols-2">
          <ul>
            {listValues(await getLocale()).map(({ icon, title, description }) => (
              <li key={title} className={cell}>
                <svg
                  viewBox="0 0 120 120"
                  aria-hidden="true"
                  className="row-start-1 row-end-3 w-18 overflow-visible md:w-28"
                >
                  <use href={`/drawings/values.svg#${icon}`} />
                </svg>
                <h3 className="self-end text-h3 md:mt-9">{title}</h3>
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
