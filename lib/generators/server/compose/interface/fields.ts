import "server-only";
import type { Locale } from "@/lib/i18n/locales";
import { withoutUnwanted } from "@/lib/generators/server/compose/plan/kinds-of";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { complementOf, nounsOf, recordedIn } from "@/lib/generators/server/compose/interface/nouns";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import { isInside, subjectOf, thingOf } from "@/lib/generators/server/compose/interface/things";
import { screenWords } from "@/lib/generators/server/compose/interface/words";
import { shareNouns } from "@/lib/generators/server/compose/text/figures";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import {
  screenControls,
  screenLimits,
  screenMarks,
  type ScreenControl,
  type ScreenItem,
  type ScreenKind,
} from "@/lib/generators/screens";

/** How many items a screen of each kind has room for. */
const room: Readonly<Record<ScreenKind, number>> = {
  form: 6,
  list: 6,
  board: 3,
  stages: 5,
  calendar: 4,
  dashboard: 6,
  card: 8,
  map: 4,
  message: 4,
  paper: 7,
};

/** Kinds of functions that show what is written down by hand today. */
const recording: readonly FunctionKind[] = ["board", "journal", "metering", "form", "check", "card"];

/** Kinds whose screen does not show the thing itself, a request for instance, but what it is of. */
const asking: readonly FunctionKind[] = [
  "request",
  "form",
  "booking",
  "signing",
  "check",
  "payment",
  "feedback",
];

/** Fields that the visitor's own words give: nouns of the wish, and what a complaint says is written down today; nobody who acts. */
function ownFields({ locale, roles }: Plan, one: PlanFunction): string[] {
  const recorded = recording.includes(one.kinds[0])
    ? one.pains.flatMap(({ text }) => recordedIn(text, locale))
    : [];
  const complement = asking.includes(one.kinds[0]) ? complementOf(one.object, locale) : undefined;
  const found = [
    ...(complement ? [complement] : []),
    ...recorded,
    ...nounsOf(withoutUnwanted(one.wish.text), locale),
  ];
  const all = found.map((noun) => upperFirst(noun));
  const isPlanned = one.kinds[0] === "booking" || one.kinds[0] === "schedule";
  const others = roles.filter(({ side }) => !(isPlanned && side === "serves"));
  const isRole = (noun: string) => others.some(({ name }) => shareNouns(headOf(noun, locale), name));
  return all.filter(
    (noun, index) =>
      (noun.toLowerCase() === complement?.toLowerCase() || !isInside(noun, one.object)) &&
      !isRole(noun) &&
      all.findIndex((other) => same(noun, other)) === index,
  );
}

/** The word that the others of a noun phrase belong to. */
const headOf = (noun: string, locale: Locale) => (locale === "ru" ? noun : (noun.split(" ").at(-1) ?? noun));

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const fits = (label: string) => label !== "" && label.length <= screenLimits.label;

const ITEM = /^(?<label>[^:!]+)(?::(?<control>\w+))?(?:!(?<mark>\w+))?$/u;

function itemOf(source: string): ScreenItem {
  const { label = source, control, mark } = ITEM.exec(source)?.groups ?? {};
  const asControl = screenControls.find((name) => name === control);
  const asMark = screenMarks.find((name) => name === mark);
  return { label, ...(asControl && { control: asControl }), ...(asMark && { mark: asMark }) };
}

const controlWords: readonly (readonly [ScreenControl, RegExp])[] = [
  ["photo", /фото|сним(?:ок|к)|photo|picture|\bpics?\b|image/iu],
  ["code", /(?<!\p{L})код(?!\p{L})|штрих|\bqr\b|barcode|\bcode\b/iu],
  ["date", /^дата|^срок|\bdate\b|deadline/iu],
  ["sign", /подпис|signature/iu],
];

/** A field that the visitor named, filled in the way its name tells. */
function named(label: string): ScreenItem {
  const control = controlWords.find(([, words]) => words.test(label))?.[0];
  return { label, ...(control && { control }) };
}

/** Screens where what a trouble costs is written down with it. */
const timed: readonly ScreenKind[] = ["board", "list", "stages", "card"];

type Candidate = { item: ScreenItem; isOwn: boolean };

/**
 * The items of a screen by the pattern of its look. Where room is short the visitor's fields stay and the general ones go, except the
 * first and what bears a state.
 */
export function itemsOf(plan: Plan, one: PlanFunction, pattern: string, kind: ScreenKind): ScreenItem[] {
  const most = room[kind];
  const parts = pattern.split("|");
  const isGeneral = (part: string) => !/^[*$@]/u.test(part);
  const kept =
    parts.filter((part, index) => isGeneral(part) && (part.includes("!") || index === 0)).length + 1;
  const own = ownFields(plan, one).slice(0, Math.max(2, most - kept));
  const measured = one.pains.flatMap(({ figures }) => figures);
  const { extra } = screenWords[plan.locale];
  const extras = plan.sheet.figures
    .filter(
      ({ id, removed, kind: of }) =>
        removed !== true && measured.includes(id) && timed.includes(kind) && of in extra,
    )
    .map(({ kind: of }) => extra[of as keyof typeof extra]);
  const subject = subjectOf(plan, one) ?? "";
  const all = parts.flatMap((part): Candidate[] => {
    if (part === "*")
      return [
        ...own.map((label) => ({ item: named(label), isOwn: true })),
        ...extras.slice(0, 1).map((source) => ({ item: itemOf(source), isOwn: true })),
      ];
    const [sign = ""] = part;
    const thing = { $: thingOf(plan, one), "@": subject }[sign];
    if (thing === "" || (sign === "$" && kind === "board")) return [];
    return [
      { item: itemOf(thing === undefined ? part : part.replace(sign, thing)), isOwn: thing !== undefined },
    ];
  });
  const isTwice = ({ label, control }: ScreenItem, index: number) =>
    all
      .slice(0, index)
      .some(({ item }) => isInside(label, item.label) || (control === "photo" && item.control === "photo"));
  const unique = all.filter(({ item }, index) => fits(item.label) && !isTwice(item, index));
  const spare = Math.max(0, unique.length - most);
  const general = unique.filter(({ isOwn, item }, index) => !isOwn && item.mark === undefined && index > 0);
  const dropped = spare === 0 ? [] : general.slice(-spare);
  return unique
    .filter((candidate) => !dropped.includes(candidate))
    .slice(0, most)
    .map(({ item }) => item);
}
