import "server-only";
import { formatNumber } from "@/lib/generators/numbers";
import { contrast } from "@/lib/generators/colour";
import { coloursIn } from "@/lib/generators/server/compose/design/colours";
import { readScreens } from "@/lib/generators/server/compose/interface/looks";
import { principlesOf, stepsOf } from "@/lib/generators/server/compose/interface/scenario";
import {
  designScreens,
  fits,
  isOpenTo,
  type Designed,
} from "@/lib/generators/server/compose/interface/screens";
import { interfaceWords } from "@/lib/content/interface-words";
import type { Composer, Plan } from "@/lib/generators/server/compose/plan/plan";
import { flat, marked } from "@/lib/generators/server/compose/text/coded";
import { shareNouns } from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { isOutside, named, plainRoles, rightsOf } from "@/lib/generators/server/compose/text/people";
import type { Screen } from "@/lib/generators/screens";
import type { Locale } from "@/lib/i18n/locales";

/** The interface: screens as data, which the page draws, who opens them, how they are used and what the designer keeps to. */
export const composeInterface: Composer = (plan, { style, unread }) => {
  const all = designScreens(plan);
  // A screen of a function that an example has still to settle is not drawn, unless nothing else is.
  const isSettled = ({ functions: [one] }: Designed) => one?.kinds[0] !== "general";
  const screens = all.some(isSettled) ? all.filter(isSettled) : all;
  const open = all.filter((one) => !screens.includes(one)).flatMap(({ functions }) => functions);
  const w = interfaceWords(plan.locale);
  const principles = principlesOf(plan, screens, unread);
  const others = undrawn(plan, screens);
  const isNight = principles.some((one) => one.includes(w.dark));
  return {
    text: [
      `## ${w.title}: ${md.safe(plan.name)}`,
      ...md.section(w.sections.principles, [md.bullets(principles)]),
      md.heading(w.sections.screens),
      ...screens.flatMap((one) => screenPart(plan, one, screens)),
      ...md.said(w.afterExample, named(open, plan)),
      ...md.section(w.sections.others, [md.bullets(others), others.length > 0 ? w.theirs : ""]),
      ...styleSection(style ?? "", plan.locale),
    ].join("\n\n"),
    screens: screens.map(({ screen, roles }, at) => {
      const isSecond = screens.slice(0, at).some((one) => nameOf(one.screen) === nameOf(screen));
      const { name = "" } = screen;
      const title = [`${screen.title}: ${md.lowerFirst(name)}`, name].find(fits) ?? screen.title;
      return {
        ...screen,
        ...(isSecond && name !== "" && { title }),
        ...(isNight && !roles.some(isOutside) && { isDark: true as const }),
      };
    }),
  };
};

/** What the table of rights gives to a role on a screen that is drawn for others; a link on a screen of its own is drawn. */
const undrawn = (plan: Plan, screens: readonly Designed[]): string[] =>
  rightsOf(plan).flatMap((doer) => {
    const open = screens.filter((each) => isOpenTo(each, doer));
    const links = open.flatMap(({ screen }) => screen.items.filter(({ control }) => control === "link"));
    const own = plan.functions.flatMap((one, at) => {
      const right = doer.rights[at];
      const isTheirs = ({ functions }: Designed) => functions.includes(one);
      if (right === undefined || !screens.some(isTheirs)) return [];
      const isDrawn = open.some(isTheirs) || links.some(({ label }) => shareNouns(label, right));
      return isDrawn ? [] : [flat(`${right} (${marked(one.code, one, plan.locale)})`)];
    });
    return own.length === 0 ? [] : [`**${md.safe(doer.name)}:** ${own.join(", ")}.`];
  });

const nameOf = ({ code = "", title }: Screen) => [code, title].join();

/** Who opens a screen, one way through it, and what stands on it, for those who do not see the drawing. */
function screenPart(plan: Plan, one: Designed, screens: readonly Designed[]): string[] {
  const { locale } = plan;
  const w = interfaceWords(locale);
  const { screen, functions, look } = one;
  const first = screens.find(({ functions: [own] }) => own === functions[0]);
  const isOthers = one.roles.some((role) => first?.roles.includes(role) === false);
  const sides = isOthers ? one.roles.map(({ name }) => name) : [screen.name ?? screen.title];
  const side = first === one ? "" : `: ${sides.map(md.lowerFirst).join(", ")}`;
  const codes = functions.map(({ code }) => code).join(", ");
  // Where nobody is named, a device alone tells nothing.
  const isNamed =
    one.roles.some(({ actor }) => actor !== undefined) || one.nobody !== plainRoles[locale].users;
  const caption = isNamed && screen.caption ? [`${md.safe(screen.caption)}.`] : [];
  // A second screen of a kind is used as the first one is.
  const isNew = screens.find(({ look: other }) => other.steps.join() === look.steps.join()) === one;
  const steps = isNew ? md.numbered(stepsOf(plan, one)) : "";
  const isOpen = functions[0]?.kinds[0] === "general";
  const shown = [
    screen.items.map(({ label }) => md.safe(label)).join("; "),
    screen.actions.map((action) => md.quoted(action, locale)).join(", "),
  ].filter((text) => text !== "");
  // What is settled together is said once.
  const contents = shown.length === 0 || (isOpen && !isNew) ? [] : [`**${w.shows}:** ${shown.join("; ")}.`];
  return [
    md.subheading(`${codes} ${md.safe(screen.title + side)}`),
    ...caption,
    ...(steps === "" ? [] : [steps]),
    ...contents,
  ];
}

function styleSection(style: string, locale: Locale): string[] {
  const w = interfaceWords(locale);
  const parts = style.split(/[,;.\n]/u).filter((part) => /\p{L}{3}/u.test(part));
  const rows = parts.map((part) => {
    const colours = coloursIn(part).map(({ hex, isDenied }) => {
      const ratio = formatNumber(contrast(hex, "#FFFFFF"), locale);
      return isDenied ? w.noColour : md.filled(w.accent, { hex, ratio });
    });
    const isNamed = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})`, "iu").test(part);
    const moods = readScreens().style.filter(({ words }) => isNamed(words));
    const means = colours.length > 0 ? colours : moods.map((mood) => mood[locale]);
    return [md.upperFirst(md.safe(part)), means.join("; ") || w.unread];
  });
  return md.section(w.sections.style, [rows.length > 0 ? md.table([w.wish, w.onScreens], rows) : ""]);
}
