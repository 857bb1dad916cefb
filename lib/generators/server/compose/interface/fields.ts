import "server-only";
import { isExcluded } from "@/lib/generators/server/compose/interface/conditions";
import { nounsOf, recordedIn } from "@/lib/generators/server/compose/interface/nouns";
import { isInside, single, subjectOf, thingOf } from "@/lib/generators/server/compose/interface/things";
import { withoutUnwanted } from "@/lib/generators/server/compose/plan/kinds-of";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Plan, PlanFunction } from "@/lib/generators/server/compose/plan/plan";
import { shareNouns } from "@/lib/generators/server/compose/text/figures";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import {
  screenLimits,
  type ScreenControl,
  type ScreenItem,
  type ScreenKind,
  type ScreenMark,
} from "@/lib/generators/screens";

/** How many items a screen has room for; six where it is not told. */
const room: Partial<Record<ScreenKind, number>> = { board: 3, stages: 5, calendar: 4, map: 4, message: 4 };
const ROOM = 6;
/** Fields of a screen that come from the words of its wish. */
const MOST_OWN = 3;

/** Kinds of functions that show what is written down by hand today. */
const recording = new Set<FunctionKind>(["board", "journal", "metering", "form", "check", "card"]);
/** Kinds where the people a wish names are chosen from a list; elsewhere they open the screen and are no field. */
const planned = new Set<FunctionKind>(["booking", "schedule"]);

const controlWords: readonly (readonly [ScreenControl, RegExp])[] = [
  ["photo", /фото|сним(?:ок|к)|photo|picture|\bpics?\b|image/iu],
  ["code", /(?<!\p{L})код(?!\p{L})|штрих|\bqr\b|barcode|\bcode\b/iu],
  ["date", /^дата|^срок|\bdate\b|deadline/iu],
  ["sign", /подпис|signature/iu],
];

/** Fields that the visitor's own words give: nothing that is banned, nobody who only works with the screen. */
function ownFields({ locale, roles, constraints }: Plan, one: PlanFunction): ScreenItem[] {
  const [kind] = one.kinds;
  const recorded = recording.has(kind) ? one.pains.flatMap(({ text }) => recordedIn(text, locale)) : [];
  const isBanned = (noun: string) => constraints.some((ban) => isExcluded(ban) && isInside(noun, ban.about));
  return [...recorded, ...nounsOf(withoutUnwanted(one.wish.text), locale)].flatMap((noun): ScreenItem[] => {
    const role = roles.find(({ name }) => shareNouns(noun, name));
    if (role) return planned.has(kind) ? [{ label: single(role.name, locale), control: "choice" }] : [];
    if (isBanned(noun) || isInside(noun, one.object)) return [];
    const control = controlWords.find(([, words]) => words.test(noun))?.[0];
    return [{ label: upperFirst(noun), ...(control && { control }) }];
  });
}

const ITEM = /^([^:!]+)(?::(\w+))?(?:!(\w+))?$/u;

function itemOf(source: string): ScreenItem {
  const [, label = source, control, mark] = ITEM.exec(source) ?? [];
  return {
    label,
    ...(control && { control: control as ScreenControl }),
    ...(mark && { mark: mark as ScreenMark }),
  };
}

/** The items of a screen by the pattern of its look. Where room is short the general ones go, except the first and a state. */
export function itemsOf(plan: Plan, one: PlanFunction, pattern: string, kind: ScreenKind): ScreenItem[] {
  const names: Partial<Record<string, string>> = {
    $: kind === "board" ? "" : thingOf(plan, one),
    "@": subjectOf(plan, one) ?? "",
  };
  const all = pattern.split("|").flatMap((part) => {
    if (part === "*")
      return ownFields(plan, one)
        .slice(0, MOST_OWN)
        .map((item) => ({ item, isOwn: true }));
    const [sign = ""] = part;
    const name = names[sign];
    if (name === "") return [];
    return [
      { item: itemOf(name === undefined ? part : part.replace(sign, name)), isOwn: name !== undefined },
    ];
  });
  const unique = all.filter(({ item, isOwn }, index) => {
    const isSame = (other: ScreenItem) =>
      isInside(item.label, other.label) || (item.control === "photo" && other.control === "photo");
    const isTwice = all.slice(0, index).some((other) => (isOwn || other.isOwn) && isSame(other.item));
    return item.label.length <= screenLimits.label && !isTwice;
  });
  const most = room[kind] ?? ROOM;
  const general = unique.filter(({ isOwn, item }, index) => !isOwn && item.mark === undefined && index > 0);
  const dropped = unique.length > most ? general.slice(most - unique.length) : [];
  return unique
    .filter((candidate) => !dropped.includes(candidate))
    .slice(0, most)
    .map(({ item }) => item);
}
