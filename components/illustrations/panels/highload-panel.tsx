import { getTranslations } from "next-intl/server";
import { Metrics, Panel, unit } from "@/components/illustrations/panels/panel";

const log = [
  ["08:58", "log1"],
  ["09:00", "log2"],
  ["09:04", "log3"],
] as const;

/** A day with two peaks: the white step line (capacity) always stays above the bars. */
export async function HighloadPanel() {
  const t = await getTranslations("panels.highload");
  return (
    <Panel
      label={t("label")}
      title={t("title")}
      legend={{ quiet: t("legend1"), solid: t("legend2"), line: t("legend3") }}
    >
      <div className="pn-body hl">
        <Metrics items={([1, 2, 3] as const).map((n) => [t(`metric${n}`), t.rich(`value${n}`, unit)])} />
        <div className="hl-chart">
          <div className="hl-plot">
            <svg className="pn-svg" viewBox="0 0 960 300" preserveAspectRatio="none">
              <use href="/drawings/panels/highload.svg#chart" />
            </svg>
            <span className="hl-usual">{t("threshold")}</span>
            <div className="hl-event">
              <p>
                <b className="mono">09:00</b>
                <span>{t("event")}</span>
              </p>
            </div>
          </div>
          <div className="pn-axis mono">
            {["00", "04", "08", "12", "16", "20", "24"].map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
        </div>
        <div className="pn-side">
          <div className="pn-cap">
            {t("nodes")} <span className="mono">{t("nodesValue")}</span>
          </div>
          <svg className="hl-nodes" viewBox="0 0 150 150">
            <use href="/drawings/panels/highload.svg#nodes6" />
          </svg>
          <svg className="hl-nodes" viewBox="0 0 306 72">
            <use href="/drawings/panels/highload.svg#nodes12" />
          </svg>
          <ul className="pn-log">
            {log.map(([time, key]) => (
              <li key={key} className={key === "log3" ? "ok" : undefined}>
                <span className="mono">{time}</span> {t(key)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Panel>
  );
}
