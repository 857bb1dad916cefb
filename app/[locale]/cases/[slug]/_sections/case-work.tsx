import { getTranslations } from "next-intl/server";
import { Container } from "@/components/ui/container";
import { Eyebrow } from "@/components/ui/eyebrow";
import type { Case } from "@/lib/content/cases";
import { cn } from "@/lib/site/cn";

/** Across the whole page, as the results are. */
const wide = "col-span-full mx-[calc(-1*var(--side))] print:mx-0";

/** On a phone a line leads from phase to phase; on wide screens each is a row, its stretch of the whole time in the middle. */
const phase = cn(
  "relative border-line-strong pb-8 max-lg:border-l max-lg:pl-6 max-lg:last:pb-0 lg:grid lg:grid-cols-3 lg:gap-x-16 lg:border-t lg:pt-6 print:pb-0",
  "before:absolute before:top-1.5 before:-left-[5px] before:size-[9px] before:rounded-full before:bg-(--s) before:ring-4 before:ring-background lg:before:hidden",
);

/** Where each phase begins and how long it takes, percent of the whole; nothing where one is told in another unit or without a number. */
function stretchesOf(durations: readonly string[]): readonly { from: number; share: number }[] {
  const told = durations.map((text) => /^(\d+)\s+(\p{L}{4})/u.exec(text));
  const numbers = told.map((match) => Number(match?.[1] ?? Number.NaN));
  const isComparable = numbers.every(Number.isFinite) && new Set(told.map((match) => match?.[2])).size === 1;
  if (!isComparable) return [];
  const percent = (some: readonly number[]) => Math.round((sum(some) / sum(numbers)) * 1000) / 10;
  return numbers.map((own, index) => ({ from: percent(numbers.slice(0, index)), share: percent([own]) }));
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, own) => all + own, 0);

/** Who did it and when, what it taught, and what the client says. Nothing of a project that tells none of it. */
export async function CaseWork({ item: { phases, lessons, quote } }: { item: Case }) {
  const t = await getTranslations("cases.detail");
  if (!phases && !lessons && !quote) return null;
  const stretches = stretchesOf(phases?.map(({ duration }) => duration) ?? []);
  return (
    <div className={cn(wide, "py-[clamp(72px,8vw,112px)] print:py-0")}>
      <Container className="grid gap-[clamp(56px,6.4vw,88px)] print:gap-[14pt]">
        {phases && (
          <section>
            <Eyebrow>{t("phases")}</Eyebrow>
            <h2 className="text-h2">{t("phasesTitle")}</h2>
            <ol
              data-slot="case-phases"
              className="mt-[clamp(32px,4vw,56px)] grid print:mt-[8pt] print:gap-[6pt]"
            >
              {phases.map(({ title, duration, team, text }, index) => (
                <li key={title} className={phase}>
                  <div>
                    <p className="font-mono text-mono text-service">{duration}</p>
                    <h3 className="mt-2.5 text-h4">{title}</h3>
                    <p className="mt-1 text-caption text-subtle">{team}</p>
                  </div>
                  <svg
                    aria-hidden="true"
                    className="h-2.5 w-full self-center rounded-sm bg-[color-mix(in_oklab,var(--foreground)_5%,transparent)] stroke-none max-lg:hidden print:hidden"
                  >
                    <rect
                      x={`${String(stretches[index]?.from ?? 0)}%`}
                      width={`${String(stretches[index]?.share ?? 0)}%`}
                      height="100%"
                      rx="4"
                      className="fill-(--s)"
                    />
                  </svg>
                  <p className="mt-3 text-[0.9375rem] leading-[1.6] text-muted-foreground lg:mt-0">{text}</p>
                </li>
              ))}
            </ol>
          </section>
        )}
        {lessons && (
          <section
            data-slot="case-lessons"
            aria-label={t("lessons")}
            className="grid gap-10 border-t border-line pt-10 md:grid-cols-2 md:gap-16 print:gap-[8pt] print:pt-[8pt]"
          >
            {(["hard", "differently"] as const).map((name) => (
              <div key={name}>
                <h2 className="text-h3">{t(name)}</h2>
                <p className="mt-3 max-w-[34em] leading-[1.65] text-muted-foreground">{lessons[name]}</p>
              </div>
            ))}
          </section>
        )}
        {quote && (
          <figure data-slot="case-quote" className="print:break-inside-avoid">
            <blockquote className="max-w-[25em] text-h2 font-medium text-balance print:text-[14pt]">
              {quote.text}
            </blockquote>
            <figcaption className="mt-6 flex items-center gap-4 text-sm text-balance text-subtle before:h-px before:w-10 before:shrink-0 before:bg-(--c) md:mt-8">
              {quote.author}
            </figcaption>
          </figure>
        )}
      </Container>
    </div>
  );
}
