import "server-only";
import type { z } from "zod";
import { collection, type Entry, type Problem } from "@/lib/content/collection";
import { coverPath } from "@/lib/content/covers";
import { entryIds } from "@/lib/content/entry-ids";
import { changedTooEarly, EMPTY, type Hue } from "@/lib/content/fields";
import { systemProblems, type caseStory } from "@/lib/content/kinds/case-story";
import { viewProblems } from "@/lib/content/kinds/case-view";
import { texts } from "@/lib/content/kinds/texts";
import { shownAs } from "@/lib/content/photos";
import { isOut } from "@/lib/content/published";
import { memoise } from "@/lib/content/source";
import { hueOf, listIndustries, nameOf, unknownSubject } from "@/lib/content/subjects";
import type { ExhibitName } from "@/lib/pictures/exhibits/names";
import type { Photo } from "@/lib/pictures/photo";
import { reservedNames } from "@/lib/i18n/routes";
import type { Locale } from "@/lib/i18n/routing";

type FrontMatter = z.output<typeof texts.cases>;

/** A case as `GET /api/cases` answers it and as pages show it. */
export type Case = {
  slug: string;
  clientName: string;
  /** Path of the cover, a picture that stands on light and dark pages alike; of a photograph, the absolute address. */
  image: string;
  /** The photograph in place of the cover, where there is one. */
  photo?: Photo;
  title: string;
  description: string;
  industry: string;
  year: number;
  results?: readonly string[] | undefined;
  /** Plain text; line breaks separate paragraphs. */
  content: string;
  tags?: readonly string[];
  /** Of the industry. */
  hue: Hue;
  /** Whether the cover is a drawing that the case has chosen, with a wide one for the head of its page. */
  drawing?: ExhibitName | undefined;
  /** Services that it shows at work. */
  services?: readonly string[] | undefined;
  /** The text in its sections; one without a title stands before the first heading. */
  sections: readonly { title?: string; text: string }[];
} & Pick<FrontMatter, keyof typeof caseStory>;

function check({ body, data }: Entry<FrontMatter>): Problem[] {
  const unknown = unknownSubject(listIndustries, "content/industries.yaml", data.industry);
  const absent = data.services?.filter((service) => !entryIds("services").includes(service)) ?? [];
  return [
    ...(unknown === undefined ? [] : [{ field: "industry", sentence: unknown }]),
    ...absent.map((service) => ({
      field: "services",
      sentence: `услуги «${service}» нет в content/services`,
    })),
    ...(data.head === "turn" && data.figure?.before === undefined
      ? [{ field: "head", sentence: "числу рядом с рисунком нужно прежнее значение: figure.before" }]
      : []),
    ...systemProblems(data.system),
    ...viewProblems(data.screen?.view),
    ...(body === "" ? [{ sentence: EMPTY }] : []),
    ...changedTooEarly(data.updated, data.published),
  ];
}

const read = collection({
  folder: "cases",
  schema: texts.cases,
  shared: [
    "industry",
    "services",
    "drawing",
    "head",
    "resultsAfter",
    "quoteAfter",
    "picture.file",
    "year",
    "published",
    "updated",
    "order",
    "sample",
    "draft",
  ],
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

const HEADING = /^##[ \t]+/gm;

/** A text cut at its headings of the second level. */
const sectionsOf = (body: string): Case["sections"] =>
  body
    .split(/^(?=##[ \t])/m)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const [, title, text = ""] = /^##[ \t]+(.+)\n*([\s\S]*)$/.exec(part) ?? [];
      return title === undefined ? { text: part } : { title, text };
    });

const toCase = ({ id, body, data }: Entry<FrontMatter>, locale: Locale): Case => ({
  slug: id,
  clientName: data.clientName,
  ...shownAs(coverPath(id, data.drawing, locale), data.picture),
  title: data.title,
  description: data.description,
  industry: nameOf(listIndustries, data.industry, locale),
  year: data.year,
  results: data.results,
  content: body.replaceAll(HEADING, ""),
  sections: sectionsOf(body),
  tags: data.tags,
  hue: hueOf(data.industry),
  drawing: data.drawing,
  services: data.services,
  figure: data.figure,
  head: data.head,
  changes: data.changes,
  measured: data.measured,
  duration: data.duration,
  team: data.team,
  phases: data.phases,
  screen: data.screen,
  system: data.system,
  lessons: data.lessons,
  quote: data.quote,
  resultsAfter: data.resultsAfter,
  quoteAfter: data.quoteAfter,
  headings: data.headings,
  closing: data.closing,
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
