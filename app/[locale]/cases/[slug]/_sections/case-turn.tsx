import { getTranslations } from "next-intl/server";
import { largeFigure } from "./case-figure";
import type { Case } from "@/lib/content/cases";
import { barWidth, proportionOf } from "@/lib/site/amounts";
import { cn } from "@/lib/site/cn";

type CaseTurnProps = { figure: NonNullable<Case["figure"]> & { before: string } };

/** A bar below a value, as wide as its share of the panel. */
const Bar = ({ share, look }: { share: number; look: string }) => (
  <svg aria-hidden="true" className="mt-3 block h-2 w-full stroke-none print:hidden">
    <rect width={barWidth(share)} height="8" className={look} />
  </svg>
);

/** The number that stands for a project, above it what it was before: a panel beside the picture. */
export async function CaseTurn({ figure: { value, label, before } }: CaseTurnProps) {
  const t = await getTranslations("cases.detail");
  const shares = proportionOf(before, value);
  return (
    <div
      data-slot="case-figure"
      className="flex flex-col justify-between gap-4 max-lg:mb-7 lg:rounded-4xl lg:border lg:border-line-strong lg:bg-surface lg:p-7 print:mb-[8pt]"
    >
      <div className="text-subtle">
        <p className="text-caption">{t("before")}</p>
        <p className="text-h2 font-medium">{before}</p>
        {shares && <Bar share={shares[0]} look="fill-subtle opacity-60" />}
      </div>
      <div>
        <p className="mb-1.5 text-caption text-service">{t("after")}</p>
        <strong className={cn(largeFigure, "block whitespace-nowrap print:text-[24pt]")}>{value}</strong>
        {shares && <Bar share={shares[1]} look="fill-foreground" />}
        <p className="mt-4 text-[1.0625rem] leading-[1.4] text-pretty text-muted-foreground">{label}</p>
      </div>
    </div>
  );
}
