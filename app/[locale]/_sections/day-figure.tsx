import { getTranslations } from "next-intl/server";
import { alive, appear, reveal } from "@/components/illustrations/alive";
import { RollingNumber } from "@/components/illustrations/rolling-number";
import { Badge } from "@/components/ui/badge";
import { Container } from "@/components/ui/container";
import { cn } from "@/lib/site/cn";

const HOURS = ["00", "03", "06", "09", "12", "15", "18", "21"] as const;

/** Two moments of the day. Where letters are small beside it they stand in the drawing, each on a line at its hour; else over it. */
const moment = cn(
  "flex gap-3 text-sm/[1.4] text-muted-foreground @min-[48rem]:absolute @min-[48rem]:block @min-[48rem]:w-[13em] @min-[48rem]:border-l @min-[48rem]:border-line-strong @min-[48rem]:pl-3.5 @min-[67.5625rem]:w-[15em]",
  appear,
);

/** Full-width: the requests of one day as one number, and the day it is made of, ten minutes to a bar. */
export async function DayFigure() {
  const t = await getTranslations("home.day");
  const panel = await getTranslations("home.panel");
  const common = await getTranslations("common");
  return (
    <figure
      {...alive}
      className={cn(
        alive.className,
        "@container relative overflow-clip border-t border-line bg-[color-mix(in_oklab,var(--surface)_45%,var(--background))] pt-[clamp(40px,5vw,72px)]",
      )}
    >
      <Container
        asChild
        className="relative z-1 flex flex-wrap items-center justify-between gap-x-10 gap-y-2"
      >
        <figcaption>
          <span className="text-[1.0625rem] font-medium">
            {t("caption")} <Badge className="ml-2 align-[0.1em]">{common("demo")}</Badge>
          </span>
          <span className="text-[0.9375rem] text-muted-foreground">{t("whose")}</span>
        </figcaption>
      </Container>
      <Container>
        <p
          data-slot="day-number"
          className="mt-[clamp(12px,1.6vw,24px)] text-[min(20.6vw,17.6rem)] leading-[1.02] font-semibold tracking-[-0.03em] whitespace-nowrap"
        >
          <RollingNumber value={panel("requestsValue")} />
        </p>
      </Container>
      <Container asChild className="grid gap-2.5 @max-[48rem]:mt-5 @min-[48rem]:static @min-[48rem]:block">
        <dl>
          <div
            className={cn(
              moment,
              "[--base:300] @min-[48rem]:bottom-16 @min-[48rem]:left-[18.4%] @min-[48rem]:h-32",
            )}
          >
            <dt className="font-mono text-mono text-foreground">{t("low")}</dt>
            <dd>{t("lowText")}</dd>
          </div>
          <div
            className={cn(
              moment,
              "[--base:760] @min-[48rem]:bottom-[calc(clamp(110px,17vw,250px)+40px)] @min-[48rem]:left-[42.7%]",
            )}
          >
            <dt className="font-mono text-mono text-accent">{t("peak")}</dt>
            <dd>{t("peakText")}</dd>
          </div>
        </dl>
      </Container>
      <div className="mt-6 h-[clamp(110px,17vw,250px)] @min-[48rem]:mt-24">
        <div className={cn("size-full", reveal)}>
          <svg
            viewBox="0 0 1440 180"
            preserveAspectRatio="none"
            className="size-full"
            role="img"
            aria-label={t("label")}
          >
            <use href="/drawings/day.svg#bars" />
          </svg>
        </div>
      </div>
      <div
        className="grid grid-cols-8 border-t border-line-strong font-mono text-mono text-subtle *:border-line *:py-2 *:pl-2 *:not-first:border-l"
        aria-hidden="true"
      >
        {HOURS.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </figure>
  );
}
