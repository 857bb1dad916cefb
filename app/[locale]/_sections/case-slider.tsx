"use client";

import { useRef, useState, type ReactNode } from "react";
import type { CaseTeaser } from "./case-teaser";
import { SliderDots } from "./slider-dots";
import { SliderTurn } from "./slider-turn";
import { Container } from "@/components/ui/container";
import { scrollRow } from "@/components/ui/scroll-row";
import { Section } from "@/components/ui/section";
import { useWhenNear } from "@/components/ui/use-when-near";
import type { Locale } from "@/lib/i18n/routing";

const loadRefresh = async () => (await import("./case-refresh")).CaseRefresh;

/** Pages lie in one cell: turning one moves nothing around it. Without scripts they stand one under the other. */
const slide = [
  "invisible grid min-w-0 grid-cols-1 gap-3 opacity-0 transition-opacity duration-400 ease-out [grid-area:1/1]",
  "data-current:visible data-current:opacity-100 md:grid-cols-2 md:gap-4 lg:grid-cols-3",
  scrollRow,
  "noscript:visible noscript:opacity-100 noscript:[grid-area:auto]",
].join(" ");

type CaseSliderProps = {
  /** Cards of each page, drawn by the server, and what they were drawn from. */
  slides: readonly ReactNode[];
  initial: readonly CaseTeaser[];
  locale: Locale;
  heading: ReactNode;
  all: ReactNode;
  empty: ReactNode;
  /** Stands below the cards as long as there are any. */
  children: ReactNode;
  signs: Record<"previous" | "next", ReactNode>;
  words: {
    carousel: string;
    slide: string;
    previous: string;
    next: string;
    pages: string;
    page: readonly string[];
    /** «1 из 2», by the number of pages and the index of one. */
    positions: readonly (readonly string[])[];
  };
};

/** The carousel of projects. What asks for them anew is loaded when it comes near. */
export function CaseSlider({
  slides,
  initial,
  locale,
  heading,
  all,
  empty,
  children,
  signs,
  words,
}: CaseSliderProps) {
  const [pages, setPages] = useState(slides);
  const [selected, setSelected] = useState(0);
  const section = useRef<HTMLElement>(null);
  const { loaded: CaseRefresh } = useWhenNear(section, loadRefresh);

  // A shorter answer may have taken the page away.
  const current = Math.min(selected, Math.max(pages.length - 1, 0));
  const turnTo = (page: number) => setSelected((page + pages.length) % pages.length);
  const turns = pages.length > 1;

  return (
    <Section
      ref={section}
      id="cases"
      aria-roledescription={turns ? words.carousel : undefined}
      aria-labelledby="cases-title"
    >
      <Container>
        <div className="mb-[clamp(32px,4vw,56px)] grid grid-cols-1 items-end gap-x-16 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]">
          {heading}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
            {all}
            {turns && (
              <SliderTurn
                current={current}
                total={pages.length}
                words={words}
                signs={signs}
                onSelect={turnTo}
              />
            )}
          </div>
        </div>
        {pages.length === 0 && (
          <div className="grid min-h-[364px] content-center justify-items-center rounded-3xl border border-dashed border-input px-6 pt-9 pb-7 text-center">
            <svg className="mb-5 w-28" viewBox="0 0 72 72" aria-hidden="true">
              <use href="/drawings/seal.svg#empty" />
            </svg>
            {empty}
          </div>
        )}
        <div data-slot="carousel-content" className="grid noscript:gap-4" aria-live="polite">
          {pages.map((page, index) => (
            <div
              key={index}
              data-slot="carousel-item"
              className={slide}
              data-current={index === current || undefined}
              {...(turns && {
                role: "group",
                "aria-roledescription": words.slide,
                "aria-label": words.positions[pages.length - 1]?.[index],
              })}
            >
              {page}
            </div>
          ))}
        </div>
        {turns && (
          <SliderDots
            label={words.pages}
            names={words.page.slice(0, pages.length)}
            current={current}
            onSelect={turnTo}
          />
        )}
        {pages.length > 0 && children}
      </Container>
      {CaseRefresh && <CaseRefresh locale={locale} initial={initial} onSlides={setPages} />}
    </Section>
  );
}
