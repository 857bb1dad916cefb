import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { SendResume } from "./_sections/send-resume";
import { VacancyRows } from "./_sections/vacancy-rows";
import { StructuredData } from "@/components/layout/structured-data";
import { HeadMarks } from "@/components/sections/head-marks";
import { PageHead } from "@/components/sections/page-head";
import { Quiet } from "@/components/ui/quiet";
import { listVacancies } from "@/lib/content/vacancies";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";

/** A mark in the colour of a practice. */
const bar = "block h-1.5 w-24 rounded-sm bg-(--s)";

export const generateMetadata = async () => pageMetadata(routes.vacancies, await getLocale());

export default async function VacanciesPage() {
  const t = await getTranslations("company.vacancies");
  const dim = { dim: (words: ReactNode) => <Quiet>{words}</Quiet> };
  return (
    <main id="main" tabIndex={-1}>
      <PageHead eyebrow={t("eyebrow")} title={t.rich("title", dim)} lead={t("lead")}>
        <HeadMarks
          marks={listVacancies(await getLocale()).map(({ id, practice, hue }) => ({
            href: `#${id}`,
            label: practice,
            hue,
            sign: <span className={bar} />,
          }))}
        />
      </PageHead>
      <VacancyRows />
      <SendResume />
      <StructuredData path={routes.vacancies} />
    </main>
  );
}
