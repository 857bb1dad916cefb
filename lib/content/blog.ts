import "server-only";
import { z } from "zod";
import { collection, type Entry, type Problem } from "@/lib/content/collection";
import { ContentError } from "@/lib/content/errors";
import { changedTooEarly, day, EMPTY, hue, noCover, text, type Hue } from "@/lib/content/fields";
import { headingProblems } from "@/lib/content/headings";
import { articleAnchors } from "@/lib/content/page-anchors";
import { memoise, pictureExists } from "@/lib/content/source";
import type { Locale } from "@/lib/i18n/routing";

/** The articles there are; when each came out and how long it takes stands in its file. */
const ARTICLES: readonly string[] = ["post1", "post2", "post3"];

const frontMatter = z.strictObject({
  title: text,
  /** One or two sentences: the card's text, the lead of the article, what search engines show. */
  description: text,
  category: z.enum(["ai", "erp", "bitrix"]),
  /** Day of publication, `2023-05-15`. */
  date: day,
  /** Day on which the text last changed in a way its readers would notice, if it has. */
  updated: day.optional(),
  /** Minutes. */
  readTime: z.int().positive(),
  /** Colour of the cover and of the page. */
  hue,
  /** True when the article is a stand-in for one of the owner's. */
  sample: z.boolean().optional(),
});

type FrontMatter = z.infer<typeof frontMatter>;

/** An article as cards show it; a page adds the text. */
export type Post = Omit<FrontMatter, "hue"> & {
  id: string;
  hue: Hue;
  /** Path of the cover. */
  image: string;
  /** Markdown without a heading of the first level. */
  body: string;
};

const coverPath = (id: string) => `/covers/${id}.svg`;

function check({ id, body, data }: Entry<FrontMatter>): Problem[] {
  if (!ARTICLES.includes(id))
    return [
      { sentence: `такая статья не объявлена; в lib/content/blog.ts объявлены ${ARTICLES.join(", ")}` },
    ];
  return [
    ...(body === "" ? [{ sentence: EMPTY }] : headingProblems(body)),
    ...(pictureExists(coverPath(id)) ? [] : [{ sentence: noCover(coverPath(id)) }]),
    ...changedTooEarly(data.updated, data.date),
  ];
}

const read = collection({
  folder: "blog",
  schema: frontMatter,
  shared: ["category", "date", "updated", "readTime", "hue", "sample"],
  check,
  anchors: articleAnchors,
});

const toPost = ({ id, data, body }: Entry<FrontMatter>): Post => ({
  id,
  ...data,
  image: coverPath(id),
  body,
});

/** All articles, the newest first. */
export const listPosts = memoise((locale: Locale): readonly Post[] => {
  const posts = read(locale).map(toPost);
  const absent = ARTICLES.filter((id) => posts.every((post) => post.id !== id));
  if (absent.length > 0)
    throw new ContentError(absent.map((id) => `content/blog/${id}.${locale}.md: файла нет`));
  return posts.sort((a, b) => b.date.localeCompare(a.date));
});

/** One article, or undefined when there is none with this identifier. */
export const getPost = (locale: Locale, id: string): Post | undefined =>
  listPosts(locale).find((post) => post.id === id);

/** Identifiers of all articles, the newest first. */
export const postIds = (): string[] => listPosts("ru").map(({ id }) => id);

/** The articles before and after one in the list; the list is a ring, so there are always both. */
export function neighbours(locale: Locale, id: string): { previous: Post; next: Post } {
  const posts = listPosts(locale);
  const at = posts.findIndex((post) => post.id === id);
  const [previous, next] = [posts.at(at - 1), posts[(at + 1) % posts.length]];
  if (at === -1 || !previous || !next) throw new Error(`No article ${id}`);
  return { previous, next };
}
