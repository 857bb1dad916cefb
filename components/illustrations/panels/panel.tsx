import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { alive } from "@/components/illustrations/alive";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/site/cn";

/** The sample before a word of the legend. */
const tones = {
  quiet: "before:bg-[color-mix(in_oklab,var(--foreground)_26%,transparent)]",
  solid: "before:bg-(--s)",
  line: "before:h-0.5 before:w-3.5 before:rounded-none before:bg-foreground",
  alarm: "before:bg-destructive",
  /** A part that is still ahead, in the service's colour and without one; an empty place. */
  rest: "before:bg-(--s) before:opacity-40",
  planned: "before:border before:border-subtle",
  gap: "text-destructive before:border before:border-dashed",
} as const;

type Tone = keyof typeof tones;

type PanelProps = {
  /** What the picture shows, in one sentence: to assistive technology the whole panel is this one picture. */
  label: string;
  title: string;
  /** What the colours mean: a quiet grey, the service's colour, a line, an alarm and others. */
  legend?: Partial<Record<Tone, string>>;
  children: ReactNode;
};

/**
 * Frame of a drawn product panel that stands on the hairline under it. Its figures are invented, so it carries the mark
 * «demo».
 */
export async function Panel({ label, title, legend = {}, children }: PanelProps) {
  const t = await getTranslations("common");
  return (
    <Card
      {...alive}
      data-slot="panel"
      variant="floating"
      role="img"
      aria-label={label}
      className={cn(
        "-mb-px rounded-b-none border-b-0 bg-[color-mix(in_oklab,var(--surface)_86%,transparent)] text-sm/[1.4]",
        alive.className,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3.5 font-medium md:px-5 md:py-[15px]">
        <span>
          {title} <Badge className="ml-2">{t("demo")}</Badge>
        </span>
        <span className="flex flex-wrap gap-x-4 gap-y-1.5 text-caption font-normal text-muted-foreground">
          {(Object.entries(legend) as [Tone, string][]).map(([tone, word]) => (
            <span
              key={tone}
              className={cn("flex items-center gap-2 before:size-2.5 before:rounded-[3px]", tones[tone])}
            >
              {word}
            </span>
          ))}
        </span>
      </div>
      {children}
    </Card>
  );
}
