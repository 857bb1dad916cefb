"use client";

import { ErrorPage, type ErrorPageProps } from "@/components/layout/error-page";
import { useLocale } from "@/lib/i18n/use-locale";

export default function PageError(props: ErrorPageProps) {
  return <ErrorPage locale={useLocale()} {...props} />;
}
