import { getTranslations } from "next-intl/server";
import { scheduleOf, type Schedule } from "./schedule";
import { Eyebrow } from "@/components/ui/eyebrow";
import type { Case } from "@/lib/content/cases";
import { cn } from "@/lib/site/cn";

/** Lines stay as thin however wide the scale is. */
const thin = { vectorEffect: "non-scaling-stroke" } as const;
const row = "lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,4fr)] lg:gap-x-8";
/** A mark that stands further along has no number where the scale is narrow, or at all: the whole time stands there, the only one with its unit. */
const [NAMED, NAMED_WIDE] = [0.8, 0.86];
type ScaleProps = { schedule: Schedule; unit: string };

/** Names of the months, once above all phases, and the marks that each row repeats. */
function Scale({ schedule: { months, marks }, unit }: ScaleProps) {
  return (
    <div aria-hidden="true" className={cn(row, "mb-2 max-md:mt-3 lg:mb-0 print:hidden")}>
      <svg
        className="h-6 w-full overflow-visible stroke-none font-mono text-mono lg:col-start-2"
        textAnchor="middle"
      >
        <symbol
          id="months"
          viewBox={`0 0 ${String(months)} 1`}
          preserveAspectRatio="none"
          className="overflow-visible"
        >
          <path d={marks.map((mark) => `M${String(mark)} 0v1`).join("")} stroke="var(--line)" {...thin} />
          <path d={`M${String(months)} 0v1`} stroke="var(--c)" strokeOpacity=".5" {...thin} />
        </symbol>
        <g transform="translate(0 12)" fill="var(--subtle)">
          {marks
            .filter((mark) => mark > 0 && mark <= NAMED_WIDE * months)
            .map((mark) => (
              <text
                key={mark}
                className={mark > NAMED * months ? "max-md:hidden" : undefined}
                x={`${String(Math.round((mark / months) * 1000) / 10)}%`}
              >
                {mark}
              </text>
            ))}
          <text x="100%" textAnchor="end" fill="var(--c)">
            {`${String(months)}\u00a0${unit}`}
          </text>
        </g>
      </svg>
    </div>
  );
}

type StretchProps = { schedule: Schedule; index: number };

/** The stretch of one phase between the marks of the scale, which run through all rows. */
function Stretch({ schedule: { stretches }, index }: StretchProps) {
  const [from, to] = stretches[index] ?? [0, 0];
  return (
    <div aria-hidden="true" className="relative mt-3 h-6 lg:mt-0 lg:h-auto print:hidden">
      <svg className="absolute inset-0 size-full overflow-visible">
        <use href="#months" />
        <line
          x1={`${String(from)}%`}
          x2={`${String(to)}%`}
          y1="50%"
          y2="50%"
          strokeWidth="8"
          strokeLinecap="butt"
          stroke="var(--c)"
        />
        {index === stretches.length - 1 && <circle cx="100%" cy="50%" r="6" fill="var(--c)" stroke="none" />}
      </svg>
    </div>
  );
}

/** How long a phase lasts and in which weeks. */
const timeOf = (duration: string, weeks: string | undefined) =>
  weeks === undefined ? duration : `${duration} (${weeks})`;

type CasePhasesProps = { phases: NonNullable<Case["phases"]>; heading: string | undefined };

/** Who did it and when: the phases on one scale of months, up to the launch. */
export async function CasePhases({ phases, heading }: CasePhasesProps) {
  const t = await getTranslations("cases.detail");
  const schedule = scheduleOf(phases.map(({ duration }) => duration));
  return (
    <section>
      <Eyebrow>{t("phases")}</Eyebrow>
      <h2 className="mb-4 text-h2 md:mb-8 print:mb-[8pt]">{heading ?? t("phasesTitle")}</h2>
      {/* Only a phone folds them. Where a browser cannot open a folded part by style, wider screens have the button too. */}
      <details className="md:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]">
        <summary className="flex cursor-pointer justify-between border-y border-line py-2.5 text-lead font-medium after:content-['+'] in-open:after:content-['−'] supports-[selector(::details-content)]:md:hidden print:hidden">
          {t("phasesOpen", { count: phases.length })}
        </summary>
        {schedule && <Scale schedule={schedule} unit={t("months")} />}
        <ol data-slot="case-phases" className="grid gap-7 lg:gap-0 print:gap-[6pt]">
          {phases.map(({ title, duration, team, text }, index) => (
            <li key={title} className={cn(row, "border-line lg:border-t")}>
              <div className="lg:py-4">
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1 text-caption text-subtle">{`${timeOf(duration, schedule?.weeks[index])} · ${team}`}</p>
              </div>
              {schedule && <Stretch schedule={schedule} index={index} />}
              <p className="mt-2.5 text-[0.9375rem] leading-[1.6] text-pretty text-muted-foreground lg:col-start-3 lg:mt-0 lg:py-4">
                {text}
              </p>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
