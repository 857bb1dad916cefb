import "server-only";
import { z } from "zod";
import { day, emoji, hue, icon, id, picture, seo, text } from "@/lib/content/fields";
import { caseStory } from "@/lib/content/kinds/case-story";
import { exhibits } from "@/lib/pictures/exhibits/names";
import { drawnServices } from "@/lib/pictures/drawn-services";

/** Of each service, exactly. */
const PER_SERVICE = { benefits: 5, features: 5, solutions: 5 } as const;

/** Said of any text: it stands in for one of the owner's; it is being written, so production hides it. */
const marks = { sample: z.boolean().optional(), draft: z.boolean().optional() };

/** Front matter of the texts of `content/`, by folder. */
export const texts = {
  about: z.strictObject({ title: text }),

  blog: z.strictObject({
    title: text,
    /** One or two sentences: the card's text, the lead of the article, what search engines show. */
    description: text,
    /** Who wrote it, and in what position. */
    author: z.strictObject({ name: text, position: text.optional() }).optional(),
    /** One of `content/categories.yaml`. */
    category: id,
    /** The service that the article is close to: its page and its inquiry form stand beside the text. */
    service: id.optional(),
    /** Day of publication, `2023-05-15`; until then production hides the article. */
    date: day,
    /** Day on which the text last changed in a way its readers would notice, if it has. */
    updated: day.optional(),
    /** Minutes; without it they are counted from the text. */
    readTime: z.int().positive().optional(),
    /** Colour of the cover and of the page. */
    hue,
    /** The drawing of its cover and of the head of its page; without one the cover is drawn from the file's name. */
    drawing: z.enum(exhibits).optional(),
    /** A photograph in place of the cover. */
    picture: picture.optional(),
    ...marks,
  }),

  cases: z.strictObject({
    title: text,
    /** The client by sector, unless the client agreed to be named. */
    clientName: text,
    description: text,
    /** One of `content/industries.yaml`; its name is the badge. */
    industry: id,
    /** Services that the project shows at work. */
    services: z.array(id).min(1).max(4).optional(),
    /** The drawing of its cover and of the head of its page; without one the cover is drawn from the slug. */
    drawing: z.enum(exhibits).optional(),
    /** A photograph in place of the cover. */
    picture: picture.optional(),
    /** Year of the launch. */
    year: z.int().min(2008).max(2100),
    /** Day on which the text came out; until then production hides it. */
    published: day,
    /** Day on which it last changed in a way its readers would notice, if it has. */
    updated: day.optional(),
    /** Place among the cases of the same day, from 1; those without one follow. */
    order: z.int().positive().optional(),
    /** The first one stands on the card. */
    results: z.array(text).min(3).max(4).optional(),
    /** Technologies, named so that an engineer knows what was built. */
    tags: z.array(text).min(1).max(8).optional(),
    ...caseStory,
    ...marks,
  }),

  legal: z.strictObject({
    title: text,
    description: text,
    /** Date of the edition, `2026-11-20`. Change it with every change of the text. */
    edition: day,
    /** True when the document is an example for the owner's lawyers to replace. */
    sample: z.boolean().optional(),
  }),

  services: z.strictObject({
    /** Name of the service: card title and page heading. */
    title: text,
    /** Card text, one or two sentences. */
    description: text,
    /** Page lead under the heading. */
    lead: text,
    icon,
    color: hue,
    /** The drawing of its card and its page; without one the icon stands on the card, and nothing on the page. */
    picture: z.enum(drawnServices).optional(),
    /** Place in the lists, from 1; the first six stand on the home page. */
    order: z.int().positive(),
    /** The first day on which production shows it. */
    published: day.optional(),
    /** Day on which the text last changed in a way its readers would notice. */
    updated: day,
    seo,
    about: z.strictObject({ title: text.optional() }).default({}),
    steps: z.array(text).min(1).max(6),
    benefitsTitle: text,
    benefits: z.array(text).length(PER_SERVICE.benefits),
    businessValue: z.strictObject({
      /** The strong sentence. */
      lead: text,
      /** The quieter second part. */
      rest: text,
      facts: z
        .array(z.strictObject({ value: text, label: text }))
        .min(1)
        .max(4),
    }),
    featuresTitle: text,
    featuresLead: text,
    features: z.array(z.strictObject({ emoji, title: text, description: text })).length(PER_SERVICE.features),
    solutionsTitle: text,
    solutions: z.array(text).length(PER_SERVICE.solutions),
    /** Slug of a case that shows the service at work. */
    caseStudy: z.string().optional(),
    closing: z.strictObject({ title: text, text }),
    ...marks,
  }),
};
