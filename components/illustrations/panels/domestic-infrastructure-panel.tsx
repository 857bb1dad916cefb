import { getTranslations } from "next-intl/server";
import { Panel } from "@/components/illustrations/panels/panel";
import { Badge } from "@/components/ui/badge";

/** Layers from top to bottom, with the share that has been moved, in percent; the drawing shows the same. */
const layers = [
  [1, 39],
  [2, 55],
  [3, 73],
  [4, 100],
] as const;

const log = [
  ["22:40", "log1"],
  ["00:15", "log2"],
  ["01:00", "log3"],
  ["05:00", "log4"],
] as const;

/** The stack layer by layer: what has been moved, what is next, and the way back. */
export async function DomesticInfrastructurePanel() {
  const t = await getTranslations("panels.domestic-infrastructure");
  return (
    <Panel label={t("label")} title={t("title")} legend={{ quiet: t("legend1"), solid: t("legend2") }}>
      <div className="pn-body in">
        <svg viewBox="0 0 420 352">
          <use href="/drawings/panels/domestic-infrastructure.svg#stack" />
        </svg>
        <div className="in-layers">
          {layers.map(([n, share]) => (
            <div key={n}>
              <b>{t(`row${n}`)}</b>
              <span>{t(`state${n}`)}</span>
              <small>{t(`from${n}`)}</small>
              <u>
                <i style={{ width: `${share}%` }} />
              </u>
            </div>
          ))}
        </div>
        <div className="pn-side">
          <div className="pn-cap">
            {t("step")} <Badge variant="service">{t("window")}</Badge>
          </div>
          <b className="in-step">{t("stepText")}</b>
          <ol className="pn-path">
            {log.map(([time, key]) => (
              <li key={key} className={key === "log3" ? "now" : undefined}>
                {t(key)} <span className="mono">{time}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Panel>
  );
}
