"use client";

import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import type { CaseTeaser } from "./case-teaser";
import { SliderDots } from "./slider-dots";
import { SliderTurn } from "./slider-turn";
import { CaseCard } from "@/components/sections/case-card";
import { Container } from "@/components/ui/container";
import { Section } from "@/components/ui/section";
import type { Locale } from "@/lib/i18n/routing";
import { CAROUSEL } from "@/lib/site/constants";

const CaseRefresh = lazy(async () => ({ default: (await import("./case-refresh")).CaseRefresh }));

/** The code that asks for the cases is loaded when the carousel comes this near to the screen (px). */
const NEAR = 600;

/** Pages lie in one cell: turning one moves nothing around it. Without scripts they stand one under the other. */
const slide = [
  "invisible grid grid-cols-1 gap-3 opacity-0 transition-opacity duration-400 ease-out [grid-area:1/1]",
  "data-current:visible data-current:opacity-100 md:grid-cols-2 md:gap-4 lg:grid-cols-3",
  "noscript:visible noscript:opacity-100 noscript:[grid-area:auto]",
].join(" ");

type CaseSliderProps = {
  initial: readonly CaseTeaser[];
  locale: Locale;
  heading: ReactNode;
  all: ReactNode;
  empty: ReactNode;
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

const intoPages = (cases: readonly CaseTeaser[]) =>
  Array.from({ length: Math.ceil(cases.length / CAROUSEL.perPage) }, (_, page) =>
    cases.slice(page * CAROUSEL.perPage, (page + 1) * CAROUSEL.perPage),
  );

export function CaseSlider({ initial, locale, heading, all, empty, words }: CaseSliderProps) {
  const [cases, setCases] = useState(initial);
  const [selected, setSelected] = useState(0);
  const [near, setNear] = useState(false);
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!section.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: `${NEAR}px` },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, []);

  const pages = intoPages(cases);
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
            {turns && <SliderTurn current={current} total={pages.length} words={words} onSelect={turnTo} />}
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
              key={page[0]?.slug}
              data-slot="carousel-item"
              className={slide}
              data-current={index === current || undefined}
              inert={index !== current && near}
              {...(turns && {
                role: "group",
                "aria-roledescription": words.slide,
                "aria-label": words.positions[pages.length - 1]?.[index],
              })}
            >
              {page.map((item) => (
                <CaseCard key={item.slug} item={item} heading="h3" slide />
              ))}
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
      </Container>
      <Suspense>{near && <CaseRefresh locale={locale} initial={initial} onCases={setCases} />}</Suspense>
    </Section>
  );
}
