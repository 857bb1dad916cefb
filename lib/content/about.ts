import "server-only";
import { collection } from "@/lib/content/collection";
import { paragraphs } from "@/lib/content/document";
import { ContentError } from "@/lib/content/errors";
import { EMPTY } from "@/lib/content/fields";
import { texts } from "@/lib/content/kinds/texts";
import { memoise } from "@/lib/content/source";
import type { Locale } from "@/lib/i18n/routing";

const read = collection({
  folder: "about",
  schema: texts.about,
  shared: [],
  check: ({ body }) => (body === "" ? [{ sentence: EMPTY }] : []),
});

/** The company's history: its headline and plain paragraphs. */
export const companyHistory = memoise((locale: Locale) => {
  const entry = read(locale).find(({ id }) => id === "history");
  if (entry === undefined) throw new ContentError([`content/about/history.${locale}.md: файла нет`]);
  return { title: entry.data.title, paragraphs: paragraphs(entry.body) };
});
