import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/link";
import { Opener } from "@/components/ui/opener";
import type { Case } from "@/lib/content/cases";
import { routes } from "@/lib/site/routes";

/** The story, and a card with the facts that hangs over the cover. */
export async function CaseBody({ item }: { item: Case }) {
  const t = await getTranslations("cases.detail");
  const facts = [
    [t("client"), item.clientName],
    [t("industry"), item.industry],
    [t("period"), t("periodValue", { year: String(item.year) })],
  ] as const;
  return (
    <div className="frame cd-body">
      <div className="cd-story">
        <Opener>{item.description}</Opener>
        <h2>{t("about")}</h2>
        <div className="cd-prose">{item.content}</div>
      </div>
      <aside className="cd-info" aria-labelledby="brief">
        <h2 className="h4" id="brief">
          {t("brief")}
        </h2>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="caption">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink href={routes.contacts} arrow data-track="contact_us" data-track-label={item.slug}>
          {t("discuss")}
        </ButtonLink>
        <p>{t("discussHint")}</p>
      </aside>
    </div>
  );
}
