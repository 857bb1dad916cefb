import { CircleCheck, Zap } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { alive, come, settle, steps } from "@/components/illustrations/alive";
import css from "@/components/illustrations/generator-panel.module.css";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/site/cn";

const tabs = ["idea", "architecture", "businessCase", "requirements", "interface"] as const;

const labelLook = cn(
  "absolute flex h-11 items-center gap-2.5 rounded-[12px] border border-line-strong bg-raised pr-4 pl-3 shadow-floating max-md:h-10",
  "text-[0.9375rem] font-medium tracking-[-0.01em] whitespace-nowrap max-md:text-[0.875rem]",
  css.hover,
);

/** The generator, drawn: a task, five tabs and a result that fades out. One picture to a screen reader. */
export async function GeneratorPanel() {
  const t = await getTranslations("home.promo");
  return (
    <div className="relative py-6.5 max-lg:max-w-[620px] max-md:text-[0.9em]">
      <Card {...alive} variant="floating" role="img" aria-label={t("panelLabel")}>
        <div className="border-b border-line px-5 pt-4 pb-4.5">
          <span className="mb-1.5 block text-caption text-subtle">{t("task")}</span>
          {t("taskText")}
        </div>
        <div className="flex gap-1 overflow-hidden border-b border-line px-3 py-2.5 whitespace-nowrap">
          {tabs.map((tab) => (
            <span
              key={tab}
              className={cn(
                "rounded-[8px] px-[11px] py-1.5 text-[0.8125rem] text-muted-foreground",
                tab === "architecture" && "bg-raised font-medium text-foreground shadow-sheen",
              )}
            >
              {t(`tabs.${tab}`)}
            </span>
          ))}
        </div>
        <div
          data-slot="drawn-result"
          className={cn(
            "grid max-h-[270px] gap-3.5 overflow-clip mask-[linear-gradient(#000_68%,transparent)] px-5.5 pt-5 pb-1.5 text-[0.9063rem] text-muted-foreground",
            steps,
          )}
        >
          <b className={cn("text-[1.0625rem] font-semibold tracking-[-0.02em] text-foreground", settle)}>
            {t("resultTitle")}
          </b>
          <ol
            className={cn(
              "grid list-decimal gap-2 pl-[1.3em] [--base:200] [--step:240] marker:text-subtle",
              steps,
            )}
          >
            {([1, 2, 3] as const).map((line) => (
              <li key={line} className={come}>
                {t(`result${line}`)}
              </li>
            ))}
          </ol>
          <dl className={cn("[--base:900]", steps)}>
            <Row name={t("row1")} value="7" />
            <Row name={t("row2")} value="4" />
            <Row name={t("row3")} value={t("row3Value")} />
          </dl>
        </div>
        <div className="flex justify-end border-t border-line p-3.5 max-md:hidden">
          <span className={buttonVariants({ variant: "secondary", size: "small" })}>{t("copy")}</span>
        </div>
      </Card>
      <p data-slot="floating-label" className={cn(labelLook, "bottom-1.5 -left-7.5 max-[1341px]:-left-1.5")}>
        <CircleCheck className="text-success" />
        {t("labelReady")}
      </p>
      <p
        data-slot="floating-label"
        className={cn(labelLook, "top-0.5 -right-4.5 max-[1341px]:-right-1.5", css.later)}
      >
        <Zap className="text-accent" />
        {t("labelSpeed")}
      </p>
    </div>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className={cn("flex justify-between gap-3 border-t border-line py-[7px] text-[0.8438rem]", come)}>
      <dt>{name}</dt>
      <dd className="text-foreground">{value}</dd>
    </div>
  );
}
