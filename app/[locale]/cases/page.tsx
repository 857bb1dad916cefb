import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CasesGrid } from "./_sections/cases-grid";
import { StructuredData } from "@/components/layout/structured-data";
import { ClosingLine } from "@/components/sections/closing-line";
import { PageHead } from "@/components/sections/page-head";
import { Quiet } from "@/components/ui/quiet";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";

export const generateMetadata = async () => pageMetadata(routes.cases, await getLocale());

export default async function CasesPage() {
  const t = await getTranslations("cases");
  const dim = { dim: (words: ReactNode) => <Quiet>{words}</Quiet> };
  return (
    <main id="main" tabIndex={-1}>
      <PageHead eyebrow={t("list.eyebrow")} title={t.rich("list.title", dim)} lead={t("list.lead")} />
      <CasesGrid />
      <ClosingLine
        title={t("closing.title")}
        text={t("closing.text")}
        button={t("closing.button")}
        trackLabel="cases"
      />
      <StructuredData path={routes.cases} />
    </main>
  );
}
