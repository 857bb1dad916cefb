"use client";

import { clsx } from "clsx";
import { useState, type CSSProperties, type KeyboardEvent } from "react";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Milestone } from "@/lib/content/timeline";

type TimelineStepsProps = {
  milestones: readonly Milestone[];
  alwaysSteps: boolean;
  words: {
    back: string;
    forward: string;
    /** «3 из 7», for each entry. */
    positions: readonly string[];
  };
};

/** One selected entry. All of them are in the page, in one cell of the grid, so the height never jumps; the ruler's tick glides by `--i`. */
export function TimelineSteps({ milestones, alwaysSteps, words }: TimelineStepsProps) {
  const [selected, setSelected] = useState(0);
  const last = milestones.length - 1;

  const move = (event: KeyboardEvent<HTMLOListElement>) => {
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
      {/* Arrow keys are a shortcut beside Tab; every year is a button of its own. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions */}
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
          className={buttonClass({ variant: "secondary" })}
          disabled={selected === 0}
          onClick={() => setSelected(selected - 1)}
        >
          <Icon name="arrow-left" />
          {words.back}
        </button>
        <p aria-live="polite">
          <span className="sr-only">{milestones[selected]?.year}, </span>
          {words.positions[selected]}
        </p>
        <button
          type="button"
          className={buttonClass({ variant: "secondary" })}
          disabled={selected === last}
          onClick={() => setSelected(selected + 1)}
        >
          {words.forward}
          <Icon name="arrow-right" />
        </button>
      </div>
    </div>
  );
}
