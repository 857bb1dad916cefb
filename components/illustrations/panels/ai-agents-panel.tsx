import { getTranslations } from "next-intl/server";
import { appear, come, grow, settle, steps as inTurn } from "@/components/illustrations/alive";
import { Panel } from "@/components/illustrations/panels/panel";
import { Metrics, unit } from "@/components/illustrations/panels/panel-metrics";
import {
  Mono,
  PanelBody,
  PanelCaption,
  PanelSide,
  StepMark,
} from "@/components/illustrations/panels/panel-parts";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/site/cn";

/** Steps of the agent: where each began and how long it took, in percent of the time axis. The last one left the draft. */
const steps = [
  [1, 0, 13],
  [2, 13, 35],
  [3, 48, 26],
  [4, 74, 7],
  [5, 81, 19],
] as const;

const DRAFTED = 5;

const request =
  "relative border-t border-line px-4 pt-[9px] pb-2.5 text-caption max-md:flex max-md:justify-between max-md:gap-2 max-md:nth-[n+4]:hidden md:px-5";

/** The request that is being answered. */
const open = cn(
  "bg-[color-mix(in_oklab,var(--c)_var(--tint),transparent)] text-foreground",
  "before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-(--s)",
);

/** A step of the run, and the line that ties it to the next one. */
const step = cn(
  "relative grid min-h-[34px] grid-cols-[21px_minmax(0,1fr)_auto] items-center gap-3 md:min-h-10",
  "md:grid-cols-[21px_minmax(0,13.5em)_minmax(0,1fr)_3.4em]",
  "not-last:after:absolute not-last:after:top-7 not-last:after:left-2.5 not-last:after:h-3 not-last:after:w-px not-last:after:bg-line-strong md:not-last:after:top-8 md:not-last:after:h-4",
);

const bar = "h-2 rounded-[3px] max-md:hidden";

const decision =
  "flex-1 rounded-md border px-2.5 py-[7px] text-center text-caption font-medium md:max-lg:flex-[0_0_10em]";

/**
 * The first-line desk: what waits on the left, what the agent has done in the middle, what a person decides on the right.
 */
export async function AiAgentsPanel() {
  const t = await getTranslations("panels.ai-agents");
  return (
    <Panel label={t("label")} title={t("title")} legend={{ quiet: t("legend1"), solid: t("legend2") }}>
      <PanelBody className="md:grid-cols-[220px_minmax(0,1fr)] lg:grid-cols-[236px_minmax(0,1fr)_276px]">
        <div className="pt-3 md:pt-[18px]">
          <PanelCaption className="px-4 pb-2.5 md:px-5 md:pb-3">
            {t("queue")} <Mono>{t("queueValue")}</Mono>
          </PanelCaption>
          <ol>
            {([1, 2, 3, 4, 5] as const).map((n) => (
              <li key={n} className={cn(request, n === 1 ? open : "text-muted-foreground")}>
                {t(`item${n}`)}{" "}
                <small className={cn("block text-xs", n === 1 ? "text-muted-foreground" : "text-subtle")}>
                  {t(`item${n}From`)}
                </small>
              </li>
            ))}
          </ol>
        </div>
        <div className="flex flex-col justify-between gap-5 border-line p-4 max-md:border-t md:border-l md:px-6 md:pt-[22px] md:pb-5">
          <p className="max-w-100 rounded-xl rounded-bl-[4px] border border-line-strong bg-raised px-4 pt-3 pb-[13px]">
            <span className="mb-[3px] block text-caption text-subtle">{t("from")}</span> {t("message")}
          </p>
          <ol className={cn("[--base:120] [--step:240]", inTurn)}>
            {steps.map(([n, from, share]) => (
              <li key={n} className={cn(step, n === DRAFTED ? "font-medium" : "text-muted-foreground")}>
                <StepMark done />
                {t(`step${n}`)}
                <span
                  className={cn(
                    bar,
                    n === DRAFTED ? "bg-(--s)" : "bg-[color-mix(in_oklab,var(--foreground)_26%,transparent)]",
                    grow,
                  )}
                  style={{ marginInlineStart: `${from}%`, width: `${share}%` }}
                />
                <Mono className="justify-self-end text-subtle">{t(`time${n}`)}</Mono>
              </li>
            ))}
          </ol>
        </div>
        <PanelSide>
          <PanelCaption>
            {t("draft")} <Badge variant="service">{t("waiting")}</Badge>
          </PanelCaption>
          <p className={cn("mt-3.5 leading-[1.55] [--base:1300]", settle)}>{t("draftText")}</p>
          <ul
            className={cn(
              "mt-3.5 mb-[18px] flex flex-wrap gap-1.5 text-xs text-muted-foreground [--base:1500] *:rounded-sm *:border *:border-line-strong *:px-2 *:py-[3px]",
              come,
            )}
          >
            <li>{t("source1")}</li>
            <li>{t("source2")}</li>
          </ul>
          <div className={cn("mt-auto flex gap-2 [--base:1700]", appear)}>
            <b className={cn(decision, "border-transparent bg-foreground text-background")}>{t("send")}</b>{" "}
            <b className={cn(decision, "border-line-strong")}>{t("edit")}</b>
          </div>
        </PanelSide>
      </PanelBody>
      <Metrics
        variant="strip"
        items={([1, 2, 3, 4] as const).map((n) => [t(`metric${n}`), t.rich(`value${n}`, unit)])}
      />
    </Panel>
  );
}
