import { getTranslations } from "next-intl/server";
import { grow, settle, steps } from "@/components/illustrations/alive";
import { Panel } from "@/components/illustrations/panels/panel";
import { PanelPath } from "@/components/illustrations/panels/panel-events";
import { PanelBody, PanelCaption, PanelSide } from "@/components/illustrations/panels/panel-parts";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/site/cn";

/** Layers from top to bottom, with the share that has been moved, in percent; the drawing shows the same. */
const layers = [
  [1, 39],
  [2, 55],
  [3, 73],
  [4, 100],
] as const;

/** The drawing's layers from the ground up; each settles on the one before. */
const stack = [
  ["layer4", "[--base:80]"],
  ["layer3", "[--base:320]"],
  ["layer2", "[--base:560]"],
  ["layer1", "[--base:800]"],
] as const;

const log = [
  ["22:40", "log1"],
  ["00:15", "log2"],
  ["01:00", "log3"],
  ["05:00", "log4"],
] as const;

/** Colours of the drawing: a side, a top, and what of the top has been moved. */
const colours = cn(
  "[--iso-side:color-mix(in_oklab,var(--c)_5%,var(--background))]",
  "[--iso-top:color-mix(in_oklab,var(--foreground)_6%,var(--surface))]",
  "[--iso-on:color-mix(in_oklab,var(--s)_46%,var(--surface))]",
);

/** Its dotted lines end at the names of its layers. */
const drawing = cn(
  "mt-4 mb-1 h-[230px] w-full overflow-visible md:my-3 md:h-[302px] md:w-[360px] md:justify-self-end",
  "min-[78.8125rem]:h-[352px] min-[78.8125rem]:w-[420px]",
);

const layer = cn(
  "grid grid-cols-[minmax(0,1fr)_auto] content-center items-baseline gap-x-3 gap-y-px",
  "max-md:px-4 max-md:py-3 md:h-[75.5px] md:pr-7 md:pl-3 min-[78.8125rem]:h-[88px]",
);

/** The stack layer by layer: what has been moved, what is next, and the way back. */
export async function DomesticInfrastructurePanel() {
  const t = await getTranslations("panels.domestic-infrastructure");
  return (
    <Panel label={t("label")} title={t("title")} legend={{ quiet: t("legend1"), solid: t("legend2") }}>
      <PanelBody
        className={cn(
          "md:grid-cols-[360px_minmax(0,1fr)] min-[78.8125rem]:grid-cols-[minmax(0,440px)_minmax(0,1fr)_276px]",
          colours,
        )}
      >
        <svg className={drawing} viewBox="0 0 420 352">
          {stack.map(([part, begins]) => (
            <use
              key={part}
              href={`/drawings/panels/domestic-infrastructure.svg#${part}`}
              className={cn(settle, begins)}
            />
          ))}
        </svg>
        <div className={cn("py-3 [--base:500] [--step:160]", steps)}>
          {layers.map(([n, share]) => (
            <div key={n} className={layer}>
              <b className="text-h4 leading-[1.4] font-semibold">{t(`row${n}`)}</b>
              <span className="text-caption text-service">{t(`state${n}`)}</span>
              <small className="col-span-full text-caption text-subtle">{t(`from${n}`)}</small>
              <span className="col-span-full mt-[9px] h-1.5 overflow-clip rounded-[3px] bg-[color-mix(in_oklab,var(--foreground)_14%,transparent)]">
                <span className={cn("block h-full bg-(--s)", grow)} style={{ width: `${share}%` }} />
              </span>
            </div>
          ))}
        </div>
        <PanelSide from="wide">
          <PanelCaption>
            {t("step")} <Badge variant="service">{t("window")}</Badge>
          </PanelCaption>
          <b className="mt-3 text-h4 leading-[1.4] font-semibold">{t("stepText")}</b>
          <PanelPath events={log.map(([time, key]) => [time, t(key)])} now="01:00" />
        </PanelSide>
      </PanelBody>
    </Panel>
  );
}
