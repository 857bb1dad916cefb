"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import type { Locale } from "@/lib/i18n/routing";
import { CASES_FRESHNESS } from "@/lib/site/constants";

const CaseQuestion = lazy(async () => ({ default: (await import("./case-question")).CaseQuestion }));

type CaseFreshnessProps = { slug: string; locale: Locale; version: string };

/** When each project was first shown in this tab. */
const shown = new Map<string, number>();

/**
 * Keeps a project's page no older than five minutes. Draws nothing: a changed project is shown by the server's page, so that there is
 * one way to show it. The code that asks is loaded once the page has grown old, so most visitors never load it.
 */
export function CaseFreshness({ slug, locale, version }: CaseFreshnessProps) {
  const [shownAt, setShownAt] = useState<number>();

  useEffect(() => {
    const first = shown.get(slug) ?? Date.now();
    shown.set(slug, first);
    const timer = setTimeout(
      () => setShownAt(first),
      Math.max(0, first + CASES_FRESHNESS.detail - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [slug]);

  if (shownAt === undefined) return null;
  return (
    <Suspense>
      <CaseQuestion slug={slug} locale={locale} version={version} shownAt={shownAt} />
    </Suspense>
  );
}
