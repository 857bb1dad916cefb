import "server-only";
import { fallsText, measuresOf, numberLines } from "@/lib/generators/server/compose/interface/numbers";
import type { Designed } from "@/lib/generators/server/compose/interface/screens";
import { screenWords } from "@/lib/generators/server/compose/interface/words";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Exchange, Plan, Role } from "@/lib/generators/server/compose/plan/plan";
import { figureText, shareNouns } from "@/lib/generators/server/compose/text/figures";
import {
  bullets,
  filled,
  listed,
  lowerFirst,
  numbered,
  quoted,
  safe,
  section,
  subheading,
  upperFirst,
} from "@/lib/generators/server/compose/text/markdown";
import { rolesIn } from "@/lib/generators/server/compose/text/people";
import { counted } from "@/lib/generators/server/compose/text/cases";
import { number } from "@/lib/generators/server/language/ru";
import type { ScreenItem } from "@/lib/generators/screens";
import type { Locale } from "@/lib/i18n/locales";

/** What the document tells of the screens: which comes first, the way of a task across them, and each by itself. */

const titleOf = ({ screen }: Designed, locale: Locale) => quoted(safe(screen.title), locale);

/** The screen people live with: it works on most of what goes wrong. */
function mainOf(plan: Plan, screens: readonly Designed[]): Designed | undefined {
  const weight = (one: Designed) =>
    one.functions.reduce(
      (sum, { kinds, pains, figures, isFirst }) =>
        sum + pains.length * 3 + figures.length + (isFirst ? 10 : 0) - (kinds[0] === "exchange" ? 9 : 0),
      measuresOf(plan, one).length * 3,
    );
  return [...screens].sort((a, b) => weight(b) - weight(a))[0];
}

export function summary(plan: Plan, screens: readonly Designed[]): string {
  const { locale } = plan;
  const w = screenWords[locale];
  const phones = screens.filter(({ screen }) => screen.device === "phone").length;
  const main = mainOf(plan, screens);
  const later = screens.filter(({ functions }) => functions.every(({ isFirst }) => !isFirst));
  const count = screens.length;
  const noun = locale === "ru" ? counted(count, "экраны", locale) : count === 1 ? "screen" : "screens";
  const onPhones =
    phones > 0 && phones < screens.length ? `, ${filled(w.onPhones, { count: String(phones) })}` : "";
  const title = main === undefined ? "" : `**${titleOf(main, locale)}**`;
  return [
    `${String(count)} ${noun}${onPhones}.`,
    title === "" || count < 2 ? "" : filled(w.main, { title }),
    later.length > 0 ? filled(w.later, { titles: later.map((one) => titleOf(one, locale)).join(", ") }) : "",
  ]
    .filter((text) => text !== "")
    .join(" ");
}

/** Kinds that take something in come first on the way of a task, those that give something out last. */
const taking: readonly FunctionKind[] =
  "request form booking recognition photo label signing metering alert".split(" ") as FunctionKind[];
const giving: readonly FunctionKind[] =
  "document report payment calculation notice reminder exchange access feedback".split(" ") as FunctionKind[];

const stage = ({ functions, screen }: Designed) => {
  const kind = functions[0]?.kinds[0] ?? "general";
  if (taking.includes(kind)) return screen.id.endsWith("-queue") ? 1 : 0;
  return giving.includes(kind) ? 3 : 2;
};

const MANY = /(?:[^s]s|people|staff|crew|men|women|children)$/iu;

function areMany(roles: readonly Role[], locale: Locale): boolean {
  const [first] = roles;
  if (roles.length !== 1 || first === undefined) return roles.length > 1;
  return locale === "en" ? MANY.test(first.name) : number(first.name) === "plur";
}

const MOST_STEPS = 5;

/** The task from its beginning to its end, across the people and screens it touches. */
export function pathSection({ locale }: Plan, screens: readonly Designed[]): string[] {
  const { verbs, sections } = screenWords[locale];
  const isNew = ({ words, functions }: Designed, index: number) =>
    screens.findIndex((other) => other.words === words) === index &&
    (screens.length === 1 || functions[0]?.kinds[0] !== "exchange");
  const ordered = screens
    .filter(isNew)
    .sort((a, b) => stage(a) - stage(b))
    .slice(0, MOST_STEPS);
  const steps = ordered.map((one) => {
    const { screen, roles, words } = one;
    const verb = (pair: string) => pair.split("|")[areMany(roles.slice(0, 3), locale) ? 1 : 0] ?? pair;
    const own: Readonly<Partial<Record<string, string>>> = verbs;
    const who =
      locale === "en"
        ? rolesIn(roles, "gent", locale)
        : listed(
            roles.slice(0, 3).map(({ name }) => lowerFirst(safe(name))),
            locale,
          );
    const comma = locale === "en" || /^(?:когда|прежде)/iu.test(words.opens) ? "," : "";
    const [action] = screen.actions;
    const done =
      action === undefined
        ? ""
        : `, ${verb(verbs.press)} ${quoted(action, locale)}, ${verbs.and} ${words.result}`;
    return `${upperFirst(words.opens)}${comma} ${who} ${verb(own[screen.kind] ?? verbs.other)} ${titleOf(one, locale)}${done}.`;
  });
  return steps.length === 0 ? [] : section(sections.path, [numbered(steps)]);
}

