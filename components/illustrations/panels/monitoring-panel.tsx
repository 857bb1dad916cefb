import { getTranslations } from "next-intl/server";
import { Panel } from "@/components/illustrations/panels/panel";

/** Parts of the slow request: depth, beginning and length in percent of the whole. */
const spans = [
  [1, 0, 0, 100],
  [2, 1, 3, 94],
  [3, 2, 8, 87],
  [4, 3, 12, 64],
  [5, 4, 14, 60],
  [6, 3, 78, 15],
] as const;

/** What users felt over an hour, the response time behind it, and the one cause found along a slow request. */
export async function MonitoringPanel() {
  const t = await getTranslations("panels.monitoring");
  return (
    <Panel label={t("label")} title={t("title")} legend={{ solid: t("legend2"), alarm: t("legend1") }}>
      <div className="pn-body mo">
        <div className="mo-checks">
          {([1, 2, 3, 4, 5] as const).map((n) => (
            <div key={n}>
              <span>{t(`row${n}`)}</span>
              <svg className="pn-svg" viewBox="0 0 360 18" preserveAspectRatio="none">
                <use href={`/drawings/panels/monitoring.svg#row${n}`} />
              </svg>
              <span className="mono">{t(`value${n}`)}</span>
            </div>
          ))}
          <div className="pn-cap mo-cap">
            {t("chart")} <span className="mono">{t("chartValue")}</span>
          </div>
          <div className="mo-chart">
            <svg className="pn-svg" viewBox="0 0 720 110" preserveAspectRatio="none">
              <use href="/drawings/panels/monitoring.svg#time" />
            </svg>
            <b className="mono">{t("peak")}</b>
          </div>
          <div className="pn-axis mono">
            {["13:00", "13:15", "13:30", "13:45", "14:00"].map((time) => (
              <span key={time}>{time}</span>
            ))}
          </div>
        </div>
        <div className="pn-side">
          <div className="pn-cap">
            {t("trace")} <span className="mono">{t("traceValue")}</span>
          </div>
          <ol className="mo-trace">
            {spans.map(([n, depth, from, share]) => (
              <li key={n} className={n === 5 ? "slow" : undefined} style={{ paddingInlineStart: depth * 10 }}>
                {t(`span${n}`)}
                <u style={{ marginInlineStart: `${from}%`, width: `${share}%` }} />
              </li>
            ))}
          </ol>
          <p className="mo-cause">
            {t("alert")} <b>{t("cause")}</b>
          </p>
        </div>
      </div>
    </Panel>
  );
}
