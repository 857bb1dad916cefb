import { CircleCheck, Zap } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { buttonVariants } from "@/components/ui/button-variants";

const tabs = ["idea", "architecture", "businessCase", "requirements", "interface"] as const;

/** The generator, drawn: a task, five tabs and a result that fades out. One picture to a screen reader. */
export async function GeneratorPanel() {
  const t = await getTranslations("home.promo");
  return (
    <div className="generator-panel">
      <div className="panel" role="img" aria-label={t("panelLabel")}>
        <div className="generator-task">
          <span className="caption">{t("task")}</span>
          {t("taskText")}
        </div>
        <div className="generator-tabs">
          {tabs.map((tab) => (
            <span key={tab} className={tab === "architecture" ? "active" : undefined}>
              {t(`tabs.${tab}`)}
            </span>
          ))}
        </div>
        <div className="generator-result">
          <b>{t("resultTitle")}</b>
          <ol>
            {([1, 2, 3] as const).map((line) => (
              <li key={line}>{t(`result${line}`)}</li>
            ))}
          </ol>
          <dl>
            <div>
              <dt>{t("row1")}</dt>
              <dd>7</dd>
            </div>
            <div>
              <dt>{t("row2")}</dt>
              <dd>4</dd>
            </div>
            <div>
              <dt>{t("row3")}</dt>
              <dd>{t("row3Value")}</dd>
            </div>
          </dl>
        </div>
        <div className="generator-foot">
          <span className={buttonVariants({ variant: "secondary", size: "small" })}>{t("copy")}</span>
        </div>
      </div>
      <p className="float float-ready">
        <CircleCheck />
        {t("labelReady")}
      </p>
      <p className="float float-speed">
        <Zap />
        {t("labelSpeed")}
      </p>
    </div>
  );
}
