import { getTranslations } from "next-intl/server";
import { Metrics, Panel, unit } from "@/components/illustrations/panels/panel";

/** Operations of each area: where they begin and how long they take, in percent of the shift, and what they are doing. */
const rows = [
  [
    1,
    [
      [0, 18, "done"],
      [21, 16, "done"],
      [42, 20, "run"],
      [66, 14, "next"],
    ],
  ],
  [
    2,
    [
      [8, 22, "done"],
      [34, 30, "run"],
      [68, 20, "next"],
    ],
  ],
  [
    3,
    [
      [16, 20, "done"],
      [39.5, 2.5, "down"],
      [42, 24, "run"],
      [70, 16, "next"],
    ],
  ],
  [
    4,
    [
      [24, 20, "done"],
      [48, 26, "run"],
      [78, 18, "next"],
    ],
  ],
  [
    5,
    [
      [40, 9, "done"],
      [53, 12, "next"],
      [72, 10, "next"],
      [88, 9, "next"],
    ],
  ],
  [
    6,
    [
      [56, 16, "next"],
      [80, 18, "next"],
    ],
  ],
] as const;

/** A shift by areas: what is behind, what is running at the line of now, where it stopped. */
export async function DigitalProductionPanel() {
  const t = await getTranslations("panels.digital-production");
  return (
    <Panel
      label={t("label")}
      title={t("title")}
      legend={{ quiet: t("legend1"), solid: t("legend2"), line: t("legend3") }}
    >
      <div className="pn-body pr">
        <div className="pr-plan">
          {rows.map(([n, bars]) => (
            <div className="pr-row" key={n}>
              <span>
                {t(`row${n}`)} <small>{t(`note${n}`)}</small>
              </span>
              <div>
                {bars.map(([from, share, kind]) => (
                  <i key={from} className={`pr-${kind}`} style={{ left: `${from}%`, width: `${share}%` }}>
                    {kind === "down" && <small>{t("down")}</small>}
                  </i>
                ))}
              </div>
            </div>
          ))}
          <div className="pr-now">
            <b className="mono">14:20</b>
          </div>
          <div className="pn-axis mono">
            {["08", "10", "12", "14", "16", "18", "20"].map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
        </div>
        <Metrics items={([1, 2, 3] as const).map((n) => [t(`metric${n}`), t.rich(`value${n}`, unit)])} />
      </div>
    </Panel>
  );
}
