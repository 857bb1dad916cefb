import { getTranslations } from "next-intl/server";
import { PageTrail } from "@/components/sections/page-trail";
import { Cover } from "@/components/ui/cover";
import { Opener } from "@/components/ui/opener";
import type { Case } from "@/lib/content/cases";

export async function CaseHero({ item }: { item: Case }) {
  const t = await getTranslations("cases.detail");
  return (
    <header className="cd-hero">
      <div className="frame">
        <PageTrail section="cases" current={item.title}>
          <span className="cd-badge">{item.industry}</span>
          <span className="cd-year mono">{item.year}</span>
        </PageTrail>
        <div className="cd-head">
          <h1 className="h1" tabIndex={-1}>
            {item.title}
          </h1>
          <p className="cd-client">
            <span className="caption">{t("client")}</span>
            {item.clientName}
          </p>
        </div>
        <Opener>{item.description}</Opener>
        <Cover src={item.image} className="cd-plate" eager />
      </div>
    </header>
  );
}
