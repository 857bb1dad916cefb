import { CircleCheck, FileText, Paperclip, User } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { CSSProperties } from "react";
import { come, reveal, rise, tick } from "@/components/illustrations/alive";
import { Panel } from "@/components/illustrations/panels/panel";
import { PanelLog, PanelLogEntry } from "@/components/illustrations/panels/panel-events";
import { PanelFigure, unit } from "@/components/illustrations/panels/panel-metrics";
import {
  PanelAxis,
  PanelBody,
  PanelCaption,
  PanelPlot,
  PanelSide,
} from "@/components/illustrations/panels/panel-parts";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/site/cn";

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

const row = cn(
  "grid grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-3 border-line px-4 not-first:border-t",
  "md:grid-cols-[36px_minmax(0,1fr)_132px_5rem_6.75rem] md:gap-4 md:px-5",
);

const tile =
  "grid size-9 place-items-center rounded-[10px] bg-[color-mix(in_oklab,var(--c)_var(--tint),var(--raised))] text-service";

const average =
  "mt-[18px] rounded-xl border border-line bg-[color-mix(in_oklab,var(--background)_45%,transparent)] px-4 pt-3.5 pb-3 max-lg:hidden";

/** Documents on their way: who has each of them now, and what waits for the manager. */
export async function DigitalOfficePanel() {
  const t = await getTranslations("panels.digital-office");
  return (
    <Panel label={t("label")} title={t("title")}>
      <PanelBody className="lg:grid-cols-[minmax(0,1fr)_276px]">
        <div>
          <div className={cn(row, "py-2.5 text-xs text-subtle max-md:hidden")}>
            <span className="col-span-2">{t("document")}</span>
            <span>{t("route")}</span>
            <span>{t("due")}</span>
          </div>
          {rows.map(([n, Icon, done], index) => (
            <div
              className={cn(row, "py-3.5 [--base:80] [--step:150]")}
              style={{ "--n": index } as CSSProperties}
              key={n}
            >
              <span className={cn(tile, come)}>
                <Icon className="size-4.5" />
              </span>
              <span>
                {t(`row${n}`)} <small className="block text-xs text-subtle">{t(`who${n}`)}</small>
              </span>
              <span className={cn("w-[132px] max-md:hidden", reveal)}>
                <svg className="block h-5 w-[132px]" viewBox="0 0 132 20">
                  <use href={`/drawings/panels/digital-office.svg#route${done}`} />
                </svg>
              </span>
              <small className="text-xs text-subtle max-md:hidden">{t(`due${n}`)}</small>
              <Badge
                className={cn("justify-self-end [--base:760]", tick)}
                variant={done === 4 ? "service" : "neutral"}
              >
                {t(`state${n}`)}
              </Badge>
            </div>
          ))}
        </div>
        <PanelSide>
          <PanelCaption>
            {t("queue")} <Badge variant="service">{t("queueValue")}</Badge>
          </PanelCaption>
          <ul className="mt-2.5 grid gap-1.5 text-caption text-muted-foreground">
            <li>{t("wait1")}</li>
            <li>{t("wait2")}</li>
          </ul>
          <div className={average}>
            <PanelCaption>{t("average")}</PanelCaption>
            <PanelFigure>{t.rich("averageValue", unit)}</PanelFigure>
            <PanelPlot
              className="mt-3.5 h-[72px]"
              viewBox="0 0 236 72"
              href="digital-office.svg#average"
              parts={[["average", rise]]}
            />
            <PanelAxis marks={[t("from"), t("to")]} />
          </div>
          <PanelCaption className="mt-auto pt-5">{t("today")}</PanelCaption>
          <PanelLog className="mt-0 pt-2.5">
            {events.map(([time, key]) => (
              <PanelLogEntry key={key} time={time}>
                {t(key)}
              </PanelLogEntry>
            ))}
          </PanelLog>
        </PanelSide>
      </PanelBody>
    </Panel>
  );
}
