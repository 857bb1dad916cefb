import { getTranslations } from "next-intl/server";
import { CaseResults } from "./case-results";
import { BackLink, ButtonLink } from "@/components/ui/link";
import type { Case } from "@/lib/content/cases";
import { routes } from "@/lib/site/routes";

/** The story, the results, and a card with the facts: last in the text; on wide screens it hangs over the cover beside the story. */
export async function CaseBody({ item }: { item: Case }) {
  const t = await getTranslations("cases.detail");
  const facts = [
    [t("client"), item.clientName],
    [t("industry"), item.industry],
    [t("period"), t("periodValue", { year: String(item.year) })],
  ] as const;
  return (
    <div className="cd-flow">
      <div className="cd-body">
        <div className="cd-story">
          <h2>{t("about")}</h2>
          <div className="cd-prose">{item.content}</div>
          {item.tags && (
            <div className="cd-tags">
              <h3>{t("technologies")}</h3>
              <ul>
                {item.tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {item.results && <CaseResults results={item.results} />}
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
          <BackLink href={routes.cases}>{t("back")}</BackLink>
        </aside>
      </div>
    </div>
  );
}
