import { getLocale, getTranslations } from "next-intl/server";
import { Plate } from "@/components/illustrations/plate";
import { SectionHead } from "@/components/sections/section-head";
import { Container } from "@/components/ui/container";
import { scrollRow } from "@/components/ui/scroll-row";
import { Section } from "@/components/ui/section";
import { listAwards } from "@/lib/content/awards";
import { Link } from "@/lib/i18n/navigation";
import { routes } from "@/lib/i18n/routes";
import { cn } from "@/lib/site/cn";

/** Drawing, award and year in a row. */
const row = cn(
  "group/award relative grid grid-cols-[64px_minmax(0,1fr)] content-start items-center gap-x-4 gap-y-3.5 border-line",
  "max-md:rounded-2xl max-md:border max-md:bg-surface max-md:p-4 max-md:shadow-sheen",
  "md:grid-cols-[64px_minmax(0,1fr)_auto] md:gap-x-6 md:border-b md:py-5",
);

/** It covers the row. */
const link = "group-hover/award:text-accent after:absolute after:inset-0 after:rounded-2xl";

/** The awards as rows of a table, each with its drawing on a plate. */
export async function Awards() {
  const t = await getTranslations("home.awards");
  const awards = listAwards(await getLocale());
  if (awards.length === 0) return null;
  return (
    <Section id="awards">
      <Container>
        <SectionHead eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
        <ul
          className={cn(
            "grid grid-cols-1 gap-x-16 border-line-strong max-md:gap-x-3 md:border-t lg:grid-cols-2",
            scrollRow,
          )}
        >
          {awards.map(({ id, drawing, title, description, year }) => (
            <li key={id} className={row}>
              <Plate drawing={drawing} />
              <div className="max-md:col-span-full max-md:row-start-2">
                <h3 className="text-[1.0625rem] leading-tight tracking-[-0.022em] md:text-[1.1875rem]">
                  <Link href={`${routes.awards}#${id}`} className={link}>
                    {title}
                  </Link>
                </h3>
                <p className="mt-[3px] text-[0.875rem] leading-[1.45] text-muted-foreground md:text-[0.9375rem]">
                  {description}
                </p>
              </div>
              <time
                className="justify-self-end font-mono text-caption font-medium tracking-[0.01em] text-subtle md:self-start md:pt-1 md:text-sm/[1.4]"
                dateTime={String(year)}
              >
                {year}
              </time>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
