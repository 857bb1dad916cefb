import "server-only";
import { z } from "zod";
import { collection, type Entry } from "@/lib/content/collection";
import { changedTooEarly, day, EMPTY, hue, noCover, text, type Hue } from "@/lib/content/fields";
import { memoise, pictureExists } from "@/lib/content/source";
import type { Locale } from "@/lib/i18n/routing";

const industries = [
  "government",
  "manufacturing",
  "finance",
  "energy",
  "post",
  "transport",
  "telecom",
  "media",
] as const;

const frontMatter = z.strictObject({
  title: text,
  /** The client by sector, unless the client agreed to be named. */
  clientName: text,
  description: text,
  /** The sector as a badge; one wording per `industryKey`. */
  industry: text,
  industryKey: z.enum(industries),
  /** Colour of the cover. */
  hue,
  /** Year of the launch. */
  year: z.int().min(2008).max(2100),
  /** Day on which the text came out. */
  published: day,
  /** Day on which it last changed in a way its readers would notice, if it has. */
  updated: day.optional(),
  /** Place in the list, from 1. */
  order: z.int().positive(),
  /** The first one stands on the card. */
  results: z.array(text).min(3).max(4).optional(),
  /** The kind of project (automation, AI, Bitrix24) first, then technologies. */
  tags: z.array(text).min(1).max(8).optional(),
  sample: z.boolean().optional(),
});

type FrontMatter = z.infer<typeof frontMatter>;

/** A case as `GET /api/cases` answers it and as pages show it. */
export type Case = {
  slug: string;
  clientName: string;
  /** Path of the cover, a picture that stands on light and dark pages alike. */
  image: string;
  title: string;
  description: string;
  industry: string;
  year: number;
  results?: readonly string[] | undefined;
  /** Plain text; line breaks separate paragraphs. */
  content: string;
  tags?: readonly string[];
  hue: Hue;
};

const coverPath = (slug: string) => `/covers/${slug}.svg`;

const read = collection({
  folder: "cases",
  schema: frontMatter,
  shared: ["industryKey", "hue", "year", "published", "updated", "order", "sample"],
  unique: ["order"],
  check: ({ id, body, data }) => [
    ...(body === "" ? [{ sentence: EMPTY }] : []),
    ...(pictureExists(coverPath(id)) ? [] : [{ sentence: noCover(coverPath(id)) }]),
    ...changedTooEarly(data.updated, data.published),
  ],
});

const toCase = ({ id, body, data }: Entry<FrontMatter>): Case => ({
  slug: id,
  clientName: data.clientName,
  image: coverPath(id),
  title: data.title,
  description: data.description,
  industry: data.industry,
  year: data.year,
  results: data.results,
  content: body,
  tags: data.tags,
  hue: data.hue,
});

/** All cases in the order their authors gave them. */
export const listCases = memoise((locale: Locale): readonly Case[] =>
  [...read(locale)].sort((a, b) => a.data.order - b.data.order).map(toCase),
);

/** One case, or undefined when there is none with this slug. */
export const getCase = (locale: Locale, slug: string): Case | undefined =>
  listCases(locale).find((item) => item.slug === slug);

/** When a case came out and last changed; apart from `Case`, since the page says it to machines only. */
export const caseDates = memoise((slug: string): { published: string; updated: string } => {
  const entry = read("ru").find(({ id }) => id === slug);
  if (!entry) throw new Error(`No case ${slug}`);
  const { published, updated = published } = entry.data;
  return { published, updated };
});

/** Slugs of all cases in their order: `gov-portal`, `erp-holding`, … */
export const caseSlugs = (): string[] => listCases("ru").map(({ slug }) => slug);
