import { getTranslations } from "next-intl/server";
import type { CSSProperties } from "react";
import { grow, hand } from "@/components/illustrations/alive";
import { Panel } from "@/components/illustrations/panels/panel";
import { Metrics, unit } from "@/components/illustrations/panels/panel-metrics";
import { Mono, PanelAxis, PanelBody } from "@/components/illustrations/panels/panel-parts";
import { cn } from "@/lib/site/cn";

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

/** Names take a column of their own; hours, grid and the line of now share what is left. */
const plan = "relative px-4 pt-3.5 pb-4 [--names:96px] md:pr-6 md:pl-5 md:[--names:168px]";

const row = "grid min-h-10 grid-cols-[var(--names)_minmax(0,1fr)] max-md:text-xs md:min-h-[52px]";

const hours = cn(
  "relative shadow-[inset_-1px_0_var(--line)]",
  "bg-[repeating-linear-gradient(90deg,var(--line)_0_1px,transparent_1px_calc(100%/6))]",
);

const rounded = "rounded-[5px] md:rounded-sm";

const kinds = {
  done: cn(rounded, "bg-[color-mix(in_oklab,var(--foreground)_22%,var(--surface))]"),
  run: cn(
    rounded,
    "bg-[linear-gradient(90deg,var(--s)_40%,color-mix(in_oklab,var(--s)_42%,var(--surface))_40%)]",
  ),
  next: cn(rounded, "border border-line-strong bg-[color-mix(in_oklab,var(--foreground)_4%,var(--surface))]"),
  down: "rounded-[3px] border border-dashed border-destructive",
} as const;

const now = cn(
  "absolute top-3.5 bottom-10 border-l-[1.5px] border-foreground",
  "left-[calc(16px+var(--names)+(100%-var(--names)-32px)*0.5278)]",
  "md:left-[calc(20px+var(--names)+(100%-var(--names)-44px)*0.5278)]",
  "before:absolute before:-top-1 before:-left-[5px] before:size-[9px] before:rounded-full before:bg-foreground",
);

/** A shift by areas: what is behind, what is running at the line of now, where it stopped. */
export async function DigitalProductionPanel() {
  const t = await getTranslations("panels.digital-production");
  return (
    <Panel
      label={t("label")}
      title={t("title")}
      legend={{
        quiet: t("legend1"),
        solid: t("legend2"),
        rest: t("legend4"),
        planned: t("legend5"),
        gap: t("down"),
        line: t("legend3"),
      }}
    >
      <PanelBody className="md:grid-cols-[minmax(0,1fr)_216px]">
        <div className={plan}>
          {rows.map(([n, bars]) => (
            <div className={cn(row, "[--step:90]")} style={{ "--n": n } as CSSProperties} key={n}>
              <span className="self-center pr-3">
                {t(`row${n}`)}{" "}
                <small className="block text-xs text-subtle max-md:hidden">{t(`note${n}`)}</small>
              </span>
              <div className={hours}>
                {bars.map(([from, share, kind]) => (
                  <span
                    key={from}
                    data-state={kind}
                    className={cn("absolute top-2.5 h-5 md:top-3.5 md:h-6", kinds[kind], grow)}
                    style={{ left: `${from}%`, width: `${share}%` }}
                  />
                ))}
              </div>
            </div>
          ))}
          <div className={cn(now, hand, "[--base:350] [--way:14rem]")}>
            <Mono className="absolute -top-[9px] left-3">14:20</Mono>
          </div>
          <PanelAxis className="ml-(--names)" marks={["08", "10", "12", "14", "16", "18", "20"]} />
        </div>
        <Metrics
          className="max-md:border-t max-md:border-b-0 md:border-l"
          items={([1, 2, 3] as const).map((n) => [t(`metric${n}`), t.rich(`value${n}`, unit)])}
        />
      </PanelBody>
    </Panel>
  );
}
