import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import type { Case } from "@/lib/content/cases";

/** What changed, and the technologies it was done with; either may be untold. */
export async function CaseResults({ item }: { item: Case }) {
  const t = await getTranslations("cases.detail");
  if (!item.results && !item.tags) return null;
  return (
    <section className="cd-results">
      <div className="frame">
        <div className="cd-results-head">
          {item.results && (
            <>
              <p className="eyebrow">{t("results")}</p>
              <h2 className="h2">{t("resultsTitle")}</h2>
            </>
          )}
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
        {item.results && (
          <ul className="cd-checks">
            {item.results.map((result) => (
              <li key={result}>
                <Icon name="check" />
                {result}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
