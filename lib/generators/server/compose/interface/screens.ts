import "server-only";
import { isDemanded } from "@/lib/generators/server/compose/interface/conditions";
import { itemsOf } from "@/lib/generators/server/compose/interface/fields";
import { deviceOf, lookOf, whoOpens } from "@/lib/generators/server/compose/interface/look-of";
import { looks, type LookWords } from "@/lib/generators/server/compose/interface/looks";
import { countOf, figuresOf } from "@/lib/generators/server/compose/interface/things";
import { screenWords } from "@/lib/generators/server/compose/interface/words";
import type { Plan, PlanFunction, Role } from "@/lib/generators/server/compose/plan/plan";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import { lowerFirst, upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { rolesOf } from "@/lib/generators/server/compose/text/people";
import { plural } from "@/lib/generators/server/language/ru";
import { screenLimits, type Screen } from "@/lib/generators/screens";

/** A screen with the words of its look, the functions it serves (the first gave it its look) and those who open it. */
export type Designed = {
  screen: Screen;
  words: LookWords;
  functions: PlanFunction[];
  roles: readonly Role[];
};

type Frame = Pick<Designed, "words" | "roles"> & Pick<Screen, "id" | "kind" | "title" | "device">;

const fits = (label: string) => label.length <= screenLimits.label;

/** «Технолог, мастер – телефон», as many roles as fit. */
function captionOf(roles: readonly Role[], on: string): string {
  const names = roles.map(({ name }, index) => (index === 0 ? name : lowerFirst(name)));
  const captions = [3, 2, 1].map((count) => `${names.slice(0, count).join(", ")} – ${on}`);
  return captions.find(fits) ?? upperFirst(on);
}

function framed(plan: Plan, one: PlanFunction, { words, roles, ...frame }: Frame): Designed {
  const { kind, device } = frame;
  const isServed = roles.some(({ side }) => side === "served");
  const place = one.channels.find((name) => name === "kiosk" || name === "screen");
  const on = isServed && device === "phone" && kind !== "message" ? "link" : (place ?? device);
  const caption = captionOf(roles, screenWords[plan.locale].on[on]);
  const items = itemsOf(plan, one, words.items, kind);
  const actions = words.actions.split("|").slice(0, isDemanded(plan, "fewButtons") ? 1 : 2);
  return { words, functions: [one], roles, screen: { ...frame, caption, items, actions } };
}

function designed(plan: Plan, one: PlanFunction): Designed {
  const { locale } = plan;
  const look = lookOf(plan, one);
  const { kind } = look;
  const roles = whoOpens(plan, one);
  const device = deviceOf(one, look, roles);
  const title = [one.title, upperFirst(one.object)].find(fits) ?? one.code;
  const made = framed(plan, one, { id: one.id, kind, title, device, words: look[locale], roles });
  const figures = figuresOf(plan, one);
  const figure = figures.map((each) => upperFirst(figureText(each, locale))).find(fits);
  const count = kind === "board" ? countOf(figures) : undefined;
  return { ...made, screen: { ...made.screen, ...(figure && { figure }), ...(count && { count }) } };
}

/** A request is sent on one screen and worked off on another, by those who receive it. */
function queueOf(plan: Plan, one: PlanFunction): Designed[] {
  const { locale } = plan;
  const ids = one.receivers.filter((id) => !one.users.includes(id));
  const roles = rolesOf(plan, ids);
  const name = locale === "ru" ? plural(one.object) : one.object;
  const title = `${screenWords[locale].queue}: ${lowerFirst(name)}`;
  if (one.kinds[0] !== "request" || roles.length === 0 || !fits(title)) return [];
  const { kind, [locale]: words } = looks.queue;
  const device = roles.every(({ side }) => side === "served") ? "phone" : "desktop";
  return [framed(plan, one, { id: `${one.id}-queue`, kind, title, device, words, roles })];
}

export const isExchange = ({ words }: Designed) => words === looks.exchange.ru || words === looks.exchange.en;

const isSameScreen = (a: Designed, b: Designed) =>
  (isExchange(a) && isExchange(b)) ||
  (a.screen.kind === b.screen.kind &&
    a.screen.device === b.screen.device &&
    a.functions[0]?.object.toLowerCase() === b.functions[0]?.object.toLowerCase());

/** The screens of a plan, in the order of its functions; two functions about the same thing on the same kind of screen share it. */
export function designScreens(plan: Plan): Designed[] {
  const screens: Designed[] = [];
  for (const one of plan.functions.flatMap((each) => [designed(plan, each), ...queueOf(plan, each)])) {
    const at = screens.findIndex((other) => isSameScreen(other, one));
    const first = screens[at];
    if (first === undefined) screens.push(one);
    else {
      const title = isExchange(one) ? screenWords[plan.locale].exchanges : first.screen.title;
      const roles = [...new Set([...first.roles, ...one.roles])];
      screens[at] = {
        ...first,
        screen: { ...first.screen, title },
        functions: [...first.functions, ...one.functions],
        roles,
      };
    }
  }
  return screens.slice(0, screenLimits.screens);
}
