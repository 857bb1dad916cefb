"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { teaserOf, type CaseTeaser } from "./case-teaser";
import { apiRequest } from "@/lib/api/api-request";
import { getQueryClient } from "@/lib/api/query-client";
import type { Case } from "@/lib/content/cases";
import type { Locale } from "@/lib/i18n/routing";
import { CAROUSEL, CASES_FRESHNESS } from "@/lib/site/constants";

type CaseRefreshProps = {
  locale: Locale;
  initial: readonly CaseTeaser[];
  onCases: (cases: readonly CaseTeaser[]) => void;
};

/**
 * Asks for the cases anew each time the carousel comes up (stale at once). Draws nothing: the carousel already stands, from the
 * server's list, and keeps it when the answer fails.
 */
export function CaseRefresh({ locale, initial, onCases }: CaseRefreshProps) {
  const { data } = useQuery(
    {
      queryKey: ["case-teasers", locale],
      queryFn: async ({ signal }) => {
        const { data: cases } = await apiRequest<{ data: Case[] }>(`/api/cases?locale=${locale}`, { signal });
        return cases.slice(0, CAROUSEL.cases).map(teaserOf);
      },
      initialData: [...initial],
      staleTime: CASES_FRESHNESS.home,
    },
    getQueryClient(),
  );

  useEffect(() => onCases(data), [data, onCases]);

  return null;
}
