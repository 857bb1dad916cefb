import { ArrowUpRight } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { Card, CardLink } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Cover } from "@/components/ui/cover";
import { HEAD_SIZES } from "@/components/ui/photograph";
import { Section } from "@/components/ui/section";
import { getCase } from "@/lib/content/cases";
import { listMedia } from "@/lib/content/media";
import { cn } from "@/lib/site/cn";
import { shortDate } from "@/lib/site/dates";

/** Over the double rule of a newspaper: who published it, what it is and when. */
const masthead = "mb-5 border-b-4 border-double border-line-strong pb-2.5";

/** A drawing without the room it keeps for a badge. */
const PART = "20 64 600 300";

/** The first one opens the page, its picture beside the words; the parts of the others stand at the same heights. */
const lead = {
  card: "lg:col-span-full lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-16",
  picture: "lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:mb-0 lg:self-center",
  title: "text-h2 text-balance",
};
const other = {
  card: "lg:row-span-5 lg:grid lg:grid-rows-subgrid lg:gap-y-0",
  title: "text-[clamp(1.375rem,1.1rem_+_1vw,1.75rem)] leading-[1.18]",
};

/** The publications, each on another site, with the drawing of the project that is about the same. */
export async function Publications() {
  const t = await getTranslations("company.media");
  const locale = await getLocale();
  const media = listMedia(locale);
  const external = (await getTranslations("common.footer"))("external");
  return (
    <Section className="pt-2" aria-label={t("label")}>
      <Container className="grid grid-cols-1 gap-3 lg:grid-cols-3 lg:gap-4">
        {media.map(({ id, href, date, kind, outlet, title, excerpt, case: slug }, index) => {
          const look = index === 0 ? lead : other;
          const project = slug === undefined ? undefined : getCase(locale, slug);
          return (
            <Card
              key={id}
              id={id}
              hue={project?.hue}
              className={cn("group px-5 pt-5.5 pb-5 md:px-8 md:pt-8 md:pb-7", look.card)}
            >
              <p className={masthead}>
                <b className="text-[1.0625rem] font-semibold">{outlet}</b>
                <span className="mt-1 block font-mono text-mono text-subtle">
                  <span className="text-accent">{kind}</span> ·{" "}
                  <time dateTime={date}>{shortDate(new Date(date), locale)}</time>
                </span>
              </p>
              {project && (
                <Cover
                  src={project.image}
                  part={PART}
                  photo={project.photo}
                  sizes={HEAD_SIZES}
                  className={cn("mb-6 aspect-[2/1] rounded-xl", index === 0 && lead.picture)}
                />
              )}
              <h2 className={cn("tracking-[-0.028em]", look.title)}>
                <CardLink href={href} rel="noopener" data-track="cta_click" data-track-label={id}>
                  {title}
                  <span className="sr-only">{` (${outlet}, ${external})`}</span>
                </CardLink>
              </h2>
              <p className="mt-5 max-w-[36em] leading-[1.55] text-pretty text-muted-foreground">{excerpt}</p>
              <span className="mt-auto flex items-center gap-2 pt-6.5 font-medium" aria-hidden="true">
                {t("go")}
                <ArrowUpRight className="text-accent transition-transform duration-200 ease-out group-hover:translate-x-0.5 group-hover:-translate-y-0.5" />
              </span>
            </Card>
          );
        })}
      </Container>
    </Section>
  );
}
