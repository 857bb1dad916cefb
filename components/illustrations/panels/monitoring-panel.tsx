import { getTranslations } from "next-intl/server";
import { appear, grow, reveal, steps } from "@/components/illustrations/alive";
import { Panel } from "@/components/illustrations/panels/panel";
import {
  Mono,
  PanelAxis,
  PanelBody,
  PanelCaption,
  PanelPlot,
  PanelSide,
} from "@/components/illustrations/panels/panel-parts";
import { cn } from "@/lib/site/cn";

/** Parts of the slow request: depth, beginning and length in percent of the whole. */
const spans = [
  [1, 0, 0, 100],
  [2, 1, 3, 94],
  [3, 2, 8, 87],
  [4, 3, 12, 64],
  [5, 4, 14, 60],
  [6, 3, 78, 15],
] as const;

/** The part that everything waits for. */
const SLOW = 5;

const check = cn(
  "grid min-h-[34px] grid-cols-[96px_minmax(0,1fr)_3.8em] items-center gap-2.5 max-md:text-caption",
  "md:grid-cols-[132px_minmax(0,1fr)_4.4em] md:gap-4",
);

/** What users felt over an hour, the response time behind it, and the one cause found along a slow request. */
export async function MonitoringPanel() {
  const t = await getTranslations("panels.monitoring");
  return (
    <Panel label={t("label")} title={t("title")} legend={{ solid: t("legend2"), alarm: t("legend1") }}>
      <PanelBody className="lg:grid-cols-[minmax(0,1fr)_330px]">
        <div className="p-4 md:pr-6 md:pl-5">
          {([1, 2, 3, 4, 5] as const).map((n) => (
            <div key={n} className={check}>
              <span>{t(`row${n}`)}</span>
              <span className={cn("h-[18px]", reveal)}>
                <PanelPlot
                  className="block max-md:hidden"
                  viewBox="0 0 360 18"
                  href={`monitoring.svg#row${n}`}
                />
                {/* Half an hour: sixty checks would run into one on a phone. */}
                <PanelPlot
                  className="block overflow-hidden md:hidden"
                  viewBox="120 0 180 18"
                  href={`monitoring.svg#row${n}`}
                />
              </span>
              <Mono className="text-right text-muted-foreground">{t(`value${n}`)}</Mono>
            </div>
          ))}
          <PanelCaption className="mt-4 border-t border-line pt-4">
            {t("chart")} <Mono className="text-muted-foreground">{t("chartValue")}</Mono>
          </PanelCaption>
          <div className="relative mt-3 h-[108px]">
            <div className={cn("size-full [--base:200]", reveal)}>
              <PanelPlot viewBox="0 0 720 110" href="monitoring.svg#time" />
            </div>
            <Mono className="absolute -top-1 left-[calc(46.7%+12px)] text-right text-muted-foreground">
              {t("peak")}
            </Mono>
          </div>
          <PanelAxis marks={["13:00", "13:15", "13:30", "13:45", "14:00"]} />
        </div>
        <PanelSide>
          <PanelCaption>
            {t("trace")} <Mono>{t("traceValue")}</Mono>
          </PanelCaption>
          <ol
            className={cn(
              "mt-3.5 grid gap-2 text-caption text-muted-foreground [--base:300] [--step:200]",
              steps,
            )}
          >
            {spans.map(([n, depth, from, share]) => (
              <li key={n} className={cn(n === SLOW && "font-medium text-foreground")}>
                <span style={{ paddingInlineStart: depth * 10 }}>{t(`span${n}`)}</span>
                <span
                  className={cn(
                    "mt-1 block h-2 rounded-[3px]",
                    grow,
                    n === SLOW
                      ? "bg-destructive"
                      : "bg-[color-mix(in_oklab,var(--foreground)_26%,transparent)]",
                  )}
                  style={{ marginInlineStart: `${from}%`, width: `${share}%` }}
                />
              </li>
            ))}
          </ol>
          <p className={cn("mt-auto pt-[18px] text-caption text-muted-foreground [--base:1500]", appear)}>
            {t("alert")}{" "}
            <b className="mt-0.5 block text-[0.9375rem] font-medium text-foreground">{t("cause")}</b>
          </p>
        </PanelSide>
      </PanelBody>
    </Panel>
  );
}
