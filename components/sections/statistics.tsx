import { getLocale } from "next-intl/server";
import { Container } from "@/components/ui/container";
import { Crosses } from "@/components/ui/crosses";
import type { Statistic } from "@/lib/content/statistics";
import { cn } from "@/lib/site/cn";

/** The number stands above its label; labels of different height must not shift it. The outer lines are clipped away. */
const figure = cn(
  "-mr-px -mb-px flex flex-col-reverse justify-end gap-3 border-r border-b border-line px-3.5 py-4.5",
  "md:px-5 md:pt-9 md:pb-[34px] lg:px-7",
);

/** By the width in letters: one row, two where a figure with its unit would break, one under another where a label would. */
const rows = cn(
  "grid auto-cols-fr overflow-clip border-x border-line @min-[18rem]:grid-cols-2 @min-[54rem]:grid-flow-col @min-[54rem]:grid-cols-none",
);

/** Figures in one hairline row; below it whatever follows draws its own line. The numbers are in the page: nothing counts up. */
export async function Statistics({ items }: { items: readonly Statistic[] }) {
  if (items.length === 0) return null;
  const locale = await getLocale();
  return (
    <div className="@container border-t border-line bg-[color-mix(in_oklab,var(--background)_70%,transparent)]">
      <Container className="relative">
        <Crosses />
        <dl className={rows}>
          {items.map(({ value, unit, label }) => (
            <div key={label} className={figure}>
              <dt className="text-[0.9375rem] leading-[1.4] text-muted-foreground">{label}</dt>
              <dd className="text-[clamp(2.25rem,1.6rem_+_2.4vw,3.5rem)] leading-none font-semibold tracking-[-0.04em] max-[22.5rem]:text-[1.875rem]">
                {value}
                {unit !== undefined && (
                  <>
                    {unit === "%" && locale === "en" ? <wbr /> : <small className="text-[0.6em]"> </small>}
                    <small className="text-[0.5em] font-medium tracking-[-0.02em] whitespace-nowrap text-subtle">
                      {unit}
                    </small>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </div>
  );
}
