import "./globals.css";
import type { Metadata } from "next";
import { HeadScript } from "@/components/layout/head-script";
import { RingPage, ringPage } from "@/components/layout/ring-page";
import { RouterHint, UnknownAddress } from "@/components/sections/unknown-address";
import { buttonVariants } from "@/components/ui/button-variants";

export const metadata: Metadata = { title: "404 Page Not Found", robots: { index: false } };

/**
 * Addresses that never reach the middleware, such as `/missing.txt`. They name no language, so the card speaks both: Russian first.
 * Next renders it outside every layout.
 */
export default function GlobalNotFound() {
  return (
    <html lang="ru" className="dark" suppressHydrationWarning>
      <head>
        <HeadScript />
      </head>
      <body>
        <main id="main">
          <RingPage drawing="not-found">
            <UnknownAddress line="Страница не найдена" />
            <p className={ringPage.text}>Возможно, адрес изменился или в нём опечатка.</p>
            <RouterHint />
            <div className={ringPage.actions}>
              <a href="/ru" data-slot="button" className={buttonVariants({ size: "compact" })}>
                На главную
              </a>
              <a
                href="/en"
                lang="en"
                data-slot="button"
                className={buttonVariants({ variant: "secondary", size: "compact" })}
              >
                Home page
              </a>
            </div>
          </RingPage>
        </main>
      </body>
    </html>
  );
}
