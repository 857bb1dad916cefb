/**
 * Sets the sample agreement of `content/legal/offer-contract.*.md` as PDF, with the site's fonts, the page number and, while it is
 * one, the note "sample" on every page. Writes `public/documents/offer-contract.<language>.pdf` and, beside them, the hash of the text
 * each was made from; a unit test compares it. Development only: `npm run offer` after every change of the text or of the company's facts.
 */
import "../../server/site-modules.ts";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import subsetFont from "subset-font";
import { ensureBrowser } from "../gate/browser.ts";
import { palette } from "../../lib/pictures/palette.ts";
import type { LegalDocument } from "../../lib/content/legal.ts";
import type { Locale } from "../../lib/i18n/routing.ts";

const { getLegalDocument } = (await import("../../lib/content/legal.ts")) as {
  getLegalDocument: (locale: Locale, id: "offer-contract") => LegalDocument;
};

const words = {
  ru: {
    sample: "Образец. Не является публичной офертой",
    page: (title: string) => `"${title} · страница " counter(page) " из " counter(pages)`,
    edition: (date: string) => `Редакция от ${date}`,
    language: "ru-RU",
  },
  en: {
    sample: "Sample. Not a public offer",
    page: (title: string) => `"${title} · page " counter(page) " of " counter(pages)`,
    edition: (date: string) => `Edition of ${date}`,
    language: "en-GB",
  },
} as const;

/**
 * The site's font faces with the files inside them: the page to print has no address of its own to load them from. A PDF holds a
 * variable font as drawings of its letters, so the text face is given in the two weights that are used.
 */
async function fontFaces(text: string): Promise<string> {
  const faces = readFileSync("app/fonts.css", "utf8")
    .split(/(?=@font-face)/)
    .flatMap((css) => {
      const file = /url\("(\/fonts\/[^"]+)"\)/.exec(css)?.[1];
      if (file === undefined) return [];
      const weights = css.includes("font-weight: 400 700") ? [400, 600] : [undefined];
      return weights.map((weight) => ({ css, file, weight }));
    });
  const written = faces.map(async ({ css, file, weight }) => {
    const source = readFileSync(`public${file}`);
    const font = weight
      ? await subsetFont(source, text, { targetFormat: "woff2", variationAxes: { wght: weight } })
      : source;
    return css
      .replace(file, `data:font/woff2;base64,${font.toString("base64")}`)
      .replace("400 700", String(weight));
  });
  return (await Promise.all(written)).join("");
}

const { light } = palette;
const style = (locale: Locale, { title, sample }: LegalDocument) => `
@page {
  size: A4;
  margin: 26mm 22mm 24mm 25mm;
  font: 500 8pt "JetBrains Mono";
  color: ${light.muted};
  @top-left { content: "${sample ? words[locale].sample : ""}"; border-bottom: 0.4pt solid ${light.lineStrong}; vertical-align: bottom; padding-bottom: 3mm; margin-bottom: 6mm; width: 100%; }
  @bottom-left { content: ${words[locale].page(title)}; vertical-align: top; padding-top: 6mm; }
}
* { box-sizing: border-box; margin: 0; }
html { font: 400 10pt/1.5 Onest, sans-serif; color: ${light.foreground}; font-variant-ligatures: none; }
h1 { font-size: 23pt; line-height: 1.1; letter-spacing: -0.03em; font-weight: 600; }
h2 { margin: 18pt 0 6pt; font-size: 12.5pt; line-height: 1.25; letter-spacing: -0.015em; font-weight: 600; break-after: avoid; }
p { margin-top: 5pt; orphans: 2; widows: 2; overflow-wrap: anywhere; }
.edition { margin: 6pt 0 14pt; font: 500 8pt "JetBrains Mono"; color: ${light.muted}; }
.preamble > p:first-child { margin-bottom: 14pt; padding: 9pt 12pt; border: 0.6pt solid ${light.accent}; border-radius: 5pt; }
table { width: 100%; margin: 9pt 0; border-collapse: collapse; table-layout: fixed; font-size: 9pt; line-height: 1.4; }
tr { break-inside: avoid; }
th, td { padding: 5pt 7pt; border: 0.4pt solid ${light.lineStrong}; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { font-weight: 600; background: ${light.raised}; }
strong { font-weight: 600; }
a { color: inherit; text-decoration: none; }`;

/** Blanks to fill in are runs of underscores; to Markdown they would be emphasis. */
const markdown = (text: string) =>
  createElement(
    Markdown,
    { remarkPlugins: [remarkGfm] },
    text.replace(/_{3,}/g, (blank) => "\\_".repeat(blank.length)),
  );

async function html(locale: Locale, agreement: LegalDocument): Promise<string> {
  const { title, edition, preamble, sections } = agreement;
  const date = new Intl.DateTimeFormat(words[locale].language, { dateStyle: "long", timeZone: "UTC" });
  const body = renderToStaticMarkup(
    createElement(
      "main",
      null,
      createElement("h1", null, title),
      createElement("p", { className: "edition" }, words[locale].edition(date.format(new Date(edition)))),
      createElement("div", { className: "preamble" }, markdown(preamble)),
      ...sections.map((section) =>
        createElement(
          "section",
          { key: section.number },
          createElement("h2", null, `${section.number}. ${section.title}`),
          markdown(section.markdown),
        ),
      ),
    ),
  );
  const fonts = await fontFaces(`${body} №0123456789`);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title><style>${fonts}${style(locale, agreement)}</style></head><body>${body}</body></html>`;
}

const folder = "public/documents";
mkdirSync(folder, { recursive: true });
const sources: Record<string, string> = {};
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
for (const locale of ["ru", "en"] as const) {
  const agreement = getLegalDocument(locale, "offer-contract");
  const file = `offer-contract.${locale}.pdf`;
  const page = await browser.newPage();
  await page.setContent(await html(locale, agreement));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.pdf({
    path: `${folder}/${file}`,
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  await page.close();
  sources[file] = agreement.hash;
  console.log(`${folder}/${file}`);
}
await browser.close();
writeFileSync(`${folder}/sources.json`, `${JSON.stringify(sources, null, 2)}\n`);
