import { clsx } from "clsx";
import type { ReactNode } from "react";

type FiguresProps = {
  children: ReactNode;
  /** The first of three has more room than the others. */
  isFirstWide?: boolean;
};

/** The cells of the key figures: all in a row, on a narrow panel the first above the others. */
export const Figures = ({ children, isFirstWide = false }: FiguresProps) => (
  <dl
    data-wide={isFirstWide || undefined}
    className="grid auto-cols-fr grid-flow-col overflow-clip rounded-xl border border-line-strong bg-[color-mix(in_oklab,var(--background)_45%,var(--surface))] @max-[36rem]:grid-flow-row @max-[36rem]:grid-cols-2 @max-[19rem]:grid-cols-1 @min-[36rem]:data-wide:grid-cols-[1.5fr_1fr_1fr] print:break-inside-avoid"
  >
    {children}
  </dl>
);

const cell = [
  "group/figure border-line px-5 pt-4.5 pb-4 text-caption @max-[43.75rem]:px-4 @max-[36rem]:px-2.5 @max-[36rem]:py-3.5 print:px-[10pt] print:py-[7pt]",
  "not-first:border-l first:bg-[color-mix(in_oklab,var(--accent)_8%,transparent)]",
  "@max-[36rem]:first:col-span-full @max-[36rem]:first:border-b @max-[36rem]:nth-2:border-l-0",
  "@max-[36rem]:nth-2:last:col-span-full",
  "@max-[19rem]:nth-3:border-t @max-[19rem]:nth-3:border-l-0",
].join(" ");

type FigureProps = {
  term: string;
  /** The figure itself. */
  children: ReactNode;
  isBad?: boolean;
  /** What stands below it. */
  note?: ReactNode;
  isNoteBad?: boolean;
};

export const Figure = ({ term, children, isBad, note, isNoteBad }: FigureProps) => (
  <div className={cell}>
    <dt className="text-subtle">{term}</dt>
    <dd
      data-bad={isBad || undefined}
      className="group/value my-1.5 flex min-h-[35px] flex-wrap items-center gap-x-1.5 text-foreground data-bad:text-destructive print:my-[2pt] print:flex-nowrap"
    >
      {children}
    </dd>
    {note && (
      <dd data-bad={isNoteBad || undefined} className="text-balance data-bad:text-destructive">
        {note}
      </dd>
    )}
  </div>
);

type BigProps = {
  number: string;
  unit?: string;
  /** Longer than a figure alone, so that it is smaller, and so are the others beside it. */
  isRange?: boolean;
  /** It stands in one row with the others on a narrow panel too, and is as large. */
  isEqual?: boolean;
};

export const Big = ({ number, unit, isRange = false, isEqual = false }: BigProps) => (
  <span
    data-range={isRange || undefined}
    className={clsx(
      "text-[2rem] leading-[1.1] font-semibold tracking-[-0.04em] whitespace-nowrap not-print:data-range:text-[1.625rem] @max-[43.75rem]:text-[1.75rem] @max-[36rem]:text-[1.625rem] not-print:@max-[36rem]:data-range:text-[1.5rem] print:text-[1.5rem] print:group-first/figure:text-[1.5rem] print:data-range:text-[1.25rem]",
      !isEqual && "@max-[36rem]:group-first/figure:text-[2.25rem]",
    )}
  >
    {number}
    {unit && (
      <>
        {" "}
        <small className="text-[1.125rem] font-medium tracking-[-0.02em] text-muted-foreground group-data-bad/value:text-destructive print:text-[0.875rem]">
          {unit}
        </small>
      </>
    )}
  </span>
);

/** Where there is no figure. */
export const InWords = ({ children }: { children: ReactNode }) => (
  <i className="block text-[1.125rem] leading-[1.2] font-semibold tracking-[-0.02em] not-italic first-letter:uppercase">
    {children}
  </i>
);
