import * as z from "zod/mini";

/**
 * Screens of the system as data: the page draws them, the document describes them. Labels are the visitor's nouns, whole, never cut in
 * half: what does not fit is wrapped.
 */

/**
 * `board` has a tile for each thing, `stages` a column for each stage, `plan` a row for each machine with its load, `monitor` a row for each
 * thing observed, `desk` a column for each person with the times of a day. `message` is what a person receives on a phone, `paper` what is
 * printed or filed. The others are named after what they look like.
 */
export const screenKinds = [
  "form",
  "list",
  "board",
  "monitor",
  "stages",
  "calendar",
  "desk",
  "plan",
  "dashboard",
  "card",
  "chat",
  "map",
  "message",
  "paper",
] as const;
export type ScreenKind = (typeof screenKinds)[number];

export const screenMarks = ["plain", "good", "late", "alarm"] as const;
export type ScreenMark = (typeof screenMarks)[number];

/**
 * How a field is filled in, or where it is shown: on a map, as a path from node to node, as rows or bars of a group of its own, as a link
 * to more. A note, the reason why the first record needs somebody, and the state of the connection are none: they only say something.
 */
export const screenControls = [
  "text",
  "number",
  "choice",
  "date",
  "photo",
  "code",
  "check",
  "sign",
  "map",
  "note",
  "path",
  "rows",
  "bars",
  "link",
  "reason",
  "sync",
] as const;
export type ScreenControl = (typeof screenControls)[number];

export const screenLimits = { screens: 12, items: 12, actions: 4, samples: 24, label: 80 } as const;

const label = z.string().check(z.minLength(1), z.maxLength(screenLimits.label));

const item = z.strictObject({
  label,
  /** What stands there, only when the visitor said it. */
  value: z.optional(label),
  mark: z.optional(z.enum(screenMarks)),
  /** What stands in the drawn rows, one after another; for an item with a mark its words: alarm, late, good, plain. */
  samples: z.optional(z.array(label).check(z.maxLength(screenLimits.samples))),
  control: z.optional(z.enum(screenControls)),
  /** The node of a path where the record stands, the first is 0. */
  at: z.optional(z.int().check(z.gte(0), z.lte(9))),
});

const screen = z.strictObject({
  /** Id of the function it serves, the first one when it serves several. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  kind: z.enum(screenKinds),
  /** What the documents call the function by: «Ф-1». */
  code: z.optional(label),
  /** What is wanted, as the documents call it. */
  title: label,
  /** What the screen is called on itself: «Рейсы». */
  name: z.optional(label),
  /** Whose screen it is, and on what: «Технолог, телефон». */
  caption: z.optional(label),
  /** A narrow screen held in a hand, or a wide one. */
  device: z.enum(["phone", "tablet", "desktop"]),
  /** Drawn dark in either theme of the page: the screen is for the night. */
  isDark: z.optional(z.literal(true)),
  /** What the screen is made for, by the visitor's numbers: «240 сервисов», «183 оповещения к 11:00». */
  figure: z.optional(label),
  /** How many things there are, when the visitor said it: a board draws a tile for each, as far as they fit. */
  count: z.optional(z.int().check(z.gte(1), z.lte(1e9))),
  /** Fields of a form or card, columns of a list, readings of a tile, stages, tiles of a dashboard, lines of a message or paper. */
  items: z.array(item).check(z.maxLength(screenLimits.items)),
  /** What can be pressed; the main one first. */
  actions: z.array(label).check(z.maxLength(screenLimits.actions)),
});

export const screensSchema = z.array(screen).check(z.maxLength(screenLimits.screens));
export type Screen = z.infer<typeof screen>;
export type ScreenItem = z.infer<typeof item>;
