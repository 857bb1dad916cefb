import { getTranslations } from "next-intl/server";
import { alive, appear, reveal } from "@/components/illustrations/alive";
import { RollingNumber } from "@/components/illustrations/rolling-number";
import { Badge } from "@/components/ui/badge";
import { Container } from "@/components/ui/container";
import { cn } from "@/lib/site/cn";

const HOURS = ["00", "03", "06", "09", "12", "15", "18", "21"] as const;

/** Two moments of the day. From 768 px on they stand in the drawing, each on a line at its hour; below that, over it. Distances follow the size of text. */
const moment = cn(
  "flex gap-3 text-sm/[1.4] text-muted-foreground md:absolute md:block md:w-[13em] md:border-l md:border-line-strong md:pl-3.5 lg:w-[15em]",
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
        "relative overflow-clip border-t border-line bg-[color-mix(in_oklab,var(--surface)_45%,var(--background))] pt-[clamp(40px,5vw,72px)]",
      )}
    >
      <Container
        asChild
        className="relative z-1 flex flex-wrap items-center justify-between gap-x-10 gap-y-2"
      >
        <figcaption>
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[1.0625rem] font-medium">
            {t("caption")} <Badge>{common("demo")}</Badge>
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
      <Container asChild className="grid gap-2.5 max-md:mt-5 md:static md:block">
        <dl>
          <div
            className={cn(moment, "[--base:300] md:bottom-[4rem] md:left-[18.4%] md:h-[8rem] md:max-w-[18%]")}
          >
            <dt className="font-mono text-mono text-foreground">{t("low")}</dt>
            <dd>{t("lowText")}</dd>
          </div>
          <div
            className={cn(
              moment,
              "[--base:760] md:bottom-[calc(clamp(110px,17vw,250px)+2.5rem)] md:left-[42.7%]",
            )}
          >
            <dt className="font-mono text-mono text-accent">{t("peak")}</dt>
            <dd>{t("peakText")}</dd>
          </div>
        </dl>
      </Container>
      <div className="mt-6 h-[clamp(110px,17vw,250px)] md:mt-[6rem]">
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
