import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startSite } from "../api/server.ts";
import { problemsOfPhotos } from "./photos.ts";
import type { Replaced } from "./replace.ts";

/** As it is compared: without markup, escapes, non-breaking spaces, and the quotation marks that the site's typography may turn. */
const plain = (text: string) =>
  text
    .replaceAll(/&quot;|&#x27;|&#39;|\\"/g, '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/[\s\u00A0]+/g, " ");

const LISTS = ["/feed.xml", "/en/feed.xml", "/llms.txt", "/manifest.webmanifest", "/robots.txt"];
const ANSWERS = [
  "/api/cases?locale=ru",
  "/api/cases?locale=en",
  "/contacts/thank-you",
  "/en/contacts/thank-you",
];

const count = (text: string, type: string) => text.split(`"@type":"${type}"`).length - 1;

/** Without the data that React takes the page over with: there a language is a property and no attribute. */
const markupOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, "");

/** Those of `words` that a page has, whatever the case of their letters. */
const wordsIn = (html: string, words: readonly string[]) => {
  const text = plain(html).toLowerCase();
  return words.filter((word) => text.includes(word.toLowerCase()));
};

/** What is wrong with the built site of `directory`: old names that are still somewhere, new words that are nowhere. */
export async function problemsOfSite(
  directory: string,
  { shown, gone, vacancies }: Replaced,
): Promise<string[]> {
  const site = await startSite({ directory });
  try {
    const text = async (path: string) => {
      const answer = await fetch(site.origin + path);
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
      return answer.text();
    };
    const sitemap = await text("/sitemap.xml");
    const paths = Array.from(
      sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
      ([, url = ""]) => new URL(url).pathname,
    );
    const answers = new Map<string, string>();
    for (const path of [...paths, ...LISTS, ...ANSWERS]) answers.set(path, await text(path));
    for (const file of globSync(".next/static/**/*.{js,json}", { cwd: directory }))
      answers.set(file, readFileSync(join(directory, file), "utf8"));

    // The site closes a connection that waits for as long as the reading below takes.
    const photos = await problemsOfPhotos(site.origin);
    const problems = [...answers].flatMap(([path, html]) => [
      ...wordsIn(html, gone).map((word) => `${path} still says «${word}»`),
      ...(path.startsWith("/en") && /(?<!lang="ru">)АО-20260101/.test(markupOf(html))
        ? [`${path} shows a number in Russian letters as if they were English`]
        : []),
      ...(/\/blog\/(?!(?:page|category)\/)./.test(path) && count(html, "Article") !== 1
        ? [`${path} announces no article`]
        : []),
      ...(/\/vacancies$/.test(path) && count(html, "JobPosting") !== vacancies
        ? [`${path} announces ${count(html, "JobPosting")} vacancies of ${vacancies}`]
        : []),
    ]);
    const all = plain([...answers.values()].join("\n"));
    return [
      ...problems,
      ...photos,
      ...shown.filter((word) => !all.includes(plain(word))).map((word) => `«${word}» is nowhere`),
    ];
  } finally {
    await site.stop("SIGKILL");
  }
}
