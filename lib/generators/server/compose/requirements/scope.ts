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
export function scoped(plan: Plan, asked = ""): Scope {
  const parts = asked.split(PART).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const namedIn = (part: string) =>
    plan.functions.filter(
      ({ code, wish, title }) =>
        part.toLowerCase().split(/\s+/u).includes(code.toLowerCase()) ||
        common(stemsOf(part), stemsOf(`${title} ${wish.text}`)) > 0,
    );
  const unknown = parts.filter((part) => namedIn(part).length === 0).map((part) => part.trim());
  const named = new Set(parts.flatMap(namedIn).map(({ id }) => id));
  if (named.size === 0) return { plan, left: [], unknown, asked: "" };
  const touches = ({ functions: ids }: { functions: readonly string[] }) =>
    ids.length === 0 || ids.some((id) => named.has(id));
  return {
    plan: {
      ...plan,
      functions: plan.functions.filter(({ id }) => named.has(id)),
      stores: plan.stores.filter(touches),
      exchanges: plan.exchanges.filter(touches),
      measures: plan.measures.filter(touches),
      roles: plan.roles.filter(touches),
    },
    left: plan.functions.filter(({ id }) => !named.has(id)).map(({ code, title }) => `${code} ${title}`),
    unknown,
    asked,
  };
}
