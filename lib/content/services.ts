import "server-only";
import { z } from "zod";
import { collection, entryIds, type Entry, type Problem } from "@/lib/content/collection";
import { paragraphs } from "@/lib/content/document";
import { day, emoji, hue, seo, text } from "@/lib/content/fields";
import { memoise } from "@/lib/content/source";
import { PER_SERVICE } from "@/lib/content/counts";
import type { Locale } from "@/lib/i18n/routing";

const serviceIcons = [
  "agent",
  "load",
  "office",
  "factory",
  "stack",
  "shield",
  "erp",
  "portal",
  "pulse",
] as const;

const frontMatter = z.strictObject({
  /** Name of the service: card title and page heading. */
  title: text,
  /** Card text, one or two sentences. */
  description: text,
  /** Page lead under the heading. */
  lead: text,
  icon: z.enum(serviceIcons),
  color: hue,
  /** Place in the lists, from 1. */
  order: z.int().positive(),
  /** Whether the home page shows it. */
  home: z.boolean(),
  /** Day on which the text last changed in a way its readers would notice. */
  updated: day,
  /** True when the text holds figures that are examples. */
  sample: z.boolean().optional(),
  seo,
  about: z.strictObject({ title: text.optional() }).default({}),
  steps: z.array(text).length(3),
  benefitsTitle: text,
  benefits: z.array(text).length(PER_SERVICE.benefits),
  businessValue: z.strictObject({
    /** The strong sentence. */
    lead: text,
    /** The quieter second part. */
    rest: text,
    facts: z.array(z.strictObject({ value: text, label: text })).length(3),
  }),
  featuresTitle: text,
  featuresLead: text,
  features: z
    .array(
      z.strictObject({
        emoji,
        title: text,
        description: text,
      }),
    )
    .length(PER_SERVICE.features),
  solutionsTitle: text,
  solutions: z.array(text).length(PER_SERVICE.solutions),
  /** Slug of a case that shows the service at work. */
  caseStudy: z.string().optional(),
  closing: z.strictObject({ title: text, text }),
});

export type Service = z.infer<typeof frontMatter> & {
  id: string;
  /** "About the service": two to four plain paragraphs; the first is the opener, set large. */
  longDescription: readonly string[];
};

const read = collection({
  folder: "services",
  schema: frontMatter,
  shared: ["icon", "color", "order", "home", "updated", "sample", "caseStudy"],
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

const toService = ({ id, data, body }: Entry<z.infer<typeof frontMatter>>): Service => ({
  id,
  ...data,
  longDescription: paragraphs(body),
});

/** All services in their order. */
export const listServices = memoise((locale: Locale): readonly Service[] =>
  read(locale)
    .map(toService)
    .sort((a, b) => a.order - b.order),
);

/** One service, or undefined when there is none with this identifier. */
export const getService = (locale: Locale, id: string): Service | undefined =>
  listServices(locale).find((service) => service.id === id);

/** Identifiers of all services in their order: `ai-agents`, `highload`, … */
export const serviceIds = (): string[] => listServices("ru").map(({ id }) => id);
