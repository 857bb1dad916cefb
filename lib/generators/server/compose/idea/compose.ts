import "server-only";
import { formatNumber } from "@/lib/generators/numbers";
import type { Composer } from "@/lib/generators/server/compose/documents";
import { askedFirst, firstPage } from "@/lib/generators/server/compose/idea/first-page";
import { functionsSection, named } from "@/lib/generators/server/compose/idea/functions";
import { boundsText } from "@/lib/generators/server/compose/idea/limits";
import { ideaWords } from "@/lib/generators/server/compose/idea/words";
import type { Constraint, Plan } from "@/lib/generators/server/compose/plan/plan";
import { columns } from "@/lib/generators/server/compose/text/bilingual";
import { nominal } from "@/lib/generators/server/compose/text/cases";
import { LEADS, painPhrase } from "@/lib/generators/server/compose/text/losses";
import {
  bullets,
  filled,
  listed,
  lowerFirst,
  numbered,
  quoted,
  safe,
  section,
  sentence,
  table,
  upperFirst,
} from "@/lib/generators/server/compose/text/markdown";
import { risksOf } from "@/lib/generators/server/compose/text/risks";
import { releaseStages } from "@/lib/generators/server/compose/text/stages";

/** The project idea: a first page for the director, then what changes for whom, and what it takes. */
export const composeIdea: Composer = (plan, { refine }) => ({
  text: [
    `## ${safe(plan.name)}`,
    ...firstPage(plan),
    ...changeSection(plan),
    ...functionsSection(plan),
    ...keepSection(plan),
    ...planSection(plan),
    // The edition with risks brings a register of its own.
    ...(refine === "risks" ? [] : risksSection(plan)),
    ...questionsSection(plan),
  ].join("\n\n"),
});

/** Each complaint by the client's own clause, and the functions that answer it. */
function changeSection(plan: Plan): string[] {
  const { functions, locale } = plan;
  const w = ideaWords[locale];
  const first = functions.filter(({ isFirst }) => isFirst);
  const all = first.length === 1 ? first.map((one) => named(one, plan)) : [w.together];
  const rows = plan.measures.map(({ pain, today, functions: ids }) => {
    const helps = functions.filter(({ id }) => ids.includes(id)).map((one) => named(one, plan));
    return [safe(upperFirst(painPhrase(plan, pain, today))), listed(helps.length > 0 ? helps : all, locale)];
  });
  return section(w.change, [rows.length === 0 ? undefined : table(columns(w.changeHead), rows)]);
}

const kept = ["forbidden", "stays", "outside", "law", "hosting", "acceptance"] as const;
type Kept = Constraint & { kind: (typeof kept)[number] };
const isKept = (one: Constraint): one is Kept => (kept as readonly string[]).includes(one.kind);

/** Bans, systems that stay, law, hosting, acceptance: a line each. */
export function keepSection(plan: Plan): string[] {
  const { locale, constraints, exchanges } = plan;
  const w = ideaWords[locale];
  const lines = constraints.filter(isKept).map(({ kind, about, entry }) => {
    const text = kind === "forbidden" ? lowerFirst(entry.text.replace(LEADS, "")) : nominal(about, locale);
    return `**${w[kind]}:** ${safe(sentence(text))}`;
  });
  const said = constraints.map(({ about }) => about.toLowerCase()).join(" ");
  const beside = exchanges
    .filter(({ relation, name }) => relation !== "replaced" && !said.includes(name.toLowerCase()))
    .map(({ name }) => quoted(safe(name), locale));
  if (beside.length > 0) lines.push(filled(w.beside, { systems: listed(beside, locale) }));
  return section(w.keep, [bullets([...new Set(lines)])]);
}

/** Weeks of the first release, and whether they fit the visitor's bounds. */
function planSection(plan: Plan): string[] {
  const { locale } = plan;
  const w = ideaWords[locale];
  if (plan.functions.length === 0) return [];
  const say = (value: number) => formatNumber(value, locale);
  const rows = releaseStages(plan).map(({ from, to, what, personWeeks }) => [
    from === to ? say(from) : `${say(from)}–${say(to)}`,
    safe(what),
    say(personWeeks),
  ]);
  return section(w.plan, [table(columns(w.planHead), rows, [2]), boundsText(plan)]);
}

const MOST_RISKS = 5;
/** Others are true of many projects: lines of the register, not of the idea. */
const ownRisks: ReadonlySet<string> = new Set(
  "contradiction receive send replaced offline resistance personal served".split(" "),
);

function risksSection(plan: Plan): string[] {
  const own = risksOf(plan).filter(({ id }) => ownRisks.has(id));
  const lines = own.slice(0, MOST_RISKS).map(({ why }) => safe(why));
  return section(ideaWords[plan.locale].risks, [bullets(lines)]);
}

const limitAsks = { deadline: "askDeadline", budget: "askBudget", acceptance: "askAcceptance" } as const;
const isOpen = ({ sheet }: Plan, field: keyof typeof limitAsks): boolean =>
  sheet.limits[field] === undefined || sheet.limits[field].removed === true;

/** What the first page did not ask yet: answers that give figures, then whose work a thing is, then what systems are for. */
export function questionsSection(plan: Plan): string[] {
  const { questions, exchanges, functions, roles, locale } = plan;
  const w = ideaWords[locale];
  const first = askedFirst(plan);
  const actors = roles.filter(({ actor }) => actor !== undefined);
  const idle = actors
    .filter(({ functions: own, figure }) => own.length === 0 && figure === undefined)
    .map(({ name }) => safe(lowerFirst(name)));
  const ownerless = functions.filter(({ users }) => !actors.some(({ id }) => users.includes(id)));
  const titles = ownerless.map(({ title }) => quoted(safe(title), locale));
  const systems = exchanges
    .filter(({ functions: own }) => own.length === 0)
    .map(({ name }) => quoted(safe(name), locale));
  return section(w.questions, [
    numbered([
      ...questions
        .filter(({ text, fills }) => text !== first && fills.part !== "limits")
        .map(({ text }) => safe(text)),
      ...(["deadline", "budget", "acceptance"] as const)
        .filter((field) => isOpen(plan, field))
        .map((field) => w[limitAsks[field]]),
      ...(idle.length === 0 ? [] : [filled(w.askRoles, { roles: listed(idle, locale) })]),
      ...(titles.length === 0 ? [] : [filled(w.askWork, { titles: listed(titles, locale) })]),
      ...(systems.length === 0 ? [] : [filled(w.askSystems, { systems: listed(systems, locale) })]),
    ]),
  ]);
}
