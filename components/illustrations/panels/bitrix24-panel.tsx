import { getTranslations } from "next-intl/server";
import { come, steps, tick } from "@/components/illustrations/alive";
import { Panel } from "@/components/illustrations/panels/panel";
import { PanelPath } from "@/components/illustrations/panels/panel-events";
import { PanelFigure, unit } from "@/components/illustrations/panels/panel-metrics";
import { Mono, PanelBody, PanelCaption, PanelSide } from "@/components/illustrations/panels/panel-parts";
import { cn } from "@/lib/site/cn";

/** Requests by the stage they have reached, how many more there are, and how full the stage's colour is. */
const board = [
  [1, [1, 2], 6, "[--stage:30%]"],
  [2, [3, 4, 5], 9, "[--stage:52%]"],
  [3, [6], 4, "[--stage:76%]"],
  [4, [7, 8], 29, "[--stage:100%]"],
] as const;

const log = [
  ["09:12", "log1"],
  ["09:40", "log2"],
  ["10:05", "log3"],
  ["10:06", "log4"],
] as const;

const column = cn(
  "flex flex-col gap-2.5 border-t-[3px] pt-3 lg:min-h-[330px]",
  "border-[color-mix(in_oklab,var(--s)_var(--stage),var(--surface))]",
);

/** A request, with its owner as a dot in the corner. On a phone two of a stage are enough. */
const card = cn(
  "relative rounded-lg border border-line-strong bg-[color-mix(in_oklab,var(--background)_45%,var(--surface))] px-[13px] pt-[11px] pb-3 font-medium",
  "after:absolute after:right-3 after:bottom-3 after:size-4 after:rounded-full after:border after:border-[color-mix(in_oklab,var(--c)_45%,transparent)]",
  "after:bg-[color-mix(in_oklab,var(--s)_var(--stage),var(--surface))]",
  "max-md:nth-of-type-[3]:hidden max-[22.5rem]:px-2 max-[22.5rem]:text-xs max-[22.5rem]:after:hidden",
);

/** A board of branch requests: each stage a column, each request a card with its owner and its age. */
export async function Bitrix24Panel() {
  const t = await getTranslations("panels.bitrix24");
  return (
    <Panel label={t("label")} title={t("title")}>
      <PanelBody className="lg:grid-cols-[minmax(0,1fr)_276px]">
        <div
          className={cn(
            "grid grid-cols-2 gap-3.5 p-4 [--step:230] max-[22.5rem]:gap-2.5 max-[22.5rem]:p-3 md:grid-cols-4 md:p-5",
            steps,
          )}
        >
          {board.map(([stage, cards, more, fill]) => (
            <div key={stage} className={cn(column, fill)}>
              <PanelCaption>
                {t(`column${stage}`)} <Mono>{t(`count${stage}`)}</Mono>
              </PanelCaption>
              {cards.map((n) => (
                <p key={n} className={cn(card, come)}>
                  {t(`card${n}`)}{" "}
                  <small className="mt-2.5 block pr-[22px] text-xs font-normal text-subtle max-[22.5rem]:pr-0">
                    {t(`place${n}`)}
                  </small>
                </p>
              ))}
              <Mono
                className={cn(
                  "rounded-lg border border-dashed border-line-strong p-[9px] text-center text-subtle [--base:500]",
                  tick,
                )}
              >
                +{more}
              </Mono>
            </div>
          ))}
        </div>
        <PanelSide className="max-md:hidden">
          <PanelCaption>
            {t("feed")} <Mono>{t("feedValue")}</Mono>
          </PanelCaption>
          <PanelPath events={log.map(([time, key]) => [time, t(key)])} now="10:06" />
          <div className="mt-auto border-t border-line pt-3.5 max-lg:hidden">
            <PanelCaption>{t("chart")}</PanelCaption>
            <PanelFigure>{t.rich("chartValue", unit)}</PanelFigure>
          </div>
        </PanelSide>
      </PanelBody>
    </Panel>
  );
}
