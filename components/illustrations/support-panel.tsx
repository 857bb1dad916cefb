import { getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";

const log = [
  { time: "02:14", text: "log1", tag: "log1Tag", tone: "accent" },
  { time: "02:16", text: "log2", tag: "log2Tag", tone: "accent" },
  { time: "02:21", text: "log3", tag: "log3Tag", tone: "success" },
] as const;

/** The support centre, drawn: sample data, so it carries the tag «demo» and is one picture to a screen reader. */
export async function SupportPanel() {
  const t = await getTranslations("home.panel");
  const common = await getTranslations("common");
  return (
    <div className="panel support-panel" role="img" aria-label={t("label")}>
      <div className="panel-head">
        <span>
          {t("title")} <Badge>{common("demo")}</Badge>
        </span>
        <span className="panel-status">
          <span className="wide">{t("status")}</span>
          <span className="narrow">{t("statusShort")}</span>
        </span>
      </div>
      <div className="support-load">
        <span className="caption">{t("requests")}</span>
        <b>{t("requestsValue")}</b>
        <svg viewBox="0 0 452 96" preserveAspectRatio="none" aria-hidden="true">
          <defs>
            <linearGradient id="load-fill" x2="0" y2="1">
              <stop stopColor="var(--accent)" stopOpacity=".28" />
              <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
            </linearGradient>
          </defs>
          <use href="/drawings/load-chart.svg#area" fill="url(#load-fill)" />
          <use href="/drawings/load-chart.svg#chart" />
        </svg>
      </div>
      <dl className="support-facts">
        {(["availability", "reaction"] as const).map((fact) => (
          <div key={fact}>
            <dt className="caption">{t(fact)}</dt>
            <dd>{t(`${fact}Value`)}</dd>
          </div>
        ))}
        <div>
          <dt className="caption">{t("support")}</dt>
          <dd>24/7</dd>
        </div>
      </dl>
      <ul className="support-log">
        {log.map(({ time, text, tag, tone }) => (
          <li key={time}>
            <span className="mono">{time}</span>
            <span>{t(text)}</span>
            <Badge
              variant={tone}
              className="rounded-[5px] px-[5px] pt-[3px] pb-0.5 font-mono text-[0.6875rem] leading-none"
            >
              {t(tag)}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
