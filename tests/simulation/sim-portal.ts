import type { Answer, Bitrix24Client } from "@/lib/inquiries/server/bitrix24-client";
import { createFakeCrm } from "@/tests/peers/fake-bitrix24-crm";
import { CallError, recordOf, textOf, type Params } from "@/tests/peers/fake-bitrix24-wire";
import type { Chance } from "./chance";
import type { Life } from "./life";
import type { Timeline } from "./timeline";

/** How a call goes wrong; `commits` says whether the portal has done what was asked for all the same. */
export type PortalFault =
  | { kind: "not reached" | "unauthorized" | "query limit" | "refused" | "other leads" }
  | { kind: "reset" | "bad gateway" | "cut" | "server error"; commits: boolean }
  /** It is done after so many milliseconds, whoever still waits for it. */
  | { kind: "late"; ms: number };

/** Who calls: a process, and on which way the inquiry goes. */
export type Caller = { life: Life; process: number; path: "outbox" | "direct" };

/** A request for a lead, as it was sent; its times in milliseconds of the timeline. */
export type Creation = {
  inquiryId: string;
  caller: Caller;
  sentAt: number;
  leadId: number;
  /** From when on look-ups show it. */
  visibleAt: number;
};
export type LookUp = { inquiryId: string; caller: Caller; at: number };

export type SimPortal = {
  clientFor: (caller: Caller) => Bitrix24Client;
  leads: readonly { id: number; originId?: unknown }[];
  creations: readonly Creation[];
  lookUps: readonly LookUp[];
};

type Surroundings = {
  timeline: Timeline;
  chance: Chance;
  /** The portal's clock. */
  now: () => number;
  fault: (method: string) => PortalFault | undefined;
  /** Milliseconds until a new lead is shown by look-ups. */
  lag: () => number;
  note: (line: string) => void;
};

// One of each for all: making an exception, with its stack, takes longer than a call of the portal.
const TIMED_OUT = new DOMException("timeout", "TimeoutError");
const ABORTED = new DOMException("aborted", "AbortError");

const broken = (code: string) => Object.assign(new TypeError("fetch failed"), { cause: { code } });
const refusal = (status: number, error: string): Answer => ({ status, json: { error } });

/** What the caller gets instead of the answer. */
const told: Record<Exclude<PortalFault["kind"], "late" | "other leads">, Answer | Error> = {
  "not reached": broken("ECONNREFUSED"),
  unauthorized: refusal(401, "NO_AUTH_FOUND"),
  "query limit": refusal(503, "QUERY_LIMIT_EXCEEDED"),
  refused: refusal(400, "CRM_FIELD_ERROR_VALUE_NOT_VALID"),
  reset: broken("ECONNRESET"),
  "bad gateway": { status: 502, json: undefined },
  cut: { status: 200, json: undefined },
  "server error": refusal(500, "INTERNAL_SERVER_ERROR"),
};

/** A portal of Bitrix24 on a timeline, with the storage of the fake one that the other tests use. */
export function createSimPortal({ timeline, chance, now, fault, lag, note }: Surroundings): SimPortal {
  const crm = createFakeCrm(now);
  const creations: Creation[] = [];
  const lookUps: LookUp[] = [];

  const find = (params: Params, ignoresFilter: boolean) => {
    const hidden = new Set(
      creations.filter(({ visibleAt }) => visibleAt > timeline.now()).map(({ leadId }) => leadId),
    );
    const answer = crm.call("crm.item.list", ignoresFilter ? { ...params, filter: {} } : params);
    const { items } = answer.result as { items: { id: number }[] };
    return { ...answer, result: { items: items.filter(({ id }) => !hidden.has(id)) } };
  };

  /** Does what is asked for. */
  const commit = (caller: Caller, method: string, params: Params, sentAt: number, other: boolean): Answer => {
    try {
      if (method === "crm.item.list") {
        const inquiryId = textOf(recordOf(params["filter"])["=originId"]);
        if (inquiryId !== "") lookUps.push({ inquiryId, caller, at: timeline.now() });
        return { status: 200, json: find(params, other) };
      }
      const answer = crm.call(method, params);
      if (method === "crm.item.add") {
        const lead = crm.leads.at(-1);
        const inquiryId = textOf(lead?.["originId"]);
        const leadId = lead?.id ?? 0;
        creations.push({ inquiryId, caller, sentAt, leadId, visibleAt: timeline.now() + lag() });
        note(`portal: lead ${leadId} of ${inquiryId.slice(-3)} by process ${caller.process}, ${caller.path}`);
      }
      return { status: 200, json: answer };
    } catch (error) {
      if (error instanceof CallError) return refusal(error.status, error.code);
      throw error;
    }
  };

  const clientFor =
    (caller: Caller): Bitrix24Client =>
    async (method, given, { timeoutMs = 10_000, signal }) => {
      const { life } = caller;
      await life.wait(0);
      signal?.throwIfAborted();
      // The wire carries text.
      const params = JSON.parse(JSON.stringify(given)) as Params;
      const sentAt = timeline.now();
      const ordered = fault(method);
      const way = chance.between(20, 400);
      return new Promise<Answer>((resolve, reject) => {
        const callOff = life.after(timeoutMs, () => reject(TIMED_OUT));
        signal?.addEventListener("abort", () => reject(ABORTED), { once: true });
        const answer = (value: Answer | Error) => {
          void life.after(chance.between(10, 200), () => {
            callOff();
            if (value instanceof Error) reject(value);
            else resolve(value);
          });
        };
        const done = () => commit(caller, method, params, sentAt, ordered?.kind === "other leads");
        void timeline.after(way, () => {
          if (ordered !== undefined && "commits" in ordered && ordered.commits) done();
          if (ordered?.kind === "late") void timeline.after(ordered.ms, () => answer(done()));
          else answer(ordered === undefined || ordered.kind === "other leads" ? done() : told[ordered.kind]);
        });
      });
    };
  return { clientFor, leads: crm.leads, creations, lookUps };
}
