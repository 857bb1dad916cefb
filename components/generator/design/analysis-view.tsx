"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { Analysis } from "@/lib/generators/analysis";

/** The four parts of an analysis, or, in red, why there is none. */
export function AnalysisView({ analysis }: { analysis: Analysis }) {
  const t = useTranslations("designGenerator.result.analysis");
  const failed = useTranslations("generator.workbench.tools.analyze");

  if ("error" in analysis)
    return (
      <div className="result-failed" role="alert">
        <span className="result-alert">
          <Icon name="alert" />
        </span>
        <h3 className="analysis-error">{failed("error")}</h3>
        <p className="analysis-error">{analysis.error}</p>
      </div>
    );
  return (
    <div className="analysis">
      <section>
        <h3>
          <Icon name="document" />
          {t("overview")}
        </h3>
        <p>{analysis.overview}</p>
      </section>
      <section data-tone="good">
        <h3>
          <Icon name="check-circle" />
          {t("strengths")}
        </h3>
        <ul>
          {analysis.strengths.map((strength, index) => (
            <li key={index}>
              <Icon name="check" />
              {strength}
            </li>
          ))}
        </ul>
      </section>
      <section data-tone="idea">
        <h3>
          <Icon name="bulb" />
          {t("improvements")}
        </h3>
        <ol>
          {analysis.improvements.map((improvement, index) => (
            <li key={index}>{improvement}</li>
          ))}
        </ol>
      </section>
      <section>
        <h3>
          <Icon name="person" />
          {t("accessibility")}
        </h3>
        <p>{analysis.accessibility}</p>
      </section>
    </div>
  );
}
