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
  /** Whether the store has been told of a lead of an inquiry, or of a request for one. */
  knowsOfLead: (inquiryId: string) => boolean;
  /** Whether an inquiry waits for its delivery. */
  isWaiting: () => boolean;
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

type Opened = { db: DatabaseSync; statements: Map<string, StatementSync> };

function openEmpty(): Opened {
  const db = new DatabaseSync(":memory:");
  migrate(db);
  return { db, statements: new Map() };
}

/** Databases that schedules before have emptied: bringing one to the newest schema takes longer than most schedules. */
const idle: Opened[] = [];

/** Makes a database as new: no row, and no trigger that a schedule put in. */
function putBack({ db, statements }: Opened): void {
  for (const { name } of db.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").all())
    db.exec(`DROP TRIGGER ${String(name)}`);
  // What refers to another table comes last in the schema, and is emptied first.
  const tables = db.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'schema_migrations' ORDER BY rowid DESC",
  );
  db.exec(
    tables
      .all()
      .map(({ name }) => `DELETE FROM ${String(name)}`)
      .join(";"),
  );
  idle.push({ db, statements });
}

/** The real statements of the store, over a real SQLite in memory that several processes reach and that fails as ordered. */
export function createSimDatabase({ kind, chance, fault, time }: Surroundings): SimDatabase {
  const opened = idle.pop() ?? openEmpty();
  const { db, statements } = opened;
  const prepared = (text: string) => {
    const known = statements.get(text);
    if (known !== undefined) return known;
    const fresh = db.prepare(text);
    statements.set(text, fresh);
    return fresh;
  };
  /** Whether an inquiry waits, as long as nothing has been written since it was asked. */
  let isWaiting: boolean | undefined;
  const query: Query = {
    all: (text, values = {}) => Promise.try(() => prepared(text).all(values)),
    run: (text, values = {}) =>
      Promise.try(() => {
        isWaiting = undefined;
        return Number(prepared(text).run(values).changes);
      }),
  };
  let last: Promise<unknown> = Promise.resolve();
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
  const inTransaction = async <T>(work: (inside: Query) => Promise<T>): Promise<T> => {
    prepared("BEGIN IMMEDIATE").run();
    try {
      const result = await work(query);
      prepared("COMMIT").run();
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
    knowsOfLead: (id) =>
      prepared(
        `SELECT 1 FROM doubts WHERE inquiry_id = :id
          UNION ALL SELECT 1 FROM inquiries WHERE id = :id AND remote_id IS NOT NULL`,
      ).get({ id }) !== undefined,
    isWaiting: () =>
      (isWaiting ??=
        prepared("SELECT 1 FROM inquiries WHERE status = 'pending' LIMIT 1").get() !== undefined),
    rows: (text) => prepared(text).all(),
    close: () => putBack(opened),
  };
}
