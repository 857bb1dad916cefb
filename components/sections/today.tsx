"use client";

import { useSyncExternalStore } from "react";
import { useLocale } from "@/lib/i18n/use-locale";
import { wholeDate } from "@/lib/site/dates";

const never = () => () => undefined;

/** The current date. The page was made earlier: until the script runs, and without it, the day of its making stands here. */
export function Today({ published }: { published: string }) {
  const locale = useLocale();
  return useSyncExternalStore(
    never,
    () => wholeDate(new Date(), locale),
    () => published,
  );
}
