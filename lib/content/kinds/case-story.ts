import "server-only";
import { z } from "zod";
import type { Problem } from "@/lib/content/collection";
import { id, text } from "@/lib/content/fields";
import { caseView } from "@/lib/content/kinds/case-view";
import { caseIcons } from "@/lib/pictures/icons";
import { nodeKinds } from "@/lib/pictures/node-kinds";

const node = z.strictObject({
  id,
  label: text.max(60),
  kind: z.enum(nodeKinds),
  /** The layer it is drawn in; without it the layer of its kind. */
  lane: text.max(40).optional(),
  /** A few words below the label. */
  note: text.max(80).optional(),
  /** An icon in place of that of its kind. */
  icon: z.enum(caseIcons).optional(),
});

const edge = z.strictObject({
  from: id,
  to: id,
  label: text.max(60).optional(),
  /** Part of the path the diagram puts first. */
  main: z.boolean().optional(),
});

const system = z.strictObject({
  nodes: z.array(node).min(4).max(12),
  edges: z.array(edge).min(3).max(20),
});

/** It stands in the largest type below the title of the page: longer ones need a third line. */
const heading = text.max(48);

/** Parts of the page after which the results and the quote may stand; without a choice results follow the opening of the story. */
export const resultsPlaces = ["screen", "done", "system"] as const;

/** Heads of a page: a picture as wide as the page with the number above it, beside the headline, or the number before and now beside a smaller picture. */
const heads = ["wide", "turn"] as const;

/** How a project is told besides its text. A case may leave out any of it. */
export const caseStory = {
  /** The number that stands for the project, what it counts, and what it was before. */
  figure: z.strictObject({ value: text.max(12), label: text, before: text.max(12).optional() }).optional(),
  /** How the head of its page stands; without a choice the number lies on the picture. */
  head: z.enum(heads).optional(),
  /** What was measured before and after. */
  changes: z
    .array(z.strictObject({ label: text, before: text, after: text }))
    .min(2)
    .max(4)
    .optional(),
  /** Where the values before and after come from, and when they were taken. */
  measured: text.optional(),
  /** From the first day to the launch, and who worked on it. */
  duration: text.optional(),
  team: text.optional(),
  phases: z
    .array(z.strictObject({ title: text, duration: text, team: text, text }))
    .min(2)
    .max(6)
    .optional(),
  /** One screen of what was built, as its user sees it, and what is better for them. */
  screen: z
    .strictObject({
      heading: text.max(40),
      note: text.max(160),
      /** In the bar of the window. */
      app: text.max(32),
      /** Sections of the system beside its name, the one shown first, and the initials of who looks at it. */
      nav: z.strictObject({ sections: z.array(text.max(20)).min(2).max(3), user: text.max(3) }).optional(),
      title: text.max(48),
      state: text.max(28),
      /** What fills the window. */
      view: caseView.optional(),
      rows: z
        .array(z.strictObject({ label: text.max(32), value: text.max(56), key: z.boolean().optional() }))
        .min(3)
        .max(6),
      /** What could be pressed there; the main one first. */
      actions: z.array(text.max(24)).min(1).max(2),
    })
    .optional(),
  /** What was built, drawn as the project generator draws it. */
  system: system.optional(),
  lessons: z.strictObject({ hard: text, differently: text }).optional(),
  quote: z.strictObject({ text, author: text }).optional(),
  /** After which part the results stand, where the story leads to them later. */
  resultsAfter: z.enum(resultsPlaces).optional(),
  /** After which part the quote stands large; without a choice it is the last of the page. */
  quoteAfter: z.enum(resultsPlaces).optional(),
  /** Headings of sections in place of those that all cases share. */
  headings: z
    .strictObject({
      results: heading.optional(),
      done: heading.optional(),
      system: heading.optional(),
      phases: heading.optional(),
    })
    .optional(),
  /** The end of the page: a question to those who have the same trouble, and what the talk begins with. */
  closing: z.strictObject({ title: heading, text }).optional(),
};

/** What is wrong with the links of a system: a part that is not there, a link that leads back or repeats. */
export function systemProblems(drawn: z.output<typeof system> | undefined): Problem[] {
  if (!drawn) return [];
  const ids = drawn.nodes.map((one) => one.id);
  const problem = (sentence: string): Problem => ({ field: "system", sentence });
  const seen = new Set<string>();
  return [
    ...ids
      .filter((one, index) => ids.indexOf(one) < index)
      .map((one) => problem(`узел «${one}» назван дважды`)),
    ...drawn.edges.flatMap(({ from, to }) => {
      const link = `${from} → ${to}`;
      const isRepeated = seen.has(link);
      seen.add(link);
      return [
        ...[from, to]
          .filter((end) => !ids.includes(end))
          .map((end) => problem(`связь ${link}: узла «${end}» нет`)),
        ...(from === to ? [problem(`связь ${link} ведёт в тот же узел`)] : []),
        ...(isRepeated ? [problem(`связь ${link} названа дважды`)] : []),
      ];
    }),
  ];
}
