import type { ReactNode } from "react";
import type { CaseTeaser } from "./case-teaser";
import { CaseCard } from "@/components/sections/case-card";
import { CAROUSEL } from "@/lib/site/constants";

/** The cards of each page of the carousel. */
export const slidesOf = (cases: readonly CaseTeaser[]): ReactNode[] =>
  Array.from({ length: Math.ceil(cases.length / CAROUSEL.perPage) }, (_, page) =>
    cases
      .slice(page * CAROUSEL.perPage, (page + 1) * CAROUSEL.perPage)
      .map((item) => <CaseCard key={item.slug} item={item} heading="h3" slide />),
  );
