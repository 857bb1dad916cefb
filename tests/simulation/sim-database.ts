import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Query, Sql } from "@/lib/database/server/sql";
import { migrate } from "@/lib/inquiries/server/sqlite-schema";
import type { Chance } from "./chance";
import type { Life } from "./life";

/** What becomes of a call: it fails and nothing is done, or it is done and its answer lost on the way. */
export type StoreFault = "fails" | "loses the answer";

/** `shared`: a database server with a clock of its own, reached over a network, as PostgreSQL is. */
export type DatabaseKind = "file" | "shared";

export type SimDatabase = {
  kind: DatabaseKind;
  /** The database as one process sees it. */
  sqlFor: (life: Life) => Sql;
  /** Runs statements past all processes. */
  exec: (text: string) => void;
  rows: (text: string) => Record<string, unknown>[];
  close: () => void;
};

type Surroundings = {
  kind: DatabaseKind;
  chance: Chance;
  /** What goes wrong at the moment with a call that writes, or only reads. */
  fault: (isWrite: boolean) => StoreFault | undefined;
  /** The time of the database server, in milliseconds since the epoch. */
  time: () => number;
};

/** The real statements of the store, over a real SQLite in memory that several processes reach and that fails as ordered. */
export function createSimDatabase({ kind, chance, fault, time }: Surroundings): SimDatabase {
  const db = new DatabaseSync(":memory:");
  migrate(db);
  const statements = new Map<string, StatementSync>();
  const prepared = (text: string) => {
    const known = statements.get(text);
    if (known !== undefined) return known;
    const fresh = db.prepare(text);
    statements.set(text, fresh);
    return fresh;
  };
  const query: Query = {
    all: (text, values = {}) => Promise.try(() => prepared(text).all(values)),
    run: (text, values = {}) => Promise.try(() => Number(prepared(text).run(values).changes)),
  };
  let last: Promise<unknown> = Promise.resolve();
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
  const inTransaction = async <T>(work: (inside: Query) => Promise<T>): Promise<T> => {
    db.exec("BEGIN IMMEDIATE");
    try {
      const result = await work(query);
      db.exec("COMMIT");
      return result;
    } catch (error) {
      if (db.isTransaction) db.exec("ROLLBACK");
      throw error;
    }
  };

  const sqlFor = (life: Life): Sql => {
    const way = () => life.wait(kind === "file" ? chance.between(0, 2) : chance.between(1, 20));
    const call = async <T>(isWrite: boolean, work: () => Promise<T>): Promise<T> => {
      await way();
      const ordered = fault(isWrite);
      if (ordered === "fails") throw new Error("the store is out of order");
      const result = await alone(work);
      // A process may be killed between the commit and the news of it.
      await way();
      if (ordered !== undefined) throw new Error("the answer of the store was lost");
      return result;
    };
    return {
      all: (...args) => call(false, () => query.all(...args)),
      run: (...args) => call(true, () => query.run(...args)),
      transaction: (work) => call(true, () => inTransaction(work)),
      lockFirstFree: "",
      answersMayBeLost: kind === "shared",
      // Nothing here reaches its quota, and memory keeps nothing that was erased.
      usedBytes: "SELECT 0 AS bytes",
      wipe: () => Promise.resolve(undefined),
      ...(kind === "shared" && { time: () => call(false, () => Promise.resolve(time())) }),
      close: () => Promise.resolve(),
    };
  };
  return {
    kind,
    sqlFor,
    exec: (text) => db.exec(text),
    rows: (text) => db.prepare(text).all(),
    close: () => db.close(),
  };
}
