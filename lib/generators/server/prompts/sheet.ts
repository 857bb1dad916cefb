import "server-only";
import type { FactEntry, FactSheet } from "@/lib/generators/fact-sheet";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";

/** An entry without what only a page needs: its id and its place. */
function bare<T extends FactEntry>({ id: _id, span: _span, removed: _removed, ...rest }: T) {
  return rest;
}

const living = <T extends FactEntry>(entries: readonly T[]) =>
  entries.filter(({ removed }) => removed !== true);
const one = <T extends FactEntry>(entry: T | undefined) =>
  entry === undefined || entry.removed === true ? undefined : bare(entry);

/** The fact sheet as a model gets it, without what the visitor took away. */
export function sheetForModel(sheet: FactSheet): string {
  const { subject, organisation, figures, actors, pains, wishes, bans, systems, limits, open } = sheet;
  const linked = <T extends FactEntry & { figures: string[] }>(entry: T) => {
    const { figures: _figures, ...rest } = bare(entry);
    return rest;
  };
  return JSON.stringify({
    subject: one(subject),
    organisation: one(organisation),
    figures: living(figures).map(bare),
    actors: living(actors).map((actor) => {
      const { figure: _figure, ...rest } = bare(actor);
      return rest;
    }),
    pains: living(pains).map(linked),
    wishes: living(wishes).map(linked),
    bans: living(bans).map(bare),
    systems: living(systems).map(bare),
    limits: {
      deadline: one(limits.deadline),
      budget: one(limits.budget),
      hosting: one(limits.hosting),
      hours: one(limits.hours),
      acceptance: one(limits.acceptance),
      currency: limits.currency,
      country: limits.country,
      law: living(limits.law ?? []).map(bare),
    },
    questions: open.map(({ text }) => text),
  });
}

/** What was decided in code, the same for every document: functions and their codes, exchanges, how success is seen, what it costs. */
export function planForModel(plan: Plan): string {
  const titles = new Map(plan.functions.map(({ id, code }) => [id, code]));
  const codes = (ids: readonly string[]) => ids.flatMap((id) => titles.get(id) ?? []);
  return JSON.stringify({
    name: plan.name,
    functions: plan.functions.map(({ code, title, isFirst, isOffline, users }) => ({
      code,
      title,
      release: isFirst ? "first" : "later",
      roles: users.flatMap((id) => plan.roles.find((role) => role.id === id)?.name ?? []),
      ...(isOffline && { offline: true }),
    })),
    roles: plan.roles.map(({ name, side, functions }) => ({ name, side, functions: codes(functions) })),
    records: plan.stores.map(({ name }) => name),
    exchanges: plan.exchanges.map(({ name, relation, direction, what }) => ({
      name,
      relation,
      direction,
      what,
    })),
    measures: plan.measures.map(({ pain, functions }) => ({
      pain: pain.text,
      question: plan.questions.find(({ about }) => about === pain.id)?.text,
      functions: codes(functions),
    })),
    constraints: plan.constraints.map(({ kind, about }) => ({ kind, about })),
    load: plan.loads.map(({ figure, perDay, perYear }) => ({
      of: figure.text,
      perDay,
      perYear,
    })),
    effort: {
      firstReleaseWeeks: plan.effort.firstWeeks,
      wholeWeeks: plan.effort.totalWeeks,
      people: plan.effort.people,
      firstReleasePersonWeeks: plan.effort.firstPersonWeeks,
      wholePersonWeeks: plan.effort.totalPersonWeeks,
    },
  });
}
