"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import { clsx } from "clsx";
import { useState, type CSSProperties, type KeyboardEvent } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import type { Milestone } from "@/lib/content/timeline";

/** At an end the button stays where it is, and says that there is no further step. */
const stepLook = buttonVariants({
  variant: "secondary",
  size: "control",
  className:
    "aria-disabled:cursor-not-allowed! aria-disabled:bg-[color-mix(in_oklab,var(--foreground)_10%,var(--surface))]! aria-disabled:text-muted-foreground",
});

type TimelineStepsProps = {
  milestones: readonly Milestone[];
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
 * One selected entry, chosen by dots, by cards or step by step; a step with nowhere to go is closed and keeps focus. All entries
 * are in the page, in one cell of the grid, so the height never jumps; the ruler's tick glides by `--i`.
 */
export function TimelineSteps({ milestones, alwaysSteps, words }: TimelineStepsProps) {
  const [selected, setSelected] = useState(0);
  const last = milestones.length - 1;

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
      className={clsx("timeline", alwaysSteps && "timeline-walk")}
      style={{ "--i": selected } as CSSProperties}
    >
      <div className="timeline-stage" aria-hidden="true" />
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- arrow keys are a shortcut beside Tab: every year is a button of its own, and a dot on the ruler */}
      <div className="timeline-dots" role="group" aria-label={words.years} onKeyDown={move}>
        {milestones.map(({ year }, index) => (
          <button
            key={year}
            type="button"
            aria-label={String(year)}
            aria-current={index === selected ? "step" : undefined}
            onClick={() => setSelected(index)}
          />
        ))}
      </div>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- arrow keys are a shortcut beside Tab here too */}
      <ol onKeyDown={move}>
        {milestones.map(({ year, icon, title, description, metric, logos }, index) => (
          <li key={year}>
            <button
              type="button"
              className="timeline-card"
              aria-current={index === selected ? "step" : undefined}
              onClick={() => setSelected(index)}
            >
              <b>{year}</b>
              <span>{title}</span>
            </button>
            <article className="timeline-entry" data-selected={index === selected || undefined}>
              <p className="timeline-year">{year}</p>
              <div className="timeline-text">
                <span className="timeline-icon">
                  <Icon name={icon} />
                </span>
                <h3>{title}</h3>
                <p>{description}</p>
                <p className="timeline-metric">
                  <b>{metric.value}</b> <span>{metric.label}</span>
                </p>
                <ul>
                  {logos.map((logo) => (
                    <li key={logo}>{logo}</li>
                  ))}
                </ul>
              </div>
            </article>
          </li>
        ))}
      </ol>
      <div className="timeline-ruler" aria-hidden="true" />
      <div className="timeline-steps">
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
        <p aria-live="polite">
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
