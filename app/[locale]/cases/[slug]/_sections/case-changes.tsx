import { ArrowDown, ArrowUp } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { alive, settle, steps } from "@/components/illustrations/alive";
import { Eyebrow } from "@/components/ui/eyebrow";
import type { Case } from "@/lib/content/cases";
import { barWidth, proportionOf } from "@/lib/site/amounts";
import { cn } from "@/lib/site/cn";

/** Beside each other, their parts stand at the same heights; on a phone what was counted stands left of its numbers. */
const table = cn(
  "grid gap-x-8 border-t border-line-strong md:auto-cols-fr md:grid-flow-col md:grid-rows-[repeat(4,auto)] md:border-t-0",
);
const change = cn(
  "grid md:row-span-4 md:grid-rows-subgrid md:gap-y-0 md:border-t md:border-line-strong md:pt-5",
  "max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-5 max-md:border-b max-md:border-line max-md:py-4",
);

/** Both values as thin bars of one scale, what was above what is, on the whole that shares are of; nothing of values that cannot be compared. */
function Pair({ shares }: { shares: ReturnType<typeof proportionOf> }) {
  if (!shares) return null;
  return (
    <svg
      aria-hidden="true"
      className="h-4 w-full stroke-none max-md:col-span-full max-md:mt-3 md:mt-4 print:hidden"
    >
      {Math.max(...shares) < 100 && <rect width="100%" height="16" className="fill-raised" />}
      <rect width={barWidth(shares[0])} height="4" className="fill-subtle opacity-60" />
      <rect width={barWidth(shares[1])} y="8" height="8" className="fill-foreground" />
    </svg>
  );
}

/** Which way the value went. Either is for the better, so both have the colour of what is good. */
function Way({ shares }: { shares: ReturnType<typeof proportionOf> }) {
  if (!shares) return null;
  const Arrow = shares[1] > shares[0] ? ArrowUp : ArrowDown;
  return <Arrow className="ml-1.5 inline size-4 text-success print:hidden" />;
}

/** What was measured before and after: the proof that a reader looks for first. */
export async function CaseChanges({ changes, measured }: Pick<Case, "changes" | "measured">) {
  const t = await getTranslations("cases.detail");
  if (!changes) return null;
  return (
    <section className="print:pb-[16pt]">
      <Eyebrow asChild>
        <h2>{t("changes")}</h2>
      </Eyebrow>
      <div {...alive}>
        <ul data-slot="case-changes" className={cn(table, steps)}>
          {changes.map(({ label, before, after }) => (
            <li key={label} className={cn(change, settle)}>
              <h3 className="text-[0.9375rem] leading-[1.4] font-medium text-pretty max-md:row-span-2">
                {label}
              </h3>
              <p className="text-caption text-subtle max-md:text-right md:mt-4">
                {t("before")} {before}
              </p>
              <p className="mt-1.5 text-[clamp(1.625rem,1.35rem+1vw,2.25rem)] leading-none font-semibold tracking-[-0.035em] max-md:text-right">
                <span className="sr-only">{t("after")} </span>
                {after}
                <Way shares={proportionOf(before, after)} />
              </p>
              <Pair shares={proportionOf(before, after)} />
            </li>
          ))}
        </ul>
      </div>
      <p data-slot="case-measured" className="mt-5 max-w-[40em] text-caption text-pretty text-subtle">
        {[measured, t("scale")].filter(Boolean).join(" ")}
      </p>
    </section>
  );
}
