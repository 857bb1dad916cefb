import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PartnerGroups } from "./_sections/partner-groups";
import { StructuredData } from "@/components/layout/structured-data";
import { ClosingBand } from "@/components/sections/closing-band";
import { PageHead } from "@/components/sections/page-head";
import { Quiet } from "@/components/ui/quiet";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";

export const generateMetadata = async () => pageMetadata(routes.partners, await getLocale());

export default async function PartnersPage() {
  const t = await getTranslations("company.partners");
  const dim = { dim: (words: ReactNode) => <Quiet>{words}</Quiet> };
  return (
    <main id="main" tabIndex={-1} className="[--c:var(--accent)] [--s:var(--accent)]">
      <PageHead eyebrow={t("eyebrow")} title={t.rich("title", dim)} lead={t("lead")} />
      <PartnerGroups />
      <ClosingBand
        title={t("closing.title")}
        text={t("closing.text")}
        button={t("closing.button")}
        trackLabel="partners"
      />
      <StructuredData path={routes.partners} />
    </main>
  );
}
