import "server-only";
import { z } from "zod";
import type { FunctionKind } from "@/lib/content/function-kinds";
import { barred, kindList, knowledge, wordPattern } from "@/lib/content/knowledge";
import type { Pain } from "@/lib/generators/fact-sheet";
import type { Locale } from "@/lib/i18n/locales";

/** What part of a loss a project avoids, and what of a function does it: by its kinds and the words of the complaint. */

const share = z.number().min(0).max(100);
/** Where a row holds: functions of these kinds, and a complaint in these words. */
const applies = { kinds: kindList, words: wordPattern };
const general = z.strictObject({ share, ru: z.string(), en: z.string() });
const sign = z.string().transform((source) => new RegExp(source, "iu"));
const named = z.strictObject({ words: sign, ru: z.string(), en: z.string() });
const asked = barred("what", "question", "note");
const work = z.array(named.extend({ one: barred("ru", "en").optional() }));
const hours = z.array(named.extend({ words: wordPattern, percent: z.number() }));
const losses = {
  rows: z.array(general.extend(applies)),
  usual: general,
  time: general,
  mean: general,
  recount: general.extend({ kinds: kindList }),
};
const read = knowledge(
  "avoided.yaml",
  z.strictObject({
    ...losses,
    replaced: z.strictObject({ share, words: sign, told: sign, ru: asked, en: asked }),
    marks: z.array(named.extend({ words: wordPattern })),
    hours,
    routine: sign,
    days: sign,
    work,
  }),
);

/** The work of which each is alike, by what a text calls it. */
export const workIn = (text: string) => read().work.find(({ one, words }) => one && words.test(text));

/** How complaints tell of time of people: what comes and needs no judgement, work of whole days, what is done by hand, and what an hour of it costs. */
export const readWork = read;

const readHelps = knowledge(
  "helps.yaml",
  z.array(z.strictObject({ ...applies, ru: z.string(), en: z.string() })),
);

type Remedy = { kinds: readonly FunctionKind[]; words: RegExp };
const isRemedy = (row: Remedy, { text }: Pain, helping: readonly FunctionKind[]): boolean =>
  row.words.test(text) && helping.some((kind) => row.kinds.includes(kind));

/** What of functions of these kinds helps with a complaint; empty where nothing of its own is known. */
export const helpOf = (pain: Pain, helping: readonly FunctionKind[], locale: Locale): string =>
  readHelps().find((row) => isRemedy(row, pain, helping))?.[locale] ?? "";

/** Kinds of the functions that help with a complaint; nothing is known of them before there is a plan. */
export type Remedies = (pain: Pain) => readonly FunctionKind[];

/** An assumed share; `name` is the loss that it is of, `id` tells it from other shares. */
type Avoided = { id: string; share: number; name: string; note: string };

const told = (id: string, { share: part, ...texts }: z.infer<typeof general>, locale: Locale): Avoided => {
  const [note = "", name = ""] = texts[locale].split(" | ").toReversed();
  return { id, share: part, name, note };
};

export function avoidedOf(pain: Pain | undefined, remedies: Remedies, locale: Locale): Avoided {
  const { rows, usual } = read();
  const helping = pain === undefined ? [] : remedies(pain);
  const at = rows.findIndex((row) => pain && isRemedy(row, pain, helping));
  const row = rows[at];
  return row === undefined
    ? told("avoid-loss", usual, locale)
    : told(`avoid-${row.kinds[0] ?? ""}`, row, locale);
}

/** Whether the system itself does the work of days that a complaint tells of. */
export const isRecounted = (pain: Pain | undefined, remedies: Remedies): boolean =>
  pain !== undefined &&
  read().days.test(pain.text) &&
  remedies(pain).some((kind) => read().recount.kinds.includes(kind));

/** What part of the most that is told comes on a usual day. */
export const usualDay = (locale: Locale): Avoided => told("mean", read().mean, locale);

/** What part of the time of people is saved: more of a recalculation than of other work. */
export const timeSaved = (locale: Locale, isRecount = false): Avoided =>
  isRecount ? told("avoid-recount", read().recount, locale) : told("avoid-time", read().time, locale);
