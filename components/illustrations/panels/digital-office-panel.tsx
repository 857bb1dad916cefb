import { CircleCheck, FileText, Paperclip, User } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Panel, unit } from "@/components/illustrations/panels/panel";
import { Badge } from "@/components/ui/badge";

/** Number of the document, its icon, how many of the four steps of its route are done. */
const rows = [
  [1, FileText, 4],
  [2, Paperclip, 2],
  [3, User, 1],
  [4, CircleCheck, 2],
  [5, FileText, 0],
] as const;

const events = [
  ["10:30", "event1"],
  ["12:00", "event2"],
  ["16:15", "event3"],
] as const;

/** Documents on their way: who has each of them now, and what waits for the manager. */
export async function DigitalOfficePanel() {
  const t = await getTranslations("panels.digital-office");
  return (
    <Panel label={t("label")} title={t("title")}>
      <div className="pn-body of">
        <div>
          <div className="of-row of-names">
            <span>{t("document")}</span>
            <span>{t("route")}</span>
            <span>{t("due")}</span>
          </div>
          {rows.map(([n, Icon, done]) => (
            <div className="of-row" key={n}>
              <i>
                <Icon />
              </i>
              <span>
                {t(`row${n}`)} <small>{t(`who${n}`)}</small>
              </span>
              <svg viewBox="0 0 132 20">
                <use href={`/drawings/panels/digital-office.svg#route${done}`} />
              </svg>
              <small>{t(`due${n}`)}</small>
              <Badge variant={done === 4 ? "service" : "neutral"}>{t(`state${n}`)}</Badge>
            </div>
          ))}
        </div>
        <div className="pn-side">
          <div className="pn-cap">
            {t("queue")} <Badge variant="service">{t("queueValue")}</Badge>
          </div>
          <div className="of-average">
            <span className="pn-cap">{t("average")}</span>
            <b className="pn-figure">{t.rich("averageValue", unit)}</b>
            <svg className="pn-svg" viewBox="0 0 236 72" preserveAspectRatio="none">
              <use href="/drawings/panels/digital-office.svg#average" />
            </svg>
            <div className="pn-axis mono">
              <span>{t("from")}</span>
              <span>{t("to")}</span>
            </div>
          </div>
          <span className="pn-cap of-today">{t("today")}</span>
          <ul className="pn-log">
            {events.map(([time, key]) => (
              <li key={key}>
                <span className="mono">{time}</span> {t(key)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Panel>
  );
}
