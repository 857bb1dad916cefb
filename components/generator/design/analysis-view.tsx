import { CircleCheck, FileText, Lightbulb, User, type LucideIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Checks, isCheck } from "@/components/generator/design/checks";
import { ContrastPair } from "@/components/generator/design/contrast-pair";
import { FoundGroup, foundGroups, FoundPlaces } from "@/components/generator/design/found";
import { OnScreen, onScreenOf } from "@/components/generator/design/on-screen";
import { FailedCard, FailedText, FailedTitle } from "@/components/generator/failed-card";
import type { Analysis } from "@/lib/generators/analysis";
import { writtenIn } from "@/lib/i18n/written-in";
import { cn } from "@/lib/site/cn";

const signs = {
  plain: "bg-[color-mix(in_oklab,var(--accent)_12%,transparent)] text-accent",
  good: "bg-[color-mix(in_oklab,var(--success)_12%,transparent)] text-success",
  idea: "bg-[color-mix(in_oklab,var(--yellow)_var(--tint),transparent)] text-yellow",
} as const;

const words = "text-[0.96875rem] leading-[1.6] wrap-break-word whitespace-pre-line text-muted-foreground";
const numbered = cn(
  "relative pl-7 [counter-increment:item] before:absolute before:left-0 before:content-[counter(item,decimal-leading-zero)]",
  "before:font-mono before:text-xs before:leading-[1.6rem] before:font-medium before:text-accent",
);

type AnalysisViewProps = {
  analysis: Analysis;
  /** An error asks the visitor to say more: nothing has failed. */
  asks: boolean;
  /** What was asked. */
  description: string;
};

/** The parts of an analysis, without strengths where none are named, or why there is none: in red, unless it is a question. */
export function AnalysisView({ analysis, asks, description }: AnalysisViewProps) {
  const t = useTranslations("designGenerator.result.analysis");
  const failed = useTranslations("generator.workbench.tools.analyze");

  if ("error" in analysis && asks)
    return (
      <section
        data-slot="analysis-asks"
        className="m-5 grid gap-2.5 rounded-xl border border-line px-7 py-6.5"
      >
        <h3 className="text-h3">{t("asks")}</h3>
        <p className={cn(words, "max-w-[58ch]")}>{analysis.error}</p>
      </section>
    );
  if ("error" in analysis)
    return (
      <FailedCard>
        <FailedTitle className="text-destructive">{failed("error")}</FailedTitle>
        <FailedText className="text-destructive">{analysis.error}</FailedText>
      </FailedCard>
    );
  const { improvements } = analysis;
  // The headings speak the language of the answer, whatever the page does.
  const lang = writtenIn(analysis.overview) ?? "ru";
  const access = onScreenOf(analysis.accessibility);
  return (
    <div data-slot="analysis">
      <Part icon={FileText} title={t("overview", { lang })}>
        <p className={cn(words, "max-w-[66ch]")}>{analysis.overview}</p>
      </Part>
      {analysis.strengths.length > 0 && (
        <Part icon={CircleCheck} title={t("strengths", { lang })} tone="good">
          <ul className="grid gap-x-8 gap-y-3 @min-[40rem]:has-[li+li]:grid-cols-2">
            {analysis.strengths.map((strength, index) => (
              <li key={index} className={cn(words, "relative pl-7")}>
                <span
                  aria-hidden="true"
                  className="absolute top-[0.68rem] left-1.5 size-1.5 rounded-full bg-success"
                />
                {strength}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part icon={Lightbulb} title={t("improvements", { lang })} tone="idea">
        <FoundPlaces
          className="mb-6"
          description={description}
          titles={improvements.map((improvement) => improvement.split("\n", 1)[0] ?? "")}
        />
        {/* The words above each group are no part of a finding, so they stand outside of its list. */}
        <div className="grid gap-5 [counter-reset:item]">
          {foundGroups(improvements).map(({ from, found }) => (
            <div key={from}>
              <FoundGroup index={from} count={improvements.length} of={found[0] ?? ""} />
              <ol start={from + 1} className="grid gap-5">
                {found.map((improvement, index) => (
                  <li key={index} className={cn(words, numbered, "max-w-[72ch]")}>
                    <Finding text={improvement} />
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </Part>
      <Part icon={User} title={t("accessibility", { lang })}>
        {access.before !== "" && <p className={cn(words, "mb-4 max-w-[66ch] last:mb-0")}>{access.before}</p>}
        {access.title !== undefined && (
          <div className={words}>
            <OnScreen title={access.title} rows={access.rows} />
          </div>
        )}
      </Part>
    </div>
  );
}

/** A finding begins with the part it is about, in a line of its own. */
function Finding({ text }: { text: string }) {
  const [title, ...lines] = text.split("\n");
  if (lines.length === 0) return text;
  return (
    <>
      <b className="font-semibold text-foreground">{title}</b>
      {`\n${lines.filter((line) => !isCheck(line)).join("\n")}`}
      <ContrastPair text={text} />
      <Checks lines={lines.filter(isCheck)} />
    </>
  );
}

type PartProps = {
  icon: LucideIcon;
  title: string;
  tone?: keyof typeof signs;
  children: ReactNode;
};

function Part({ icon: Icon, title, tone = "plain", children }: PartProps) {
  return (
    <section className="border-b border-line pt-[26px] pr-7 pb-7 pl-8 last:border-b-0 @max-[40rem]:px-4 @max-[40rem]:py-[22px]">
      <h3 className="mb-3 flex items-center gap-3 text-[1.125rem] leading-[1.3] tracking-[-0.018em]">
        <Icon className={cn("size-[34px] rounded-md p-2", signs[tone])} />
        {title}
      </h3>
      {children}
    </section>
  );
}
