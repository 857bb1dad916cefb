import { getTranslations } from "next-intl/server";
import { Cover } from "@/components/ui/cover";
import { BackLink } from "@/components/ui/link";
import type { Case } from "@/lib/content/cases";
import { routes } from "@/lib/site/routes";

export async function CaseHero({ item }: { item: Case }) {
  const t = await getTranslations("cases.detail");
  return (
    <header className="cd-hero">
      <div className="frame">
        <div className="cd-crumb">
          <BackLink href={routes.cases}>{t("back")}</BackLink>
          <span className="cd-badge">{item.industry}</span>
          <span className="mono">{item.year}</span>
        </div>
        <div className="cd-head">
          <h1 className="h1" tabIndex={-1}>
            {item.title}
          </h1>
          <p className="cd-client">
            <span className="caption">{t("client")}</span>
            {item.clientName}
          </p>
        </div>
        <Cover src={item.image} className="cd-plate" eager />
      </div>
    </header>
  );
}
