import "server-only";
import { formatNumber } from "@/lib/generators/numbers";
import { contrast } from "@/lib/generators/colour";
import { coloursIn } from "@/lib/generators/server/compose/design/colours";
import { designScreens, readScreens, type Designed } from "@/lib/generators/server/compose/interface/screens";
import { screenWords } from "@/lib/generators/server/compose/interface/words";
import type { Composer, Measure, Plan } from "@/lib/generators/server/compose/plan/plan";
import * as say from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { passedText } from "@/lib/generators/server/compose/text/passed";
import { named } from "@/lib/generators/server/compose/text/people";
import { coreFunction } from "@/lib/generators/server/compose/text/risks";
import type { Locale } from "@/lib/i18n/locales";

/** The interface: screens as data, which the page draws, and who opens them, what stands on them and how they behave. */
export const composeInterface: Composer = (plan, { style }) => {
  const all = designScreens(plan);
  // A screen of a function that an example has still to settle is not drawn, unless nothing else is.
  const isSettled = ({ functions: [one] }: Designed) => one?.kinds[0] !== "general";
  const screens = all.some(isSettled) ? all.filter(isSettled) : all;
  const open = all.filter((one) => !screens.includes(one)).flatMap(({ functions }) => functions);
  const w = screenWords[plan.locale];
  return {
    text: [
      `## ${w.title}: ${md.safe(plan.name)}`,
      summary(plan, screens),
      md.heading(w.sections.screens),
      ...screens.flatMap((one) => screenPart(plan, one, screens)),
      ...md.said(w.afterExample, named(open, plan)),
      ...conditionsSection(plan),
      ...styleSection(style ?? "", plan.locale),
    ].join("\n\n"),
    screens: screens.map(({ screen }) => screen),
  };
};

const titleOf = ({ screen }: Designed, locale: Locale) => md.quoted(md.safe(screen.title), locale);

const measuresOf = ({ measures }: Plan, { functions }: Designed): Measure[] =>
  measures.filter(({ functions: [first] }) => functions.some(({ id }) => id === first));

function summary(plan: Plan, screens: readonly Designed[]): string {
  const { locale } = plan;
  const w = screenWords[locale];
  const core = coreFunction(plan);
  const main = screens.find(({ functions }) => functions.some(({ id }) => id === core?.id));
  const { length } = screens;
  const noun = locale === "ru" ? say.counted(length, "экраны", locale) : length === 1 ? "screen" : "screens";
  const first = main && length > 1 ? ` ${md.filled(w.main, { title: titleOf(main, locale) })}` : "";
  return `${String(length)} ${noun}.${first}`;
}

function numbersText(plan: Plan, { screen, functions }: Designed, told: string): string {
  const { locale, sheet } = plan;
  const own = new Set(functions.flatMap(({ figures }) => figures));
  const texts = sheet.figures
    .filter((one) => own.has(one) || screen.items.some(({ label }) => say.shareNouns(say.nounOf(one), label)))
    .flatMap((figure) => {
      const what = md.safe(say.figureText(figure, locale));
      const isTold = told.includes(figure.text.toLowerCase());
      const isOfOthers = figure.kind === "share" && !own.has(figure);
      // A loss stands with its trouble.
      const isMishap = figure.says === "loses" && figure.kind === "flow";
      const isLoss = isMishap || (figure.says !== "has" && /share|money/.test(figure.kind));
      const isPlain = figure.removed === true || figure.kind === "count";
      return isPlain || isTold || isOfOthers || isLoss ? [] : [what];
    });
  return md.upperFirst([...new Set(texts)].join("; "));
}

/** What one screen has and does; a rule that an earlier one of its kind has told already is not told again. */
function screenPart(plan: Plan, one: Designed, screens: readonly Designed[]): string[] {
  const { locale } = plan;
  const { lines } = screenWords[locale];
  const { screen, functions, look } = one;
  const line = (name: string, text: string) => (text === "" ? "" : `**${name}:** ${text}.`);
  // A function with two screens tells of itself on the first.
  const isFirst = screens.find(({ functions: [own] }) => own === functions[0]) === one;
  const today = measuresOf(plan, one).map((each) => md.safe(say.painPhrase(plan, each.pain, each.today)));
  const passed = plan.exchanges.filter(
    ({ functions: [first], what }) => what !== undefined && functions.some(({ id }) => id === first),
  );
  const isFilled = screen.kind === "form" || screen.kind === "calendar";
  const isNew = screens.find((other) => other.look.rule === look.rule) === one;
  const isOpen = functions[0]?.kinds[0] === "general";
  const said = [
    // What is settled together is said once.
    isNew || !isOpen
      ? line(
          isFilled ? lines.fields : lines.shows,
          screen.items.map(({ label }) => md.safe(label)).join("; "),
        )
      : "",
    line(lines.buttons, screen.actions.map((action) => md.quoted(action, locale)).join(", ")),
    line(lines.rule, isNew && !isOpen ? look.rule : ""),
    line(lines.today, isFirst ? today.join("; ") : ""),
    line(
      lines.numbers,
      isFirst ? numbersText(plan, one, [screen.title, ...today].join(" ").toLowerCase()) : "",
    ),
    line(
      lines.exchange,
      isFirst ? passed.map((each) => `${md.safe(each.name)} — ${passedText(each, locale)}`).join("; ") : "",
    ),
  ];
  const codes = functions.map(({ code }) => code).join(", ");
  const side = isFirst ? "" : `: ${one.roles.map(({ name }) => md.lowerFirst(name)).join(", ")}`;
  const head = md.subheading(`${codes} ${md.safe(screen.title + side)}`);
  const bullets = md.bullets(said.filter((text) => text !== ""));
  // Where nobody is named, a device alone tells nothing.
  const isNamed = one.roles.some(({ actor }) => actor !== undefined);
  const caption = isNamed && screen.caption ? [`${md.safe(screen.caption)}.`] : [];
  return [head, ...caption, ...(bullets === "" ? [] : [bullets])];
}

/** A condition of the visitor that is seen on the screens: no app to install. */
function conditionsSection(plan: Plan): string[] {
  const w = screenWords[plan.locale];
  const rows = plan.constraints.flatMap(({ kind, about }) => {
    const isApp = kind === "forbidden" && /(?<!через |в )приложени|(?<!via (?:an )?)\bapps?\b/iu.test(about);
    return isApp ? [[md.upperFirst(md.safe(about)), w.noApp]] : [];
  });
  return md.section(w.sections.conditions, [
    rows.length > 0 ? md.table([w.condition, w.onScreens], rows) : "",
  ]);
}

function styleSection(style: string, locale: Locale): string[] {
  const w = screenWords[locale];
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
