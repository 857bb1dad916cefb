import { getTranslations } from "next-intl/server";
import { Metrics, Panel, unit } from "@/components/illustrations/panels/panel";
import { Badge } from "@/components/ui/badge";

const log = [
  ["02:14", "log1"],
  ["02:19", "log2"],
  ["02:31", "log3"],
  ["02:46", "log4"],
  ["09:00", "log5"],
] as const;

/** Twenty-four hours: requests, the three shifts that overlap while they hand over, and one night incident. */
export async function SupportDayPanel() {
  const t = await getTranslations("panels.support");
  return (
    <Panel
      label={t("label")}
      title={t("title")}
      legend={{ quiet: t("legend1"), solid: t("legend2"), line: t("legend3") }}
    >
      <div className="pn-body su">
        <Metrics items={([1, 2, 3] as const).map((n) => [t(`metric${n}`), t.rich(`value${n}`, unit)])} />
        <div className="su-day">
          <div className="su-plot">
            <svg className="pn-svg" viewBox="0 0 480 180" preserveAspectRatio="none">
              <use href="/drawings/panels/support.svg#day" />
            </svg>
            <b className="mono">02:14</b>
          </div>
          <div className="su-shifts">
            {([1, 2, 3] as const).map((n) => (
              <span key={n}>{t(`shift${n}`)}</span>
            ))}
          </div>
          <div className="pn-axis mono">
            {["00", "04", "08", "12", "16", "20", "24"].map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
        </div>
        <div className="pn-side">
          <div className="pn-cap">
            {t("incident")} <Badge variant="success">{t("state")}</Badge>
          </div>
          <ol className="pn-path">
            {log.map(([time, key]) => (
              <li key={key} className={key === "log4" ? "now" : undefined}>
                {t(key)} <span className="mono">{time}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Panel>
  );
}
