import { Check } from "lucide-react";
import { getTranslations } from "next-intl/server";

/** What changed. */
export async function CaseResults({ results }: { results: readonly string[] }) {
  const t = await getTranslations("cases.detail");
  return (
    <section className="cd-results">
      <div className="frame">
        <div>
          <p className="eyebrow">{t("results")}</p>
          <h2 className="h2">{t("resultsTitle")}</h2>
        </div>
        <ul className="cd-checks">
          {results.map((result) => (
            <li key={result}>
              <Check />
              {result}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
