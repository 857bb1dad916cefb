import "server-only";
import {
  FACT_SHEET_VERSION,
  factLimits,
  factSheetSchema,
  type FactSheet,
  type Figure,
} from "@/lib/generators/fact-sheet";
import type { Noted } from "@/lib/generators/server/openai/reading/noted";
import { placesIn, type Place } from "@/lib/generators/server/openai/reading/places";
import { withoutHours } from "@/lib/generators/server/read/conditions";
import { nearOf } from "@/lib/generators/server/read/figures";

/** Longest name, unit or subject of an entry. */
const MAX_SHORT = 200;
/** Entries of one part: as many as a long letter holds, and all parts together stay within the sheet's bounds. */
const MAX_ENTRIES = 30;

/** Characters before a figure that tell how exact it is. */
const LEAD = 40;

const short = (text: string) => text.trim().slice(0, MAX_SHORT);
const codeOf = (text: string | null, form: RegExp) => (text !== null && form.test(text) ? text : undefined);
const currencyOf = (text: string | null) => codeOf(text, /^[A-Z]{3}$/);
const positive = (value: number | null) =>
  value !== null && value >= 0 && value <= 1e15 ? value : undefined;

/** Numbers as they stand in a text, without the spaces of thousands; words for numbers are not among them. */
const digitsIn = (text: string) =>
  (text.match(/\d+(?:[ \u00A0\u202F]\d{3})*(?:[.,]\d+)?/g) ?? []).map((found) =>
    found.replace(/[ \u00A0\u202F]/g, "").replace(",", "."),
  );

/** Thousands and more may be written out: 2.9 for 2,900,000. Where the words hold no digits the number is one in words. */
function isSaid(value: number, text: string): boolean {
  const digits = digitsIn(text);
  const scales = [1, 1e3, 1e6, 1e9, 1e12];
  return (
    digits.length === 0 ||
    digits.some((found) =>
      [Number(found), Number(found.replace(".", ""))].some((number) =>
        scales.some((scale) => Math.abs(number * scale - value) <= value * 1e-9),
      ),
    )
  );
}

/** Entries with their places; what the description does not say word for word is left out, and so is a second entry at one place. */
function placed<T extends { quote: string }, E>(
  letter: string,
  noted: readonly T[],
  find: (quote: string) => Place | undefined,
  make: (item: T, place: Place & { id: string }) => E | undefined,
): E[] {
  const seen = new Set<string>();
  const entries: E[] = [];
  for (const item of noted) {
    const place = find(item.quote);
    if (place === undefined || place.text.length > factLimits.text || entries.length >= MAX_ENTRIES) continue;
    const key = JSON.stringify(place.span);
    if (seen.has(key)) continue;
    const entry = make(item, { ...place, id: `${letter}${String(entries.length + 1)}` });
    if (entry === undefined) continue;
    seen.add(key);
    entries.push(entry);
  }
  return entries;
}

const isWithin = (inner: Place["span"], outer: Place["span"]) =>
  inner.start >= outer.start && inner.end <= outer.end;

/**
 * The sheet that a model's notes come to: every entry has its place in the description, links follow from the places. Questions are the
 * caller's.
 * @returns `undefined` when nothing of the notes stands in the description
 */
export function factsFrom(
  noted: Noted,
  description: string,
  locale: FactSheet["locale"],
): FactSheet | undefined {
  const find = () => placesIn(description);
  const one = (id: string, quote: string | null | undefined) => {
    const place = quote ? placesIn(description)(quote) : undefined;
    return place && place.text.length <= factLimits.text ? { id, ...place } : undefined;
  };
  const figures = placed("g", noted.figures, find(), (item, place): Figure | undefined => {
    const value = positive(item.value);
    if (value === undefined || !isSaid(value, place.text)) return undefined;
    return {
      ...place,
      value,
      max: positive(item.max),
      near: nearOf(description.slice(Math.max(0, place.span.start - LEAD), place.span.start)),
      unit: short(item.unit),
      counts: item.counts === null ? undefined : short(item.counts),
      period: item.period ?? undefined,
      kind: item.kind,
      says: item.says,
      currency: currencyOf(item.currency),
      time: item.time ?? undefined,
    };
  });
  const figuresIn = ({ span }: Place) =>
    figures.filter((figure) => figure.span && isWithin(figure.span, span)).map(({ id }) => id);
  const { limits } = noted;
  const deadline = one("deadline", limits.deadline?.quote);
  const budget = one("budget", limits.budget?.quote);
  const hosting = one("hosting", limits.hosting?.quote);
  const acceptance = one("acceptance", limits.acceptance?.quote);
  const { wishes, hours } = withoutHours(
    placed("w", noted.wishes, find(), ({ later }, place) => ({
      ...place,
      figures: figuresIn(place),
      ...(later && { later }),
    })),
  );
  const sheet: FactSheet = {
    version: FACT_SHEET_VERSION,
    locale,
    clarity: noted.clarity,
    subject: one("subject", noted.subject),
    organisation: one("organisation", noted.organisation),
    figures,
    actors: placed("a", noted.actors, find(), ({ name, side }, place) => ({
      ...place,
      name: short(name) || place.text.slice(0, MAX_SHORT),
      side: side ?? undefined,
      figure: figures.find(({ span }) => span && (isWithin(place.span, span) || isWithin(span, place.span)))
        ?.id,
    })),
    pains: placed("p", noted.pains, find(), (_, place) => ({ ...place, figures: figuresIn(place) })),
    wishes,
    bans: placed("b", noted.bans, find(), ({ kind, about }, place) => ({
      ...place,
      kind,
      about: short(about) || place.text.slice(0, MAX_SHORT),
    })),
    systems: placed("s", noted.systems, find(), ({ name, relation }, place) => ({
      ...place,
      name: short(name) || place.text.slice(0, MAX_SHORT),
      relation,
    })),
    limits: {
      deadline: deadline && { ...deadline, weeks: positive(limits.deadline?.weeks ?? null) },
      budget: budget && {
        ...budget,
        amount: positive(limits.budget?.amount ?? null),
        currency: currencyOf(limits.budget?.currency ?? null),
      },
      hosting: hosting && limits.hosting ? { ...hosting, kind: limits.hosting.kind } : undefined,
      hours,
      acceptance,
      currency: currencyOf(limits.currency),
      country: codeOf(limits.country, /^[A-Z]{2}$/),
      law: placed("law", limits.law, find(), (_, place) => place).slice(0, 10),
    },
    open: [],
  };
  const isEmpty = sheet.wishes.length + sheet.figures.length + sheet.pains.length === 0 && !sheet.subject;
  return isEmpty || !factSheetSchema.safeParse(sheet).success ? undefined : sheet;
}
