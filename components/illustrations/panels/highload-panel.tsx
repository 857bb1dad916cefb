import { getTranslations } from "next-intl/server";
import { appear, rise, settle } from "@/components/illustrations/alive";
import { Panel } from "@/components/illustrations/panels/panel";
import { PanelLog, PanelLogEntry } from "@/components/illustrations/panels/panel-events";
import { Metrics, unit } from "@/components/illustrations/panels/panel-metrics";
import {
  Mono,
  PanelAxis,
  PanelBody,
  PanelCaption,
  PanelPlot,
  PanelSide,
} from "@/components/illustrations/panels/panel-parts";
import { cn } from "@/lib/site/cn";

const log = [
  ["08:58", "log1"],
  ["09:00", "log2"],
  ["09:04", "log3"],
] as const;

/** The bars are drawn thicker on a phone. */
const chart = "border-line px-4 pt-5 pb-3.5 max-md:[--bar:2.2] md:border-l md:px-6 md:pt-6 md:pb-4";

const entry = "max-md:flex-col max-md:gap-0.5 max-md:text-xs";

/** A day with two peaks: the white step line (capacity) always stays above the bars, and rises before the peak does. */
export async function HighloadPanel() {
  const t = await getTranslations("panels.highload");
  return (
    <Panel
      label={t("label")}
      title={t("title")}
      legend={{ quiet: t("legend1"), solid: t("legend2"), line: t("legend3") }}
    >
      <PanelBody className="md:grid-cols-[200px_minmax(0,1fr)] lg:grid-cols-[216px_minmax(0,1fr)_236px]">
        <Metrics items={([1, 2, 3] as const).map((n) => [t(`metric${n}`), t.rich(`value${n}`, unit)])} />
        <div className={chart}>
          <div className="relative h-[190px] md:h-[296px]">
            <PanelPlot
              viewBox="0 0 960 300"
              href="highload.svg#chart"
              parts={[
                ["load", rise],
                ["peak", cn(rise, "[--base:1040]")],
                ["threshold", cn(appear, "[--base:240]")],
                ["capacity", cn(settle, "[--base:420]")],
              ]}
            />
            <span className="absolute top-[calc(48%+5px)] left-0 text-xs/[1.3] text-service">
              {t("threshold")}
            </span>
            <div className="absolute inset-y-0 left-[37.5%] border-l border-dashed border-line-strong">
              <p className="absolute -top-px right-1.5 w-[11em] text-right text-xs/[1.35] text-muted-foreground md:right-2.5">
                <Mono className="block text-foreground">09:00</Mono>
                <span className="max-md:hidden">{t("event")}</span>
              </p>
            </div>
          </div>
          <PanelAxis marks={["00", "04", "08", "12", "16", "20", "24"]} />
        </div>
        <PanelSide className="max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-8 max-md:block">
          <PanelCaption>
            {t("nodes")} <Mono>{t("nodesValue")}</Mono>
          </PanelCaption>
          <svg className="mt-3.5 w-full max-lg:hidden" viewBox="0 0 150 150">
            <use href="/drawings/panels/highload.svg#nodes6-rest" />
            <use href="/drawings/panels/highload.svg#nodes6-joined" className={cn(settle, "[--base:520]")} />
          </svg>
          <svg className="mt-3.5 w-full lg:hidden" viewBox="0 0 306 72">
            <use href="/drawings/panels/highload.svg#nodes12-rest" />
            <use href="/drawings/panels/highload.svg#nodes12-joined" className={cn(settle, "[--base:520]")} />
          </svg>
          <PanelLog className="[--base:360] [--step:340] max-lg:col-start-2 max-lg:row-[1/3] max-lg:pt-0 max-md:grid-cols-3 max-md:gap-2 max-md:pt-3.5">
            {log.map(([time, key]) => (
              <PanelLogEntry key={key} time={time} className={cn(entry, key === "log3" && "text-success")}>
                {t(key)}
              </PanelLogEntry>
            ))}
          </PanelLog>
        </PanelSide>
      </PanelBody>
    </Panel>
  );
}
