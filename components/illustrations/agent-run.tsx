import { Check } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { appear, settle, steps, tick } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

/** The line leads from one step to the next. */
const stepLook = cn(
  "relative grid min-h-[38px] grid-cols-[22px_minmax(0,1fr)_auto] items-center gap-2.5 text-[0.875rem] leading-[1.3] text-muted-foreground max-md:text-caption",
  "not-last:after:absolute not-last:after:top-[29px] not-last:after:left-2.5 not-last:after:h-4.5 not-last:after:w-px not-last:after:bg-line-strong",
);
const signLook = cn("grid size-[21px] place-items-center rounded-full text-service");
const time = (words: string) => (
  <span className="font-mono text-mono text-subtle @max-[15.0625rem]:hidden">{words}</span>
);

/** A request and what the agent did with it, step by step. Decoration: the card's words say the same. */
export async function AgentRun() {
  const t = await getTranslations("home.pictures");
  return (
    <div
      className="@container grid h-full grid-cols-1 gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.18fr)]"
      aria-hidden="true"
    >
      <div
        className={cn(
          "mb-6.5 self-end rounded-xl rounded-bl-[4px] border border-line-strong bg-raised px-4 py-3.5 text-sm max-md:hidden",
          settle,
        )}
      >
        <span className="mb-1 block text-caption text-subtle">{t("agentMessageFrom")}</span>
        {t("agentMessage")}
      </div>
      <ol
        className={cn(
          "grid self-end rounded-t-xl border border-b-0 border-line-strong bg-[color-mix(in_oklab,var(--background)_55%,var(--surface))] px-4.5 pt-4 pb-2.5 [--base:200] [--step:260]",
          steps,
        )}
      >
        {([1, 2, 3] as const).map((step) => (
          <li key={step} className={stepLook}>
            <i className={cn(signLook, "bg-[color-mix(in_oklab,var(--c)_22%,transparent)]")}>
              <Check className={cn("size-3 stroke-[2.4]", tick)} />
            </i>
            {t(`agentStep${step}`)}
            {time(t(`agentTime${step}`))}
          </li>
        ))}
        <li className={cn(stepLook, "font-medium text-foreground", appear)}>
          <i
            className={cn(
              signLook,
              "border-2 border-[color-mix(in_oklab,var(--c)_30%,transparent)] border-t-service",
            )}
          />
          {t("agentStep4")}
          {time("…")}
        </li>
      </ol>
    </div>
  );
}
