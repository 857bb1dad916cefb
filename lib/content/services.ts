import "server-only";
import type { z } from "zod";
import { collection, type Entry, type Problem } from "@/lib/content/collection";
import { paragraphs } from "@/lib/content/document";
import { entryIds } from "@/lib/content/entry-ids";
import { texts } from "@/lib/content/kinds/texts";
import { isOut } from "@/lib/content/published";
import { memoise } from "@/lib/content/source";
import type { Locale } from "@/lib/i18n/routing";

type FrontMatter = z.output<typeof texts.services>;

export type Service = Omit<FrontMatter, "draft" | "published"> & {
  id: string;
  /** "About the service": two to four plain paragraphs; the first is the opener, set large. */
  longDescription: readonly string[];
};

/** Services on the home page and in the footer: the first of the list. */
const FIRST = 6;

const read = collection({
  folder: "services",
  schema: texts.services,
  shared: ["icon", "color", "picture", "order", "published", "updated", "sample", "draft", "caseStudy"],
  unique: ["order"],
  check: ({ data, body }) => {
    const problems: Problem[] = [];
    const count = paragraphs(body).length;
    if (count < 2 || count > 4)
      problems.push({ sentence: `абзацев под полями должно быть от 2 до 4, сейчас ${String(count)}` });
    if (data.caseStudy !== undefined && !entryIds("cases").includes(data.caseStudy))
      problems.push({ field: "caseStudy", sentence: `проекта «${data.caseStudy}» нет в content/cases` });
    return problems;
  },
});

const toService = ({ id, data: { draft, published, ...data }, body }: Entry<FrontMatter>): Service => ({
  id,
  ...data,
  longDescription: paragraphs(body),
});

/** All services that are out, in their order. */
export const listServices = memoise((locale: Locale): readonly Service[] =>
  read(locale)
    .filter(({ data }) => isOut(data))
    .map(toService)
    .sort((a, b) => a.order - b.order),
);

/** The first services of the list, and all others. */
export const firstServices = (locale: Locale) => listServices(locale).slice(0, FIRST);
export const otherServices = (locale: Locale) => listServices(locale).slice(FIRST);

/** One service, or undefined when there is none with this identifier. */
export const getService = (locale: Locale, id: string): Service | undefined =>
  listServices(locale).find((service) => service.id === id);

/** Identifiers of all services in their order: `ai-agents`, `highload`, … */
export const serviceIds = (): string[] => listServices("ru").map(({ id }) => id);
