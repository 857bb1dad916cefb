import type { Sql, Query } from "@/lib/database/server/sql";
import type { Bitrix24Client } from "@/lib/inquiries/server/bitrix24-client";
import type { Crm } from "@/lib/inquiries/server/crm";
import type { DirectAttempts } from "@/lib/inquiries/server/direct-attempts";

/**
 * A rule of delivery that is taken out, to see whether the simulation misses it. None of this is in the site: the
 * simulation hands the real code a port that does what the site did before it had the rule.
 */
export type Mutation =
  | "a failure of the store leaves no doubt"
  | "look-ups trust the portal's filter"
  | "changed rows are not counted"
  | "loans go by the clock of each host"
  | "direct attempts are not noted";

export const MUTATIONS: readonly Mutation[] = [
  "a failure of the store leaves no doubt",
  "look-ups trust the portal's filter",
  "changed rows are not counted",
  "loans go by the clock of each host",
  "direct attempts are not noted",
];

export function mutatedAttempts(attempts: DirectAttempts, mutation: Mutation | undefined): DirectAttempts {
  if (mutation === "a failure of the store leaves no doubt")
    return { ...attempts, storeFailed: () => undefined, begin: () => undefined };
  if (mutation === "direct attempts are not noted")
    return {
      ...attempts,
      begin: () => undefined,
      confirm: () => undefined,
    };
  return attempts;
}

export function mutatedSql(sql: Sql, mutation: Mutation | undefined): Sql {
  if (mutation === "loans go by the clock of each host") return { ...sql, time: undefined };
  if (mutation !== "changed rows are not counted") return sql;
  const deaf = ({ all, run }: Query): Query => ({
    all,
    run: async (text, values) => Math.max(text.startsWith("UPDATE") ? 1 : 0, await run(text, values)),
  });
  return { ...sql, ...deaf(sql), transaction: (work) => sql.transaction((query) => work(deaf(query))) };
}

export function mutatedCrm(crm: Crm, client: Bitrix24Client, mutation: Mutation | undefined): Crm {
  if (mutation !== "look-ups trust the portal's filter") return crm;
  return {
    ...crm,
    find: async (inquiryId, call = {}) => {
      const filter = { "=originatorId": "website", "=originId": inquiryId };
      try {
        const { json } = await client("crm.item.list", { entityTypeId: 1, select: ["id"], filter }, call);
        const items = (json as { result?: { items: { id: number }[] } } | undefined)?.result?.items;
        if (items === undefined) return { kind: "ambiguous", reason: "unreadable" };
        const [first] = items;
        return first === undefined ? { kind: "absent" } : { kind: "found", remoteId: first.id };
      } catch {
        return { kind: "ambiguous", reason: "no answer" };
      }
    },
  };
}
