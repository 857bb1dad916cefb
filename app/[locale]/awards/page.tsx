import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { AwardYears } from "./_sections/award-years";
import { StructuredData } from "@/components/layout/structured-data";
import { ClosingLine } from "@/components/sections/closing-line";
import { PageHead } from "@/components/sections/page-head";
import { Quiet } from "@/components/ui/quiet";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";

export const generateMetadata = async () => pageMetadata(routes.awards, await getLocale());

export default async function AwardsPage() {
  const t = await getTranslations("company.awards");
  const dim = { dim: (words: ReactNode) => <Quiet>{words}</Quiet> };
  return (
    <main id="main" tabIndex={-1}>
      <PageHead eyebrow={t("eyebrow")} title={t.rich("title", dim)} lead={t("lead")} isRuled={false} />
      <AwardYears />
      <ClosingLine
        title={t("closing.title")}
        text={t("closing.text")}
        button={t("closing.button")}
        trackLabel="awards"
      />
      <StructuredData path={routes.awards} />
    </main>
  );
}
