import "server-only";
import type { Figure } from "@/lib/generators/fact-sheet";
import { isExchange, type Designed } from "@/lib/generators/server/compose/interface/screens";
import { countOf, isThing, sizeOf } from "@/lib/generators/server/compose/interface/things";
import { screenWords } from "@/lib/generators/server/compose/interface/words";
import type { Measure, Plan } from "@/lib/generators/server/compose/plan/plan";
import { counted } from "@/lib/generators/server/compose/text/cases";
import { figureText, namedFigure, nounOf, shareNouns } from "@/lib/generators/server/compose/text/figures";
import * as markdown from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** What the document tells of the screens: which comes first, and each by itself. */

const { bullets, filled, lowerFirst, quoted, safe, section, subheading, upperFirst } = markdown;

const titleOf = ({ screen }: Designed, locale: Locale) => quoted(safe(screen.title), locale);

/** Troubles that a screen works on; each is told where it is met first. */
const measuresOf = ({ measures }: Plan, { functions }: Designed): Measure[] =>
  measures.filter(({ functions: [first] }) => functions.some(({ id }) => id === first));

/** How many there are, and which one people live with: it works on most of what goes wrong. */
export function summary(plan: Plan, screens: readonly Designed[]): string {
  const { locale } = plan;
  const w = screenWords[locale];
  const weight = (one: Designed) => measuresOf(plan, one).length - (isExchange(one) ? 9 : 0);
  const [main] = [...screens].sort((a, b) => weight(b) - weight(a));
  const phones = screens.filter(({ screen }) => screen.device === "phone").length;
  const { length } = screens;
  const noun = locale === "ru" ? counted(length, "экраны", locale) : length === 1 ? "screen" : "screens";
  const onPhones = phones > 0 && phones < length ? filled(w.onPhones, { count: String(phones) }) : "";
  const first = main && length > 1 ? ` ${filled(w.main, { title: titleOf(main, locale) })}` : "";
  return `${String(length)} ${noun}${onPhones}.${first}`;
}

const isFilled = ({ screen: { kind } }: Designed) => kind === "form" || kind === "calendar";

/** Numbers of the visitor that a screen is made for: those of its functions, of its people, and of what is chosen on it. */
function numbersText(plan: Plan, one: Designed, told: string): string {
  const { screen, functions, roles } = one;
  const { locale, sheet } = plan;
  const { lists, choices } = screenWords[locale];
  const own = new Set([...functions.flatMap(({ figures }) => figures), ...roles.map(({ figure }) => figure)]);
  const words = isFilled(one) ? choices : lists;
  const texts = sheet.figures.flatMap((figure) => {
    const what = safe(figureText(figure, locale));
    const isOwn = own.has(figure) || screen.items.some(({ label }) => shareNouns(nounOf(figure), label));
    if (figure.removed === true || !isOwn || told.includes(what.toLowerCase())) return [];
    const isListed = countOf([figure]) !== undefined && isThing(plan, figure);
    return [isListed ? filled(words[sizeOf(figure.value)], { what }) : what];
  });
  return upperFirst([...new Set(texts)].join("; "));
}

const digits = (text: string) => text.replace(/\D+/gu, " ").trim();

/** The trouble in the client's words, with those of its numbers that it does not say, and the value that is wanted. */
function todayText({ label, today }: Measure, { locale, sheet }: Plan): string {
  const isNew = (one: Figure) => !digits(label).includes(digits(figureText(one, locale)));
  const named = today.filter(isNew).map((one) => namedFigure(one, locale));
  const isSame = ({ time }: Figure) => time !== undefined && today.some((one) => one.time === time);
  const wanted = sheet.figures.find((one) => one.removed !== true && one.says === "wants" && isSame(one));
  const goal = wanted ? [`${screenWords[locale].goal} – ${figureText(wanted, locale)}`] : [];
  return [label, ...named, ...goal].map((text) => lowerFirst(safe(text))).join("; ");
}

/** What one screen has and does; a rule that an earlier one of its kind has told already is not told again. */
export function screenPart(plan: Plan, one: Designed, screens: readonly Designed[]): string[] {
  const { locale } = plan;
  const { lines, exchange, offline } = screenWords[locale];
  const { screen, functions, words } = one;
  const line = (name: string, text: string) => (text === "" ? "" : `**${name}:** ${text}.`);
  const today = measuresOf(plan, one).map((measure) => todayText(measure, plan));
  const passed = plan.exchanges.filter(
    ({ functions: [first], relation }) =>
      relation !== "forbidden" && functions.some(({ id }) => id === first),
  );
  const said = [
    line(isFilled(one) ? lines.fields : lines.shows, screen.items.map(({ label }) => safe(label)).join("; ")),
    line(lines.buttons, screen.actions.map((action) => quoted(action, locale)).join(", ")),
    line(lines.rule, screens.find((other) => other.words === words) === one ? words.rule : ""),
    line(lines.today, today.join("; ")),
    line(lines.numbers, numbersText(plan, one, today.join(" ").toLowerCase())),
    ...passed.map(({ name, direction, what }) => {
      const head = filled(exchange[direction], { name: quoted(safe(name), locale) });
      return what === undefined ? `${head}.` : line(head, lowerFirst(safe(what)));
    }),
    line(lines.noSignal, functions.some(({ isOffline }) => isOffline) ? offline : ""),
  ];
  const codes = functions.map(({ code }) => code).join(", ");
  const head = subheading(`${codes} ${safe(screen.title)}`);
  return [head, `${safe(screen.caption ?? "")}.`, bullets(said.filter((text) => text !== ""))];
}

/** What only the client can tell before anything is drawn. */
export function questionsSection({ locale }: Plan, screens: readonly Designed[]): string[] {
  const w = screenWords[locale];
  const open = screens.filter(
    ({ functions: [first], screen: { kind } }) => kind !== "message" && !first?.channels.length,
  );
  const titles = open.slice(0, 2).map((one) => titleOf(one, locale));
  return titles.length === 0
    ? []
    : section(w.sections.questions, [filled(w.device, { screens: titles.join(", ") })]);
}
