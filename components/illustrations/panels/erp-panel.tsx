import { getTranslations } from "next-intl/server";
import { come, grow, steps, tick } from "@/components/illustrations/alive";
import { Panel } from "@/components/illustrations/panels/panel";
import {
  Mono,
  PanelBody,
  PanelCaption,
  PanelSide,
  StepMark,
} from "@/components/illustrations/panels/panel-parts";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/site/cn";

/** Goods, how full their place is and where their minimum stands, in percent. */
const stock = [
  [1, 72, 38],
  [2, 84, 30],
  [3, 22, 34],
  [4, 91, 42],
  [5, 58, 27],
] as const;

/** A stage, and at its edge the sign that the order moves on to it. */
const stage = cn(
  "relative grid gap-1 border-line px-4 py-3 text-caption text-subtle not-first:border-l max-md:nth-[n+4]:hidden md:px-5 md:py-4",
  "not-first:before:absolute not-first:before:top-[calc(50%-9px)] not-first:before:-left-[9px] not-first:before:size-[18px]",
  "not-first:before:rounded-full not-first:before:border not-first:before:border-line-strong not-first:before:bg-surface",
  "not-first:before:bg-[linear-gradient(var(--c),var(--c))] not-first:before:bg-size-[6px_6px] not-first:before:bg-center not-first:before:bg-no-repeat",
);

const good = cn(
  "grid min-h-10 grid-cols-[112px_minmax(0,1fr)_5.25em] items-center gap-3 max-md:text-caption md:min-h-11",
  "md:grid-cols-[132px_minmax(0,1fr)_5.5em] lg:grid-cols-[168px_minmax(0,1fr)_6em] lg:gap-5",
);

/** How much there is, the minimum as a line across, and the order that goes out by itself below it. */
function Level({ share, minimum, order }: { share: number; minimum: number; order: string }) {
  const low = share < minimum;
  return (
    <span className="relative h-3 rounded-[4px] bg-[color-mix(in_oklab,var(--foreground)_8%,transparent)]">
      <span
        className={cn(
          "absolute inset-y-0 left-0 rounded-[4px]",
          grow,
          low ? "bg-(--s)" : "bg-[color-mix(in_oklab,var(--foreground)_26%,transparent)]",
        )}
        style={{ width: `${share}%` }}
      />
      <span className="absolute -inset-y-[5px] w-0.5 bg-service" style={{ left: `${minimum}%` }} />
      {low && (
        <Badge
          variant="service"
          className={cn(
            "absolute -top-[5px] bg-[color-mix(in_oklab,var(--c)_var(--tint),var(--surface))] [--base:1100] max-md:hidden",
            tick,
          )}
          style={{ left: `calc(${minimum}% + 14px)` }}
        >
          {order}
        </Badge>
      )}
    </span>
  );
}

/** An order's way through the company, stock that orders itself below its minimum, and the month closing on time. */
export async function ErpPanel() {
  const t = await getTranslations("panels.erp");
  return (
    <Panel label={t("label")} title={t("title")} legend={{ quiet: t("legend1"), solid: t("legend2") }}>
      <ol className={cn("grid grid-cols-3 border-b border-line md:grid-cols-5", steps)}>
        {([1, 2, 3, 4, 5] as const).map((n) => (
          <li key={n} className={stage}>
            {t(`stage${n}`)}{" "}
            <b
              className={cn(
                "text-[1.375rem] leading-[1.1] font-semibold tracking-[-0.04em] text-foreground",
                come,
              )}
            >
              {t(`count${n}`)}
            </b>
          </li>
        ))}
      </ol>
      <PanelBody className="md:grid-cols-[minmax(0,1fr)_236px] lg:grid-cols-[minmax(0,1fr)_276px]">
        <div className={cn("p-4 [--base:240] md:py-5 md:pr-6 md:pl-5", steps)}>
          <PanelCaption>{t("stock")}</PanelCaption>
          {stock.map(([n, share, minimum]) => (
            <div key={n} className={good}>
              <span>{t(`row${n}`)}</span>
              <Level share={share} minimum={minimum} order={t("order")} />
              <Mono className="text-right whitespace-nowrap text-muted-foreground">{t(`value${n}`)}</Mono>
            </div>
          ))}
        </div>
        <PanelSide from="md">
          <PanelCaption>
            {t("close")} <Mono>{t("closeValue")}</Mono>
          </PanelCaption>
          <ol className={cn("my-[18px] grid gap-3 [--base:500] [--step:220]", steps)}>
            {([1, 2, 3, 4, 5] as const).map((n) => (
              <li key={n} className={cn("flex items-center gap-3", n > 3 && "text-muted-foreground")}>
                <StepMark done={n <= 3} />
                {t(`step${n}`)}
              </li>
            ))}
          </ol>
          <p className="mt-auto text-caption text-success">{t("days")}</p>
        </PanelSide>
      </PanelBody>
    </Panel>
  );
}
