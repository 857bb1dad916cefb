import { getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/site/cn";

const log = [
  { time: "02:14", text: "log1", tag: "log1Tag", tone: "accent" },
  { time: "09:02", text: "log2", tag: "log2Tag", tone: "accent" },
  { time: "09:07", text: "log3", tag: "log3Tag", tone: "success" },
] as const;

const caption = "text-caption text-subtle";

/** The support centre, drawn: the day of `day-figure.tsx`, whose load the curve shows and the log tells of. Sample data, so it carries the tag «demo» and is one picture to a screen reader. */
export async function SupportPanel() {
  const t = await getTranslations("home.panel");
  const common = await getTranslations("common");
  return (
    <Card variant="floating" className="bg-surface max-md:text-[0.9em]" role="img" aria-label={t("label")}>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-[15px] text-[0.875rem] font-medium max-md:px-4">
        <span>
          {t("title")} <Badge className="ml-1.5">{common("demo")}</Badge>
        </span>
        <span className="flex items-center gap-2 whitespace-nowrap text-success before:size-1.5 before:rounded-full before:bg-current">
          <span className="max-md:hidden min-[900px]:max-lg:hidden">{t("status")}</span>
          <span className="md:max-[900px]:hidden lg:hidden">{t("statusShort")}</span>
        </span>
      </div>
      <div className="p-5 max-md:px-4">
        <span className={cn("block", caption)}>{t("requests")}</span>
        <b className="mt-1 mb-3 block text-[2.5rem] leading-[1.1] font-semibold tracking-[-0.04em] max-md:text-[2.125rem]">
          {t("peakValue")}
        </b>
        <svg viewBox="0 0 452 96" preserveAspectRatio="none" aria-hidden="true" className="block h-24 w-full">
          <defs>
            <linearGradient id="load-fill" x2="0" y2="1">
              <stop stopColor="var(--accent)" stopOpacity=".28" />
              <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
            </linearGradient>
          </defs>
          <use href="/drawings/load-chart.svg#area" fill="url(#load-fill)" />
          <use href="/drawings/load-chart.svg#chart" />
        </svg>
      </div>
      <dl className="flex flex-wrap overflow-clip border-t border-line">
        <Fact name={t("availability")} value={t("availabilityValue")} />
        <Fact name={t("reaction")} value={t("reactionValue")} />
        <Fact name={t("support")} value="24/7" />
      </dl>
      <ul className="grid gap-[9px] border-t border-line px-5 pt-3.5 pb-4 max-md:hidden">
        {log.map(({ time, text, tag, tone }) => (
          <li
            key={time}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-2.5 text-[0.8125rem] leading-[1.5] text-muted-foreground"
          >
            <span className="font-mono text-mono text-subtle">{time}</span>
            <span>{t(text)}</span>
            <Badge variant={tone} size="mono">
              {t(tag)}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="-mb-px flex-[1_1_28%] border-b border-line px-5 py-3.5 not-first:border-l max-md:px-4 max-[26.9375rem]:px-3 max-[22.5rem]:pr-1.5 max-[22.5rem]:pl-[9px] min-[900px]:max-lg:px-3.5">
      <dt className={cn(caption, "max-[22.5rem]:text-[0.75rem] min-[900px]:max-lg:text-xs")}>{name}</dt>
      <dd className="text-[1.1875rem] font-semibold tracking-[-0.025em] whitespace-nowrap max-[26.9375rem]:text-[1.0625rem] min-[900px]:max-lg:text-[1.0625rem]">
        {value}
      </dd>
    </div>
  );
}
