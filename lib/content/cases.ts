import "server-only";
import type { z } from "zod";
import { collection, type Entry, type Problem } from "@/lib/content/collection";
import { entryIds } from "@/lib/content/entry-ids";
import { changedTooEarly, EMPTY, noCover, type Hue } from "@/lib/content/fields";
import { texts } from "@/lib/content/kinds/texts";
import { isOut } from "@/lib/content/published";
import { memoise, pictureExists } from "@/lib/content/source";
import { listIndustries, nameOf, unknownSubject } from "@/lib/content/subjects";
import { reservedNames } from "@/lib/i18n/routes";
import type { Locale } from "@/lib/i18n/routing";

type FrontMatter = z.output<typeof texts.cases>;

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

function check({ id, body, data }: Entry<FrontMatter>): Problem[] {
  const unknown = unknownSubject(listIndustries, "content/industries.yaml", data.industry);
  const absent = data.services?.filter((service) => !entryIds("services").includes(service)) ?? [];
  return [
    ...(unknown === undefined ? [] : [{ field: "industry", sentence: unknown }]),
    ...absent.map((service) => ({
      field: "services",
      sentence: `услуги «${service}» нет в content/services`,
    })),
    ...(body === "" ? [{ sentence: EMPTY }] : []),
    ...(pictureExists(coverPath(id)) ? [] : [{ sentence: noCover(coverPath(id)) }]),
    ...changedTooEarly(data.updated, data.published),
  ];
}

const read = collection({
  folder: "cases",
  schema: texts.cases,
  shared: ["industry", "services", "hue", "year", "published", "updated", "order", "sample", "draft"],
  unique: ["order"],
  reserved: reservedNames("cases"),
  check,
});

/** Those that are out, the newest first; among those of one day in the order their authors gave them. */
const listed = memoise((locale: Locale): readonly Entry<FrontMatter>[] =>
  read(locale)
    .filter(({ data }) => isOut(data))
    .sort(
      (a, b) =>
        b.data.published.localeCompare(a.data.published) ||
        (a.data.order ?? Infinity) - (b.data.order ?? Infinity) ||
        a.id.localeCompare(b.id),
    ),
);

const toCase = ({ id, body, data }: Entry<FrontMatter>, locale: Locale): Case => ({
  slug: id,
  clientName: data.clientName,
  image: coverPath(id),
  title: data.title,
  description: data.description,
  industry: nameOf(listIndustries, data.industry, locale),
  year: data.year,
  results: data.results,
  content: body,
  tags: data.tags,
  hue: data.hue,
});

/** All cases, the newest first. */
export const listCases = memoise((locale: Locale): readonly Case[] =>
  listed(locale).map((entry) => toCase(entry, locale)),
);

/** One case, or undefined when there is none with this slug. */
export const getCase = (locale: Locale, slug: string): Case | undefined =>
  listCases(locale).find((item) => item.slug === slug);

/** What a case says to machines only: what it is sorted by, when it came out and when it last changed. */
export const caseFacts = memoise((slug: string) => {
  const entry = listed("ru").find(({ id }) => id === slug);
  if (!entry) throw new Error(`No case ${slug}`);
  const { industry, services = [], published, updated = published } = entry.data;
  return { industry, services, published, updated };
});

/** Slugs of all cases in their order: `gov-portal`, `erp-holding`, … */
export const caseSlugs = (): string[] => listCases("ru").map(({ slug }) => slug);
