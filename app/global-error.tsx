"use client";

import "./globals.css";
import { ErrorPage, type ErrorPageProps } from "@/components/layout/error-page";

/** In place of the whole document, when what stands around every page failed. No router is left to name the language. */
export default function GlobalError(props: ErrorPageProps) {
  const locale = typeof location !== "undefined" && /^\/en(?:\/|$)/.test(location.pathname) ? "en" : "ru";
  return (
    <html lang={locale} className="dark">
      <body>
        <ErrorPage locale={locale} {...props} />
      </body>
    </html>
  );
}
