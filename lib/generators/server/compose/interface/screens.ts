import "server-only";
import { itemsOf } from "@/lib/generators/server/compose/interface/fields";
import {
  deviceOf,
  isDemanded,
  lookOf,
  whoOpens,
  type Look,
} from "@/lib/generators/server/compose/interface/look";
import { countOf, figuresOf } from "@/lib/generators/server/compose/interface/things";
import { screenWords } from "@/lib/generators/server/compose/interface/words";
import type { Plan, PlanFunction, Role } from "@/lib/generators/server/compose/plan/plan";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import { lowerFirst, upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { screenLimits, type Screen } from "@/lib/generators/screens";

/** A screen with its look, the functions it serves (the first gave it its look) and those who open it. */
export type Designed = { screen: Screen; look: Look; functions: PlanFunction[]; roles: readonly Role[] };

const fits = (label: string) => label.length <= screenLimits.label;

/** «Технолог, мастер – телефон», as many roles as fit. */
function captionOf(roles: readonly Role[], on: string): string {
  const names = roles.map(({ name }, index) => (index === 0 ? name : lowerFirst(name)));
  const captions = [3, 2, 1].map((count) => `${names.slice(0, count).join(", ")} – ${on}`);
  return captions.find(fits) ?? upperFirst(on);
}

function designed(plan: Plan, one: PlanFunction): Designed {
  const { locale } = plan;
  const look = lookOf(plan, one);
  const { kind } = look;
  const roles = whoOpens(plan, one);
  const device = deviceOf(one, look, roles);
  const place = one.channels.find((name) => name === "kiosk" || name === "screen");
  const isLink = device === "phone" && kind !== "message" && roles.some(({ side }) => side === "served");
  const figures = figuresOf(plan, one);
  const figure = figures.map((each) => upperFirst(figureText(each, locale))).find(fits);
  const count = kind === "board" ? countOf(figures) : undefined;
  const screen: Screen = {
    id: one.id,
    kind,
    title: [one.title, upperFirst(one.object)].find(fits) ?? one.code,
    caption: captionOf(roles, screenWords[locale].on[isLink ? "link" : (place ?? device)]),
    device,
    ...(figure && { figure }),
    ...(count && { count }),
    items: itemsOf(plan, one, look),
    actions: look.actions.slice(0, isDemanded(plan, "fewButtons") ? 1 : undefined),
  };
  return { screen, look, functions: [one], roles };
}

export const isExchange = ({ look }: Designed) => look.name === "exchange";

const isSameScreen = (a: Designed, b: Designed) =>
  (isExchange(a) && isExchange(b)) ||
  (a.screen.kind === b.screen.kind &&
    a.screen.device === b.screen.device &&
    a.functions[0]?.object.toLowerCase() === b.functions[0]?.object.toLowerCase());

/** The screens of a plan, in the order of its functions; two functions about the same thing on the same kind of screen share it. */
export function designScreens(plan: Plan): Designed[] {
  const screens: Designed[] = [];
  for (const one of plan.functions.map((each) => designed(plan, each))) {
    const at = screens.findIndex((other) => isSameScreen(other, one));
    const { screen, ...first } = screens[at] ?? one;
    if (at < 0) screens.push(one);
    else
      screens[at] = {
        ...first,
        screen: isExchange(one) ? { ...screen, title: screenWords[plan.locale].exchanges } : screen,
        functions: [...first.functions, ...one.functions],
        roles: [...new Set([...first.roles, ...one.roles])],
      };
  }
  return screens.slice(0, screenLimits.screens);
}
