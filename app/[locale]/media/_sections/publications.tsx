import { ArrowUpRight } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { Card, CardLink } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Section } from "@/components/ui/section";
import { listMedia } from "@/lib/content/media";
import { cn } from "@/lib/site/cn";
import { shortDate } from "@/lib/site/dates";

/** A newspaper's name over its double rule. */
const masthead =
  "block border-b-4 border-double border-line-strong pb-2.5 text-[clamp(1.625rem,1.2rem_+_1.8vw,2.375rem)] leading-[1.05] font-semibold tracking-[-0.042em] text-balance";

/** Text with an initial, as it is printed. */
const column = cn(
  "mt-5 leading-[1.55] text-pretty text-muted-foreground",
  "first-letter:float-left first-letter:mt-1 first-letter:mr-1.5 first-letter:text-[2.9em] first-letter:leading-[0.82] first-letter:font-semibold first-letter:text-accent",
);

/** The publications, each on another site. */
export async function Publications() {
  const t = await getTranslations("company.media");
  const locale = await getLocale();
  const media = listMedia(locale);
  const external = (await getTranslations("common.footer"))("external");
  return (
    <Section className="pt-2" aria-label={t("label")}>
      <Container className="grid grid-cols-1 gap-3 min-[901px]:grid-cols-2 min-[901px]:gap-4">
        {media.map(({ id, href, date, kind, outlet, title, excerpt }) => (
          <Card key={id} id={id} className="group px-5 pt-5.5 pb-5 md:px-8 md:pt-8 md:pb-7">
            <p className="mb-5 md:mb-7">
              <b className={masthead}>{outlet}</b>
              <span className="flex flex-wrap justify-between gap-x-4 border-b border-line-strong py-2 font-mono text-mono">
                <span className="text-accent">{kind}</span>
                <time dateTime={date} className="text-subtle">
                  {shortDate(new Date(date), locale)}
                </time>
              </span>
            </p>
            <h2 className="text-[clamp(1.375rem,1.1rem_+_1vw,1.75rem)] leading-[1.18] tracking-[-0.028em] text-balance">
              <CardLink href={href} rel="noopener" data-track="cta_click" data-track-label={id}>
                {title}
                <span className="sr-only"> ({external})</span>
              </CardLink>
            </h2>
            <p className={column}>{excerpt}</p>
            <span className="mt-auto flex items-center gap-2 pt-6.5 font-medium" aria-hidden="true">
              {t("go")}
              <ArrowUpRight className="text-accent transition-transform duration-200 ease-out group-hover:translate-x-0.5 group-hover:-translate-y-0.5" />
            </span>
          </Card>
        ))}
      </Container>
    </Section>
  );
}
