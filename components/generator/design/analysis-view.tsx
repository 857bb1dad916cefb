"use client";

import { Check, CircleAlert, CircleCheck, FileText, Lightbulb, User } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Analysis } from "@/lib/generators/analysis";

/** The four parts of an analysis, or, in red, why there is none. */
export function AnalysisView({ analysis }: { analysis: Analysis }) {
  const t = useTranslations("designGenerator.result.analysis");
  const failed = useTranslations("generator.workbench.tools.analyze");

  if ("error" in analysis)
    return (
      <div className="result-failed" role="alert">
        <span className="result-alert">
          <CircleAlert />
        </span>
        <h3 className="analysis-error">{failed("error")}</h3>
        <p className="analysis-error">{analysis.error}</p>
      </div>
    );
  return (
    <div className="analysis">
      <section>
        <h3>
          <FileText />
          {t("overview")}
        </h3>
        <p>{analysis.overview}</p>
      </section>
      <section data-tone="good">
        <h3>
          <CircleCheck />
          {t("strengths")}
        </h3>
        <ul>
          {analysis.strengths.map((strength, index) => (
            <li key={index}>
              <Check />
              {strength}
            </li>
          ))}
        </ul>
      </section>
      <section data-tone="idea">
        <h3>
          <Lightbulb />
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
          <User />
          {t("accessibility")}
        </h3>
        <p>{analysis.accessibility}</p>
      </section>
    </div>
  );
}
