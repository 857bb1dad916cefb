import type { ReactNode } from "react";

const button =
  "grid size-12 place-items-center rounded-full border border-line-strong bg-[color-mix(in_oklab,var(--surface)_70%,transparent)] transition-[background] duration-120 hover:bg-raised";

type SliderTurnProps = {
  current: number;
  total: number;
  words: { previous: string; next: string };
  signs: Record<"previous" | "next", ReactNode>;
  onSelect: (page: number) => void;
};

/** Which page of how many, and the ways to those beside it. Without scripts no page can be turned. */
export function SliderTurn({ current, total, words, signs, onSelect }: SliderTurnProps) {
  return (
    <div data-slot="carousel-turn" className="flex flex-wrap items-center gap-2.5 noscript:hidden">
      <span
        className="mr-2 font-mono text-caption font-medium tracking-[0.01em] text-subtle"
        aria-hidden="true"
      >
        <b className="font-medium text-foreground">{current + 1}</b> / {total}
      </span>
      <button
        type="button"
        className={button}
        aria-label={words.previous}
        onClick={() => onSelect(current - 1)}
      >
        {signs.previous}
      </button>
      <button type="button" className={button} aria-label={words.next} onClick={() => onSelect(current + 1)}>
        {signs.next}
      </button>
    </div>
  );
}
