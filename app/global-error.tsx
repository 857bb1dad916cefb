"use client";

import type { ErrorPageProps } from "@/components/layout/error-page";

const focus = (heading: HTMLElement | null) => heading?.focus();

/**
 * When the layout itself fails: no header, no footer, no language to rely on, so the card speaks both, Russian first. Every page
 * carries it; it brings no module with it. The style sheet is still there, and the theme is kept.
 */
export default function GlobalError({ retry }: ErrorPageProps) {
  return (
    <html
      lang="ru"
      className={typeof document === "undefined" ? "dark" : document.documentElement.className}
      suppressHydrationWarning
    >
      <body>
        <main id="main" className="not-found">
          <svg
            className="not-found-art"
            viewBox="0 0 1440 760"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
          >
            <use href="/drawings/broken-ring.svg#ring" />
          </svg>
          <div className="frame">
            <div className="panel not-found-card">
              <h1 ref={focus} tabIndex={-1}>
                Сайт не открылся
              </h1>
              <p lang="en">The site did not open</p>
              <div className="actions">
                <button type="button" className="btn btn-primary" onClick={retry}>
                  <span>
                    Повторить <span lang="en">/ Retry</span>
                  </span>
                </button>
                <a className="btn btn-secondary" href="/ru">
                  На главную
                </a>
                <a className="btn btn-secondary" href="/en" lang="en">
                  Home page
                </a>
              </div>
            </div>
          </div>
        </main>
      </body>
    </html>
  );
}
