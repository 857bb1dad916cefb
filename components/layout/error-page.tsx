import { useEffect } from "react";
import { RingPage, ringPage } from "@/components/layout/ring-page";
import { buttonVariants } from "@/components/ui/button-variants";
import phone from "@/.generated/phone.json";
import type { Locale } from "@/lib/i18n/routing";
import type { routes } from "@/lib/i18n/routes";
import en from "@/messages/en/broken-page.json";
import ru from "@/messages/ru/broken-page.json";

const dictionaries = { ru, en };
const CONTACTS: (typeof routes)["contacts"] = "/contacts";

const primary = buttonVariants({ size: "compact" });
const secondary = buttonVariants({ variant: "secondary", size: "compact" });

const focus = (heading: HTMLElement | null) => heading?.focus();

export type ErrorPageProps = { error: unknown; retry: () => void };

/**
 * Stands in for a page that failed in the browser. It brings its few words in both languages, since nothing can be fetched for
 * sure by now, and its links load a page anew. Every page carries it: that is why it imports next to nothing.
 */
export function ErrorPage({ locale, error, retry }: ErrorPageProps & { locale: Locale }) {
  const words = dictionaries[locale];
  const prefix = locale === "ru" ? "" : `/${locale}`;

  useEffect(() => {
    // Heard by who counts errors, if the visitor agreed to that.
    window.dispatchEvent(new ErrorEvent("error", { error }));
  }, [error]);

  // A wrong text, in the words of the check of the content: they are for whoever is writing it.
  const isWrongText =
    // eslint-disable-next-line no-restricted-properties -- only the literal expression is replaced at build time
    process.env.NODE_ENV === "development" && error instanceof Error;

  useEffect(() => {
    // By this mark Next loads the page anew once the server has changed, rather than leave the mistake standing.
    if (isWrongText) document.documentElement.id = "__next_error__";
  }, [isWrongText]);

  const again = () => {
    // The bundler remembers a file it could not get, so only a fresh load asks for it again.
    if (error instanceof Error && error.name === "ChunkLoadError") window.location.reload();
    else retry();
  };

  return (
    <main id="main" tabIndex={-1}>
      <RingPage drawing="broken-ring">
        <h1 ref={focus} tabIndex={-1} className={ringPage.title}>
          {words.title}
        </h1>
        <p className={ringPage.text}>{words.text}</p>
        {isWrongText && <p className="mb-4 font-mono text-mono whitespace-pre-wrap">{error.message}</p>}
        <p className={ringPage.text}>
          {words.call}{" "}
          <a className="whitespace-nowrap text-foreground" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
            {phone}
          </a>
        </p>
        <div className={ringPage.actions}>
          <button type="button" data-slot="button" className={primary} onClick={again}>
            {words.again}
          </button>
          <a data-slot="button" className={secondary} href={prefix || "/"}>
            {words.home}
          </a>
          <a data-slot="button" className={secondary} href={prefix + CONTACTS}>
            {words.contacts}
          </a>
        </div>
      </RingPage>
    </main>
  );
}
