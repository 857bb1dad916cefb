import { ArrowUpRight } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { ProjectLink, projectLine } from "@/components/sections/project-link";
import { Card, CardLink } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Section } from "@/components/ui/section";
import { getCase } from "@/lib/content/cases";
import { listMedia } from "@/lib/content/media";
import { cn } from "@/lib/site/cn";
import { shortDate } from "@/lib/site/dates";

type Publication = ReturnType<typeof listMedia>[number];

/** The name of the outlet over the double rule of a newspaper. */
const masthead =
  "flex flex-wrap items-baseline justify-between gap-x-4 border-b-4 border-double border-line-strong pb-2.5 font-semibold text-subtle";

const excerpt = "mt-4 max-w-[36em] leading-[1.55] text-pretty text-muted-foreground";

/** Columns of one sheet: they share their hairlines, the outer ones fall outside; the parts of those in a row stand at the same heights. */
const sheet = "mt-3 grid grid-cols-1 overflow-clip lg:mt-4 lg:grid-cols-3";
const column = cn(
  "group relative -mr-px -mb-px flex flex-col border-r border-b border-line px-5 pt-5.5 pb-5 md:px-8 md:pt-8 md:pb-7",
  "lg:row-span-5 lg:grid lg:grid-rows-subgrid lg:gap-y-0",
);

/** The publications, each on another site: the first one leads, the others stand in columns below it. */
export async function Publications() {
  const t = await getTranslations("company.media");
  const [first, ...others] = listMedia(await getLocale());
  return (
    <Section className="pt-2" aria-label={t("label")}>
      <Container>
        {first && <Leading publication={first} />}
        {others.length > 0 && (
          <Card asChild className={sheet}>
            <ul>
              {others.map((publication) => (
                <li key={publication.id} id={publication.id} className={column}>
                  <p className={cn(masthead, "text-h3")}>
                    {publication.outlet} <Go />
                  </p>
                  <Head
                    publication={publication}
                    className="text-[clamp(1.375rem,1.1rem_+_1vw,1.75rem)] leading-[1.18]"
                  />
                  <p className={excerpt}>{publication.excerpt}</p>
                  <Voice quote={publication.quote} className="text-[1.0625rem]" />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </Container>
    </Section>
  );
}

/** It has the width of the page, its voice beside it, and the way to the project that it tells of. */
async function Leading({ publication }: { publication: Publication }) {
  const { id, outlet, quote, case: slug } = publication;
  const t = await getTranslations("company.media");
  const project = slug === undefined ? undefined : getCase(await getLocale(), slug);
  return (
    <Card id={id} className="group px-5 pt-5.5 pb-5 md:px-8 md:pt-8 md:pb-7">
      <p className={cn(masthead, "text-opener")}>
        {outlet} <Go />
      </p>
      <div className="grid grid-cols-1 gap-x-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex flex-col">
          <Head publication={publication} className="text-h2 text-balance" />
          <p className={excerpt}>{publication.excerpt}</p>
          {project && (
            <p className="mt-auto pt-4 text-sm/[1.5] text-subtle">
              {t("project")} · {project.clientName}
              <ProjectLink project={project} className={cn(projectLine, "z-1")} />
            </p>
          )}
        </div>
        <Voice quote={quote} isMarked className="text-opener font-medium" />
      </div>
    </Card>
  );
}

type VoiceProps = { quote: Publication["quote"]; isMarked?: boolean; className?: string };

/** Words from the publication; those of the leading one under a large quotation mark. */
function Voice({ quote, isMarked = false, className }: VoiceProps) {
  if (quote === undefined) return null;
  const [name, ...post] = quote.author?.split(", ") ?? [];
  return (
    <figure className="mt-6 flex flex-col">
      {isMarked && (
        <svg viewBox="0 0 36 24" width="32" aria-hidden="true" className="mb-3 fill-current text-accent">
          <path d="M0 24V11L8 0h6L9 11h6v13zm20 0V11L28 0h6l-5 11h6v13z" />
        </svg>
      )}
      <blockquote className={cn("text-pretty", className)}>{quote.text}</blockquote>
      {name !== undefined && (
        <figcaption className="mt-auto flex items-center gap-4 pt-4 text-sm text-balance text-subtle before:h-px before:w-10 before:shrink-0 before:bg-current">
          <span>
            {name}
            {post.length > 0 && ","} <span className="block">{post.join(", ")}</span>
          </span>
        </figcaption>
      )}
    </figure>
  );
}

/** What it is, when it came out, and its headline, the link to it. */
async function Head({ publication, className }: { publication: Publication; className: string }) {
  const { id, href, date, kind, outlet, title } = publication;
  const external = (await getTranslations("common.footer"))("external");
  return (
    <>
      <p className="mt-4 font-mono text-mono text-subtle">
        <span className="text-accent">{kind}</span> ·{" "}
        <time dateTime={date} className="inline-block">
          {shortDate(new Date(date), await getLocale())}
        </time>
      </p>
      <h2 className={cn("mt-3 tracking-[-0.028em]", className)}>
        <CardLink href={href} rel="noopener" data-track="cta_click" data-track-label={id}>
          {title}
          <span className="sr-only">{` (${outlet}, ${external})`}</span>
        </CardLink>
      </h2>
    </>
  );
}

/** The way there is the headline: this only shows it. */
async function Go() {
  const t = await getTranslations("company.media");
  return (
    <span
      className="flex items-center gap-2 text-[0.9375rem] font-medium tracking-[-0.01em] text-foreground"
      aria-hidden="true"
    >
      {t("go")}
      <ArrowUpRight className="text-accent transition-transform duration-200 ease-out group-hover:translate-x-0.5 group-hover:-translate-y-0.5" />
    </span>
  );
}