function fieldText(
  { label, control, mark, value }: ScreenItem,
  { screen }: Designed,
  locale: Locale,
): string {
  const { state, controls } = screenWords[locale];
  const isFilled = screen.kind === "form" || screen.kind === "calendar";
  const how = mark !== undefined ? state : isFilled ? controls[control ?? "text"] : value;
  return how === undefined ? safe(label) : `${safe(label)} – ${safe(how)}`;
}

/** «38 поверителей» where the text counts them, else the name of the role. */
const peopleOf = ({ roles }: Designed, locale: Locale): string =>
  roles
    .map(({ name, figure }, index) => {
      const many = figure && shareNouns(figureText(figure, locale), name) ? figureText(figure, locale) : name;
      return safe(index === 0 ? upperFirst(many) : lowerFirst(many));
    })
    .join(", ");

function exchangeText({ name, direction, what }: Exchange, { locale }: Plan): string {
  const { lines } = screenWords[locale];
  const [head, end] = {
    in: [lines.from, lines.taken],
    out: [lines.to, lines.sent],
    both: [lines.both, lines.passed],
  }[direction] as [string, string];
  const said = what === undefined ? "" : `${safe(lowerFirst(what))}; `;
  return `**${filled(head, { name: quoted(safe(name), locale) })}:** ${said}${end}.`;
}

/** What one screen has and does; what an earlier one of its kind has told already is not told again. */
export function screenPart(plan: Plan, one: Designed, screens: readonly Designed[]): string[] {
  const { locale, exchanges } = plan;
  const { lines, failures } = screenWords[locale];
  const { screen, functions, words, on } = one;
  const line = (name: string, text: string) => (text === "" ? "" : `**${name}:** ${text}.`);
  const isFilled = screen.kind === "form" || screen.kind === "calendar";
  const passed = exchanges.filter(
    ({ functions: ids, relation }) =>
      relation !== "forbidden" && functions.some(({ id }) => ids.includes(id)),
  );
  const earlier = screens.slice(0, screens.indexOf(one));
  const isFirst = (isSame: (other: Designed) => boolean) => !earlier.some(isSame);
  const said = [
    line(
      isFilled ? lines.fields : lines.shows,
      screen.items.map((item) => fieldText(item, one, locale)).join("; "),
    ),
    line(lines.buttons, screen.actions.map((action) => quoted(action, locale)).join(", ")),
    line(lines.rule, isFirst((other) => other.words === words) ? words.rule : ""),
    line(lines.fall, fallsText(plan, one)),
    ...numberLines(plan, one).map((text) => `${text}.`),
    ...passed
      .filter(({ functions: [id] }) => functions.some((own) => own.id === id))
      .map((exchange) => exchangeText(exchange, plan)),
    line(lines.noSignal, functions.some(({ isOffline }) => isOffline) ? lines.offline : ""),
    line(lines.failure, isFirst((other) => other.screen.kind === screen.kind) ? failures[screen.kind] : ""),
  ];
  const codes = functions.map(({ code }) => code).join(", ");
  return [
    subheading(`${codes} ${safe(screen.title)}`),
    `${peopleOf(one, locale)} – ${on}.`,
    bullets(said.filter((text) => text !== "")),
  ];
}

/** What only the client can tell before anything is drawn. */
export function questionsSection({ locale }: Plan, screens: readonly Designed[]): string[] {
  const w = screenWords[locale];
  const open = screens.filter(
    ({ functions, screen }) =>
      screen.kind !== "message" && functions.every(({ channels }) => channels.length === 0),
  );
  const forms = screens.filter(({ screen }) => screen.kind === "form");
  const ask = (pattern: string, asked: readonly Designed[]) =>
    asked.length === 0
      ? []
      : [filled(pattern, { screens: asked.map((one) => titleOf(one, locale)).join(", ") })];
  const questions = [...ask(w.askDevice, open.slice(0, 2)), ...ask(w.askFields, forms.slice(0, 1))];
  return questions.length === 0 ? [] : section(w.sections.questions, [bullets(questions)]);
}
