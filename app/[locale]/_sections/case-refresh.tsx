import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { slidesOf } from "./case-slides";
import { teaserOf, type CaseTeaser } from "./case-teaser";
import { apiRequest } from "@/lib/api/api-request";
import { getQueryClient } from "@/lib/api/query-client";
import type { Case } from "@/lib/content/cases";
import type { Locale } from "@/lib/i18n/routing";
import { CAROUSEL, CASES_FRESHNESS } from "@/lib/site/constants";

type CaseRefreshProps = {
  locale: Locale;
  initial: readonly CaseTeaser[];
  onSlides: (slides: readonly ReactNode[]) => void;
};

/**
 * Asks for the cases anew each time the carousel comes up (stale at once). Draws nothing while the answer is what the page shows already,
 * or fails: the carousel stands, from the server's list.
 */
export function CaseRefresh(props: CaseRefreshProps) {
  return (
    <QueryClientProvider client={getQueryClient()}>
      <Refresh {...props} />
    </QueryClientProvider>
  );
}

function Refresh({ locale, initial, onSlides }: CaseRefreshProps) {
  const [shown] = useState(() => [...initial]);
  const { data } = useQuery({
    queryKey: ["case-teasers", locale],
    queryFn: async ({ signal }) => {
      const { data: cases } = await apiRequest<{ data: Case[] }>(`/api/cases?locale=${locale}`, { signal });
      return cases.slice(0, CAROUSEL.cases).map(teaserOf);
    },
    initialData: shown,
    staleTime: CASES_FRESHNESS.home,
  });

  useEffect(() => {
    // An equal answer leaves `data` the same object.
    if (data !== shown) onSlides(slidesOf(data));
  }, [data, shown, onSlides]);

  return null;
}
