import { getTranslations } from "next-intl/server";
import { CaseFigure } from "./case-figure";
import { CaseTurn } from "./case-turn";
import { HeadCover } from "@/components/sections/head-cover";
import { PageTrail } from "@/components/sections/page-trail";
import { Container } from "@/components/ui/container";
import { Opener } from "@/components/ui/opener";
import { PageTitle } from "@/components/ui/page-title";
import type { Case } from "@/lib/content/cases";
import { cn } from "@/lib/site/cn";

const glow = cn(
  "relative isolate overflow-clip before:absolute before:inset-0 before:-z-1 before:mask-[linear-gradient(#000_60%,transparent)]",
  "before:bg-[radial-gradient(60rem_30rem_at_60%_66%,color-mix(in_oklab,var(--s)_calc(var(--glow)*70%),transparent),transparent_72%)]",
);

const badge = cn(
  "inline-flex min-h-9 items-center gap-2 rounded-md border border-line-strong pr-3 pl-[11px] text-[0.8125rem] font-medium text-service",
  "before:size-[7px] before:rounded-md before:bg-current",
);

/** On a phone the drawing has the whole width of the window. */
const wide = "max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0";

/** What the project is called, what it was about, its cover and the number that stands for it: the number beside the headline where the picture takes the whole width. */
export async function CaseHero({ item }: { item: Case }) {
  const { head, figure } = item;
  const finished = (await getTranslations("cases.detail"))("finished", { year: String(item.year) });
  const beside = head === "wide" ? figure : undefined;
  const opener = (
    <Opener className="max-w-[36em] text-lead font-normal text-muted-foreground">{item.description}</Opener>
  );
  return (
    <header className={cn("pt-9", glow)}>
      <Container>
        <PageTrail section="cases" current={item.clientName}>
          <span data-slot="case-industry" className={cn(badge, "max-md:ml-auto")}>
            {item.industry}
          </span>
          <span
            data-slot="case-year"
            className="font-mono text-[0.875rem] leading-[1.4] font-medium tracking-[0.01em] text-muted-foreground max-lg:hidden"
          >
            {finished}
          </span>
        </PageTrail>
        <div className="mt-7 mb-8 grid grid-cols-1 items-end gap-x-16 gap-y-5 md:mt-11 md:mb-11 lg:grid-cols-[minmax(0,7.6fr)_minmax(0,4.4fr)]">
          <div className="grid grid-cols-1 gap-5 md:gap-8">
            <PageTitle className="max-w-[17em]">{item.title}</PageTitle>
            {/* On wide screens the card beside the story has them in sight. */}
            <p data-slot="case-line" className="text-caption text-subtle lg:hidden print:hidden">
              {[
                item.clientName,
                item.duration,
                finished,
                item.team?.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()),
              ]
                .filter((part) => part !== undefined)
                .map((part) => part.replaceAll(" ", "\u00a0"))
                .join(" ·\u00a0")}
            </p>
            {beside && opener}
          </div>
          {beside ? <CaseFigure figure={beside} place="beside" /> : opener}
        </div>
        {head === "turn" && figure?.before !== undefined ? (
          <div className="grid grid-cols-1 gap-x-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
            <CaseTurn figure={{ ...figure, before: figure.before }} />
            <HeadCover item={item} shape="card" className={wide} caption="lg:col-start-2" />
          </div>
        ) : (
          <div className="relative">
            <HeadCover
              item={item}
              shape={head === "wide" ? "long" : undefined}
              className={wide}
              caption="lg:max-w-[58%]"
            />
            {figure && !beside && (
              <CaseFigure
                figure={figure}
                place={item.drawing !== undefined && !item.photo ? "cover" : "below"}
              />
            )}
          </div>
        )}
      </Container>
    </header>
  );
}
