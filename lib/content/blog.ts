import "server-only";
import type { z } from "zod";
import { collection, type Entry, type Problem } from "@/lib/content/collection";
import { coverPath } from "@/lib/content/covers";
import { entryIds } from "@/lib/content/entry-ids";
import { changedTooEarly, EMPTY, type Hue } from "@/lib/content/fields";
import { headingProblems } from "@/lib/content/headings";
import { texts } from "@/lib/content/kinds/texts";
import { articleAnchors } from "@/lib/content/page-anchors";
import { shownAs } from "@/lib/content/photos";
import { isOut } from "@/lib/content/published";
import { readingMinutes } from "@/lib/content/reading-time";
import { memoise } from "@/lib/content/source";
import { listCategories, nameOf, unknownSubject } from "@/lib/content/subjects";
import type { Photo } from "@/lib/pictures/photo";
import { reservedNames } from "@/lib/i18n/routes";
import type { Locale } from "@/lib/i18n/routing";

type FrontMatter = z.output<typeof texts.blog>;

/** An article as cards show it; a page adds the text. */
export type Post = Omit<FrontMatter, "hue" | "draft" | "picture" | "readTime"> & {
  id: string;
  hue: Hue;
  categoryName: string;
  /** Minutes. */
  readTime: number;
  /** Path of the cover; of a photograph, the absolute address. */
  image: string;
  /** The photograph in place of the cover, where there is one. */
  photo?: Photo;
  /** Markdown without a heading of the first level. */
  body: string;
};

function check({ body, data }: Entry<FrontMatter>): Problem[] {
  const unknown = unknownSubject(listCategories, "content/categories.yaml", data.category);
  return [
    ...(unknown === undefined ? [] : [{ field: "category", sentence: unknown }]),
    ...(data.service === undefined || entryIds("services").includes(data.service)
      ? []
      : [{ field: "service", sentence: `услуги «${data.service}» нет в content/services` }]),
    ...(body === "" ? [{ sentence: EMPTY }] : headingProblems(body)),
    ...changedTooEarly(data.updated, data.date),
  ];
}

const read = collection({
  folder: "blog",
  schema: texts.blog,
  shared: [
    "category",
    "service",
    "date",
    "updated",
    "readTime",
    "hue",
    "drawing",
    "picture.file",
    "sample",
    "draft",
  ],
  reserved: reservedNames("blog"),
  check,
  anchors: articleAnchors,
});

const toPost = (
  { id, data: { draft, picture, ...data }, body }: Entry<FrontMatter>,
  locale: Locale,
): Post => ({
  id,
  ...data,
  categoryName: nameOf(listCategories, data.category, locale),
  readTime: data.readTime ?? readingMinutes(body),
  ...shownAs(coverPath(id, data.drawing, locale), picture),
  body,
});

/** All articles that are out, the newest first. */
export const listPosts = memoise((locale: Locale): readonly Post[] =>
  read(locale)
    .filter(({ data: { draft, date } }) => isOut({ draft, published: date }))
    .map((entry) => toPost(entry, locale))
    .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id)),
);

/** One article, or undefined when there is none with this identifier. */
export const getPost = (locale: Locale, id: string): Post | undefined =>
  listPosts(locale).find((post) => post.id === id);

/** Identifiers of all articles, the newest first. */
export const postIds = (): string[] => listPosts("ru").map(({ id }) => id);
