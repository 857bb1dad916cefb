import "server-only";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { common, stemsOf } from "@/lib/generators/server/compose/plan/stems";

/** What the field of the visitor's scope comes to. */
export type Scope = {
  /** The plan with the functions that the scope names; all of them when it names none. */
  plan: Plan;
  /** Codes and titles that the document leaves out. */
  left: readonly string[];
  /** Parts of the scope that no wish belongs to, as written. */
  unknown: readonly string[];
  /** The scope as written when it limits the document, else nothing. */
  asked: string;
};

const PART = /\s*(?:[,;\n]|(?<![\p{L}])(?:и|а также|and|plus)(?![\p{L}]))\s*/giu;

/** Limits a plan to what the scope names; functions are found by their codes or by common words. */
export function scoped(plan: Plan, scope: string | undefined): Scope {
  const parts = (scope ?? "")
    .split(PART)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const named = new Set<string>();
  const unknown: string[] = [];
  for (const part of parts) {
    const stems = stemsOf(part);
    const own = plan.functions.filter(
      ({ code, wish, title }) =>
        part.toLowerCase().split(/\s+/u).includes(code.toLowerCase()) ||
        common(stems, stemsOf(`${title} ${wish.text}`)) > 0,
    );
    if (own.length === 0) unknown.push(part);
    for (const { id } of own) named.add(id);
  }
  if (named.size === 0) return { plan, left: [], unknown, asked: "" };
  const functions = plan.functions.filter(({ id }) => named.has(id));
  const touches = ({ functions: ids }: { functions: readonly string[] }) => ids.some((id) => named.has(id));
  return {
    plan: {
      ...plan,
      functions,
      stores: plan.stores.filter(touches),
      exchanges: plan.exchanges.filter((one) => one.functions.length === 0 || touches(one)),
      measures: plan.measures.filter((one) => one.functions.length === 0 || touches(one)),
      roles: plan.roles.filter((one) => one.functions.length === 0 || touches(one)),
    },
    left: plan.functions.filter(({ id }) => !named.has(id)).map(({ code, title }) => `${code} ${title}`),
    unknown,
    asked: scope ?? "",
  };
}
