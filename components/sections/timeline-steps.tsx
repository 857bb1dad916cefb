"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import { useState, type CSSProperties, type KeyboardEvent, type ReactNode } from "react";
import css from "@/components/sections/timeline.module.css";
import { buttonVariants } from "@/components/ui/button-variants";

/** At an end the button stays where it is, and says that there is no further step. */
const stepLook = buttonVariants({
  variant: "secondary",
  size: "control",
  className:
    "aria-disabled:cursor-not-allowed! aria-disabled:border-line aria-disabled:bg-transparent! aria-disabled:text-muted-foreground",
});

/** Stands above the ticks, over the words of its card. */
const dot =
  "relative size-11 before:absolute before:top-[9px] before:left-4 before:size-[11px] before:rounded-full before:border-[1.5px] before:border-subtle before:transition-[background,border-color] before:duration-120 hover:before:border-foreground focus-visible:outline-offset-[-5px] aria-[current=step]:before:border-accent aria-[current=step]:before:bg-accent forced-colors:aria-[current=step]:before:border-[5px]";

/** On a narrow ruler titles side by side no longer fit; the stage says the one that counts. */
const card =
  "row-start-3 flex flex-col items-start border-y border-l border-line bg-[color-mix(in_oklab,var(--surface)_45%,var(--background))] pt-4.5 pr-3.5 pb-5.5 pl-4 text-left text-[0.875rem] leading-[1.35] text-balance text-muted-foreground transition-[background] duration-120 hover:bg-raised focus-visible:rounded-[8px] focus-visible:-outline-offset-3 aria-[current=step]:bg-surface aria-[current=step]:font-medium aria-[current=step]:text-foreground max-lg:pr-2 max-lg:pl-3 max-lg:text-[0.8125rem] @max-[53rem]:py-3.5 max-md:hidden noscript:hidden [li:first-child>&]:rounded-bl-3xl [li:last-child>&]:rounded-br-3xl [li:last-child>&]:border-r";

/** Nobody can choose a year without scripts: all of them stand one under the other. */
const article =
  "invisible relative col-span-full row-start-1 grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] opacity-0 transition-opacity duration-400 ease-out data-selected:visible data-selected:opacity-100 max-lg:grid-cols-1 max-lg:content-between max-md:content-start noscript:visible noscript:border-t noscript:border-line noscript:opacity-100";

/** More titles than that do not fit side by side on any screen. */
const MOST_TITLES = 8;

type TimelineStepsProps = {
  /** `entry` is drawn by the server; `years` pass until the next one, and as many divisions has its part of the ruler. */
  milestones: readonly { year: number; title: string; entry: ReactNode; years: number }[];
  alwaysSteps: boolean;
  words: {
    back: string;
    forward: string;
    /** Name of the row of dots. */
    years: string;
    /** «3 из 7», for each entry. */
    positions: readonly string[];
  };
};

/**
 * One selected entry, at first the newest, chosen by dots, by cards or step by step; a step with nowhere to go is closed and keeps focus. All entries
 * are in the page, in one cell of the grid, so the height never jumps; the ruler's tick glides by `--i`.
 */
export function TimelineSteps({ milestones, alwaysSteps, words }: TimelineStepsProps) {
  const last = milestones.length - 1;
  const [selected, setSelected] = useState(last);
  const fits = milestones.length <= MOST_TITLES;

  const step = (by: number) => setSelected(Math.min(last, Math.max(0, selected + by)));
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = { ArrowRight: selected + 1, ArrowLeft: selected - 1, Home: 0, End: last }[event.key];
    if (next === undefined || next < 0 || next > last) return;
    event.preventDefault();
    setSelected(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  };

  return (
    <div
      data-slot="timeline"
      className="@container grid grid-cols-[repeat(var(--n),minmax(0,1fr))] noscript:block"
      style={{ "--i": selected, "--n": milestones.length } as CSSProperties}
    >
      <div
        className="relative isolate col-span-full row-start-1 overflow-clip rounded-t-3xl border border-line bg-surface shadow-sheen max-md:rounded-2xl noscript:hidden"
        aria-hidden="true"
      >
        <div data-slot="timeline-light" className={`absolute inset-0 -z-1 ${css.light}`} />
      </div>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- arrow keys are a shortcut beside Tab: every year is a button of its own, and a dot on the ruler */}
      <div
        className="z-1 col-span-full row-start-2 grid grid-cols-subgrid max-md:hidden noscript:hidden"
        role="group"
        aria-label={words.years}
        onKeyDown={move}
      >
        {milestones.map(({ year, title }, index) => (
          <button
            key={title}
            type="button"
            className={dot}
            aria-label={String(year)}
            aria-current={index === selected ? "step" : undefined}
            onClick={() => setSelected(index)}
          />
        ))}
      </div>
      {/* Years and entries of one list stand in different rows of the grid. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- arrow keys are a shortcut beside Tab here too */}
      <ol className="contents" onKeyDown={move}>
        {milestones.map(({ year, title, entry }, index) => (
          <li key={title} className="contents">
            <button
              type="button"
              className={card}
              aria-current={index === selected ? "step" : undefined}
              onClick={() => setSelected(index)}
            >
              <b className="mb-1.5 font-mono text-caption font-medium text-subtle in-aria-[current=step]:text-accent @max-[53rem]:mb-0">
                {year}
              </b>
              {fits && <span className="@max-[53rem]:hidden">{title}</span>}
            </button>
            <article className={article} data-selected={index === selected || undefined}>
              {entry}
            </article>
          </li>
        ))}
      </ol>
      <div
        className="relative col-span-full row-start-2 grid h-11 grid-cols-subgrid border-x border-line max-md:h-4.5 max-md:border-x-0 noscript:hidden"
        aria-hidden="true"
      >
        {milestones.map(({ title, years }) => (
          <span key={title} className={css.ruler} style={{ "--years": years } as CSSProperties} />
        ))}
        <div
          className={`absolute -bottom-px left-0 z-2 h-[3px] w-[calc(100%/var(--n))] bg-accent ${css.tick}`}
        />
      </div>
      <div
        data-slot="timeline-steps"
        className={`col-span-full row-start-4 mt-4 flex-wrap items-center justify-between gap-3 noscript:hidden ${alwaysSteps ? "flex" : "hidden max-md:flex"}`}
      >
        <button
          type="button"
          data-slot="button"
          className={stepLook}
          aria-disabled={selected === 0 || undefined}
          onClick={() => step(-1)}
        >
          <ArrowLeft />
          {words.back}
        </button>
        <p className="text-[0.875rem] text-muted-foreground" aria-live="polite">
          <span className="sr-only">{milestones[selected]?.year}, </span>
          {words.positions[selected]}
        </p>
        <button
          type="button"
          data-slot="button"
          className={stepLook}
          aria-disabled={selected === last || undefined}
          onClick={() => step(1)}
        >
          {words.forward}
          <ArrowRight />
        </button>
      </div>
    </div>
  );
}
