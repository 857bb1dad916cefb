import { getLocale, getTranslations } from "next-intl/server";
import { Seal } from "@/components/illustrations/seal";
import { SectionHead } from "@/components/sections/section-head";
import { Container } from "@/components/ui/container";
import { Section } from "@/components/ui/section";
import { listAwards } from "@/lib/content/awards";
import { cn } from "@/lib/site/cn";

/** Seal, award and year in a row; on a phone the year stands over the award. */
const row = cn(
  "grid grid-cols-[60px_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-b border-line py-4.5",
  "md:grid-cols-[72px_minmax(0,1fr)_auto] md:gap-x-6 md:py-5",
);

/** The awards as rows of a table, each with the seal drawn from its name. */
export async function Awards() {
  const t = await getTranslations("home.awards");
  const awards = listAwards(await getLocale());
  if (awards.length === 0) return null;
  return (
    <Section id="awards">
      <Container>
        <SectionHead eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
        <ul className="grid grid-cols-1 gap-x-16 border-t border-line-strong lg:grid-cols-2">
          {awards.map(({ id, mark, title, description, year }) => (
            <li key={id} className={row}>
              <Seal mark={mark} seed={id} className="max-md:row-span-2 max-md:row-start-1 max-md:size-15" />
              <div className="max-md:col-start-2">
                <h3 className="text-[1.1875rem] leading-tight tracking-[-0.022em]">{title}</h3>
                <p className="mt-[3px] text-[0.9375rem] leading-[1.45] text-muted-foreground">
                  {description}
                </p>
              </div>
              <time
                className="self-start font-mono text-caption font-medium tracking-[0.01em] text-subtle max-md:col-start-2 max-md:row-start-1 md:pt-[15px] md:text-sm/[1.4]"
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
