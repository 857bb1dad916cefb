import "server-only";
import { z } from "zod";
import { entryIds } from "@/lib/content/entry-ids";
import { day, hue, icon, id, text } from "@/lib/content/fields";
import { entriesOf, entry } from "@/lib/content/kinds/entry";

const service = text.refine(
  (name) => entryIds("services").includes(name),
  "такой услуги нет в content/services",
);
const project = text.refine((name) => entryIds("cases").includes(name), "такого проекта нет в content/cases");
const https = z.url({ protocol: /^https$/, error: "нужен адрес, который начинается с https://" });
const figure = entry({}, { value: text, unit: text.optional(), label: text });
const example = z.strictObject({ label: text, text });
const inRussian = z.array(example.extend({ id })).min(1);

/** What partners bring into a system: each kind has its part of the page about them. */
export const partnerKinds = ["platform", "infrastructure", "security", "people"] as const;

/** What may be drawn on the plate of an award. */
export const awardDrawings = ["hundred", "cycle", "stack", "ledger", "portal", "branch"] as const;

/** Pages whose words are no text of `content/`, with the day of their last change. */
const datedPages = [
  "home",
  "about",
  "contacts",
  "projectGenerator",
  "designGenerator",
  "vacancies",
  "team",
  "media",
  "partners",
  "awards",
] as const;

const vacancy = entry(
  { id, service, case: project.optional(), posted: day.optional() },
  { title: text, terms: text, description: text, tags: z.array(text).min(1).max(4) },
)
  .superRefine(({ sample, draft, posted }, context) => {
    if (!sample && !draft && posted === undefined)
      context.addIssue({
        code: "custom",
        path: ["posted"],
        message: "этого поля нет; у настоящей вакансии есть день публикации",
      });
  })
  // A sample came out on no day.
  .transform((entry) => ({ ...entry, posted: entry.sample ? undefined : entry.posted }));

/** The page about the company tells what a year taught, and where it can be seen. */
const milestone = entry(
  { year: z.int(), icon, case: project.optional() },
  {
    title: text,
    description: text,
    lesson: text.optional(),
    metric: z.strictObject({ value: text, label: text }),
    logos: z.array(text).min(1).max(4),
  },
);

/** A subject that texts are sorted by: its name, and the words of the page that lists them, unless the usual ones will do. */
const subjectWords = { name: text, title: text.optional(), description: text.optional() };
const subject = entry({ id }, subjectWords);

/** An industry gives its projects their colour; without one it is blue. */
const industry = entry({ id, hue: hue.optional() }, subjectWords);

/** Lists of `content/`, one file in YAML each, by the name of the file. */
export const lists = {
  awards: z.strictObject({
    awards: entriesOf(
      entry(
        /** Without a drawing a trophy stands on the plate. */
        {
          id,
          year: z.int(),
          service: service.optional(),
          case: project.optional(),
          drawing: z.enum(awardDrawings).optional(),
        },
        { title: text, description: text, meaning: text.optional() },
      ),
    ),
  }),
  categories: z.strictObject({ categories: entriesOf(subject) }),
  clients: z.strictObject({ clients: z.array(entry({ icon, case: project.optional() }, { name: text })) }),
  "design-examples": z.strictObject({
    suggest: inRussian,
    styles: inRussian,
    image: inRussian,
    analyze: inRussian,
  }),
  examples: z.strictObject({ examples: entriesOf(entry({ id }, example.shape)).min(1) }),
  facts: z.strictObject({ facts: z.array(entry({}, { label: text, value: text })) }),
  industries: z.strictObject({ industries: entriesOf(industry) }),
  media: z.strictObject({
    media: entriesOf(
      entry(
        { id, href: https, date: day, case: project.optional() },
        {
          kind: text,
          outlet: text,
          title: text,
          excerpt: text,
          /** What was said there, without quotation marks, and by whom. */
          quote: z.strictObject({ text, author: text.optional() }).optional(),
        },
      ),
    ),
  }),
  "page-dates": z.strictObject(
    Object.fromEntries(datedPages.map((page) => [page, day])) as Record<
      (typeof datedPages)[number],
      typeof day
    >,
  ),
  partners: z.strictObject({
    partners: entriesOf(
      entry({ id, kind: z.enum(partnerKinds), case: project.optional() }, { name: text, role: text }),
    ),
  }),
  practices: z.strictObject({
    practices: z.array(entry({ service }, { title: text, description: text })),
  }),
  statistics: z.strictObject({ home: z.array(figure).max(6), about: z.array(figure).max(6) }),
  team: z.strictObject({
    team: entriesOf(
      entry(
        { id, case: project.optional() },
        {
          name: text,
          position: text,
          addressee: text.optional(),
          description: text,
          figure: z.strictObject({ value: text, label: text }).optional(),
        },
      ),
    ),
  }),
  timeline: z.strictObject({ timeline: z.array(milestone).min(1) }),
  vacancies: z.strictObject({ vacancies: entriesOf(vacancy) }),
  values: z.strictObject({
    values: z.array(
      entry(
        { icon: z.enum(["benefit", "partnership", "reliability", "public"]) },
        { title: text, description: text },
      ),
    ),
  }),
};
