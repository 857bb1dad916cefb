import { getTranslations } from "next-intl/server";
import { Panel, unit } from "@/components/illustrations/panels/panel";

/** Requests by the stage they have reached, and how many more there are. */
const board = [
  [1, [1, 2], 6],
  [2, [3, 4, 5], 9],
  [3, [6], 4],
  [4, [7, 8], 29],
] as const;

const log = [
  ["09:12", "log1"],
  ["09:40", "log2"],
  ["10:05", "log3"],
  ["10:06", "log4"],
] as const;

/** A board of branch requests: each stage a column, each request a card with its owner and its age. */
export async function Bitrix24Panel() {
  const t = await getTranslations("panels.bitrix24");
  return (
    <Panel label={t("label")} title={t("title")}>
      <div className="pn-body bx">
        <div className="bx-board">
          {board.map(([column, cards, more]) => (
            <div key={column}>
              <div className="pn-cap">
                {t(`column${column}`)} <span className="mono">{t(`count${column}`)}</span>
              </div>
              {cards.map((card) => (
                <p key={card}>
                  {t(`card${card}`)} <small>{t(`place${card}`)}</small>
                </p>
              ))}
              <span className="bx-more mono">+{more}</span>
            </div>
          ))}
        </div>
        <div className="pn-side">
          <div className="pn-cap">
            {t("feed")} <span className="mono">{t("feedValue")}</span>
          </div>
          <ol className="pn-path">
            {log.map(([time, key]) => (
              <li key={key} className={key === "log3" ? "now" : undefined}>
                {t(key)} <span className="mono">{time}</span>
              </li>
            ))}
          </ol>
          <div className="bx-share">
            <span className="pn-cap">{t("chart")}</span>
            <b className="pn-figure">{t.rich("chartValue", unit)}</b>
          </div>
        </div>
      </div>
    </Panel>
  );
}
