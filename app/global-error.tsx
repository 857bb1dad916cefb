"use client";

import "./globals.css";
import { useEffect } from "react";
import en from "@/messages/en/broken-page.json";
import ru from "@/messages/ru/broken-page.json";

const link = "mr-6 inline-block py-3 underline underline-offset-3";

/**
 * In place of the whole document, when what stands around every page failed. No router is left to name the language. Every page carries
 * this in its scripts: that is why it is words and links alone.
 */
export default function GlobalError({ error }: { error: unknown }) {
  const isEnglish = typeof location !== "undefined" && /^\/en(?:\/|$)/.test(location.pathname);
  const [words, prefix] = isEnglish ? [en, "/en"] : [ru, ""];

  useEffect(() => {
    // Heard by who counts errors, if the visitor agreed to that.
    window.dispatchEvent(new ErrorEvent("error", { error }));
  }, [error]);

  return (
    <html lang={isEnglish ? "en" : "ru"} className="dark">
      <body>
        <main className="mx-auto max-w-160 px-(--gutter) py-24">
          <h1 className="text-h1">{words.title}</h1>
          <p className="my-6 text-lead text-muted-foreground">{words.text}</p>
          <button type="button" className={link} onClick={() => window.location.reload()}>
            {words.again}
          </button>
          <a className={link} href={prefix || "/"}>
            {words.home}
          </a>
          <a className={link} href={`${prefix}/contacts`}>
            {words.contacts}
          </a>
        </main>
      </body>
    </html>
  );
}
