import { getTranslations } from "next-intl/server";
import { appear, grow, rise, steps } from "@/components/illustrations/alive";
import { Panel } from "@/components/illustrations/panels/panel";
import { PanelPath } from "@/components/illustrations/panels/panel-events";
import { Metrics, unit } from "@/components/illustrations/panels/panel-metrics";
import {
  Mono,
  PanelAxis,
  PanelBody,
  PanelCaption,
  PanelPlot,
  PanelSide,
} from "@/components/illustrations/panels/panel-parts";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/site/cn";

const log = [
  ["02:14", "log1"],
  ["02:19", "log2"],
  ["02:31", "log3"],
  ["02:46", "log4"],
  ["09:00", "log5"],
] as const;

const quiet = "bg-[color-mix(in_oklab,var(--foreground)_14%,transparent)] text-muted-foreground";

/** When each shift begins and how long it lasts, in percent of the day. */
const shifts = [
  [1, cn("w-[35.4%]", quiet)],
  [2, "ml-[33.3%] w-[52.1%] bg-[color-mix(in_oklab,var(--s)_26%,transparent)] text-service"],
  [3, cn("ml-[81.2%] w-[18.8%]", quiet)],
] as const;

const shift = "rounded-sm px-1.5 py-[3px] text-xs whitespace-nowrap max-md:text-[0.6875rem] md:px-[9px]";

/** Twenty-four hours: requests, the three shifts that overlap while they hand over, and one night incident. */
export async function SupportDayPanel() {
  const t = await getTranslations("panels.support");
  return (
    <Panel
      label={t("label")}
      title={t("title")}
      legend={{ quiet: t("legend1"), solid: t("legend2"), line: t("legend3") }}
    >
      <PanelBody className="md:grid-cols-[200px_minmax(0,1fr)] lg:grid-cols-[216px_minmax(0,1fr)_276px]">
        <Metrics items={([1, 2, 3] as const).map((n) => [t(`metric${n}`), t.rich(`value${n}`, unit)])} />
        <div className="border-line px-4 pt-[18px] pb-3.5 md:border-l md:px-6 md:pt-[22px] md:pb-4">
          <div className="relative h-[150px] md:h-[206px]">
            <PanelPlot
              viewBox="0 0 480 180"
              href="support.svg#day"
              parts={[
                ["hours", rise],
                ["incident", cn(appear, "[--base:900]")],
              ]}
            />
            <Mono className="absolute top-[22%] left-[calc(9.3%+10px)]">02:14</Mono>
          </div>
          <div className={cn("mt-3 grid gap-1 [--base:300] [--step:200]", steps)}>
            {shifts.map(([n, place]) => (
              <span key={n} className={cn(shift, place, grow)}>
                {t(`shift${n}`)}
              </span>
            ))}
          </div>
          <PanelAxis marks={["00", "04", "08", "12", "16", "20", "24"]} />
        </div>
        <PanelSide>
          <PanelCaption>
            {t("incident")} <Badge variant="success">{t("state")}</Badge>
          </PanelCaption>
          <PanelPath events={log.map(([time, key]) => [time, t(key)])} now="02:46" />
        </PanelSide>
      </PanelBody>
    </Panel>
  );
}
