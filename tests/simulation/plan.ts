import type { Chance } from "./chance";
import type { DatabaseKind, StoreFault } from "./sim-database";
import type { PortalFault } from "./sim-portal";

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** Faults come until then, in milliseconds of the timeline; from then on everything works. */
export const TROUBLE_ENDS = 40 * MINUTE;

/** Long enough for the slowest thing that mends itself: an hour between two attempts, and the wait of a doubt. */
export const ENDS = TROUBLE_ENDS + 4 * HOUR;

/** `from` and `until` in milliseconds of the timeline. */
type Span = { from: number; until: number };

/** What goes wrong in a schedule, and when. */
export type Plan = {
  kind: DatabaseKind;
  processes: number;
  inquiries: number;
  /** Milliseconds by which the clock of each process is ahead; on one host they are alike. */
  skews: readonly number[];
  /** When the clocks of a host are set, and by how much. */
  steps: readonly { at: number; by: number }[];
  kills: readonly { at: number; process: number; restsMs: number }[];
  /** Whether the form tells the site that a press is a repeated one. */
  hints: boolean;
  /** The loan of this inquiry, by its place, is never written down: a damaged index. */
  deaf: number | undefined;
  storeFault: (now: number, isWrite: boolean) => StoreFault | undefined;
  /** Whether the store fails for everybody and for a while. */
  isStoreDown: (now: number) => boolean;
  portalFault: (now: number, method: string) => PortalFault | undefined;
  lag: () => number;
};

/** Which kinds of trouble a schedule has. All of them by default. */
export type Trouble = {
  kind?: DatabaseKind;
  processes?: number;
  /** Processes are killed and started again. */
  kills?: boolean;
  /** Hosts whose clocks differ. */
  skew?: boolean;
  damage?: boolean;
  /** The portal ignores the filter of look-ups. */
  otherLeads?: boolean;
  /** The store fails for single calls and for moments too, not only for a while and for everybody. */
  flaky?: boolean;
  /** Whether forms tell the site that a press is a repeated one: those with a script do. */
  hints?: boolean;
};

const isIn = (spans: readonly Span[], now: number) =>
  spans.some(({ from, until }) => from <= now && now < until);

function spansOf(chance: Chance, most: number, shortest: number, longest: number): Span[] {
  return Array.from({ length: chance.between(0, most) }, () => {
    const from = chance.between(0, TROUBLE_ENDS - MINUTE);
    return { from, until: Math.min(TROUBLE_ENDS, from + chance.between(shortest, longest)) };
  });
}

function portalFaultOf(chance: Chance): PortalFault {
  const commits = chance.is(0.5);
  switch (chance.between(0, 8)) {
    case 0:
      return { kind: "not reached" };
    case 1:
      return { kind: "reset", commits };
    case 2:
      return { kind: "bad gateway", commits };
    case 3:
      return { kind: "cut", commits };
    case 4:
      return { kind: "server error", commits };
    case 5:
      return { kind: "query limit" };
    case 6:
      return { kind: "unauthorized" };
    default:
      // The cloud ends a request after 60 seconds at the latest.
      return { kind: "late", ms: chance.between(3 * SECOND, 55 * SECOND) };
  }
}

/** Makes up a schedule of faults. */
export function planOf(chance: Chance, trouble: Trouble = {}): Plan {
  const { skew = true, damage = true, otherLeads = true, kills = true, flaky = true, hints = true } = trouble;
  const kind = trouble.kind ?? chance.pick(["file", "shared"]);
  const processes = trouble.processes ?? chance.between(1, 3);
  const outages = spansOf(chance, 3, flaky ? 5 * SECOND : 2 * MINUTE, 10 * MINUTE);
  const full = spansOf(chance, 1, MINUTE, 30 * MINUTE);
  const portalDown = spansOf(chance, 3, 10 * SECOND, 10 * MINUTE).map((span) => ({
    ...span,
    fault: portalFaultOf(chance),
  }));
  const blind = otherLeads && chance.is(0.4) ? spansOf(chance, 2, MINUTE, 20 * MINUTE) : [];
  const storeRate = flaky ? chance.pick([0, 0, 0.01, 0.05]) : 0;
  const portalRate = chance.pick([0, 0.05, 0.2]);
  const lag = chance.pick([0, 2 * SECOND, 20 * SECOND]);
  const hosts = kind === "shared" && skew && chance.is(0.5);
  return {
    kind,
    processes,
    inquiries: chance.between(2, 5),
    skews: Array.from({ length: processes }, () => (hosts ? chance.between(-10 * MINUTE, 10 * MINUTE) : 0)),
    steps: chance.is(0.3)
      ? [{ at: chance.between(0, TROUBLE_ENDS), by: chance.between(-3 * HOUR, 3 * HOUR) }]
      : [],
    hints,
    kills: Array.from({ length: kills ? chance.pick([0, 0, 1, 3]) : 0 }, () => ({
      at: chance.between(0, TROUBLE_ENDS - 2 * MINUTE),
      process: chance.between(0, processes - 1),
      restsMs: chance.between(SECOND, MINUTE),
    })),
    deaf: damage && chance.is(0.1) ? 0 : undefined,
    isStoreDown: (now) => isIn(outages, now) || isIn(full, now),
    storeFault: (now, isWrite) => {
      if (now >= TROUBLE_ENDS) return undefined;
      if (isIn(outages, now) || (isWrite && isIn(full, now))) return "fails";
      if (storeRate === 0 || !chance.is(storeRate)) return undefined;
      return kind === "shared" && chance.is(0.5) ? "loses the answer" : "fails";
    },
    portalFault: (now, method) => {
      if (now >= TROUBLE_ENDS) return undefined;
      const down = portalDown.find(({ from, until }) => from <= now && now < until);
      if (down !== undefined) return down.fault;
      if (chance.is(portalRate)) return portalFaultOf(chance);
      return method === "crm.item.list" && isIn(blind, now) ? { kind: "other leads" } : undefined;
    },
    lag: () => (lag === 0 ? 0 : chance.between(0, lag)),
  };
}
