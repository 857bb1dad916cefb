import "server-only";
import { isDemanded } from "@/lib/generators/server/compose/interface/conditions";
import { itemsOf } from "@/lib/generators/server/compose/interface/fields";
import { deviceOf, lookOf, whoOpens } from "@/lib/generators/server/compose/interface/look-of";
import { looks, queueLook, type LookWords } from "@/lib/generators/server/compose/interface/looks";
import { countOf, figuresOf } from "@/lib/generators/server/compose/interface/numbers";
import { screenWords } from "@/lib/generators/server/compose/interface/words";
import type { Plan, PlanFunction, Role } from "@/lib/generators/server/compose/plan/plan";
import { plural } from "@/lib/generators/server/language/ru";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import { rolesOf } from "@/lib/generators/server/compose/text/people";
import { lowerFirst, upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { locales } from "@/lib/i18n/locales";
import { screenLimits, type Screen, type ScreenKind } from "@/lib/generators/screens";

/** A screen with what the document says of it. */
export type Designed = {
  screen: Screen;
  words: LookWords;
  /** Functions it serves, the first of them gave it its look. */
  functions: readonly PlanFunction[];
  /** Who opens it. */
  roles: readonly Role[];
  /** On what, in words. */
  on: string;
};

type Frame = Pick<Designed, "words" | "roles" | "on"> & Pick<Screen, "id" | "kind" | "title" | "device">;

function framed(plan: Plan, one: PlanFunction, frame: Frame): Designed {
  const { words, roles, on, ...screen } = frame;
  const caption = captionOf(roles, on);
  return {
    words,
    functions: [one],
    roles,
    on,
    screen: {
      ...screen,
      ...(caption && { caption }),
      items: itemsOf(plan, one, words.items, screen.kind),
      actions: actionsOf(plan, words).slice(0, isGuests(screen.kind, roles) ? 1 : undefined),
    },
  };
}

function designed(plan: Plan, one: PlanFunction): Designed {
  const { locale } = plan;
  const look = lookOf(plan, one);
  const { kind } = look;
  const roles = whoOpens(plan, one);
  const { device, channel } = deviceOf(one, look, roles);
  const figures = figuresOf(plan, one);
  const count = countOf(figures);
  const isByLink = device === "phone" && kind !== "message" && roles.some(({ side }) => side === "served");
  const place = isByLink ? "link" : channel === "kiosk" || channel === "screen" ? channel : device;
  const on = screenWords[locale].on[place];
  const title = wholeLabel(one.title);
  const made = framed(plan, one, { id: one.id, kind, title, device, words: look[locale], roles, on });
  const figure = figures[0] && upperFirst(figureText(figures[0], locale));
  const screen = {
    ...made.screen,
    ...(figure !== undefined && figure.length <= screenLimits.label && { figure }),
    ...(kind === "board" && count !== undefined && { count }),
  };
  return { ...made, screen };
}

/** Those who are served look at a list or a map; its second action is for staff. */
const isGuests = (kind: ScreenKind, roles: readonly Role[]) =>
  (kind === "list" || kind === "map" || kind === "board") && roles.every(({ side }) => side === "served");

/** A label that is too long ends between words. */
const wholeLabel = (text: string): string =>
  text.length <= screenLimits.label ? text : text.slice(0, screenLimits.label + 1).replace(/\s+\S*$/u, "");

/** «Технолог, мастер – телефон», as many roles as fit. */
function captionOf(roles: readonly Role[], on: string): string | undefined {
  const names = roles.map(({ name }, index) => (index === 0 ? name : lowerFirst(name)));
  for (let count = Math.min(3, names.length); count > 0; count -= 1) {
    const caption = `${names.slice(0, count).join(", ")} – ${on}`;
    if (caption.length <= screenLimits.label) return caption;
  }
  return upperFirst(on);
}

const actionsOf = (plan: Plan, words: LookWords): string[] =>
  words.actions.split("|").slice(0, isDemanded(plan, "fewButtons") ? 1 : screenLimits.actions);

/** A request is sent on one screen and worked off on another, by those who receive it. */
function queueOf(plan: Plan, one: PlanFunction): Designed[] {
  const others = rolesOf(
    plan,
    one.receivers.filter((id) => !one.users.includes(id)),
  );
  if (one.kinds[0] !== "request" || others.length === 0) return [];
  const { locale } = plan;
  const w = screenWords[locale];
  const name = locale === "ru" ? plural(one.object) : one.object;
  const title = `${w.queue}: ${lowerFirst(name)}`;
  if (title.length > screenLimits.label) return [];
  const device = others.every(({ side }) => side === "served") ? "phone" : "desktop";
  const frame = { id: `${one.id}-queue`, kind: "list", title, device } as const;
  return [framed(plan, one, { ...frame, words: queueLook[locale], roles: others, on: w.on[device] })];
}

const isExchange = ({ words, functions: [first] }: Designed) =>
  first?.kinds[0] === "exchange" || locales.some((locale) => looks.exchange[locale] === words);

const isSameScreen = (a: Designed, b: Designed) =>
  (isExchange(a) && isExchange(b)) ||
  (a.screen.kind === b.screen.kind &&
    a.screen.device === b.screen.device &&
    a.functions[0]?.object.toLowerCase() === b.functions[0]?.object.toLowerCase());

/** What only bounds the project is a condition and has no screen. */
function isBound({ sheet: { limits } }: Plan, { kinds, wish }: PlanFunction): boolean {
  const bounds = [limits.deadline, limits.budget, limits.hosting, limits.acceptance];
  return (
    kinds[0] === "general" && bounds.some((bound) => bound !== undefined && shareWords(bound.text, wish.text))
  );
}

const shareWords = (a: string, b: string) => a.includes(b) || b.includes(a);

/** Two functions about the same thing on the same kind of screen share it. */
function merged(all: readonly Designed[], exchanges: string): Designed[] {
  const result: Designed[] = [];
  for (const one of all) {
    const at = result.findIndex((other) => isSameScreen(other, one));
    const first = result[at];
    if (first === undefined) result.push(one);
    else
      result[at] = {
        ...first,
        ...(isExchange(one) && { screen: { ...first.screen, title: exchanges } }),
        functions: [...first.functions, ...one.functions],
        roles: [...new Set([...first.roles, ...one.roles])],
      };
  }
  return result;
}

/** The screens of a plan, in the order of its functions. */
export function designScreens(plan: Plan): Designed[] {
  const shown = plan.functions.filter((one) => !isBound(plan, one));
  const all = shown.flatMap((one) => [designed(plan, one), ...queueOf(plan, one)]);
  return merged(all, screenWords[plan.locale].exchanges).slice(0, screenLimits.screens);
}
