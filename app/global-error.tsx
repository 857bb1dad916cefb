"use client";

import { useState } from "react";
import { ErrorPage, failedLocale, type ErrorPageProps } from "@/components/layout/error-page";

/** When the layout itself fails: the same page without header and footer. The style sheet is still there, the theme is kept. */
export default function GlobalError(props: ErrorPageProps) {
  const [lang] = useState(failedLocale);
  const [theme] = useState(() =>
    typeof document === "undefined" ? "dark" : document.documentElement.className,
  );
  return (
    <html lang={lang} className={theme} suppressHydrationWarning>
      <body>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
