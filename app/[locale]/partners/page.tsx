import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { HeadMarks } from "./_sections/head-marks";
import { PartnerGroups } from "./_sections/partner-groups";
import { StructuredData } from "@/components/layout/structured-data";
import { ClosingBand } from "@/components/sections/closing-band";
import { PageHead } from "@/components/sections/page-head";
import { Quiet } from "@/components/ui/quiet";
import { partnerKinds } from "@/lib/content/kinds/lists";
import { listPartners } from "@/lib/content/partners";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";

/** One partner of a kind. */
const part =
  "mr-1.5 inline-block size-5 rounded-sm border border-[color-mix(in_oklab,var(--c)_30%,transparent)] bg-[color-mix(in_oklab,var(--c)_var(--tint),var(--surface))]";

export const generateMetadata = async () => pageMetadata(routes.partners, await getLocale());

export default async function PartnersPage() {
  const t = await getTranslations("company.partners");
  const partners = listPartners(await getLocale());
  const dim = { dim: (words: ReactNode) => <Quiet>{words}</Quiet> };
  return (
    <main id="main" tabIndex={-1} className="[--c:var(--accent)] [--s:var(--accent)]">
      <PageHead eyebrow={t("eyebrow")} title={t.rich("title", dim)} lead={t("lead")}>
        <HeadMarks
          marks={partnerKinds
            .filter((kind) => partners.some((one) => one.kind === kind))
            .map((kind) => ({
              href: `#partners-${kind}`,
              label: t(`kinds.${kind}`),
              sign: partners
                .filter((one) => one.kind === kind)
                .map(({ id }) => <span key={id} className={part} />),
            }))}
        />
      </PageHead>
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
