import { Actions } from "@/components/ui/actions";
import "./globals.css";
import type { Metadata } from "next";
import { HeadScript } from "@/components/layout/head-script";
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
          <section className="not-found">
            <svg
              className="not-found-art"
              viewBox="0 0 1440 760"
              preserveAspectRatio="xMidYMid slice"
              aria-hidden="true"
            >
              <use href="/drawings/not-found.svg#ring" />
            </svg>
            <div className="frame">
              <div className="panel not-found-card">
                <p className="not-found-line">Страница не найдена</p>
                <h1 lang="en">404 Page Not Found</h1>
                <p>Возможно, адрес изменился или в нём опечатка.</p>
                <p className="not-found-hint" lang="en">
                  Did you forget to add the page to the router?
                </p>
                <Actions>
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
                </Actions>
              </div>
            </div>
          </section>
        </main>
      </body>
    </html>
  );
}
