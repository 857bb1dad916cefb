import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { versionOf } from "./case-version";
import { apiRequest } from "@/lib/api/api-request";
import { getQueryClient } from "@/lib/api/query-client";
import type { Case } from "@/lib/content/cases";
import { useRouter } from "@/lib/i18n/navigation";
import type { Locale } from "@/lib/i18n/routing";
import { CASES_FRESHNESS } from "@/lib/site/constants";

type CaseQuestionProps = {
  slug: string;
  locale: Locale;
  /** Mark of the text on the page, and when the page was first shown (ms). */
  version: string;
  shownAt: number;
};

/** Asks the server for the project and, when it is another than the one on the page, for the page. A failed question changes nothing. */
export function CaseQuestion(props: CaseQuestionProps) {
  return (
    <QueryClientProvider client={getQueryClient()}>
      <Question {...props} />
    </QueryClientProvider>
  );
}

function Question({ slug, locale, version, shownAt }: CaseQuestionProps) {
  const router = useRouter();
  const { data } = useQuery({
    queryKey: ["case", locale, slug],
    queryFn: async ({ signal }) => {
      const { data: cases } = await apiRequest<{ data: Case[] }>(`/api/cases?locale=${locale}`, { signal });
      const found = cases.find((item) => item.slug === slug);
      return found === undefined ? "gone" : versionOf(found);
    },
    initialData: version,
    initialDataUpdatedAt: shownAt,
    staleTime: CASES_FRESHNESS.detail,
  });

  useEffect(() => {
    if (data !== version) router.refresh();
  }, [data, version, router]);

  return null;
}
