import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { SendResume } from "./_sections/send-resume";
import { VacancyRows } from "./_sections/vacancy-rows";
import { VacancySteps } from "./_sections/vacancy-steps";
import { StructuredData } from "@/components/layout/structured-data";
import { PageHead } from "@/components/sections/page-head";
import { Quiet } from "@/components/ui/quiet";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";

export const generateMetadata = async () => pageMetadata(routes.vacancies, await getLocale());

export default async function VacanciesPage() {
  const t = await getTranslations("company.vacancies");
  const dim = { dim: (words: ReactNode) => <Quiet>{words}</Quiet> };
  return (
    <main id="main" tabIndex={-1}>
      <PageHead eyebrow={t("eyebrow")} title={t.rich("title", dim)} lead={t("lead")} />
      <VacancyRows />
      <VacancySteps />
      <SendResume />
      <StructuredData path={routes.vacancies} />
    </main>
  );
}
